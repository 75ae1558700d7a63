import { cause, heroName } from '../../names.ts'
import { heroAt } from '../../state.ts'
import { heroText } from '../../texts/cards.ts'
import type { QuestionProps } from '../questions/props.ts'
import { ConfirmBar, QuestionPanel } from '../questions/QuestionPanel.tsx'
import type { Figure } from '../shared/display.ts'
import { heroIcons } from '../shared/first-icons.ts'
import { HouseMark } from '../shared/HouseMark.tsx'
import { enemyIcons } from '../shared/icons.ts'
import { useConfirmKeys } from '../shared/keyboard.ts'
import { enemyText } from '../shared/labels.ts'
import { Lines } from '../shared/parts.tsx'
import { useWords } from '../shared/words.ts'

/** A figure that nothing can be done about now: what its card says. */
export function FigureInfo(props: QuestionProps & { readonly figure: Figure; onForget(): void }) {
  const { view, seats, moves, onWhy, figure, onForget } = props
  const w = useWords()
  useConfirmKeys(true, onForget, onForget)
  const title = 'enemy' in figure ? cause(figure.enemy) : heroName(heroAt(view, figure.hero).hero)
  return (
    <QuestionPanel
      {...{ view, seats, moves, onWhy }}
      icon={'enemy' in figure ? enemyIcons[figure.enemy] : heroIcons[heroAt(view, figure.hero).hero]}
      title={title}
      why="TE-11.5"
      asked={JSON.stringify(figure)}
      kind="figure"
    >
      {'enemy' in figure && <p className="te-warn">{w('board.figure.far')}</p>}
      <Lines of={'enemy' in figure ? enemyText(figure.enemy) : heroText(heroAt(view, figure.hero).hero)} />
      <HouseMark of={'enemy' in figure ? figure.enemy : heroAt(view, figure.hero).hero} />
      <ConfirmBar label={w('board.figure.back')} go={onForget} />
    </QuestionPanel>
  )
}
