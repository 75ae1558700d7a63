import { Icon } from '@kazamata/ui'
import { type ReactNode, useRef, useState } from 'react'
import { heroName } from '../../names.ts'
import { activeHero } from '../../state.ts'
import { Coach } from '../help/Coach.tsx'
import { WeaponChoice } from './WeaponChoice.tsx'
import './decision-panel.css'
import { ActionPreview } from '../draft/ActionPreview.tsx'
import { EnemyPhaseView, PaceControls } from '../enemies/EnemyPhaseView.tsx'
import { ProposalForm, Proposals } from '../hints/Proposals.tsx'
import { isQuestion, QuestionView } from '../questions/QuestionView.tsx'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { Actions } from './Actions.tsx'
import type { DecisionProps } from './decision-props.ts'
import { FigureInfo } from './FigureInfo.tsx'
import { FreeTurn, WalkPanel } from './TurnPanel.tsx'

/** The question or the actions of the turn, with exactly one confirm button. It is inert while a step is played back. */
export function DecisionPanel(props: DecisionProps) {
  const { held } = props
  const last = useRef<ReactNode>(undefined)
  const now = held ? last.current : <Content {...props} />
  last.current = now
  return (
    <div className="te-decision" inert={held}>
      {now}
    </div>
  )
}

function Content(props: DecisionProps) {
  const { view, playback, phase, moves, speaker } = props
  if (!playback.idle)
    return phase !== undefined && !phase.over ? (
      <EnemyPhaseView phase={phase} onSkip={playback.skip} />
    ) : (
      <PlaybackPanel {...props} />
    )
  if (view.result !== undefined) return null
  return (
    <>
      {moves.length > 0 && !props.replay && (
        <Coach view={view} events={props.events} draft={props.draft.current} guided={props.guided === true} />
      )}
      <Proposals {...props} />
      {speaker !== undefined ? (
        <ProposalForm {...props} speaker={speaker} />
      ) : moves.length > 0 || isQuestion(view) ? (
        <Decision {...props} />
      ) : (
        <Waiting {...props} />
      )}
    </>
  )
}

function Decision(props: DecisionProps) {
  const { view, draft, moves, events, onWhy } = props
  const { resolved, current, chosen, choose, setAction, clear } = draft
  const [sure, setSure] = useState('')
  const question = `${events.length}`
  const asked = { ...props, chosen, onChoose: choose }
  if (isQuestion(view)) return <QuestionView {...asked} />
  if (resolved?.reach !== undefined)
    return <WalkPanel {...asked} resolved={resolved} reach={resolved.reach} onForget={clear} />
  if (resolved !== undefined && current?.kind === 'move')
    return (
      <>
        <WeaponChoice view={view} moves={moves} draft={current} onDraft={setAction} />
        <ActionPreview
          {...props}
          action={[current.move, ...current.targets]}
          onAction={setAction}
          onForget={clear}
        />
      </>
    )
  if (current?.kind === 'figure') return <FigureInfo {...asked} figure={current.figure} onForget={clear} />
  return (
    <FreeTurn {...asked} sure={sure === question} onEnd={() => setSure(question)}>
      <Actions state={view} moves={moves} considered={chosen} onConsider={choose} onWhy={onWhy} />
    </FreeTurn>
  )
}

/** During playback: whose turn it is, the pace, and a button to skip. */
function PlaybackPanel({ playback, seats }: DecisionProps) {
  const tell = useText()
  const hero = playback.state.heroes[playback.state.turn.hero]
  const name = seats[hero?.seat ?? -1]?.name ?? ''
  return (
    <section className="te-playback">
      {hero !== undefined && (
        <p className="te-note">{tell(message('board.playback', { hero: heroName(hero.hero), name }))}</p>
      )}
      <PaceControls onSkip={playback.skip} />
    </section>
  )
}

/** Another player decides. A bot will move soon, so its playback panel stays. */
function Waiting(props: DecisionProps) {
  const { view, seats } = props
  const w = useWords()
  const tell = useText()
  const { hero, seat } = activeHero(view)
  const player = seats[seat]
  if (player?.bot !== undefined && !props.replay) return <PlaybackPanel {...props} />
  return (
    <section className="te-waiting" aria-label={w('board.waiting')}>
      <Icon d={signs.end} />
      <p>{tell(message('board.waits', { name: player?.name ?? '', hero: heroName(hero) }))}</p>
    </section>
  )
}
