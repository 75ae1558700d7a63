import { bossCards } from './content/bosses.ts'
import type { Event } from './event.ts'

interface Amount {
  readonly of: string
  readonly name: string
  readonly amount: number
}

/** What a simulation counts: glory by card, power and goal, what bosses pay and who flees, and who was resurrected. */
export function stats(events: readonly Event[]) {
  const rates: { of: string; name: string; hit: boolean }[] = []
  const amounts: Amount[] = []
  const kept: { readonly of: string; readonly name: string; readonly seat: number }[] = []
  const resurrected = new Set<number>()
  let card = ''
  let rooms = 0
  for (const event of events) {
    switch (event.type) {
      case 'began':
        card = event.card
        break
      case 'noted':
      case 'done': {
        const { seat, deed: sheetEvent } = event
        if (sheetEvent.do === 'keptPower') kept.push({ of: 'glory by power', name: sheetEvent.power, seat })
        if (sheetEvent.do === 'keptGoal') kept.push({ of: 'glory by goal', name: sheetEvent.goal, seat })
        if (sheetEvent.do === 'resurrected') resurrected.add(seat)
        break
      }
      case 'fight': {
        const { boss, glory, fled } = event
        amounts.push({ of: `pay of boss ${bossCards[boss].level}`, name: boss, amount: glory })
        rates.push({ of: 'fled from', name: boss, hit: fled !== undefined })
        break
      }
      case 'ended':
        for (const [seat, amount] of event.scores.entries()) {
          amounts.push({ of: 'glory by card', name: card, amount })
          for (const { of, name, seat: whose } of kept) if (whose === seat) amounts.push({ of, name, amount })
          rates.push({ of: 'resurrected', name: 'a player', hit: resurrected.has(seat) })
          rooms += (event.rooms[seat] ?? 0) / event.rooms.length
        }
        break
      default:
    }
  }
  return { rates, amounts, lengths: { rooms } }
}
