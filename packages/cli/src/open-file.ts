import { createReadStream } from 'node:fs'
import { type AnyGame, type ErrorCode, isRefusal, type Refusal } from '@kazamata/kernel'
import {
  type AnyMatch,
  type DealFault,
  type MatchRecord,
  maxFileSize,
  type Receipt,
  readMatch,
  readReceipt,
  replay,
} from '@kazamata/kernel/match'
import { games } from '@kazamata/registry'
import { Misuse } from './misuse.ts'

/** A match that was read and is true from its first entry to its last. */
export interface Opened {
  readonly game: AnyGame
  readonly match: AnyMatch
}

/** Reads a match file and checks it; what is wrong with its contents is for the caller to say. */
export async function openMatchFile(path: string): Promise<Opened | Refusal> {
  const loaded = new Map<string, AnyGame>()
  for (const { id, game } of games) loaded.set(id, await game())
  const record = await read(path, id => loaded.get(id))
  if (isRefusal(record)) return record
  const game = loaded.get(record.game)
  if (game === undefined) return { error: 'unknown-game' }
  const match = replay(game, record)
  return isRefusal(match) ? match : { game, match }
}

/** Reads the receipt that a browser has saved; `undefined` where the file is none. */
export async function openReceipt(path: string): Promise<Receipt | undefined> {
  try {
    return readReceipt(await beginningOf(path))
  } catch (error) {
    throw fileTrouble(error, `"${path}" cannot be read`)
  }
}

async function read(path: string, find: (id: string) => AnyGame | undefined): Promise<MatchRecord | Refusal> {
  try {
    return readMatch(await beginningOf(path), find)
  } catch (error) {
    throw fileTrouble(error, `"${path}" cannot be read`)
  }
}

/** The text of a file; of one that is too large for a match, only as much as shows that it is. */
async function beginningOf(path: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(path, { end: maxFileSize })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** What the file system refuses is a misuse; anything else is our own fault. */
export function fileTrouble(error: unknown, what: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === undefined ? error : new Misuse(`${what} (${code})`)
}

/** What is wrong with a file that is no match, or no match of a game of ours. */
const reasons: Partial<Record<ErrorCode, string>> = {
  'too-large': 'It is larger than any match',
  'not-json': 'It is not JSON, or it was cut short',
  'not-a-match': 'It is JSON, but not a match',
  'newer-file': 'It was made by a newer version of Kazamata',
  'unknown-game': 'It is a match of a game that is not here',
  'wrong-version': 'It was played by another version of the rules',
  'bad-options': 'Its options are not options of the game',
  'bad-seats': 'Its seats are not seats of the game',
  'bad-seed': 'Its seed is not a seed',
  'bad-deal': 'Its seed does not follow from what its players and the server put in',
  damaged: 'Its commitment does not fit: its seed, options or seats were changed',
}

/** Why a match does not fit a receipt, in words. */
export const dealReasons: Record<DealFault, string> = {
  match: 'The receipt is of another match',
  'no-deal': 'The browser took part in a deal, and the match has none',
  seed: 'Its seed does not follow from what its players and the server put in',
  secret: 'The server has used another secret than the one it had promised',
  nonces: 'What the players put in was changed: a nonce is not the one that was promised before',
  terms: 'Options, seats or the number of redeals are not those that were published before the deal',
}

/** Why a file was refused, in words. */
export function reason({ error, at }: Refusal): string {
  const where = at === undefined ? '' : ` at entry ${at + 1}`
  if (error === 'wrong-occupant')
    return `Its move${where} is said to be made by somebody who did not sit there`
  return reasons[error] ?? `It breaks the rules${where} (${error})`
}
