import type { GameManifest, Locale, Messages } from '@kazamata/registry'
import { type ReactNode, useCallback } from 'react'
import { MessagesProvider, useMessages } from '../intl/MessagesProvider.tsx'
import { shellMessages } from '../intl/messages.ts'
import { Loading } from '../shell/Loading.tsx'

/** The words of a game beside those of the shell. */
export function GameMessages({ manifest, children }: { manifest: GameManifest; children: ReactNode }) {
  const load = useCallback(
    async (locale: Locale): Promise<Messages> => {
      const [shell, game] = await Promise.all([shellMessages(locale), manifest.messages(locale)])
      return { ...game, ...shell }
    },
    [manifest],
  )
  const loaded = useMessages(load, undefined)
  return loaded === undefined ? <Loading /> : <MessagesProvider loaded={loaded}>{children}</MessagesProvider>
}
