import type { Seat } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { setCoaching } from '../help/coach.ts'
import { signs } from '../icons.ts'
import { useWords } from '../words.ts'

/** What can be laid over the table to be read. */
export type OpenDialog =
  | { readonly leaf: 'score' }
  | { readonly leaf: 'bosses' }
  | { readonly leaf: 'sheets'; readonly seat: Seat }
  | { readonly leaf: 'story' }

/** The few things one looks up. */
export function DialogButtons({ onLay, coach }: { onLay(lying: OpenDialog): void; coach: boolean }) {
  const w = useWords()
  return (
    <nav className="pd-tools" aria-label={w('tools.label')}>
      <button type="button" onClick={() => onLay({ leaf: 'score' })}>
        <Icon d={signs.total} />
        {w('tools.score')}
      </button>
      <button type="button" onClick={() => onLay({ leaf: 'bosses' })}>
        <Icon d={signs.boss} />
        {w('tools.bosses')}
      </button>
      <button type="button" onClick={() => onLay({ leaf: 'story' })}>
        <Icon d={signs.replay} />
        {w('story.end.again')}
      </button>
      {coach && (
        <button type="button" onClick={() => setCoaching('on')}>
          <Icon d={signs.teacher} />
          {w('coach.again')}
        </button>
      )}
    </nav>
  )
}
