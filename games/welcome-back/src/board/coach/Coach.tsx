import { CoachNote, CoachSwitch as CoachSwitchRow, tutorialChoice } from '@kazamata/ui'
import { useText, useWords } from '../words.ts'
import './coach.css'
import type { Lesson } from './lessons.ts'

const choice = tutorialChoice('welcome-back')
export const useGuide = () => choice.use() === 'on'

/** The guide's note: what to do next, and why. It can be sent away at any time. */
export function Coach({ lesson }: { lesson: Lesson }) {
  const w = useWords()
  const tell = useText()
  const leave = w('coach.leave')
  return (
    <CoachNote
      className="wb-coach"
      label={w('coach.label')}
      text={tell({ id: `coach.lesson.${lesson.id}`, ...(lesson.values && { values: lesson.values }) })}
    >
      <button type="button" aria-label={leave} title={leave} onClick={() => choice.set('off')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </CoachNote>
  )
}

/** Among the aids: sends the guide away, or calls it back. */
export function CoachSwitch() {
  const w = useWords()
  const on = useGuide()
  return (
    <CoachSwitchRow
      className="wb-coach-switch"
      text={w(on ? 'coach.on' : 'coach.off')}
      label={w(on ? 'coach.leave' : 'coach.back')}
      onClick={() => choice.set(on ? 'off' : 'on')}
    />
  )
}
