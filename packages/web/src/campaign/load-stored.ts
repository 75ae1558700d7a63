import type { StoredMatch } from '@kazamata/room/store'
import type { Stores } from '../matches/open-stores.ts'
import type { Campaign } from './campaign.ts'
import { withResults } from './campaign.ts'

/** All that is stored. Results of chapters that are over by now are added to their campaigns and stored. */
export async function loadStored(
  stores: Stores,
): Promise<{ readonly matches: readonly StoredMatch[]; readonly campaigns: readonly Campaign[] }> {
  const [matches, stored] = await Promise.all([stores.matches.list(), stores.campaigns.list()])
  const campaigns = stored.map(campaign => withResults(campaign, matches))
  const changed = campaigns.filter(campaign => !stored.includes(campaign))
  await Promise.all(changed.map(campaign => stores.campaigns.save(campaign)))
  return { matches, campaigns }
}
