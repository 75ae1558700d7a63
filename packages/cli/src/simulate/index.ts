import { availableParallelism } from 'node:os'
import { findGame, games } from '@kazamata/registry'
import { readArgs, readNumber, readOne, readPairs } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { spread } from '../pool.ts'
import { progress } from '../progress.ts'
import type { Streams } from '../streams.ts'
import type { Plan, Result } from './plan.ts'
import { print, summarize } from './summary.ts'

/** Games a thread takes at a time. */
const batch = 10

export async function simulateCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '300' },
    options: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  })
  const count = readNumber('games', values.games, 1, 1_000_000)
  const threads = readNumber('threads', values.threads, 1, 256)
  const plan: Plan = {
    game: readOne(positionals, 'game'),
    ...(await check(positionals[0] ?? '', values.seats, values.options)),
    games: count,
    seed: readNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER),
    iterations: readNumber('iterations', values.iterations, 1, 1_000_000),
  }
  const bar = progress(count, err)
  const summary = summarize(plan, await playAll(plan, threads, bar.step))
  bar.end()
  out.write(values.json ? `${JSON.stringify(summary, undefined, 2)}\n` : print(summary))
  return 0
}

/** All games of a plan, in their order, on so many threads. */
export async function playAll(
  plan: Plan,
  threads: number,
  onPlayed: (games: number) => void,
): Promise<Result[]> {
  const batches = Array.from({ length: Math.ceil(plan.games / batch) }, (_, i) => {
    return { from: i * batch, to: Math.min(plan.games, (i + 1) * batch) }
  })
  const worker = new URL('./worker.ts', import.meta.url)
  const answers = await spread<(typeof batches)[number], Result[]>(worker, plan, batches, threads, job =>
    onPlayed(job.to - job.from),
  )
  return answers.flat()
}

/** The players and options, or what is wrong with them. */
export async function check(id: string, seats: string | undefined, pairs: string | undefined) {
  const found = findGame(id)
  const game = await found?.game()
  if (game === undefined)
    throw new Misuse(`There is no game "${id}" but ${games.map(({ id }) => id).join(', ')}`)
  if (seats === undefined) throw new Misuse('No --seats given')
  const players = seats.split(',')
  const levels = (await found?.bots())?.levels ?? []
  const wrong = players.find(level => !levels.includes(level))
  if (wrong !== undefined) throw new Misuse(`There is no level "${wrong}" but ${levels.join(', ')}`)
  const { min, max } = game.seats
  if (players.length < min || players.length > max)
    throw new Misuse(`${id} has ${min} to ${max} seats, not ${players.length}`)
  const given = pairs === undefined ? {} : readPairs('options', pairs)
  const options = game.options.safeParse(given)
  if (!options.success) throw new Misuse(`${id} has no such options: ${pairs}`)
  return { players, options: options.data }
}
