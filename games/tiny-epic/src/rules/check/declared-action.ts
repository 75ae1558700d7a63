import type { Check, Cost, Effects } from '../../content/effect.ts'
import { type AttackKind, type Enemy, type Room, rooms, type Source } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { discoverEither } from '../../content/words.ts'
import type { DeclaredAction, HeroState } from '../../state.ts'
import { abilityFor } from '../heroes/abilities.ts'
import { castCost } from '../heroes/attributes.ts'

/* What a declared action does, read from the card it is printed on. */

const roomNames: ReadonlySet<string> = new Set(rooms)

function isRoom(by: string): by is Room {
  return roomNames.has(by)
}

/** The card or slot it is printed on, if it is the hero's own. */
export function sourceOf({ by }: DeclaredAction): Source | undefined {
  return isRoom(by) ? undefined : by
}

/** What a disarmed trap brings is the same everywhere (TE-10.6). */
const disarming = new Map<Room, Check>()
for (const room of rooms) {
  const { disarm } = roomCards[room]
  if (disarm !== undefined) disarming.set(room, { ...disarm, ok: [discoverEither] })
}

/** The check of an action; attacks compare with a defence instead, others need none. */
export function checkOf(action: DeclaredAction): Check | undefined {
  const { by, kind } = action
  switch (kind) {
    case 'trap':
      return isRoom(by) ? roomCards[by].trap : undefined
    case 'search':
      return isRoom(by) ? roomCards[by].search : undefined
    case 'room':
      return isRoom(by) ? roomCards[by].free : undefined
    case 'disarm':
      return isRoom(by) ? disarming.get(by) : undefined
    case 'cast':
      return abilityFor(by, 'cast')?.check
    case 'special':
      return abilityFor(by, 'special')?.check
    case 'melee':
    case 'missile':
    case 'free':
    case 'after':
      return undefined
  }
}

const noEffects: Effects = Object.freeze([])

/** What happens if all goes well, which is what is aimed. */
export function effectsOf(action: DeclaredAction): Effects {
  const { by, kind } = action
  if (kind === 'free') return abilityFor(by, 'free')?.effects ?? noEffects
  if (kind === 'after') return abilityFor(by, 'on')?.effects ?? noEffects
  return checkOf(action)?.ok ?? noEffects
}

/** The price of success (✓), or of an action without a check. */
export function costOf(action: DeclaredAction, hero: HeroState): Cost | undefined {
  const { by, kind } = action
  if (kind === 'free') return abilityFor(by, 'free')?.cost
  if (kind === 'after') return abilityFor(by, 'on')?.cost
  const cost = checkOf(action)?.cost
  return kind === 'cast' ? castCost(hero, cost) : cost
}

/** Can these effects harm an enemy? Such a cast is a spell attack (TE-11.4, TE-27.8). */
function harms(effects: Effects): boolean {
  return effects.some(
    effect =>
      effect.do === 'kill' ||
      (effect.do === 'damage' && (effect.target.to === 'enemy' || effect.target.to === 'enemies')),
  )
}

/** What kind of attack an action is, if it is one. */
export function attackKind(action: DeclaredAction): AttackKind | undefined {
  if (action.kind === 'melee' || action.kind === 'missile') return action.kind
  return action.kind === 'cast' && harms(effectsOf(action)) ? 'spell' : undefined
}

/** Everybody it is aimed at. */
export function targetsOf(action: DeclaredAction): readonly Enemy[] {
  const { targets } = action
  const [first] = targets
  return targets.length === 1 && first !== undefined
    ? first.enemies
    : targets.flatMap(({ enemies }) => enemies)
}
