import { useMemo } from 'react'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { infoOf } from '../matches/match-info.ts'
import { type OpenedMatch, OpenMatch } from '../matches/OpenMatch.tsx'
import { Fault } from '../shell/Fault.tsx'
import { Player } from './Player.tsx'

/** A match that is over, step by step, in the view of any seat or of the table. */
export default function Replay({ id }: { id: string }) {
  return (
    <OpenMatch id={id}>
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
  const t = useWords()
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
  const about = useMemo(() => ({ match: infoOf(stored), isOver: true, file }), [stored, file])
  return <Player loaded={opened} match={opened.match} about={about} />
}
