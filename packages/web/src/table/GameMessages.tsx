import type { GameManifest } from '@kazamata/registry'
import { type ReactNode, useMemo } from 'react'
import { joined, type MessageLoader } from '../intl/messages.ts'
import { PageMessages } from '../intl/PageMessages.tsx'

/** The words of a game beside those of the shell, and `more` of the game's where a page has its own. */
export function GameMessages(props: { manifest: GameManifest; more?: MessageLoader; children: ReactNode }) {
  const { manifest, more, children } = props
  const own = useMemo(
    () => (more === undefined ? manifest.messages : joined([manifest.messages, more])),
    [manifest, more],
  )
  return <PageMessages own={own}>{children}</PageMessages>
}
