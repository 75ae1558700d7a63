import type { List, Said, Saying, Seat, Teller } from '@kazamata/kernel'
import { goalCards } from './content/goals.ts'
import type { Boss, Face, Goal, Hero, Item, MinionKind, Mission, Power } from './content/ids.ts'

/** A name in the form its sentence needs; each language fills the forms with its own cases. */
type HeroForm = 'acc' | 'vs'
type ItemForm = 'short' | 'acc' | 'of'

export const hero = (id: Hero, form?: HeroForm): Saying => named('hero', id, form)
export const item = (id: Item, form?: ItemForm): Saying => named('item', id, form)
export const minion = (id: MinionKind, form?: 'acc'): Saying => named('minion', id, form)
export const power = (id: Power, form?: 'acc'): Saying => named('power', id, form)
export const boss = (id: Boss): Saying => named('boss', id)
export const goal = (id: Goal): Saying => named('goal', id)
export const mission = (id: Mission): Saying => named('mission', id)
export const face = (id: Face): Saying => named('face', id)

function named(kind: string, id: string, form?: string): Saying {
  return { id: form === undefined ? `${kind}.${id}` : `${kind}.${id}.${form}` }
}

/** What a goal counts, and its three tiers. */
export function goalText(id: Goal): Saying {
  const [a, b, c] = goalCards[id].tiers
  return { id: `goal.${id}.text`, values: { a, b, c } }
}

const nameOf = (seat: Seat, teller: Teller): string => teller.names[seat] ?? ''

/** Whose deed it is, and whether the reader's own: sentences select on it. */
export function who(seat: Seat, teller: Teller): Readonly<Record<string, Said>> {
  return { name: nameOf(seat, teller), you: seat === teller.viewer ? 'yes' : 'no' }
}

export const all = (list: readonly Said[]): List => ({ list })

export const seats = (list: readonly Seat[], teller: Teller): List =>
  all(list.map(seat => nameOf(seat, teller)))

export const saying = (id: string, values?: Saying['values']): Saying => ({
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
