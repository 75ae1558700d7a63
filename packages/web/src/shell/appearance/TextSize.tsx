import { useWords } from '../../intl/words.tsx'
import { setTextSize, textSizes, useTextSize } from './text-size.ts'

/** Chooses the size of all words. */
export function TextSize() {
  const t = useWords()
  const current = useTextSize()
  return (
    <fieldset className="choices">
      <legend>{t('textSize')}</legend>
      {textSizes.map(size => (
        <label key={size}>
          <input
            type="radio"
            name="text-size"
            checked={size === current}
            onChange={() => setTextSize(size)}
          />
          {t('textSize.value', { percent: Number(size) })}
        </label>
      ))}
    </fieldset>
  )
}
