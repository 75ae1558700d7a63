import { useWords } from '../intl/words.tsx'

export function RemoveSeat({ seat, onRemove }: { seat: number; onRemove: () => void }) {
  const t = useWords()
  return (
    <button type="button" className="off" aria-label={t('setup.remove', { n: seat + 1 })} onClick={onRemove}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </button>
  )
}
