import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { IntlContext, useIntl } from './intl.tsx'

type Messages = Readonly<Record<string, string>>

/** Messages that nobody needs at first, by language. */
export class LazyMessages {
  private readonly loadedIn = new Map<string, Messages>()

  constructor(
    private readonly imports: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>,
  ) {}

  loaded(locale: string): Messages | undefined {
    return this.loadedIn.get(locale)
  }

  /** Optional: `MoreMessages` loads them as well, but only when it is drawn. */
  async preload(locale: string): Promise<void> {
    const load = this.imports[locale]
    if (load !== undefined && !this.loadedIn.has(locale)) this.loadedIn.set(locale, (await load()).default)
  }
}

/**
 * Gives a part of a page its own messages beside those around it, and draws it once they are there. In another language
 * it stays in the one it has until the new ones are loaded.
 */
export function MoreMessages({ messages, children }: { messages: LazyMessages; children: ReactNode }) {
  const intl = useIntl()
  const [failed, setFailed] = useState<{ readonly error: Error }>()
  const [, setLoaded] = useState('')
  const own = messages.loaded(intl.locale)
  const all = useMemo(() => own && intl.with(own), [intl, own])
  const last = useRef(all)
  if (all !== undefined) last.current = all
  const isLoaded = own !== undefined
  useEffect(() => {
    if (isLoaded) return
    let late = false
    messages.preload(intl.locale).then(
      () => !late && startTransition(() => setLoaded(intl.locale)),
      error => !late && setFailed({ error }),
    )
    return () => {
      late = true
    }
  }, [messages, intl.locale, isLoaded])
  if (last.current !== undefined) return <IntlContext value={last.current}>{children}</IntlContext>
  if (failed !== undefined) throw failed.error
  return null
}
