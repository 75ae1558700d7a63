import { commitment, hash, refused } from '@kazamata/kernel'
import { readArgs, readOne } from './args.ts'
import { openMatch, reason } from './file.ts'
import { printable, type Streams } from './streams.ts'

/** Checks a match file: its commitment, every entry, and what came of it. */
export async function verifyCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { positionals } = readArgs(args, {})
  const path = readOne(positionals, 'file')
  const opened = await openMatch(path)
  if (refused(opened)) {
    err.write(`${printable(path)} is not a true match. ${reason(opened)}.\n`)
    return 1
  }
  const { game, live } = opened
  const match = live.record
  const outcome = game.outcome(live.state)
  const names = outcome?.winners.map(seat => match.seats[seat]?.name ?? `seat ${seat + 1}`)
  const lines = [
    `${path} is a true match.`,
    `game        ${match.game}, rules version ${match.rulesVersion}`,
    `match       ${match.id}`,
    `entries     ${match.entries.length}`,
    `outcome     ${names === undefined ? 'not over' : names.length === 0 ? 'lost by all' : `won by ${names.join(', ')}`}`,
    `seed        ${match.seed}`,
    `commitment  ${commitment(match)}`,
    `hash        ${hash(live.state)}`,
  ]
  out.write(`${lines.map(printable).join('\n')}\n`)
  return 0
}
