import type { Message } from '@kazamata/kernel'
import { isConfirmKey, useShortcuts } from '@kazamata/ui'
import { type ReactNode, useMemo } from 'react'
import { all, cause, heroName } from '../../names.ts'
import { trapOdds } from '../../rules/check/forecast.ts'
import { enemiesOf, placeOf } from '../../rules/dungeon/figures.ts'
import { type EndTurnForecast, endTurnForecast } from '../../rules/enemies/enemy-forecast.ts'
import { speedLeft } from '../../rules/heroes/attributes.ts'
import type { ReachableCell } from '../../rules/movement/reachable.ts'
import { mayMove } from '../../rules/turn/availability.ts'
import { activeHero, type Place, type State } from '../../state.ts'
import { torchText } from '../../texts/cards.ts'
import type { ResolvedDraft } from '../draft/draft.ts'
import type { QuestionProps } from '../questions/props.ts'
import { ConfirmBar, Facts, QuestionPanel, QuietButton, UndoButton } from '../questions/QuestionPanel.tsx'
import { type Fact, fact } from '../questions/question.ts'
import { percent } from '../questions/target.ts'
import { useConfirmKeys } from '../shared/keyboard.ts'
import { message, whereName } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'

import { hitsText, lossOf, TurnEnd } from './TurnEnd.tsx'

interface WalkPanelProps extends QuestionProps {
  readonly resolved: ResolvedDraft
  onForget(): void
}

/** The way to a room: what it costs, what waits on it (TE-UI.5). */
export function WalkPanel(props: WalkPanelProps & { readonly reach: ReachableCell }) {
  const { view, resolved, reach, play, onForget, moves } = props
  const tell = useText()
  const w = useWords()
  const go = () => play(...resolved.moves)
  useConfirmKeys(moves.length > 0, go, onForget)
  return (
    <QuestionPanel
      {...panelOf(props)}
      icon={signs.walk}
      title={message('board.way', { place: whereName(view, reach.cell) })}
      why="TE-6.1"
      asked={`way ${reach.cell}`}
      kind="way"
    >
      <div className="te-question-form">
        <Facts facts={pathFacts(view, resolved, reach)} />
      </div>
      <ConfirmBar
        label={tell(
          reach.unexplored
            ? message('board.go.flip')
            : message('board.go.walk', { n: resolved.moves.length }),
        )}
        go={go}
      >
        <QuietButton label={w('board.cancel')} go={onForget} />
      </ConfirmBar>
    </QuestionPanel>
  )
}

function pathFacts(state: State, { path = [] }: ResolvedDraft, reach: ReachableCell): Fact[] {
  const left = speedLeft(state)
  const facts = [fact(signs.speed, message('board.way.cost', { n: reach.cost, left: left - reach.cost }))]
  for (const cell of path.slice(1)) {
    const odds = trapOdds(state, cell)
    if (odds === undefined) continue
    const values = { place: whereName(state, cell), odds: percent(odds) }
    facts.push(fact(signs.trap, message('board.way.trap', values), 'loss'))
  }
  if (reach.unexplored) facts.push(fact(signs.room, message('board.way.unexplored')))
  if (reach.stops) {
    const who = enemiesOf(state).filter(enemy => placeOf(state, enemy) === reach.cell)
    facts.push(fact(signs.stop, message('board.way.stops', { who: all(who.map(cause)) }), 'loss'))
  }
  if (!reach.unexplored) facts.push(...endThereFacts(state, reach.cell))
  return facts
}

/** Whom the enemies would hit if the turn ended in that room. */
function endThereFacts(state: State, place: Place): Fact[] {
  const heroes = state.heroes.with(state.turn.hero, { ...activeHero(state), place })
  const { enemies } = endTurnForecast({ ...state, heroes })
  if (enemies.length === 0) return []
  const isHit = enemies.some(({ hits }) => hits.length > 0)
  return [fact(signs.enemies, message('board.way.end', { hits: hitsText(enemies) }), isHit ? 'loss' : 'gain')]
}

/** A turn in which nothing is being considered yet: what there is to do, and its end. */
export function FreeTurn(
  props: QuestionProps & { readonly children?: ReactNode; readonly sure: boolean; onEnd(): void },
) {
  const { view, play, undoable, undo, moves, children, sure, onEnd } = props
  const tell = useText()
  const w = useWords()
  const idle = !view.turn.acted
  const forecast = useMemo(() => endTurnForecast(view), [view])
  const loss = lossOf(forecast)
  const end = () => ((idle || loss) && !sure ? onEnd() : play({ do: 'end' }))
  useShortcuts(moves.length > 0, event => {
    if (!isConfirmKey(event) && event.key !== 'e') return false
    end()
    return true
  })
  return (
    <QuestionPanel
      {...panelOf(props)}
      icon={signs.walk}
      title={turnTitle(props)}
      why="TE-5.1"
      // Whoever walks by keys keeps the focus on the map.
      asked=""
      kind="turn"
    >
      <p className="te-note">{tell(adviceFor(view))}</p>
      {children}
      <TurnEnd view={view} forecast={forecast} />
      {loss !== undefined && <p className="te-warn te-loss">{w('board.end.loss.why', { loss })}</p>}
      {sure && idle && <p className="te-warn">{w('board.end.sure')}</p>}
      <ConfirmBar label={tell(endLabel(forecast, sure))} tone={loss && 'danger'} go={end}>
        <UndoButton undoable={undoable} undo={undo} />
      </ConfirmBar>
    </QuestionPanel>
  )
}

/** Around one screen a turn belongs to somebody by name. */
function turnTitle({ view, seats }: QuestionProps): Message {
  const { hero, seat } = activeHero(view)
  const people = seats.filter(player => player.bot === undefined).length
  return view.viewer === 'table' && people > 1
    ? message('board.turn.of', { hero: heroName(hero), name: seats[seat]?.name ?? '' })
    : message('board.turn', { hero: heroName(hero) })
}

/** What is left to do, in one line. */
function adviceFor(state: State): Message {
  const { acted, still, stopped } = state.turn
  const moving = mayMove(state) === true ? 'yes' : still ? 'ended' : stopped ? 'stopped' : 'no'
  return message('board.advice', { moving, steps: speedLeft(state), acted: acted ? 'yes' : 'no' })
}

/** What the end of the turn brings: the torch burns down by a space. */
function endLabel(forecast: EndTurnForecast, sure: boolean): Message {
  const { space } = forecast
  const loss = lossOf(forecast)
  if (loss !== undefined) return sure ? message('board.end.lose') : message('board.end.loss', { loss })
  if (space === 'rests') return message('board.end.grace')
  return message(sure ? 'board.end.anyway' : 'board.end', { space, text: torchText(space) })
}

const panelOf = ({ view, seats, moves, onWhy }: QuestionProps) => ({ view, seats, moves, onWhy })
