import { availableParallelism } from 'node:os'
import { findGame, games as registered } from '@kazamata/registry'
import { spread } from '@kazamata/threads'
import { readArgs, readNumber, readOne, readPairs } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { progress } from '../progress.ts'
import type { Streams } from '../streams.ts'
import type { Plan, Result } from './plan.ts'
import { print, summarize } from './summary.ts'

/** Games a thread takes at a time. */
const batch = 10

/** The options of every command that simulates games. */
export const planOptions = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  iterations: { type: 'string', default: '300' },
  options: { type: 'string' },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const

export async function simulateCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, {
    ...planOptions,
    seats: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  const { plan, threads } = await readPlan(readOne(positionals, 'game'), values.seats, values)
  const bar = progress(plan.games, err)
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

type PlanValues = Record<'games' | 'seed' | 'iterations' | 'threads', string> & { readonly options?: string }

/** What the arguments of a simulation ask for. */
export async function readPlan(
  id: string,
  seats: string | undefined,
  values: PlanValues,
): Promise<{ readonly plan: Plan; readonly threads: number }> {
  const games = readNumber('games', values.games, 1, 1_000_000)
  const threads = readNumber('threads', values.threads, 1, 256)
  const seed = readNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER)
  const iterations = readNumber('iterations', values.iterations, 1, 1_000_000)
  const found = findGame(id)
  const game = await found?.game()
  if (game === undefined)
    throw new Misuse(`There is no game "${id}" but ${registered.map(({ id }) => id).join(', ')}`)
  if (seats === undefined) throw new Misuse('No --seats given')
  const players = seats.split(',')
  const levels = (await found?.bots())?.levels ?? []
  const wrong = players.find(level => !levels.includes(level))
  if (wrong !== undefined) throw new Misuse(`There is no level "${wrong}" but ${levels.join(', ')}`)
  const { min, max } = game.seats
  if (players.length < min || players.length > max)
    throw new Misuse(`${id} has ${min} to ${max} seats, not ${players.length}`)
  const given = values.options === undefined ? {} : readPairs('options', values.options)
  const options = game.options.safeParse(given)
  if (!options.success) throw new Misuse(`${id} has no such options: ${values.options}`)
  return { plan: { game: id, players, options: options.data, games, seed, iterations }, threads }
}
