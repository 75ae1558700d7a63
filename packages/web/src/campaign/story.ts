import { findGame, type GameManifest, type Story } from '@kazamata/registry'
import type { StoredMatch } from '@kazamata/room/store'
import { useCallback } from 'react'
import { useLocale } from '../intl/locale.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Campaign } from './campaign.ts'
import { nextOf } from './campaign.ts'

/** The game and the story of a campaign, where both are still here. */
export function storyOf(
  campaign: Pick<Campaign, 'game' | 'story'>,
): { readonly manifest: GameManifest; readonly story: Story } | undefined {
  const manifest = findGame(campaign.game)
  const story = manifest?.stories?.find(one => one.id === campaign.story)
  return manifest && story && { manifest, story }
}

/** Which chapter of which campaign a match is, counted from 0. */
export function chapterOf(
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
export function isBetweenChapters(campaign: Campaign, matches: readonly StoredMatch[]): boolean {
  const found = storyOf(campaign)
  const here = (match: string) => matches.some(one => one.id === match)
  return found !== undefined && nextOf(campaign, found.story, here).do === 'begin'
}

/** A message of a game where its messages are not loaded, once they are loaded; never, where they cannot be. */
export function useGameMessage(manifest: GameManifest | undefined, id: string): string | undefined {
  const locale = useLocale()
  const load = useCallback(async () => {
    const messages = await manifest?.messages(locale).catch(() => undefined)
    return messages?.[id]
  }, [manifest, locale, id])
  return useLoaded(load)
}
