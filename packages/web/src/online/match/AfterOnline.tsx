import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { storyOf } from '../../campaign/story.ts'
import { downloadMatch } from '../../shell/download.ts'
import { HomeLink } from '../../shell/Fault.tsx'
import type { Table } from '../../table/table.ts'
import { StandingLine } from '../campaign/StandingLine.tsx'
import type { PlayingState } from '../connection/remote-match.ts'
import { Refusal } from '../Refusal.tsx'
import { useApi } from '../use-api.ts'
import { useOnline } from '../use-online.ts'
import { useOnlineWords } from '../words.ts'

/** What one may want after the end: the same people once more, or the next chapter. */
export function AfterOnline({ table, state }: { table: Table; state: PlayingState }) {
  const t = useOnlineWords()
  const { game, match } = table
  const { about, snapshot } = state
  const { outcome } = snapshot
  const last = outcome && {
    scores: outcome.scores.slice(),
    ...(outcome.ties && { ties: outcome.ties.slice() }),
  }
  return (
    <div className="after">
      {about.campaign && last && (
        <StandingLine
          game={game.id}
          campaign={about.campaign}
          names={snapshot.seats.map(({ name }) => name)}
          last={last}
        />
      )}
      {snapshot.viewer === 'table' ? (
        <Link href="/online" className="btn primary">
          {t('lobby')}
        </Link>
      ) : (
        <Again match={match.id} state={state} />
      )}
      <Link href={`/match/${match.id}?move=0`} className="btn">
        {t('after.replay')}
      </Link>
      <button type="button" className="btn" onClick={() => downloadMatch(game.id, match.id, table.file)}>
        {t('match.export')}
      </button>
      <HomeLink />
    </div>
  )
}

/** The first to press it makes the table, the others sit down at it. */
function Again({ match, state }: { match: string; state: PlayingState }) {
  const t = useOnlineWords()
  const [, go] = useLocation()
  const { api } = useOnline()
  const { run, isBusy, refused } = useApi()
  const [declined, setDeclined] = useState<string>()
  const { about } = state
  const offer = state.offer?.table === declined ? undefined : state.offer
  const { campaign } = about
  const chapters = campaign && storyOf({ game: about.game, story: campaign.story })?.story.chapters.length
  const hasNext = campaign !== undefined && campaign.chapter + 1 < (chapters ?? 0)
  const label = campaign === undefined ? 'lobby.rematch' : hasNext ? 'after.next' : 'lobby.anew'
  const again = (
    <button
      type="button"
      className="btn primary"
      disabled={isBusy}
      onClick={() =>
        run(
          () => api.rematch(match),
          ({ id }) => go(`/match/${id}`),
        )
      }
    >
      {t(offer === undefined ? label : 'lobby.join')}
    </button>
  )
  return (
    <>
      {offer === undefined ? (
        again
      ) : (
        <div className="offered">
          <b role="status">{t(hasNext ? 'lobby.next.offer' : 'lobby.rematch.offer', { name: offer.host })}</b>
          {again}
          <button
            type="button"
            className="btn ghost"
            disabled={isBusy}
            onClick={() =>
              run(
                () => api.leave(offer.table),
                () => setDeclined(offer.table),
              )
            }
          >
            {t('lobby.kept.decline')}
          </button>
        </div>
      )}
      <Refusal code={refused} />
    </>
  )
}
