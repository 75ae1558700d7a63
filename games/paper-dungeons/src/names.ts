import {
  type LogContext,
  type Message,
  type MessageList,
  type MessageValue,
  nameOf,
  type Seat,
} from '@kazamata/kernel'
import { goalCards, goalGlory } from './content/goals.ts'
import type { Boss, Face, Goal, Hero, Item, MinionKind, Mission, Power } from './content/ids.ts'

/** A name in the form its sentence needs; each language fills the forms with its own cases. */
type HeroForm = 'acc' | 'vs'
type ItemForm = 'short' | 'acc' | 'of'

export const hero = (id: Hero, form?: HeroForm): Message => named('hero', id, form)
export const item = (id: Item, form?: ItemForm): Message => named('item', id, form)
export const minion = (id: MinionKind, form?: 'acc'): Message => named('minion', id, form)
export const power = (id: Power, form?: 'acc'): Message => named('power', id, form)
export const boss = (id: Boss): Message => named('boss', id)
export const goal = (id: Goal): Message => named('goal', id)
export const mission = (id: Mission): Message => named('mission', id)
export const face = (id: Face): Message => named('face', id)

function named(kind: string, id: string, form?: string): Message {
  return { id: form === undefined ? `${kind}.${id}` : `${kind}.${id}.${form}` }
}

/** What a power does; the Treasure Hunter's card speaks of the others only where there are some. */
export function powerText(id: Power, players: number): Message {
  return {
    id: players === 1 && id === 'treasureHunter' ? 'power.treasureHunter.text.solo' : `power.${id}.text`,
  }
}

/** For texts that say less to a player who is alone. */
export const soloOf = (players: number) => ({ solo: players === 1 ? 'yes' : 'no' }) as const

/** What a goal counts, and its three tiers. */
export function goalText(id: Goal): Message {
  const [a, b, c] = goalCards[id].tiers
  return { id: `goal.${id}.text`, values: { a, b, c } }
}

/** What the three tiers of any goal pay. */
export const goalGloryValues = { a: goalGlory[1], b: goalGlory[2], c: goalGlory[3] }

export const all = (list: readonly MessageValue[]): MessageList => ({ list })

export const seats = (list: readonly Seat[], context: LogContext): MessageList =>
  all(list.map(seat => nameOf(seat, context)))

export const message = (id: string, values?: Message['values']): Message => ({
  id,
  ...(values === undefined ? {} : { values }),
})

/** With its sign, as it is written on a shield. */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** Glory won or lost, for a sentence: how much, and as it is written. */
export const gloryOf = (glory: number) => ({ glory, signed: signed(glory) })
