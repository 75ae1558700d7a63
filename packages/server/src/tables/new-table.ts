import { type Code, limits, type TableSettings, usualSettings } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import { hashOf } from '../people/people.ts'
import type { OnlineStore, Person, WaitingTable } from '../store/online-store.ts'
import { chapterOf } from './campaign.ts'
import { newDeal } from './deal.ts'
import { type FreeSeat, isOf } from './seating.ts'

export interface NewTable extends Pick<WaitingTable, 'game' | 'options' | 'watchable' | 'quick'> {
  readonly seats: readonly FreeSeat[]
  readonly settings?: TableSettings | undefined
  /** It is the first chapter of this story. */
  readonly story?: string | undefined
}

/** Puts the host into the first open seat. */
export async function newTable(
  parts: ServerParts,
  host: Person,
  wanted: NewTable,
  invite: string,
): Promise<WaitingTable | Code> {
  const { clock, randomHex } = parts
  const { story, ...rest } = wanted
  const chapters = story === undefined ? undefined : parts.chaptersOf(wanted.game, story)
  if (story !== undefined && chapters === undefined) return 'bad-options'
  const played =
    story && chapters ? chapterOf(chapters, { story, chapter: 0, results: [] }, wanted.options) : {}
  // What a chapter replaces is kept with the story all the same.
  const refused = (await refusalOf(parts, wanted)) ?? (await refusalOf(parts, { ...wanted, ...played }))
  if (refused !== undefined) return refused
  const first = wanted.seats.findIndex(({ kind }) => kind === 'open')
  if (first === -1) return 'bad-seats'
  return {
    ...rest,
    ...played,
    settings: wanted.settings ?? usualSettings,
    id: randomHex(16),
    revision: 1,
    seats: wanted.seats.map((seat, at) => (at === first ? { kind: 'person', person: host.id } : seat)),
    host: host.id,
    inviteHash: hashOf(invite),
    changed: clock.now(),
    seen: clock.now(),
    deal: newDeal(parts),
  }
}

async function refusalOf(
  parts: ServerParts,
  { game: id, options, seats }: NewTable,
): Promise<Code | undefined> {
  const { findGame, levels } = parts
  const game = await findGame(id)
  if (game === undefined) return 'unknown-game'
  if (seats.length < game.seats.min || seats.length > game.seats.max) return 'bad-seats'
  if (seats.some(seat => seat.kind === 'bot' && !levels.includes(seat.level))) return 'bad-seats'
  return game.options.safeParse(options).success ? undefined : 'bad-options'
}

/** Why this person may sit at no further table. */
export async function tooMany({ tables, matches }: OnlineStore, person: string): Promise<Code | undefined> {
  const own = (await tables.listOf(person)).filter(
    ({ host, seats }) => host === person || seats.some(isOf(person)),
  )
  if (own.length >= limits.waitingTables) return 'too-many-tables'
  return (await matches.countRunning(person)) >= limits.runningMatches ? 'too-many-matches' : undefined
}
