import { type Skill, skills } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { aimOf, nextAim } from '../../rules/aim.ts'
import { planOf } from '../../rules/deeds.ts'
import { roomAt } from '../../rules/grid.ts'
import { checkOf, effectsOf } from '../../rules/plan.ts'
import { profileOf } from '../../rules/profile.ts'
import type { Plan, State } from '../../state.ts'
import { sameMove } from './question.ts'

/* What is about to be declared: the deed, whom it is aimed at, with which skill. */

/** A choice within a deed, and what is chosen: what was touched, or what comes first. */
export interface Choice {
  readonly of: readonly Move[]
  readonly now: Move
}

export interface Draft {
  readonly plan: Plan
  /** Where the deed has a check and any skill will do. */
  readonly skill?: Skill
  readonly choices: readonly Choice[]
  /** Everything to be played. */
  readonly moves: readonly Move[]
}

/** The deed that a move would begin; none for moves that declare nothing. */
function begun(state: State, move: Move): Plan | undefined {
  switch (move.do) {
    case 'attack':
    case 'cast':
    case 'special':
    case 'free':
    case 'search':
    case 'disarm':
    case 'room':
      return planOf(state, move)
    case 'step': {
      const room = roomAt(state, move.to)
      const armed =
        room !== undefined && roomCards[room].trap !== undefined && !state.disarmed.includes(move.to)
      return armed ? { deed: 'trap', by: room, bonus: 0, aims: [] } : undefined
    }
    default:
      return undefined
  }
}

/** A deed thought through to its roll. Its later moves say what was touched, in any order. */
export function draftOf(state: State, deed: readonly Move[]): Draft | undefined {
  const steps = deed.filter(move => move.do === 'step')
  const first = steps.at(-1) ?? deed[0]
  let plan = first && begun(state, first)
  if (plan === undefined) return undefined
  const touched = deed.filter(move => move.do === 'enemy' || move.do === 'target' || move.do === 'skill')
  const choices: Choice[] = []
  const moves: Move[] = deed.filter(
    move => move.do !== 'enemy' && move.do !== 'target' && move.do !== 'skill',
  )
  let used = 0
  for (;;) {
    const next = nextAim(state, plan, effectsOf(plan))
    plan = next.plan
    const of = next.of ?? []
    const [start] = of
    if (start === undefined) break
    const wish = touched.slice(used).find(move => of.some(other => sameMove(move, other)))
    const now = wish ?? start
    if (wish !== undefined) used = touched.indexOf(wish) + 1
    if (of.length > 1) {
      choices.push({ of, now })
      moves.push(now)
    }
    plan = { ...plan, aims: [...plan.aims, aimOf(now)] }
  }
  if (checkOf(plan)?.skill !== 'any') return { plan, choices, moves }
  const skill = skillFor(state, plan, touched)
  // A trap asks for the skill by itself, once the hero is in.
  if (plan.deed === 'trap') return { plan, skill, choices, moves }
  const of = skills.map((name): Move => ({ do: 'skill', skill: name }))
  const now: Move = { do: 'skill', skill }
  return { plan, skill, choices: [...choices, { of, now }], moves: [...moves, now] }
}

/** The skill that was touched, or the likeliest. */
function skillFor(state: State, plan: Plan, touched: readonly Move[]): Skill {
  const wish = touched.findLast(move => move.do === 'skill')
  if (wish?.do === 'skill') return wish.skill
  const odds = skills.map(skill => profileOf(state, plan, skill).odds)
  return skills[odds.indexOf(Math.max(...odds))] ?? 'strength'
}
