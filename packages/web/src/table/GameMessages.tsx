import type { GameManifest, Locale, Messages } from '@kazamata/registry'
import { type ReactNode, useCallback } from 'react'
import { MessagesProvider, useMessages } from '../intl/MessagesProvider.tsx'
import { shellMessages } from '../intl/messages.ts'
import { Loading } from '../shell/Loading.tsx'

/** The words of a game beside those of the shell, and `more` of the game's where a page has its own. */
export function GameMessages(props: {
  manifest: GameManifest
  more?: (locale: Locale) => Promise<Messages>
  children: ReactNode
}) {
  const { manifest, more, children } = props
  const load = useCallback(
    async (locale: Locale): Promise<Messages> => {
      const [shell, game, own] = await Promise.all([
        shellMessages(locale),
        manifest.messages(locale),
        more?.(locale),
      ])
      return { ...game, ...own, ...shell }
    },
    [manifest, more],
  )
  const loaded = useMessages(load, undefined)
  return loaded === undefined ? <Loading /> : <MessagesProvider loaded={loaded}>{children}</MessagesProvider>
}
