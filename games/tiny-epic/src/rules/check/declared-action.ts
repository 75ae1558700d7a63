import type { Check, Cost, Effects } from '../../content/effect.ts'
import { type AttackKind, type Enemy, type Room, rooms, type Source } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { discoverEither } from '../../content/words.ts'
import type { HeroState, Plan } from '../../state.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { castCost } from '../heroes/attributes.ts'

/* What a declared deed says, read from the card it is printed on. */

const roomNames: ReadonlySet<string> = new Set(rooms)

function isRoom(by: string): by is Room {
  return roomNames.has(by)
}

/** The card or slot it is printed on, if it is the hero's own. */
export function sourceOf({ by }: Plan): Source | undefined {
  return isRoom(by) ? undefined : by
}

/** What a disarmed trap brings is the same everywhere (TE-10.6). */
const disarming = new Map<Room, Check>()
for (const room of rooms) {
  const { disarm } = roomCards[room]
  if (disarm !== undefined) disarming.set(room, { ...disarm, ok: [discoverEither] })
}

/** The check of a deed; attacks compare with a defence instead, other deeds need none. */
export function checkOf(plan: Plan): Check | undefined {
  const { by, deed } = plan
  if (isRoom(by)) {
    const card = roomCards[by]
    if (deed === 'trap') return card.trap
    if (deed === 'search') return card.search
    if (deed === 'room') return card.free
    return disarming.get(by)
  }
  if (deed === 'cast') return abilityFor(by, 'cast')?.check
  return deed === 'special' ? abilityFor(by, 'special')?.check : undefined
}

/** What happens if all goes well, which is what is aimed. */
export function effectsOf(plan: Plan): Effects {
  const source = sourceOf(plan)
  if (source !== undefined && plan.deed === 'free') return abilityFor(source, 'free')?.effects ?? []
  if (source !== undefined && plan.deed === 'after') return abilityFor(source, 'on')?.effects ?? []
  return checkOf(plan)?.ok ?? []
}

/** The price of success (✓), or of a deed without a check. */
export function costOf(plan: Plan, hero: HeroState): Cost | undefined {
  const source = sourceOf(plan)
  if (source !== undefined && plan.deed === 'free') return abilityFor(source, 'free')?.cost
  if (source !== undefined && plan.deed === 'after') return abilityFor(source, 'on')?.cost
  const cost = checkOf(plan)?.cost
  return plan.deed === 'cast' ? castCost(hero, cost) : cost
}

/** Can these effects harm an enemy? Such a cast is a spell attack (TE-11.4, TE-27.8). */
function harms(effects: Effects): boolean {
  return effects.some(
    effect =>
      effect.do === 'kill' ||
      (effect.do === 'damage' && (effect.target.to === 'enemy' || effect.target.to === 'enemies')),
  )
}

/** What kind of attack a deed is, if it is one. */
export function attackKind(plan: Plan): AttackKind | undefined {
  if (plan.deed === 'melee' || plan.deed === 'missile') return plan.deed
  return plan.deed === 'cast' && harms(effectsOf(plan)) ? 'spell' : undefined
}

/** Everybody it is aimed at. */
export function targetsOf(plan: Plan): readonly Enemy[] {
  const { aims } = plan
  const [first] = aims
  return aims.length === 1 && first !== undefined ? first.enemies : aims.flatMap(aim => aim.enemies)
}
