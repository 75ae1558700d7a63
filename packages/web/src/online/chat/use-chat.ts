import { coopPhrases, phrases, type Said } from '@kazamata/protocol'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { ApiCode } from '../api.ts'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { type OnlineKey, useOnlineWords } from '../words.ts'
import type { ChatState } from './chat-log.ts'

type Line = ChatState['lines'][number]

export interface Speaking {
  /** Says one thing after another; `otherwise` where it is refused. */
  readonly say: (said: Said, otherwise?: () => void) => void
  readonly refused: ApiCode | undefined
}

export const useChatState = ({ chat }: RemoteMatch): ChatState =>
  useSyncExternalStore(chat.subscribe, chat.get)

export function useSpeaking({ connection, id }: RemoteMatch): Speaking {
  const [refused, setRefused] = useState<ApiCode>()
  const before = useRef<Promise<void>>(Promise.resolve())
  async function ask(said: Said, otherwise?: () => void): Promise<void> {
    const answer = await connection.request({ type: 'say', match: id, said })
    setRefused('code' in answer ? answer.code : undefined)
    if ('code' in answer) otherwise?.()
  }
  const say = (said: Said, otherwise?: () => void) => {
    before.current = before.current.then(() => ask(said, otherwise))
  }
  return { say, refused }
}

/** The host's last word, or what was set when the table was made. */
export function isChatOpen({ lines }: ChatState, first: boolean): boolean {
  return lines.findLast(({ open }) => open !== undefined)?.open ?? first
}

/** Lines of others that were not seen yet. */
export function unreadOf({ lines, seen, you, muted }: ChatState): readonly Line[] {
  return lines.slice(seen + 1).filter(({ by, open }) => by !== you && !muted.has(by) && open === undefined)
}

/** What a line says, in the reader's language. */
export function useLineText(): (line: Line) => string {
  const t = useOnlineWords()
  return ({ text, phrase, open, name }) => {
    if (text !== undefined) return text
    if (open !== undefined) return t(open ? 'chat.opened' : 'chat.closed', { name })
    const known = [...phrases, ...coopPhrases].find(one => one === phrase)
    const key: OnlineKey = known === undefined ? 'chat.erased' : `say.${known}`
    return t(key)
  }
}
