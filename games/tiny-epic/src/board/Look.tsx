import { cause, heroName } from '../names.ts'
import { isBoss, isGoblin, isMinion } from '../rules/figures.ts'
import { heroAt } from '../state.ts'
import { bossText, goblinText, heroText, minionText } from '../text.ts'
import { enemyIcons, heroIcons } from './icons.ts'
import { message } from './labels.ts'
import { Lines } from './panels/parts.tsx'
import type { Figure } from './props.ts'
import { meansGo, usePanelKeys } from './tray/keys.ts'
import { Going, Panel } from './tray/Panel.tsx'
import type { TrayProps } from './tray/props.ts'
import { useWords } from './words.ts'

/** A figure that nothing can be done about now: what its card says. */
export function Look(props: TrayProps & { readonly figure: Figure; onForget(): void }) {
  const { view, seats, moves, onWhy, figure, onForget } = props
  const w = useWords()
  usePanelKeys(true, event => {
    if (!meansGo(event) && event.key !== 'Escape') return false
    onForget()
    return true
  })
  const title = 'enemy' in figure ? cause(figure.enemy) : heroName(heroAt(view, figure.hero).hero)
  return (
    <Panel
      {...{ view, seats, moves, onWhy }}
      icon={'enemy' in figure ? enemyIcons[figure.enemy] : heroIcons[heroAt(view, figure.hero).hero]}
      title={title}
      why="TE-11.5"
      asked={JSON.stringify(figure)}
      kind="look"
    >
      {'enemy' in figure && <p className="te-warn">{w('board.look.far')}</p>}
      <Lines of={textOf()} />
      <Going label={w('board.look.back')} go={onForget} />
    </Panel>
  )

  function textOf() {
    if ('hero' in figure) return heroText(heroAt(view, figure.hero).hero)
    const { enemy } = figure
    if (isGoblin(enemy)) return goblinText(enemy)
    if (isMinion(enemy)) return minionText(enemy)
    return isBoss(enemy) ? bossText(enemy) : [message('text.nothing')]
  }
}
