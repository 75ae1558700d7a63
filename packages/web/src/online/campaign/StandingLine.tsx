import type { Campaign } from '@kazamata/protocol'
import { storyOf } from '../../campaign/story.ts'
import { totalsOf, winnersOf } from '../../campaign/totals.ts'
import { useList } from '../../matches/use-list.ts'
import { useOnlineWords } from '../words.ts'
import { StoryPart } from './StoryPart.tsx'

/** After a chapter: which it was, and everybody's sum in one line, or who has won the campaign. `last` is its result. */
export function StandingLine(props: {
  game: string
  campaign: Campaign
  names: readonly string[]
  last: Campaign['results'][number]
}) {
  const { game, campaign, names, last } = props
  const t = useOnlineWords()
  const list = useList()
  const totals = totalsOf([...campaign.results, last], names.length)
  const chapters = storyOf({ game, story: campaign.story })?.story.chapters.length ?? 0
  const winners = winnersOf(totals)
  const sum = Math.max(...totals.map(total => total.sum))
  const isOver = campaign.chapter + 1 >= chapters
  const standing = totals
    .toSorted((a, b) => a.rank - b.rank)
    .map(total => `${names[total.seat]} ${total.sum}`)
    .join(' · ')
  const won = t('campaign.won', {
    names: list(winners.map(seat => names[seat] ?? '')),
    count: winners.length,
    sum,
  })
  return (
    <div className="so-far">
      <StoryPart game={game} campaign={campaign} />
      {isOver ? (names.length > 1 ? won : t('campaign.solo', { sum })) : `${t('campaign.sum')}: ${standing}`}
    </div>
  )
}
