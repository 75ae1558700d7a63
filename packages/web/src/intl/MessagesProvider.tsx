import type { Locale, Messages } from '@kazamata/registry'
import { IntlProvider, tags } from '@kazamata/ui'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocale } from './locale.ts'
import type { MessageLoader } from './messages.ts'

export interface LoadedMessages {
  readonly locale: Locale
  readonly messages: Messages
}

/** A missing or broken message is a bug: loud where we work, the message's id where people play. */
function onError(error: Error): void {
  if (import.meta.env.PROD) console.error(error)
  else throw error
}

export function MessagesProvider({ loaded, children }: { loaded: LoadedMessages; children: ReactNode }) {
  return (
    <IntlProvider {...loaded} tags={tags} onError={onError}>
      {children}
    </IntlProvider>
  )
}

/** The wanted language once it is loaded; until then the one that was, so that nothing on the page is lost. */
export function useMessages(load: MessageLoader): LoadedMessages | undefined {
  const wanted = useLocale()
  const [loaded, setLoaded] = useState(() => {
    const messages = load.loaded?.(wanted)
    return messages && { locale: wanted, messages, from: load }
  })
  const isHere = loaded?.from === load && loaded.locale === wanted
  useEffect(() => {
    if (isHere) return
    let late = false
    load(wanted).then(
      messages => {
        if (!late) startTransition(() => setLoaded({ locale: wanted, messages, from: load }))
      },
      // Offline before it was ever loaded: the page goes on in the language it has.
      error => console.error(error),
    )
    return () => {
      late = true
    }
  }, [wanted, load, isHere])
  return loaded
}
