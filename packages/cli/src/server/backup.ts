import { config, folderOnly } from '@kazamata/server/config'
import { backup } from '@kazamata/server/operations'
import { readArgs, readOne } from '../args.ts'
import { printable, type Streams } from '../streams.ts'
import { dataOption, serverEnv } from './options.ts'

/** Copies a database, also under a running server, into a file that is not there yet. */
export async function backupCommand(args: readonly string[], { out }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, dataOption)
  const file = readOne(positionals, 'file')
  const { matches, people, bytes } = backup(
    folderOnly(config(serverEnv(values)), 'make a copy of it with pg_dump'),
    file,
  )
  const size = (bytes / 1e6).toFixed(1)
  out.write(`${printable(file)} holds ${matches} matches and ${people} people (${size} MB).\n`)
  return 0
}
