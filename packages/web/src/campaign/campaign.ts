import type { Choices, Story } from '@kazamata/registry'
import type { SeatState } from '@kazamata/room'
import type { Result, StoredMatch } from '@kazamata/room/store'

/** A story that is being played: the same players, one whole match after another. */
export interface Campaign {
  readonly id: string
  readonly game: string
  readonly story: string
  readonly seats: readonly SeatState[]
  /** Chosen once; what a chapter fixes comes on top. */
  readonly options: Choices
  /** Those that were begun, in the story's order; all but the last have their results. */
  readonly chapters: readonly Chapter[]
  readonly begun: number
  readonly played: number
}

interface Chapter {
  /** The match's id. */
  readonly match: string
  /** Stored here too, so that the sum outlives the match. */
  readonly result?: Result
}

/** What comes next in a campaign. */
export type Next =
  /** A chapter has yet to begin, or has to begin anew: its match is gone. */
  | { readonly do: 'begin'; readonly chapter: number }
  | { readonly do: 'resume'; readonly chapter: number; readonly match: string }
  | { readonly do: 'done' }

/** Where the campaign stands, given the matches that are there. */
export function nextOf(campaign: Campaign, story: Story, here: (match: string) => boolean): Next {
  const chapter = resultsOf(campaign).length
  if (chapter >= story.chapters.length) return { do: 'done' }
  const match = campaign.chapters[chapter]?.match
  return match !== undefined && here(match) ? { do: 'resume', chapter, match } : { do: 'begin', chapter }
}

/** The results so far, chapter by chapter, up to the first that has none. */
export function resultsOf(campaign: Campaign): readonly Result[] {
  const results = campaign.chapters.map(chapter => chapter.result)
  const open = results.indexOf(undefined)
  return results.slice(0, open < 0 ? undefined : open).filter(result => result !== undefined)
}

/** What the chapter is played with: what was chosen once, and what the story fixes. */
export function optionsOf(campaign: Campaign, story: Story, chapter: number): Choices {
  return { ...campaign.options, ...story.chapters[chapter]?.options }
}

/** The campaign with this match as that chapter; a match that was there before is forgotten. */
export function withMatch(campaign: Campaign, chapter: number, match: string, now: number): Campaign {
  return { ...campaign, chapters: [...campaign.chapters.slice(0, chapter), { match }], played: now }
}

/** The campaign with the results of the matches that are over; the same object when nothing is new. */
export function withResults(campaign: Campaign, matches: readonly StoredMatch[]): Campaign {
  let changed = false
  const chapters = campaign.chapters.map(chapter => {
    const result = matches.find(match => match.id === chapter.match)?.result
    if (chapter.result !== undefined || result === undefined) return chapter
    changed = true
    return { ...chapter, result }
  })
  return changed ? { ...campaign, chapters } : campaign
}
