import { useEffect, useRef, useState } from 'react'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useChatState, useLineText } from './use-chat.ts'

/** Tells a screen reader what others have just said, and nothing that was there before. */
export function ChatNews({ match }: { match: RemoteMatch }) {
  const { lines, you, muted, isKnown } = useChatState(match)
  const textOf = useLineText()
  const known = useRef<number>(undefined)
  const [last, setLast] = useState<(typeof lines)[number]>()
  useEffect(() => {
    if (!isKnown) return
    const news = lines.slice(known.current ?? lines.length)
    known.current = lines.length
    // Only when something was said: whoever mutes the last speaker does not hear the one before again.
    const next = news.findLast(({ by }) => by !== you && !muted.has(by))
    if (next !== undefined) setLast(next)
  }, [isKnown, lines, you, muted])
  return (
    <div className="visually-hidden" aria-live="polite">
      {last && !muted.has(last.by) && <p key={last.id}>{`${last.name}: ${textOf(last)}`}</p>}
    </div>
  )
}
