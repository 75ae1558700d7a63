import type { MatchSummary } from '@kazamata/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCard } from '../intl/words.tsx'
import { MatchRow } from '../matches/MatchRow.tsx'
import { useList } from '../matches/use-list.ts'
import { seatName } from '../shell/seat-name.ts'
import { followMatches } from './follow-matches.ts'
import { byUrgency, isEnded, isYourTurn, statusOf } from './match-summary.ts'
import { TellMe } from './notices/TellMe.tsx'
import { OnlineMessages } from './OnlineMessages.tsx'
import { useTimeLeft } from './pace/use-time-left.ts'
import { OtherDevice } from './person/OtherDevice.tsx'
import { useOnline } from './use-online.ts'
import { useOnlineWords } from './words.ts'

/** This person's tables and matches on the server: those that go on, or those that are over. Nothing where there are none. */
export function OnlineMatches({ isOver }: { isOver: boolean }) {
  const online = useOnline()
  const [matches, setMatches] = useState<readonly MatchSummary[]>([])
  useEffect(() => followMatches(setMatches, online), [online])
  const shown = matches.filter(match => isOver === isEnded(match)).toSorted(byUrgency)
  if (shown.length === 0) return null
  return (
    <OnlineMessages fallback={null}>
      <MatchSection matches={shown} />
      {shown.some(({ stage }) => stage === 'running') && <TellMe />}
      {!isOver && <OtherDevice />}
    </OnlineMessages>
  )
}

function MatchSection({ matches }: { matches: readonly MatchSummary[] }) {
  const t = useOnlineWords()
  return (
    <section aria-labelledby="online">
      <h2 id="online">{t('online.matches')}</h2>
      <ul className="match-list">
        {matches.map(match => (
          <li key={match.id}>
            <MatchItem match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MatchItem({ match }: { match: MatchSummary }) {
  const t = useOnlineWords()
  const card = useCard()
  const { id, values } = statusOf(match, useList())
  const timeLeft = useTimeLeft()
  const isOver = match.stage === 'over'
  const seats = match.seats.flatMap(({ name, occupant: { kind } }, at) =>
    kind === 'open'
      ? []
      : [
          {
            name: seatName(name, at),
            occupant: kind === 'bot' ? { kind, level: '' } : { kind: 'person' as const },
          },
        ],
  )
  return (
    <MatchRow
      game={match.game}
      seats={seats}
      yours={isYourTurn(match)}
      title={<h3>{card(match.game, 'title')}</h3>}
      status={t(id, values)}
      note={match.left !== undefined && t('online.left', { time: timeLeft(match.left) })}
      at={match.played}
    >
      <Link href={isOver ? `/match/${match.id}?move=0` : `/match/${match.id}`} className="btn">
        {t(isOver ? 'after.replay' : match.stage === 'abandoned' ? 'online.look' : 'match.resume')}
      </Link>
    </MatchRow>
  )
}
