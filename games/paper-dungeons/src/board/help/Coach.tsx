import { CoachNote, CoachSwitch as CoachSwitchRow } from '@kazamata/ui'
import './coach.css'
import { useWords } from '../words.ts'
import { type Lesson, setCoaching, useCoaching } from './coach.ts'

/** The guide's small note: it points at the real thing and can be sent away at any time. */
export function Coach({ lesson }: { lesson: Lesson }) {
  const w = useWords()
  return (
    <CoachNote className="pd-coach" at={lesson.at} label={w('coach.label')} text={w(`coach.${lesson.id}`)}>
      <button type="button" onClick={() => setCoaching('off')}>
        {w(lesson.id === 'end' ? 'coach.done' : 'coach.leave')}
      </button>
    </CoachNote>
  )
}

/** For whoever is here for the first time. */
export function CoachOffer() {
  const w = useWords()
  return (
    <CoachNote className="pd-coach" at="offer" label={w('coach.label')} text={w('coach.offer')}>
      <div>
        <button type="button" data-yes onClick={() => setCoaching('on')}>
          {w('coach.yes')}
        </button>
        <button type="button" onClick={() => setCoaching('off')}>
          {w('coach.no')}
        </button>
      </div>
    </CoachNote>
  )
}

/** Whoever wants the guide back: it speaks from the next first round on, or at once in this one. */
export function CoachSwitch() {
  const w = useWords()
  const coaching = useCoaching()
  const on = coaching === 'on'
  return (
    <CoachSwitchRow
      className="pd-coach-switch"
      text={w(on ? 'coach.on' : 'coach.off')}
      label={w(on ? 'coach.leave' : 'coach.again')}
      onClick={() => setCoaching(on ? 'off' : 'on')}
    />
  )
}
