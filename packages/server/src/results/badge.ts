import type { OnlineStore, Person } from '../store/online-store.ts'
import { isSure } from './ratings.ts'

/** What stands beside the name of a person at a table: where the profile is, and how strong they are in its game. */
export interface Badge {
  readonly profile?: string
  readonly rating?: { readonly value: number; readonly isSure: boolean }
}

/** Nothing of who hides. */
export async function badgeOf(
  { results }: Pick<OnlineStore, 'results'>,
  { id, hidden }: Person,
  game: string,
): Promise<Badge> {
  if (hidden) return {}
  const rating = (await results.ratingsOf(id)).find(one => one.game === game)
  return {
    profile: id,
    ...(rating && { rating: { value: Math.round(rating.rating), isSure: isSure(rating) } }),
  }
}
