import { useEffect, useState } from 'react'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useMuted } from './chat-memory.ts'
import { useChatState, useLineText } from './use-chat.ts'

/** Tells a screen reader what others have just said, and nothing that was there before. */
export function ChatNews({ match }: { match: RemoteMatch }) {
  const { lines, you, isKnown } = useChatState(match)
  const muted = useMuted()
  const textOf = useLineText()
  const [first, setFirst] = useState<number>()
  useEffect(() => {
    if (isKnown && first === undefined) setFirst(lines.length)
  }, [isKnown, first, lines])
  const news = lines.slice(first ?? lines.length)
  const last = news.findLast(({ by }) => by !== you && !muted.has(by))
  return (
    <div className="visually-hidden" aria-live="polite">
      {last && <p key={last.id}>{`${last.name}: ${textOf(last)}`}</p>}
    </div>
  )
}
