import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { Fault, HomeLink } from '../../shell/Fault.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Chat } from '../chat/Chat.tsx'
import { ChatNews } from '../chat/ChatNews.tsx'
import { placeAtTable } from '../chat/chat-place.ts'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useLine, useRemoteMatch } from '../connection/use-remote-match.ts'
import { refusalKey } from '../refusal-key.ts'
import { WaitingRoom } from '../tables/WaitingRoom.tsx'
import { showTurns } from '../turn-badge.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'
import { OnlineTable } from './OnlineTable.tsx'
import { Outdated } from './Outdated.tsx'

/** A match on the server, from its waiting room to its end. */
export function OnlineMatch({ id }: { id: string }) {
  const match = useRemoteMatch(id)
  const online = useOnline()
  useEffect(() => showTurns(online), [online])
  return match === undefined ? <Loading /> : <Stage match={match} />
}

function Stage({ match }: { match: RemoteMatch }) {
  const t = useOnlineWords()
  const state = useSyncExternalStore(match.subscribe, match.get)
  const line = useLine()
  if (line === 'outdated' || line === 'signed-out') return <Outdated isSignedOut={line === 'signed-out'} />
  switch (state.is) {
    case 'opening':
      return line === 'offline' ? (
        <Fault title={t('trouble.offline')} text={t('online.refused.no-server')}>
          <HomeLink />
        </Fault>
      ) : (
        <Loading />
      )
    case 'waiting':
      return (
        <WaitingRoom table={state.table} isOffline={line === 'offline'} isDoubtful={state.isDoubtful}>
          <section className="chat-inline" aria-labelledby="chat-title">
            <h2 id="chat-title">{t('chat')}</h2>
            <Chat match={match} place={placeAtTable(state.table)} />
            <ChatNews match={match} />
          </section>
        </WaitingRoom>
      )
    case 'refused':
      return (
        <Fault
          title={t(state.code === 'removed' ? 'online.sentAway' : 'online.gone')}
          text={t(refusalKey(state.code))}
        >
          <Link href="/online" className="btn primary">
            {t('lobby')}
          </Link>
          <HomeLink />
        </Fault>
      )
    case 'playing':
      return <OnlineTable match={match} state={state} />
  }
}
