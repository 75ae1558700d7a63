import type { Locale, Messages } from '@kazamata/registry'
import { type ReactNode, useCallback } from 'react'
import { Loading } from '../shell/Loading.tsx'
import { MessagesProvider, useMessages } from './MessagesProvider.tsx'
import { shellMessages } from './messages.ts'

/** The words of a page beside those of the shell. */
export function PageMessages(props: {
  own: (locale: Locale) => Promise<Messages>
  children: ReactNode
  fallback?: ReactNode
}) {
  const { own, children, fallback = <Loading /> } = props
  const load = useCallback(
    async (locale: Locale): Promise<Messages> => {
      const [shell, page] = await Promise.all([shellMessages(locale), own(locale)])
      return { ...page, ...shell }
    },
    [own],
  )
  const loaded = useMessages(load, undefined)
  return loaded === undefined ? fallback : <MessagesProvider loaded={loaded}>{children}</MessagesProvider>
}
