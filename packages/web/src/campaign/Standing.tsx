import type { StoredMatch } from '@kazamata/room/store'
import { useCard, useWords } from '../intl/words.tsx'
import type { Campaign } from './campaign.ts'
import { resultsOf } from './campaign.ts'
import { chapterOf, storyOf, useGameMessage } from './story.ts'

/** The story's title, on pages that do not speak its game's words. */
export function StoryTitle({ campaign }: { campaign: Campaign }) {
  const card = useCard()
  return (
    useGameMessage(storyOf(campaign)?.manifest, `story.${campaign.story}`) ?? card(campaign.game, 'title')
  )
}

/** How far the campaign has come. */
export function Progress({ campaign }: { campaign: Campaign }) {
  const t = useWords()
  const of = storyOf(campaign)?.story.chapters.length ?? 0
  const done = resultsOf(campaign).length
  return done < of ? t('campaign.next', { n: done + 1, of }) : t('campaign.done')
}

/** What a match is called in a list: its game, or the story and chapter it is part of. */
export function MatchTitle({ match, campaigns }: { match: StoredMatch; campaigns: readonly Campaign[] }) {
  const t = useWords()
  const card = useCard()
  const part = chapterOf(match.id, campaigns)
  if (part === undefined) return card(match.game, 'title')
  const of = storyOf(part.campaign)?.story.chapters.length ?? 0
  return (
    <>
      <StoryTitle campaign={part.campaign} />{' '}
      <small className="part">{t('ticket.chapter', { n: part.chapter + 1, of })}</small>
    </>
  )
}
