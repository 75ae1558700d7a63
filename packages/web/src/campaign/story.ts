import { findGame, type Listed, type Story } from '@kazamata/registry'
import { useCallback } from 'react'
import { useLocale } from '../intl/locale.ts'
import type { Campaign, Saved } from '../matches/storage.ts'
import { useLoaded } from '../table/loaded.ts'
import { nextOf } from './campaign.ts'

/** The game and the story of a campaign, where both are still here. */
export function storyOf(
  campaign: Pick<Campaign, 'game' | 'story'>,
): { readonly listed: Listed; readonly story: Story } | undefined {
  const listed = findGame(campaign.game)
  const story = listed?.stories?.find(one => one.id === campaign.story)
  return listed && story && { listed, story }
}

/** Which chapter of which campaign a match is, counted from 0. */
export function partOf(
  match: string,
  campaigns: readonly Campaign[],
): { readonly campaign: Campaign; readonly chapter: number } | undefined {
  for (const campaign of campaigns) {
    const chapter = campaign.chapters.findIndex(one => one.match === match)
    if (chapter >= 0) return { campaign, chapter }
  }
  return undefined
}

/** No chapter of it is being played, and one is left. */
export function between(campaign: Campaign, matches: readonly Saved[]): boolean {
  const found = storyOf(campaign)
  const here = (match: string) => matches.some(one => one.id === match)
  return found !== undefined && nextOf(campaign, found.story, here).do === 'begin'
}

/** A word of a game where its words are not spoken, once they are loaded; never, where they cannot be. */
export function useGameWord(listed: Listed | undefined, id: string): string | undefined {
  const locale = useLocale()
  const load = useCallback(async () => {
    const messages = await listed?.messages(locale).catch(() => undefined)
    return messages?.[id]
  }, [listed, locale, id])
  return useLoaded(load)
}
