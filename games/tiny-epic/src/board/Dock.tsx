import { type BoardProps, Icon } from '@kazamata/ui'
import { useState } from 'react'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { heroName } from '../names.ts'
import { activeHero } from '../state.ts'
import type { View } from '../view.ts'
import type { Hand } from './hand.ts'
import { signs } from './icons.ts'
import { saying } from './labels.ts'
import { Pacing, PhaseView } from './PhaseView.tsx'
import { Actions } from './panels/index.ts'
import type { Phase } from './phase.ts'
import type { Playback } from './playback.ts'
import { Open, Plain, Way } from './Turn.tsx'
import { asksInTray, Tray } from './tray/index.ts'
import { useText, useWords } from './words.ts'

interface DockProps extends BoardProps<View, Move, Event> {
  readonly hand: Hand
  readonly show: Playback
  readonly phase: Phase | undefined
}

/** Where one is asked, and where one acts: exactly one bright button. */
export function Dock(props: DockProps) {
  const { view, hand, show, phase, moves } = props
  const { deal, wish } = hand
  const [sure, setSure] = useState('')
  const question = `${props.news.length}`
  const tray = { ...props, chosen: hand.chosen, onChoose: hand.choose }
  if (!show.idle)
    return phase !== undefined && !phase.over ? (
      <PhaseView phase={phase} onSkip={show.skip} />
    ) : (
      <section className="te-telling">
        <Pacing onSkip={show.skip} />
      </section>
    )
  if (view.result !== undefined) return null
  if (asksInTray(view)) return <Tray {...tray} />
  if (moves.length === 0) return <Waiting {...props} />
  if (deal?.reach !== undefined)
    return <Way {...tray} deal={deal} reach={deal.reach} onForget={hand.forget} />
  if (deal !== undefined && wish?.on === 'move')
    return <Plain {...tray} deal={deal} move={wish.move} onForget={hand.forget} />
  return (
    <Open {...tray} sure={sure === question} onEnd={() => setSure(question)}>
      <Actions
        scene={view}
        moves={moves}
        considered={hand.chosen}
        onConsider={hand.choose}
        onWhy={props.onWhy}
      />
    </Open>
  )
}

/** Somebody else decides: who, and what they are about. */
function Waiting({ view, faces }: DockProps) {
  const w = useWords()
  const tell = useText()
  const { hero, seat } = activeHero(view)
  const face = faces[seat]
  return (
    <section className="te-tray te-waits" aria-label={w('board.waiting')}>
      <p className="te-note">
        <Icon d={signs.end} />
        {tell(saying('board.waits', { name: face?.name ?? '', hero: heroName(hero) }))}
      </p>
    </section>
  )
}
