import { CoachNote, CoachSwitch as CoachSwitchRow } from '@kazamata/ui'
import type { ReactNode } from 'react'
import type { Event } from '../../event.ts'
import type { View } from '../../view.ts'
import './coach.css'
import type { Draft } from '../draft/draft.ts'
import { useWords } from '../shared/words.ts'
import { isFresh, lessonFor, setCoaching, useCoaching } from './coach.ts'

/** The guide through the first turns: it says what comes next and can be sent away at any time. */
export function Coach(props: {
  readonly view: View
  readonly events: readonly Event[]
  readonly draft: Draft | undefined
}) {
  const w = useWords()
  const coaching = useCoaching()
  const lesson = lessonFor(props.view, props.events, props.draft)
  if (lesson === undefined || coaching === 'off') return null
  if (coaching === 'new')
    // Whoever plays on without it has answered.
    return isFresh(props.view, props.events) ? (
      <CoachBar text={w('board.coach.offer')} leave={w('board.coach.no')}>
        <button type="button" className="te-coach-yes" onClick={() => setCoaching('on')}>
          {w('board.coach.yes')}
        </button>
      </CoachBar>
    ) : null
  return (
    <CoachBar
      text={w(`board.coach.${lesson}`)}
      leave={w(lesson === 'done' ? 'board.coach.thanks' : 'board.coach.leave')}
    />
  )
}

function CoachBar(props: { readonly text: string; readonly leave: string; readonly children?: ReactNode }) {
  const { text, leave, children } = props
  const w = useWords()
  return (
    <CoachNote className="te-coach" label={w('board.coach')} text={text}>
      {children}
      <button
        type="button"
        className="te-coach-leave"
        aria-label={leave}
        title={leave}
        onClick={() => setCoaching('off')}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </CoachNote>
  )
}

/** Whoever wants the guide back finds it among the aids. */
export function CoachSwitch() {
  const w = useWords()
  const on = useCoaching() === 'on'
  return (
    <CoachSwitchRow
      className="te-guide"
      text={w(on ? 'board.coach.on' : 'board.coach.off')}
      label={w(on ? 'board.coach.leave' : 'board.coach.yes')}
      onClick={() => setCoaching(on ? 'off' : 'on')}
    />
  )
}
