import bubble from 'icon:chat-bubble'
import { Icon } from '@kazamata/ui'
import { useEffect } from 'react'
import { Dialog } from '../../shell/Dialog.tsx'
import { setUnreadCount } from '../../shell/page-title.ts'
import { useMinWidth } from '../../table/use-min-width.ts'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useOnlineWords } from '../words.ts'
import { Chat } from './Chat.tsx'
import { ChatNews } from './ChatNews.tsx'
import type { ChatPlace } from './chat-place.ts'
import { unreadOf, useChatState } from './use-chat.ts'
import './chat.css'

interface ChatToolProps {
  match: RemoteMatch
  place: ChatPlace
  isOpen: boolean
  /** Is there room for it beside the board? Then the frame shows it. */
  isBeside: boolean
  onToggle: () => void
}

/** A button of the bar that opens the chat and says how much of it is new. */
export function ChatTool({ match, place, isOpen, isBeside, onToggle }: ChatToolProps) {
  const t = useOnlineWords()
  const isWide = useMinWidth()
  const unread = unreadOf(useChatState(match)).length
  useEffect(() => setUnreadCount(unread), [unread])
  useEffect(() => () => setUnreadCount(0), [])
  return (
    <>
      <button
        type="button"
        className="tool chat-tool"
        aria-expanded={isBeside ? isOpen : undefined}
        onClick={onToggle}
      >
        <Icon d={bubble} />
        <span className={isWide ? undefined : 'visually-hidden'}>{t('chat')}</span>
        {unread > 0 && (
          <b className="unread">
            {unread}
            <span className="visually-hidden"> {t('chat.new')}</span>
          </b>
        )}
      </button>
      <ChatNews match={match} />
      {isOpen && !isBeside && (
        <Dialog title={t('chat')} onClose={onToggle} className="chat-sheet">
          <Chat match={match} place={place} />
        </Dialog>
      )}
    </>
  )
}
