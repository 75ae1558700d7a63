import type { Event } from './event.ts'

/** After so many hero turns a simulation gives up: the torch may be raised again and again (TE-BOT.15). */
const patience = 300

/** No result: nobody has won or lost for so long that nobody will. */
export function isEndless(events: readonly Event[]): boolean {
  let turns = 0
  for (const event of events) if (event.type === 'turn') turns += 1
  return turns > patience
}

const causes: Readonly<Record<string, string>> = {
  'TE-3.1': 'boss dead',
  'TE-3.2': 'fifth goblin',
  'TE-3.3': 'torch out',
  'TE-3.4': 'stuck dungeon',
}

/** What a simulation counts: wins by boss, hero and party, why and in which act a game was lost, and how long it was. */
export function stats(events: readonly Event[]) {
  const rates: { of: string; name: string; hit: boolean }[] = []
  const amounts: { of: string; name: string; amount: number }[] = []
  const heroes: string[] = []
  let boss = 'none met'
  let act = 1
  let turns = 0
  let end: Extract<Event, { type: 'ended' }> | undefined
  for (const event of events)
    switch (event.type) {
      case 'picked':
        heroes.push(event.hero)
        break
      case 'turn':
        turns += 1
        break
      case 'actTwo':
        boss = event.boss
        act = 2
        break
      case 'ended':
        end = event
        break
      default:
    }
  const won = end?.won === true
  const cause = end === undefined ? 'no result' : (causes[end.why] ?? end.why)
  rates.push({ of: 'wins by heroes', name: `${heroes.length} heroes`, hit: won })
  rates.push({ of: 'wins by boss', name: boss, hit: won })
  for (const hero of heroes) rates.push({ of: 'wins by hero', name: hero, hit: won })
  for (const name of ['no result', ...Object.values(causes)])
    rates.push({ of: 'endings', name, hit: name === cause })
  rates.push({ of: 'second act', name: 'reached', hit: act === 2 })
  if (!won) {
    for (const number of [1, 2])
      rates.push({ of: 'losses by act', name: `act ${number}`, hit: act === number })
    amounts.push({ of: 'turn of loss', name: cause, amount: turns })
  }
  return { rates, amounts, lengths: { turns } }
}
