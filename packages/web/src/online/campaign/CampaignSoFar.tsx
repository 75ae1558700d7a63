import type { Campaign } from '@kazamata/protocol'
import { storyOf, useGameMessage } from '../../campaign/story.ts'
import { Totals } from '../../campaign/Totals.tsx'
import { StoryPart } from './StoryPart.tsx'
import '../../campaign/campaign.css'

/** Which chapter this is, what is told before it, and how everybody stands. */
export function CampaignSoFar(props: { game: string; campaign: Campaign; names: readonly string[] }) {
  const { game, campaign, names } = props
  const { results } = campaign
  const found = storyOf({ game, story: campaign.story })
  const chapter = found?.story.chapters[campaign.chapter]
  const text = useGameMessage(found?.manifest, `chapter.${chapter?.id}`)
  const seats = names.map(name => ({ name, occupant: { kind: 'person' as const } }))
  return (
    <section className="so-far">
      <p>
        <StoryPart game={game} campaign={campaign} />
      </p>
      {text !== undefined && <p className="story-text">{text}</p>}
      {results.length > 0 && (
        <Totals seats={seats} results={results} chapters={found?.story.chapters.length ?? results.length} />
      )}
    </section>
  )
}
