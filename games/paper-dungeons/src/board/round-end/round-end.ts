import type { Seat } from '@kazamata/kernel'
import type { Hero, Item } from '../../content/ids.ts'
import type { Event, EventOf, SheetEvent } from '../../event.ts'

/** What a seat did in a round, in short. */
export interface TurnReport {
  readonly seat: Seat
  readonly deeds: readonly SheetEvent[]
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
  /** What happened in the open: boss damage, a boss's reward. */
  readonly open: readonly TurnReport[]
  readonly vanished: readonly EventOf<'vanished'>[]
  readonly missions: readonly EventOf<'mission'>[]
}

/** Events that everybody is told, whoever looks: by their number any viewer finds the same place in the news. */
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

export const countPublic = (news: readonly Event[]): number =>
  news.filter(({ type }) => publicTypes.has(type)).length

/** The news after so many marks. */
export function eventsAfter(news: readonly Event[], seen: number): readonly Event[] {
  let left = seen
  const at = news.findIndex(({ type }) => publicTypes.has(type) && left-- === 0)
  if (at < 0) return []
  // What led to the mark belongs to it: the turns are told before they are declared open.
  let from = at
  while (from > 0 && !publicTypes.has(news[from - 1]?.type ?? 'rolled')) from--
  return news.slice(from)
}

/** What these news tell of ends of rounds; nothing where they tell of none. */
export function reportOf(news: readonly Event[]): RoundReport | undefined {
  // Skulls come with the roll and are on the sheet; they are no part of the end of a round.
  const end = news.findIndex(({ type }) => type === 'rolled')
  const told = end < 0 ? news : news.slice(0, end)
  const of = <T extends Event['type']>(type: T) =>
    told.filter((event): event is Extract<Event, { type: T }> => event.type === type)
  const revealed = of('revealed')[0]
  const boss = of('boss')[0]
  const victor = of('victor')[0]
  const report: RoundReport = {
    round: revealed?.round ?? 0,
    turns: bySeat(of('retold')),
    gems: of('announced'),
    ...(boss === undefined ? {} : { boss }),
    fights: of('fight'),
    ...(victor === undefined ? {} : { victor }),
    open: bySeat(of('done')),
    vanished: of('vanished'),
    missions: of('mission'),
  }
  const { turns, gems, fights, vanished, missions } = report
  const empty = [turns, gems, fights, vanished, missions].every(list => list.length === 0)
  return empty && victor === undefined ? undefined : report
}

function bySeat(
  events: readonly { readonly seat: Seat; readonly deed: SheetEvent }[],
): readonly TurnReport[] {
  const turns = new Map<Seat, SheetEvent[]>()
  for (const { seat, deed } of events) {
    const deeds = turns.get(seat) ?? []
    deeds.push(deed)
    turns.set(seat, deeds)
  }
  return [...turns].map(([seat, deeds]) => ({ seat, deeds }))
}

/** The news of the round that ended last, to be told again. */
export function lastRoundEnd(news: readonly Event[]): readonly Event[] {
  const rolls = news.flatMap(({ type }, at) => (type === 'rolled' ? [at] : []))
  const over = news.some(({ type }) => type === 'ended')
  const open = rolls.at(-1) ?? 0
  const from = over || endsAfter(news, open) ? open + 1 : (rolls.at(-2) ?? -1) + 1
  return news.slice(from)
}

/** Has the round that began here come to its end? */
const endsAfter = (news: readonly Event[], roll: number) =>
  news.slice(roll).some(({ type }) => type === 'revealed')

/** In a replay: the news of the end of a round that has just come about, before anybody goes on. */
export function newRoundEnd(news: readonly Event[]): readonly Event[] {
  const end = news.findLastIndex(({ type }) => type === 'revealed')
  const fresh = end >= 0 && news.slice(end).every(({ type }) => type !== 'noted' && type !== 'confirmed')
  return fresh ? lastRoundEnd(news) : []
}

/** What a turn came to: the numbers that a look at the sheet would show. */
export interface TurnSummary {
  readonly path: readonly string[]
  readonly levels: readonly { readonly hero: Hero; readonly level: number }[]
  readonly parts: number
  readonly done: readonly Item[]
  readonly potions: number
  readonly gems: readonly string[]
  readonly minions: number
  readonly hurt: number
  readonly resurrected: boolean
}

export function summarizeTurn(deeds: readonly SheetEvent[]): TurnSummary {
  const levels = new Map<Hero, number>()
  const path: string[] = []
  const done: Item[] = []
  const gems: string[] = []
  let [parts, potions, minions, hurt, resurrected] = [0, 0, 0, 0, false]
  for (const deed of deeds)
    switch (deed.do) {
      case 'entered':
        path.push(deed.room)
        break
      case 'levelled':
        levels.set(deed.hero, deed.level)
        break
      case 'crafted':
        parts++
        if (deed.done === true) done.push(deed.item)
        break
      case 'potion':
        potions++
        break
      case 'gem':
        gems.push(deed.letter ?? '+')
        break
      case 'slain':
        minions++
        break
      case 'hurt':
        hurt += deed.points - deed.potions
        break
      case 'resurrected':
        resurrected = true
        break
    }
  return {
    path,
    levels: [...levels].map(([hero, level]) => ({ hero, level })),
    parts,
    done,
    potions,
    gems,
    minions,
    hurt,
    resurrected,
  }
}
