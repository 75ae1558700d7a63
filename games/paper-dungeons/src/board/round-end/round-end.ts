import type { Seat } from '@kazamata/kernel'
import type { Room } from '../../content/ids.ts'
import type { Event, EventOf, SheetEvent } from '../../event.ts'

/** What a seat did in a round. */
export interface TurnReport {
  readonly seat: Seat
  readonly events: readonly SheetEvent[]
}

/** The end of a round, part by part (PD-UI.7). */
export interface RoundReport {
  /** 0 for the setup. */
  readonly round: number
  readonly turns: readonly TurnReport[]
  readonly gems: readonly EventOf<'announced'>[]
  readonly boss?: EventOf<'boss'>
  readonly fights: readonly EventOf<'fight'>[]
  readonly victor?: EventOf<'victor'>
  /** What happened in the open: the damage of skulls and bosses, powers at the setup, a boss's reward. */
  readonly open: readonly TurnReport[]
  /** A boss's reward, and what came of it. */
  readonly rewards: readonly TurnReport[]
  readonly vanished: readonly EventOf<'vanished'>[]
  readonly missions: readonly EventOf<'mission'>[]
}

/** Types of events that every viewer is sent: their number marks the same moment for all viewers. */
const publicTypes: ReadonlySet<Event['type']> = new Set([
  'rolled',
  'revealed',
  'announced',
  'boss',
  'fight',
  'victor',
  'vanished',
  'mission',
  'ended',
])

export const countPublic = (events: readonly Event[]): number =>
  events.filter(({ type }) => publicTypes.has(type)).length

/** The events after so many public ones. */
export function eventsAfter(events: readonly Event[], seen: number): readonly Event[] {
  let left = seen
  const at = events.findIndex(({ type }) => publicTypes.has(type) && left-- === 0)
  if (at < 0) return []
  // Events before the public one belong to it: turns are sent before `revealed`.
  let from = at
  while (from > 0 && !publicTypes.has(events[from - 1]?.type ?? 'rolled')) from--
  return events.slice(from)
}

/**
 * The report of the first round that ends after so many public events; none if no round ends. It may be the rest of a
 * report that was interrupted: a boss's reward had to be chosen.
 */
export function reportOf(events: readonly Event[], seen = 0): RoundReport | undefined {
  const recent = seen === 0 ? events : eventsAfter(events, seen)
  // The next roll, and the damage of its skulls, are no part of the end of a round.
  const end = recent.findIndex(({ type }) => type === 'rolled')
  const before = end < 0 ? recent : recent.slice(0, end)
  const reveals = events.slice(0, events.length - recent.length + before.length)
  const of = <T extends Event['type']>(type: T) =>
    before.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  const revealed = reveals.findLast(event => event.type === 'revealed')
  const boss = of('boss')[0]
  const victor = of('victor')[0]
  const round = revealed?.round ?? 0
  const report: RoundReport = {
    round,
    turns: bySeat(of('retold')),
    gems: of('announced'),
    ...(boss === undefined ? {} : { boss }),
    fights: of('fight'),
    ...(victor === undefined ? {} : { victor }),
    open: bySeat(of('done')),
    rewards: round === 0 ? [] : bySeat(of('done').filter(({ deed }) => !isDamage(deed))),
    vanished: of('vanished'),
    missions: of('mission'),
  }
  const { turns, gems, fights, vanished, missions } = report
  const empty = [turns, gems, fights, vanished, missions].every(list => list.length === 0)
  return empty && victor === undefined ? undefined : report
}

const isDamage = ({ do: what }: SheetEvent) => what === 'hurt' || what === 'spared' || what === 'resurrected'

function bySeat(
  events: readonly { readonly seat: Seat; readonly deed: SheetEvent }[],
): readonly TurnReport[] {
  const seats = [...new Set(events.map(({ seat }) => seat))]
  return seats.map(seat => ({
    seat,
    events: events.filter(event => event.seat === seat).map(({ deed }) => deed),
  }))
}

/** The events of the round that ended last, to show its report again. */
export function lastRoundEnd(events: readonly Event[]): readonly Event[] {
  const rolls = events.flatMap(({ type }, at) => (type === 'rolled' ? [at] : []))
  const over = events.some(({ type }) => type === 'ended')
  const open = rolls.at(-1) ?? 0
  const ended = over || events.slice(open).some(({ type }) => type === 'revealed')
  const from = ended ? open + 1 : (rolls.at(-2) ?? -1) + 1
  return events.slice(from)
}

/** The way a party went in one round. */
export interface WalkedPath {
  readonly seat: Seat
  /** Absent where it came in through an entrance. */
  readonly from?: Room | undefined
  readonly rooms: readonly Room[]
}

/** The ways of the others in the round that ended last. */
export function rivalPaths(events: readonly Event[]): readonly WalkedPath[] {
  const turns = reportOf(lastRoundEnd(events))?.turns ?? []
  return turns.flatMap(({ seat, events }) => {
    const steps = events.filter(event => event.do === 'entered')
    return steps.length === 0 ? [] : [{ seat, from: steps[0]?.from, rooms: steps.map(({ room }) => room) }]
  })
}

/** In a replay: the events of a round that has just ended, until somebody makes the next move. */
export function newRoundEnd(events: readonly Event[]): readonly Event[] {
  const end = events.findLastIndex(({ type }) => type === 'revealed')
  const fresh = end >= 0 && events.slice(end).every(({ type }) => type !== 'noted' && type !== 'confirmed')
  return fresh ? lastRoundEnd(events) : []
}
