import { useElementKeys } from '@kazamata/ui'
import { useRef } from 'react'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useOnlineWords } from '../words.ts'
import { Chat } from './Chat.tsx'
import type { ChatPlace } from './chat-place.ts'

/** The chat beside the board, where it covers nothing. Escape closes it while the focus is in it. */
export function ChatPanel(props: {
  match: RemoteMatch
  place: ChatPlace
  hasFocus: boolean
  onClose: () => void
}) {
  const { match, place, hasFocus, onClose } = props
  const t = useOnlineWords()
  const panel = useRef<HTMLElement>(null)
  function close(): void {
    onClose()
    document.querySelector<HTMLElement>('.chat-tool')?.focus()
  }
  useElementKeys(panel, { Escape: close })
  return (
    <aside ref={panel} className="chat-panel" aria-labelledby="chat-title">
      <h2 id="chat-title">{t('chat')}</h2>
      <button type="button" className="modal-close" aria-label={t('close')} onClick={close}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
      <Chat match={match} place={place} hasFocus={hasFocus} />
    </aside>
  )
}
