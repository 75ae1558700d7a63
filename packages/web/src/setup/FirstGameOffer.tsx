import type { Choices } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { useWords } from '../intl/words.tsx'
import '../shell/offer.css'

/** An offer for a first game: the options it is best played with, in one touch. */
export function FirstGameOffer(props: {
  options: Choices
  chosen: Choices
  onChange: (chosen: Choices) => void
}) {
  const { options, chosen, onChange } = props
  const t = useWords()
  const intl = useIntl()
  const set = Object.entries(options).every(([key, value]) => chosen[key] === value)
  return (
    <p className="offer" data-set={set}>
      <span>
        <b>{intl.formatMessage({ id: 'first.title' })}</b>
        {intl.formatMessage({ id: 'first.text' })}
      </span>
      <button
        type="button"
        className="btn"
        aria-pressed={set}
        onClick={() => onChange(set ? {} : { ...chosen, ...options })}
      >
        {t(set ? 'setup.firstDone' : 'setup.first')}
      </button>
    </p>
  )
}
