import type { Seat } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { signs } from '../icons.ts'
import { useWords } from '../words.ts'

/** Which dialog is open over the board. */
export type OpenDialog =
  | { readonly show: 'score' | 'bosses' | 'roundEnd' }
  | { readonly show: 'sheets'; readonly seat: Seat }

interface DialogButtonsProps {
  /** Calls the coach, where it can be asked for. */
  readonly onCoach: (() => void) | undefined
  readonly solo: boolean
  onOpen(dialog: OpenDialog): void
}

/** Opens dialogs to look something up. */
export function DialogButtons({ onOpen, onCoach, solo }: DialogButtonsProps) {
  const w = useWords()
  const buttons = [
    {
      icon: signs.total,
      label: w(solo ? 'score.title' : 'dialogs.score'),
      onClick: () => onOpen({ show: 'score' }),
    },
    { icon: signs.boss, label: w('dialogs.bosses'), onClick: () => onOpen({ show: 'bosses' }) },
    { icon: signs.replay, label: w('roundEnd.again'), onClick: () => onOpen({ show: 'roundEnd' }) },
    ...(onCoach ? [{ icon: signs.teacher, label: w('coach.again'), onClick: onCoach }] : []),
  ]
  return (
    <nav className="pd-dialog-buttons" aria-label={w('dialogs.label')}>
      {buttons.map(({ icon, label, onClick }) => (
        <button key={label} type="button" onClick={onClick}>
          <Icon d={icon} />
          {label}
        </button>
      ))}
    </nav>
  )
}
