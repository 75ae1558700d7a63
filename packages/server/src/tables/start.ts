import { isRefusal } from '@kazamata/kernel'
import { commitment, seedOf, start as startMatch } from '@kazamata/kernel/match'
import type { Code } from '@kazamata/protocol'
import { storedMatch } from '@kazamata/room/store'
import { dueAfter, firstStanding } from '../matches/due.ts'
import { playTime, type ServerParts } from '../parts.ts'
import type { People } from '../people/people.ts'
import type { OnlineMatch, WaitingTable } from '../store/online-store.ts'
import { begun, dealtHeader, newDeal, type UndealtHeader } from './deal.ts'
import { isComplete } from './seating.ts'
import { isAgreed } from './seed-word.ts'

/** Begins the match of a table at which nobody is missing: same id, same people. `lost` where the table has changed meanwhile. */
export async function begin(
  parts: ServerParts,
  people: People,
  table: WaitingTable,
): Promise<undefined | Code | 'lost'> {
  const refused = notReady(table)
  if (refused !== undefined) return refused
  const match = await matchOf(parts, people, table)
  if (typeof match === 'string') return match
  const result = await parts.store.matches.create(match, [], table.revision)
  if (result === 'won' || result === 'lost') return result === 'won' ? undefined : result
  return 'unavailable'
}

/** Why it cannot begin: somebody is missing, or does not agree. */
export function notReady(table: WaitingTable): Code | undefined {
  if (!isComplete(table)) return 'bad-seats'
  return isAgreed(table) ? undefined : 'not-agreed'
}

/** Fixes options and seats and begins the deal for them. */
export async function beginDeal(
  parts: ServerParts,
  people: People,
  table: WaitingTable,
): Promise<WaitingTable | Code> {
  const header = await undealt(parts, people, table)
  return typeof header === 'string' ? header : begun(table, table.deal ?? newDeal(parts), header)
}

/** What is fixed of a match before its seed is. */
async function undealt(
  { findGame, randomHex }: ServerParts,
  people: People,
  table: WaitingTable,
): Promise<UndealtHeader | Code> {
  const game = await findGame(table.game)
  if (game === undefined) return 'unknown-game'
  const options = game.options.safeParse(table.options)
  if (!options.success) return 'bad-options'
  const seats = await Promise.all(
    table.seats.map(async seat => ({
      name: await nameAt(people, seat),
      occupant:
        seat.kind === 'bot' ? { kind: 'bot' as const, level: seat.level } : { kind: 'person' as const },
      salt: randomHex(16),
    })),
  )
  return { rulesVersion: game.rulesVersion, options: options.data, seats }
}

/** Of a word that all agreed on. */
async function fromWord(parts: ServerParts, people: People, table: WaitingTable, word: string) {
  const header = await undealt(parts, people, table)
  const seed = seedOf(word)
  if (typeof header === 'string') return header
  return seed === undefined ? 'bad-seed' : { ...header, seed }
}

async function matchOf(parts: ServerParts, people: People, table: WaitingTable): Promise<OnlineMatch | Code> {
  const { findGame, clock } = parts
  const { id, seedWord } = table
  const game = await findGame(table.game)
  if (game === undefined) return 'unknown-game'
  const fixed = seedWord ? await fromWord(parts, people, table, seedWord.word) : dealtHeader(table)
  if (fixed === undefined) return 'too-early'
  if (typeof fixed === 'string') return fixed
  const header = { version: 2 as const, id, game: game.id, ...fixed }
  const match = startMatch(game, header)
  if (isRefusal(match)) return match.error
  const provenance = { seal: commitment(match.record), begun: clock.now() }
  const clockBegun = playTime(parts)
  const standing = firstStanding(game, match, table.settings.pace, clockBegun)
  const due = dueAfter(standing, clockBegun)
  return {
    ...storedMatch(match.record, standing, provenance, clock.now()),
    people: table.seats.map(seat => (seat.kind === 'person' ? seat.person : null)),
    host: table.host,
    watchable: table.watchable,
    settings: table.settings,
    ...(table.campaign && { campaign: table.campaign }),
    clockBegun,
    ...(due !== undefined && { due }),
  }
}

async function nameAt(people: People, seat: WaitingTable['seats'][number]): Promise<string> {
  if (seat.kind === 'person') return people.nameOf(seat.person)
  return seat.kind === 'bot' ? seat.name : ''
}
