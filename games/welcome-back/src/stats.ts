import type { Hero } from './content/ids.ts'
import type { Event } from './event.ts'

/** What a simulation counts: how often a run with each Hero succeeded, and how many rounds it took. */
export function stats(events: readonly Event[]) {
  const rates: { of: 'survival'; name: Hero; hit: boolean }[] = []
  let hero: Hero | undefined
  for (const event of events) {
    if (event.type === 'entered') hero = event.hero
    const over = event.type === 'succeeded' || event.type === 'failed'
    if (over && hero !== undefined)
      rates.push({ of: 'survival', name: hero, hit: event.type === 'succeeded' })
  }
  return { rates, lengths: { rounds: events.filter(event => event.type === 'round').length } }
}
