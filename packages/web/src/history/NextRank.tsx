import type { GameManifest } from '@kazamata/registry'
import { useIntl } from '@kazamata/ui'
import { useLoaded } from '../shell/use-loaded.ts'
import { useHistoryWords } from './words.ts'

export type RanksLoader = NonNullable<GameManifest['ranks']>

/** How far a score is from the next rank. */
export function NextRank({ ranks, score }: { ranks: RanksLoader; score: number }) {
  const t = useHistoryWords()
  const intl = useIntl()
  const known = useLoaded(ranks)
  if (known === undefined) return null
  const next = known.findLast(({ from }) => from > score)
  const rank = intl.formatMessage({ id: `rank.${(next ?? known[0])?.rank}` })
  return (
    <small>
      {next === undefined
        ? t('history.top', { rank })
        : t('history.next', { missing: next.from - score, rank })}
    </small>
  )
}
