import { Icon } from '@kazamata/ui'
import './coach.css'
import { signs } from '../icons.ts'
import { useWords } from '../words.ts'
import { type Lesson, setCoaching, useCoaching } from './coach.ts'

/** The guide's small note: it points at the real thing and can be sent away at any time. */
export function Coach({ lesson }: { lesson: Lesson }) {
  const w = useWords()
  return (
    <section className="pd-coach" data-at={lesson.at} aria-label={w('coach.label')} aria-live="polite">
      <Icon d={signs.teacher} />
      <p>{w(`coach.${lesson.id}`)}</p>
      <button type="button" onClick={() => setCoaching('off')}>
        {w(lesson.id === 'end' ? 'coach.done' : 'coach.leave')}
      </button>
    </section>
  )
}

/** For whoever is here for the first time. */
export function CoachOffer() {
  const w = useWords()
  return (
    <section className="pd-coach" data-at="offer" aria-label={w('coach.label')}>
      <Icon d={signs.teacher} />
      <p>{w('coach.offer')}</p>
      <div>
        <button type="button" data-yes onClick={() => setCoaching('on')}>
          {w('coach.yes')}
        </button>
        <button type="button" onClick={() => setCoaching('off')}>
          {w('coach.no')}
        </button>
      </div>
    </section>
  )
}

/** Whoever wants the guide back: it speaks from the next first round on, or at once in this one. */
export function CoachSwitch() {
  const w = useWords()
  const coaching = useCoaching()
  const on = coaching === 'on'
  return (
    <p className="pd-guide">
      <Icon d={signs.teacher} />
      <span>{w(on ? 'coach.on' : 'coach.off')}</span>
      <button type="button" className="btn" onClick={() => setCoaching(on ? 'off' : 'on')}>
        {w(on ? 'coach.leave' : 'coach.again')}
      </button>
    </p>
  )
}
