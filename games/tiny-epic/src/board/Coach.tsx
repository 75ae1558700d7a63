import teacher from 'icon:teacher'
import { Icon } from '@kazamata/ui'
import type { Event } from '../event.ts'
import type { View } from '../view.ts'
import './coach.css'
import { lessonFor, setCoaching, useCoaching } from './coach.ts'
import type { Wish } from './consider.ts'
import { useWords } from './words.ts'

/** The guide through the first turns: it says what comes next and can be sent away at any time. */
export function Coach(props: {
  readonly view: View
  readonly news: readonly Event[]
  readonly wish: Wish | undefined
}) {
  const w = useWords()
  const coaching = useCoaching()
  const lesson = lessonFor(props.view, props.news, props.wish)
  if (lesson === undefined || coaching === 'off') return null
  if (coaching === 'new')
    return lesson === 'done' ? null : (
      <section className="te-coach" aria-label={w('board.coach')}>
        <Icon d={teacher} />
        <p>{w('board.coach.offer')}</p>
        <div>
          <button type="button" data-yes onClick={() => setCoaching('on')}>
            {w('board.coach.yes')}
          </button>
          <button type="button" onClick={() => setCoaching('off')}>
            {w('board.coach.no')}
          </button>
        </div>
      </section>
    )
  return (
    <section className="te-coach" aria-label={w('board.coach')} aria-live="polite">
      <Icon d={teacher} />
      <p>{w(`board.coach.${lesson}`)}</p>
      <div>
        <button type="button" onClick={() => setCoaching('off')}>
          {w(lesson === 'done' ? 'board.coach.thanks' : 'board.coach.leave')}
        </button>
      </div>
    </section>
  )
}

/** Whoever wants the guide back finds it among the aids. */
export function GuideAgain() {
  const w = useWords()
  const on = useCoaching() === 'on'
  return (
    <p className="te-guide">
      <Icon d={teacher} />
      <span>{w(on ? 'board.coach.on' : 'board.coach.off')}</span>
      <button type="button" className="btn" onClick={() => setCoaching(on ? 'off' : 'on')}>
        {w(on ? 'board.coach.leave' : 'board.coach.yes')}
      </button>
    </p>
  )
}
