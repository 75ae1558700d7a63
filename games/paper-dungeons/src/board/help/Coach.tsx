import { CoachNote } from '@kazamata/ui'
import './coach.css'
import { useWords } from '../words.ts'
import { type Lesson, setCoaching, setGuiding } from './coach.ts'

/** The guide's small note: it points at the real thing and can be sent away at any time. */
export function Coach({ lesson, guided }: { lesson: Lesson; guided: boolean }) {
  const w = useWords()
  const { id, at, values } = lesson
  return (
    <CoachNote className="pd-coach" at={at} label={w('coach.label')} text={w(`coach.${id}`, values)}>
      <button type="button" onClick={() => (guided ? setGuiding : setCoaching)('off')}>
        {w(id === 'end' ? 'coach.done' : 'coach.leave')}
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
