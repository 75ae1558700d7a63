import { appendFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { levels } from '@kazamata/registry'
import { readArgs, readNumber, readOne } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { fileTrouble } from '../open-file.ts'
import { progress } from '../progress.ts'
import { check, playAll } from '../simulate/index.ts'
import type { Streams } from '../streams.ts'
import { picture } from './picture.ts'

/** Every level plays alone; the picture shows what they scored. */
export async function histogramCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, {
    out: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '300' },
    options: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
  })
  const game = readOne(positionals, 'game')
  if (values.out === undefined) throw new Misuse('No --out given')
  const games = readNumber('games', values.games, 1, 1_000_000)
  const threads = readNumber('threads', values.threads, 1, 256)
  const seed = readNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER)
  const iterations = readNumber('iterations', values.iterations, 1, 1_000_000)
  const { options } = await check(game, levels[0], values.options)

  await touch(values.out)
  const bar = progress(games * levels.length, err)
  const series: { name: string; values: number[] }[] = []
  for (const level of levels) {
    const plan = { game, players: [level], games, seed, iterations, options }
    const results = await playAll(plan, threads, bar.step)
    series.push({ name: level, values: results.flatMap(({ scores }) => scores) })
  }
  bar.end()
  const title = `${game}, alone: ${games} games of each level, seed ${seed}, ${iterations} iterations a decision`
  await writeFile(values.out, picture(title, series))
  out.write(`${values.out}\n`)
  return 0
}

/** Checked before the games are played, which takes long: can the picture be written? */
async function touch(path: string): Promise<void> {
  try {
    await appendFile(path, '')
  } catch (error) {
    throw fileTrouble(error, `"${path}" cannot be written`)
  }
}
