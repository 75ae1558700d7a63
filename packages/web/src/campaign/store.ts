import type { AnyGame } from '@kazamata/kernel'
import type { Story } from '@kazamata/registry'
import { begin } from '../matches/begin.ts'
import { hex } from '../matches/seed.ts'
import type { Campaign, Shelf, Sitting } from '../matches/storage.ts'
import { nextOf, optionsOf, withMatch } from './campaign.ts'
import { survey } from './survey.ts'

/** A new campaign before its first chapter. Its id, or `undefined` when the shelf has no room for it. */
export async function startCampaign(
  shelf: Shelf,
  about: Pick<Campaign, 'game' | 'story' | 'options'> & { readonly seats: readonly Sitting[] },
): Promise<string | undefined> {
  const now = Date.now()
  const campaign: Campaign = { id: hex(8), ...about, chapters: [], begun: now, played: now }
  return (await shelf.keepCampaign(campaign)) === 'kept' ? campaign.id : undefined
}

/**
 * The match of the next chapter, begun unless it runs already; `undefined` when there is none or no room for it.
 * `lost` is a match that is there and cannot be opened: its chapter begins anew.
 */
export async function beginChapter(
  shelf: Shelf,
  game: AnyGame,
  story: Story,
  id: string,
  lost?: string,
): Promise<string | undefined> {
  const { matches, campaigns } = await survey(shelf)
  const campaign = campaigns.find(one => one.id === id)
  if (campaign === undefined) return undefined
  const next = nextOf(campaign, story, match => match !== lost && matches.some(one => one.id === match))
  if (next.do === 'done') return undefined
  if (next.do === 'resume') return next.match
  const match = await begin(shelf, game, campaign.seats, optionsOf(campaign, story, next.chapter))
  if (match === undefined) return undefined
  const kept = await shelf.keepCampaign(withMatch(campaign, next.chapter, match, Date.now()))
  return kept === 'kept' ? match : undefined
}
