import { useRef, useState } from 'react'
import { copyText } from '../shell/copy-text.ts'
import { useDailyWords } from './words.ts'

/** Hands a line to the system to share, or copies it where the system shares nothing. */
export function ShareLine({ line }: { line: string }) {
  const t = useDailyWords()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function share(): Promise<void> {
    if (!('share' in navigator)) return setCopied(await copyText(field.current))
    // Whoever changes their mind has shared nothing, and knows it.
    await navigator.share({ text: line }).catch(() => undefined)
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void share()}>
        {t('daily.share')}
      </button>
      <input ref={field} readOnly value={line} aria-label={t('daily.share')} />
      <p role="status" className="copied">
        {isCopied && t('daily.copied', { line })}
      </p>
    </>
  )
}
