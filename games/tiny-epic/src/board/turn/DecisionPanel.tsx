import { Icon } from '@kazamata/ui'
import { type ReactNode, useRef, useState } from 'react'
import { heroName } from '../../names.ts'
import { activeHero } from '../../state.ts'
import { Coach } from '../help/Coach.tsx'
import { Arms } from './WeaponChoice.tsx'
import './decisionPanel.css'
import { Before } from '../draft/ActionPreview.tsx'
import { Pacing, PhaseView } from '../enemies/EnemyPhaseView.tsx'
import { Proposals, Proposing } from '../hints/Proposals.tsx'
import { asksInTray, Tray } from '../questions/Question.tsx'
import { signs } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { useText, useWords } from '../shared/words.ts'
import { Actions } from './Actions.tsx'
import type { DockProps } from './decisionProps.ts'
import { Look } from './FigureInfo.tsx'
import { Open, Way } from './TurnPanel.tsx'

/** Where one is asked, and where one acts: exactly one bright button. While a step is shown it holds still. */
export function Dock(props: DockProps) {
  const { held } = props
  const last = useRef<ReactNode>(undefined)
  const now = held ? last.current : <Asked {...props} />
  last.current = now
  return (
    <div className="te-dock" inert={held}>
      {now}
    </div>
  )
}

function Asked(props: DockProps) {
  const { view, show, phase, moves, speaker } = props
  if (!show.idle)
    return phase !== undefined && !phase.over ? (
      <PhaseView phase={phase} onSkip={show.skip} />
    ) : (
      <Telling {...props} />
    )
  if (view.result !== undefined) return null
  return (
    <>
      {moves.length > 0 && !props.replay && <Coach view={view} news={props.events} wish={props.hand.wish} />}
      <Proposals {...props} />
      {speaker !== undefined ? (
        <Proposing {...props} speaker={speaker} />
      ) : moves.length > 0 || asksInTray(view) ? (
        <Question {...props} />
      ) : (
        <Waiting {...props} />
      )}
    </>
  )
}

function Question(props: DockProps) {
  const { view, hand, moves, events: news, onWhy } = props
  const { deal, wish } = hand
  const [sure, setSure] = useState('')
  const question = `${news.length}`
  const tray = { ...props, chosen: hand.chosen, onChoose: hand.choose }
  if (asksInTray(view)) return <Tray {...tray} />
  if (deal?.reach !== undefined)
    return <Way {...tray} deal={deal} reach={deal.reach} onForget={hand.forget} />
  if (deal !== undefined && wish?.on === 'move')
    return (
      <>
        <Arms view={view} moves={moves} wish={wish} onDraft={hand.draft} />
        <Before {...props} deed={[wish.move, ...wish.whom]} onDeed={hand.draft} onForget={hand.forget} />
      </>
    )
  if (wish?.on === 'figure') return <Look {...tray} figure={wish.figure} onForget={hand.forget} />
  return (
    <Open {...tray} sure={sure === question} onEnd={() => setSure(question)}>
      <Actions scene={view} moves={moves} considered={hand.chosen} onConsider={hand.choose} onWhy={onWhy} />
    </Open>
  )
}

/** The story goes on: who is at turn, and to be done with it. */
function Telling({ show, seats }: DockProps) {
  const tell = useText()
  const hero = show.scene.heroes[show.scene.turn.hero]
  const name = seats[hero?.seat ?? -1]?.name ?? ''
  return (
    <section className="te-telling">
      {hero !== undefined && (
        <p className="te-note">{tell(message('board.telling', { hero: heroName(hero.hero), name }))}</p>
      )}
      <Pacing onSkip={show.skip} />
    </section>
  )
}

/** Somebody else decides: who, and what they are about. A bot is about to, so its story just goes on. */
function Waiting(props: DockProps) {
  const { view, seats } = props
  const w = useWords()
  const tell = useText()
  const { hero, seat } = activeHero(view)
  const face = seats[seat]
  if (face?.bot !== undefined && !props.replay) return <Telling {...props} />
  return (
    <section className="te-waits" aria-label={w('board.waiting')}>
      <Icon d={signs.end} />
      <p>{tell(message('board.waits', { name: face?.name ?? '', hero: heroName(hero) }))}</p>
    </section>
  )
}
