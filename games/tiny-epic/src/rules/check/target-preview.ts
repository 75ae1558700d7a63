import type { Move } from '../../move.ts'
import type { DeclaredAction, State } from '../../state.ts'
import { declaredAction } from '../turn/actions.ts'
import { effectsOf } from './declared-action.ts'
import { nextTargets, targetsOfMove } from './targets.ts'

/** What a move would declare: an action that has to be aimed, or something that is done at once. */
export function isDeclaration(move: Move): boolean {
  switch (move.do) {
    case 'attack':
    case 'cast':
    case 'special':
    case 'free':
    case 'search':
    case 'disarm':
    case 'room':
      return true
    default:
      return false
  }
}

export interface TargetPreview {
  /** With all targets that are known. */
  readonly action: DeclaredAction
  /** Whom else it has to be aimed at; empty once everything is. */
  readonly choices: readonly Move[]
  /** The answers that will be asked for: a lone target needs none. */
  readonly asked: readonly Move[]
}

/** An action before it is declared, aimed as these answers say (TE-UI.7): nothing has happened yet. */
export function previewTargets(state: State, move: Move, whom: readonly Move[] = []): TargetPreview {
  return previewDeclaredTargets(state, declaredAction(state, move), whom)
}

/** The same for an action that is declared and being aimed. */
export function previewDeclaredTargets(
  state: State,
  declared: DeclaredAction,
  whom: readonly Move[] = [],
): TargetPreview {
  let action = declared
  const asked: Move[] = []
  for (;;) {
    const next = nextTargets(state, action, effectsOf(action))
    const choices = next.of ?? []
    if (choices.length === 0) return { action: next.action, choices: choices, asked }
    const wanted = whom[asked.length]
    const answer = choices.length === 1 ? choices[0] : choices.find(one => same(one, wanted))
    if (answer === undefined) return { action: next.action, choices: choices, asked }
    if (choices.length > 1) asked.push(answer)
    action = { ...next.action, targets: [...next.action.targets, targetsOfMove(answer)] }
  }
}

function same(one: Move, other: Move | undefined): boolean {
  if (one.do === 'enemy') return other?.do === 'enemy' && one.enemy === other.enemy
  return one.do === 'target' && other?.do === 'target' && one.hero === other.hero
}
