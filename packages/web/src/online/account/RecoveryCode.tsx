import { useEffect, useRef } from 'react'
import { useOnlineWords } from '../words.ts'

/** Shown once: the server does not know it any more. */
export function RecoveryCode({ name, code, onKept }: { name: string; code: string; onKept: () => void }) {
  const t = useOnlineWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="recovery" aria-labelledby="recovery">
      <h2 id="recovery" ref={title} tabIndex={-1}>
        {t('me.code')}
      </h2>
      <p>{t('me.code.text', { name })}</p>
      <p className="code">{code}</p>
      <p className="row">
        <button type="button" className="btn primary" onClick={onKept}>
          {t('me.code.kept')}
        </button>
        <button type="button" className="btn ghost" onClick={() => window.print()}>
          {t('me.code.print')}
        </button>
      </p>
    </section>
  )
}
