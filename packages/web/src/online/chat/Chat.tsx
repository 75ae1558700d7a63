import { cleanLine, coopPhrases, limits, lineLength, phrases } from '@kazamata/protocol'
import { useEffect, useRef, useState } from 'react'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { Refusal } from '../Refusal.tsx'
import { useOnlineWords } from '../words.ts'
import { ChatLines } from './ChatLines.tsx'
import type { ChatPlace } from './chat-place.ts'
import { isChatOpen, type Speaking, useChatState, useSpeaking } from './use-chat.ts'
import './chat.css'

/** What was said at a table, phrases that everybody reads in their own language, and a field for own words. */
export function Chat(props: { match: RemoteMatch; place: ChatPlace; hasFocus?: boolean }) {
  const { match, place, hasFocus = false } = props
  const t = useOnlineWords()
  const state = useChatState(match)
  const speaking = useSpeaking(match)
  const isOpen = isChatOpen(state, place.isOpen)
  useSeen(match)
  return (
    <div className="chat">
      <ChatLines match={match.id} state={state} place={place} />
      {isOpen ? <Speak {...{ speaking, place, hasFocus }} /> : <p className="note">{t('chat.off')}</p>}
      <Refusal code={speaking.refused} />
      {place.isHost && (
        <button type="button" className="chat-link" onClick={() => speaking.say({ open: !isOpen })}>
          {t(isOpen ? 'chat.close' : 'chat.open')}
        </button>
      )}
    </div>
  )
}

function Speak(props: { speaking: Speaking; place: ChatPlace; hasFocus: boolean }) {
  const { speaking, place, hasFocus } = props
  const { say } = speaking
  const t = useOnlineWords()
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const text = cleanLine(draft)
  const isLong = lineLength(text) > limits.lineLength
  return (
    <>
      {place.isApart && <p className="note">{t('chat.apart')}</p>}
      <ul className="phrases" aria-label={t('chat.phrases')}>
        {[...(place.coop ? coopPhrases : []), ...phrases].map(phrase => (
          <li key={phrase}>
            <button type="button" onClick={() => say({ phrase })}>
              {t(`say.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="chat-field"
        onSubmit={event => {
          event.preventDefault()
          if (text === '' || isLong) return
          setDraft('')
          // What was refused can be sent again, unless something else is being written.
          say({ text }, () => setDraft(now => now || draft))
        }}
      >
        <input
          ref={field}
          aria-label={t('chat.field')}
          placeholder={t('chat.field')}
          maxLength={limits.lineLength}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button type="submit" className="btn" disabled={text === '' || isLong}>
          {t('chat.send')}
        </button>
      </form>
    </>
  )
}

/** While the chat is in sight, all of it was seen. */
function useSeen({ chat }: RemoteMatch): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') chat.markSeen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    const stop = chat.subscribe(look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [chat])
}
