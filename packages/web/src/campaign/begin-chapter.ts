import type { AnyGame } from '@kazamata/kernel'
import type { Story } from '@kazamata/registry'
import type { SeatState } from '@kazamata/room'
import { beginMatch } from '../matches/begin-match.ts'
import type { Stores } from '../matches/open-stores.ts'
import { hex } from '../matches/seed.ts'
import type { Campaign } from './campaign.ts'
import { nextOf, optionsOf, withMatch } from './campaign.ts'
import { loadStored } from './load-stored.ts'

/** A new campaign before its first chapter. Its id, or `undefined` when there is no space for it. */
export async function startCampaign(
  stores: Stores,
  about: Pick<Campaign, 'game' | 'story' | 'options'> & { readonly seats: readonly SeatState[] },
): Promise<string | undefined> {
  const now = Date.now()
  const campaign: Campaign = { id: hex(8), ...about, chapters: [], begun: now, played: now }
  return (await stores.campaigns.save(campaign)) ? campaign.id : undefined
}

/**
 * The match of the next chapter, begun unless it runs already; `undefined` when there is none or no space for it.
 * `lost` is a match that is there and cannot be opened: its chapter begins anew.
 */
export async function beginChapter(
  stores: Stores,
  game: AnyGame,
  story: Story,
  id: string,
  lost?: string,
): Promise<string | undefined> {
  const { matches, campaigns } = await loadStored(stores)
  const campaign = campaigns.find(one => one.id === id)
  if (campaign === undefined) return undefined
  const next = nextOf(campaign, story, match => match !== lost && matches.some(one => one.id === match))
  if (next.do === 'done') return undefined
  if (next.do === 'resume') return next.match
  const match = await beginMatch(stores, game, campaign.seats, optionsOf(campaign, story, next.chapter))
  if (match === undefined) return undefined
  const saved = await stores.campaigns.save(withMatch(campaign, next.chapter, match, Date.now()))
  return saved ? match : undefined
}
