import { coachingChoice } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import { activeHero } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Draft } from '../draft/draft.ts'

/** What the guide speaks of. */
export type Lesson = 'walk' | 'way' | 'rotate' | 'dice' | 'ask' | 'before' | 'act' | 'end' | 'done'

/** Turns that the guide stays for. */
const first = 2

/** The next thing to say in the first turns: it follows what the player does, in whatever order. */
export function lessonFor(
  view: View,
  events: readonly Event[],
  draft: Draft | undefined,
): Lesson | undefined {
  const turns = events.filter(({ type }) => type === 'turn').length
  if (turns > first) return turns === first + 1 ? 'done' : undefined
  const { turn } = view
  switch (view.agenda.at(-1)?.do) {
    case undefined:
    case 'pick':
      return undefined
    case 'rotate':
      return 'rotate'
    case 'adjust':
      return 'dice'
    case 'turn':
      if (draft?.kind === 'walk') return 'way'
      if (draft?.kind === 'move') return 'before'
      if (turn.acted) return 'end'
      return turn.spent === 0 && !turn.stopped ? 'walk' : 'act'
    default:
      return 'ask'
  }
}

/** Has whoever is at turn done nothing yet in this dungeon? */
export function isFresh(view: View, events: readonly Event[]): boolean {
  const { seat } = activeHero(view)
  return events.findIndex(event => event.type === 'turn' && event.seat === seat) === events.length - 1
}

/** Of the tutorial, which is guided from its start until its guide is sent away. */
const tutorial = coachingChoice('tiny-epic.tutorial')
export const setTutorialCoaching = tutorial.set
export const useTutorialCoaching = tutorial.use

const coaching = coachingChoice('tiny-epic')

/** Begins or ends the guided turns; remembered on this device. */
export const setCoaching = coaching.set
export const useCoaching = coaching.use
