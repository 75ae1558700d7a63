import type { Move } from '../../move.ts'
import { answers } from '../../rules/agenda.ts'
import type { View } from '../../view.ts'
import { BossDamage } from '../boss/BossDamage.tsx'
import { Dice } from '../dice/Dice.tsx'
import { bestPick, commitOf } from '../dice/dice-pick.ts'
import { isListed } from '../shared/moves.ts'
import type { QuestionProps } from './props.ts'
import { consideredChoice, QuestionForm } from './QuestionForm.tsx'
import { questionFor } from './question-for.ts'
import { RotateRoom, rotationOf } from './RotateRoom.tsx'

/** Whatever is asked within a turn or an enemy phase. Others see the same question, and who decides it. */
export function QuestionView(props: QuestionProps) {
  const { view } = props
  const task = view.agenda.at(-1)
  if (task === undefined) return null
  const asked = questionKey(view)
  switch (task.do) {
    case 'adjust':
      return <Dice key={asked} {...props} task={task} asked={asked} />
    case 'rotate':
      return <RotateRoom key={asked} {...props} task={task} asked={asked} />
    case 'wound':
      return view.boss === undefined ? null : (
        <BossDamage key={asked} {...props} task={task} boss={view.boss} asked={asked} />
      )
    default: {
      const question = questionFor(view, task, answers(view, task))
      return question === undefined ? null : (
        <QuestionForm key={asked} {...props} question={question} asked={asked} />
      )
    }
  }
}

/** The same while the same thing is asked: dice that are turned are still the same roll. */
function questionKey(view: View): string {
  const task = view.agenda.at(-1)
  if (task?.do === 'adjust')
    return JSON.stringify([view.turn, 'adjust', task.roll.action, task.roll.dice.length, task.roll.enemyDie])
  return JSON.stringify([view.turn, view.agenda.length, task])
}

/** The choice that is considered now, for the map and the cards to show: what was touched, or what is considered first. */
export function consideredMove(
  view: View,
  moves: readonly Move[],
  chosen: Move | undefined,
): Move | undefined {
  const task = view.agenda.at(-1)
  if (task === undefined || moves.length === 0) return undefined
  if (task.do === 'rotate') return rotationOf(moves, chosen)
  if (task.do === 'adjust')
    return chosen?.do === 'commit' && isListed(moves, chosen)
      ? chosen
      : commitOf(task.roll.dice, bestPick(view, task.roll))
  const question = questionFor(view, task, moves)
  return question === undefined ? undefined : consideredChoice(question, chosen)
}

/** Is the task on top answered in a question panel? */
export function isQuestion(view: View): boolean {
  const task = view.agenda.at(-1)
  return task !== undefined && task.do !== 'turn' && task.do !== 'pick'
}
