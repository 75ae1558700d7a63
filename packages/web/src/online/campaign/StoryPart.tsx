import type { Campaign } from '@kazamata/protocol'
import { storyOf, useGameMessage } from '../../campaign/story.ts'
import { useOnlineWords } from '../words.ts'

/** Which chapter of which story a match is, in a few words. */
export function StoryPart({ game, campaign }: { game: string; campaign: Campaign }) {
  const t = useOnlineWords()
  const { story, chapter } = campaign
  const found = storyOf({ game, story })
  const title = useGameMessage(found?.manifest, `story.${story}`)
  const of = found?.story.chapters.length ?? 0
  return (
    <small className="part">
      {title !== undefined && `${title} · `}
      {t('ticket.chapter', { n: chapter + 1, of })}
    </small>
  )
}
