import { appendFile, writeFile } from 'node:fs/promises'
import { levels } from '@kazamata/registry'
import { readArgs, readOne } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { fileTrouble } from '../open-file.ts'
import { progress } from '../progress.ts'
import { planOptions, playAll, readPlan } from '../simulate/index.ts'
import type { Streams } from '../streams.ts'
import { picture } from './picture.ts'

/** Every level plays alone; the picture shows what they scored. */
export async function histogramCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, { ...planOptions, out: { type: 'string' } })
  const game = readOne(positionals, 'game')
  if (values.out === undefined) throw new Misuse('No --out given')
  const { plan, threads } = await readPlan(game, levels[0], values)
  const { games, seed, iterations } = plan

  await touch(values.out)
  const bar = progress(games * levels.length, err)
  const series: { name: string; values: number[] }[] = []
  for (const level of levels) {
    const results = await playAll({ ...plan, players: [level] }, threads, bar.step)
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
