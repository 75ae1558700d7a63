import type { StoredMatch } from '@kazamata/room/store'
import type { Campaign } from '../campaign/campaign.ts'
import { isBetweenChapters } from '../campaign/story.ts'
import { matchStatus } from '../matches/match-status.ts'
import type { Resumable } from '../matches/ResumeList.tsx'
import type { OnlineTicket } from './online-tickets.ts'

/**
 * What one may go on with: first the matches in which others wait for this person, the most urgent first, then those of
 * this device and the others on the server, last played first, then campaigns between two chapters.
 */
export function toResume(of: {
  readonly matches: readonly StoredMatch[]
  readonly campaigns: readonly Campaign[]
  readonly online: readonly OnlineTicket[]
}): readonly Resumable[] {
  const { matches, campaigns, online } = of
  const byTime = [
    ...matches
      .filter(({ winners }) => winners === undefined)
      .map(match => ({ yours: isYours(match), at: match.played, one: { match } })),
    ...online
      .filter(({ yours }) => !yours)
      .map(ticket => ({ yours: false, at: ticket.at, one: { online: ticket } })),
  ].toSorted((a, b) => Number(b.yours) - Number(a.yours) || b.at - a.at)
  return [
    ...online.filter(({ yours }) => yours).map(ticket => ({ online: ticket })),
    ...byTime.map(({ one }) => one),
    ...campaigns.filter(campaign => isBetweenChapters(campaign, matches)).map(campaign => ({ campaign })),
  ]
}

const isYours = (match: StoredMatch) => matchStatus(match, () => '').yours
