import type { GameManifest, Locale, Messages } from '@kazamata/registry'
import { type ReactNode, useCallback } from 'react'
import { shellMessages } from '../intl/messages.ts'
import { Speech, useSpoken } from '../intl/Speech.tsx'
import { Waiting } from '../shell/Waiting.tsx'

/** The words of a game beside those of the shell. */
export function GameSpeech({ manifest, children }: { manifest: GameManifest; children: ReactNode }) {
  const load = useCallback(
    async (locale: Locale): Promise<Messages> => {
      const [shell, game] = await Promise.all([shellMessages(locale), manifest.messages(locale)])
      return { ...game, ...shell }
    },
    [manifest],
  )
  const spoken = useSpoken(load, undefined)
  return spoken === undefined ? <Waiting /> : <Speech spoken={spoken}>{children}</Speech>
}
