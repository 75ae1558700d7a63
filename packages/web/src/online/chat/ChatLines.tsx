import eye from 'icon:eyeball'
import { reportReasons } from '@kazamata/protocol'
import { Icon, useIntl } from '@kazamata/ui'
import { useRef, useState } from 'react'
import { scrollable } from '../../shell/scrollable.ts'
import { useScrollToEnd } from '../../shell/use-scroll-to-end.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import type { ChatState } from './chat-log.ts'
import type { ChatPlace } from './chat-place.ts'
import { useLineText } from './use-chat.ts'

type Line = ChatState['lines'][number]

/** What was said, the last below; lines of those who are muted are folded away. */
export function ChatLines(props: { match: string; state: ChatState; place: ChatPlace }) {
  const { match, state, place } = props
  const { lines, you, muted } = state
  const t = useOnlineWords()
  const list = useRef<HTMLElement>(null)
  useScrollToEnd(list, lines)
  return (
    <section className="chat-lines" ref={list} aria-label={t('chat.lines')} {...scrollable}>
      {lines.length === 0 && <p className="chat-none">{t('chat.none')}</p>}
      <ol>
        {lines.map((line, at) =>
          !muted.has(line.by) ? (
            <ChatItem key={line.id} {...{ match, line, place, isOwn: line.by === you }} />
          ) : (
            lines[at - 1]?.by !== line.by && <MutedItem key={line.id} match={match} line={line} />
          ),
        )}
      </ol>
    </section>
  )
}

function MutedItem({ match, line: { id, name } }: { match: string; line: Line }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  return (
    <li className="chat-line" data-kind="note">
      <p>
        {t('chat.isMuted', { name })}{' '}
        <button
          type="button"
          className="chat-link"
          disabled={isBusy}
          onClick={() => run(() => api.mute(match, id, false))}
        >
          {t('chat.unmute')}
        </button>
      </p>
      <Refusal code={refused} />
    </li>
  )
}

function ChatItem(props: { match: string; line: Line; place: ChatPlace; isOwn: boolean }) {
  const { match, line, place, isOwn } = props
  const t = useOnlineWords()
  const textOf = useLineText()
  const [isOpen, setOpen] = useState(false)
  const { name, by, seat, apart, open } = line
  if (open !== undefined || by === '')
    return (
      <li className="chat-line" data-kind="note">
        <p>{textOf(line)}</p>
      </li>
    )
  const isSpectator = place.hasBegun && seat === undefined
  return (
    <li className="chat-line" data-kind={isOwn ? 'own' : 'other'} data-apart={apart} data-seat={seat}>
      <p className="chat-by">
        <b>{isOwn ? t('chat.you') : name}</b>
        {isSpectator && (
          <small>
            <Icon d={eye} /> {t(apart ? 'chat.spectator.apart' : 'chat.spectator')}
          </small>
        )}
        <LineTime at={line.at} />
        {!isOwn && (
          <button
            type="button"
            className="chat-more"
            aria-expanded={isOpen}
            aria-label={t('chat.more', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            ⋯
          </button>
        )}
      </p>
      <p className="chat-text">{textOf(line)}</p>
      {isOpen && <LineMenu {...{ match, line }} onDone={() => setOpen(false)} />}
    </li>
  )
}

function LineTime({ at }: { at: number }) {
  const intl = useIntl()
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const text = intl.formatDate(at, isToday ? time : { day: 'numeric', month: 'numeric', ...time })
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}

/** What one can do about a line of somebody else. */
function LineMenu({ match, line, onDone }: { match: string; line: Line; onDone: () => void }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [stage, setStage] = useState<'choose' | 'report' | 'done'>('choose')
  if (stage === 'done')
    return (
      <p className="chat-menu" role="status">
        {t('chat.reported')}
      </p>
    )
  if (stage === 'choose')
    return (
      <div className="chat-menu">
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={() => run(() => api.mute(match, line.id, true), onDone)}
        >
          {t('chat.mute', { name: line.name })}
        </button>
        <button type="button" className="btn" onClick={() => setStage('report')}>
          {t('chat.report')}
        </button>
        <Refusal code={refused} />
      </div>
    )
  return (
    <fieldset className="chat-menu">
      <legend>{t('chat.report.why')}</legend>
      {reportReasons.map(reason => (
        <button
          key={reason}
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={() =>
            run(
              () => api.reportLine(match, line.id, reason),
              () => setStage('done'),
            )
          }
        >
          {t(`chat.report.${reason}`)}
        </button>
      ))}
      <Refusal code={refused} />
    </fieldset>
  )
}
