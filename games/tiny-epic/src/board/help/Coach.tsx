import { CoachNote, CoachSwitch as CoachSwitchRow } from '@kazamata/ui'
import { type ReactNode, useMemo } from 'react'
import type { Event } from '../../event.ts'
import { cause } from '../../names.ts'
import type { View } from '../../view.ts'
import './coach.css'
import type { Draft } from '../draft/draft.ts'
import { useText, useWords } from '../shared/words.ts'
import {
  isFresh,
  lessonFor,
  setCoaching,
  setTutorialCoaching,
  useCoaching,
  useTutorialCoaching,
} from './coach.ts'
import { tutorialNote } from './tutorial-note.ts'

interface CoachProps {
  readonly view: View
  readonly events: readonly Event[]
  readonly draft: Draft | undefined
}

/** Explains the tutorial from its first turn to its last, or the first turns of any other match. */
export const Coach = ({ guided, ...props }: CoachProps & { readonly guided: boolean }) =>
  guided ? <TutorialCoach {...props} /> : <FirstTurnsCoach {...props} />

/** Says what is new; silent where nothing is. */
function TutorialCoach({ view, events, draft }: CoachProps) {
  const w = useWords()
  const tell = useText()
  const coaching = useTutorialCoaching()
  const note = useMemo(() => tutorialNote(view, events, draft), [view, events, draft])
  if (note === undefined || coaching === 'off') return null
  return (
    <CoachBar
      text={w(`board.tutorial.${note}`, { boss: view.boss === undefined ? '' : tell(cause(view.boss.card)) })}
      at={note}
      leave={w('board.coach.leave')}
      onLeave={() => setTutorialCoaching('off')}
    />
  )
}

/** The guide through the first turns of any other match: it says what comes next and can be sent away at any time. */
function FirstTurnsCoach(props: CoachProps) {
  const w = useWords()
  const coaching = useCoaching()
  const lesson = lessonFor(props.view, props.events, props.draft)
  if (lesson === undefined || coaching === 'off') return null
  if (coaching === 'new')
    // Whoever plays on without it has answered.
    return isFresh(props.view, props.events) ? (
      <CoachBar text={w('board.coach.offer')} leave={w('board.coach.no')} onLeave={() => setCoaching('off')}>
        <button type="button" className="te-coach-yes" onClick={() => setCoaching('on')}>
          {w('board.coach.yes')}
        </button>
      </CoachBar>
    ) : null
  return (
    <CoachBar
      text={w(`board.coach.${lesson}`)}
      leave={w(lesson === 'done' ? 'board.coach.thanks' : 'board.coach.leave')}
      onLeave={() => setCoaching('off')}
    />
  )
}

function CoachBar(props: {
  readonly text: string
  /** Which note it is. */
  readonly at?: string
  readonly leave: string
  readonly children?: ReactNode
  onLeave(): void
}) {
  const { text, at, leave, children, onLeave } = props
  const w = useWords()
  return (
    <CoachNote className="te-coach" label={w('board.coach')} text={text} {...(at && { at })}>
      {children}
      <button type="button" className="te-coach-leave" aria-label={leave} title={leave} onClick={onLeave}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </CoachNote>
  )
}

/** Whoever wants the guide back finds it among the aids. */
export function CoachSwitch({ guided }: { guided: boolean }) {
  const w = useWords()
  const [coaching, tutorial] = [useCoaching(), useTutorialCoaching()]
  const on = guided ? tutorial !== 'off' : coaching === 'on'
  const state = on ? 'on' : 'off'
  return (
    <CoachSwitchRow
      className="te-coach-switch"
      text={w(guided ? `board.tutorial.guide.${state}` : `board.coach.${state}`)}
      label={w(on ? 'board.coach.leave' : 'board.coach.yes')}
      onClick={() => (guided ? setTutorialCoaching : setCoaching)(on ? 'off' : 'on')}
    />
  )
}
