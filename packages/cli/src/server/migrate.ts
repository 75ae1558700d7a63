import { migrate } from '@kazamata/server/migrate'
import { readArgs, readNone } from '../args.ts'
import { Misuse } from '../misuse.ts'
import { progress } from '../progress.ts'
import { printable, type Streams } from '../streams.ts'

/** Copies everything from a folder into a PostgreSQL, or back. */
export async function migrateCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, { from: { type: 'string' }, to: { type: 'string' } })
  readNone(positionals)
  const { from, to } = values
  if (from === undefined || to === undefined)
    throw new Misuse(`No --${from === undefined ? 'from' : 'to'} given`)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  let bar: ReturnType<typeof progress> | undefined
  try {
    const summary = await migrate({
      from,
      to,
      signal: stop.signal,
      onProgress(done, of) {
        bar ??= progress(of, err)
        bar.step(done)
      },
    })
    const { matches, entries, people } = summary
    out.write(
      `Everything in ${printable(summary.from)} is in ${printable(summary.to)} now: ${matches} matches with ${entries} entries, ${people} people. Every match has the same hash.\n`,
    )
    return 0
  } finally {
    bar?.end()
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
