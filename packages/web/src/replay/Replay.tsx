import { useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { infoOf } from '../matches/match-info.ts'
import { type OpenedMatch, OpenMatch } from '../matches/OpenMatch.tsx'
import { Fault } from '../shell/Fault.tsx'
import { Player } from './Player.tsx'
import { replayMessages, useReplayWords } from './words.ts'

/** A match that is over, step by step; with `?move=N` in the address from that step on. */
export default function Replay({ id }: { id: string }) {
  return (
    <OpenMatch id={id} more={replayMessages}>
      {opened =>
        opened.game.outcome(opened.match.state) === undefined ? (
          <NotYet id={id} />
        ) : (
          <StoredPlayer opened={opened} />
        )
      }
    </OpenMatch>
  )
}

function NotYet({ id }: { id: string }) {
  const t = useReplayWords()
  return (
    <Fault title={t('replay.notYet')} text={t('replay.notYetWhy')}>
      <Link href={`/table/${id}`} className="btn primary">
        {t('match.resume')}
      </Link>
    </Fault>
  )
}

function StoredPlayer({ opened }: { opened: OpenedMatch }) {
  const { stored, file } = opened
  const start = Number(new URLSearchParams(useSearch()).get('move')) || 0
  const about = useMemo(() => ({ match: infoOf(stored), isOver: true, file }), [stored, file])
  return <Player loaded={opened} match={opened.match} about={about} start={start} />
}
