import { loadGame } from '@kazamata/registry/game-loaders'
import { config, folderOnly } from '@kazamata/server/config'
import { restore } from '@kazamata/server/operations'
import { readArgs, readOne } from '../args.ts'
import { printable, type Streams } from '../streams.ts'
import { dataOption, serverEnv } from './options.ts'

/** Puts a backup into the data folder, once it has been checked. */
export async function restoreCommand(args: readonly string[], { out }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, {
    ...dataOption,
    replace: { type: 'boolean', default: false },
  })
  const from = readOne(positionals, 'file')
  const folder = folderOnly(config(serverEnv(values)), 'put a copy of it back with pg_restore')
  const { replace } = values
  const { matches, unknown, aside } = await restore({
    from,
    folder,
    replace,
    now: () => Date.now(),
    findGame: loadGame,
  })
  const beside = unknown === 0 ? '' : `, ${unknown} of them of rules that are not here and not checked`
  out.write(`${printable(folder)} holds the ${matches} matches of ${printable(from)}${beside}.\n`)
  if (aside !== undefined) out.write(`What was there before is in ${printable(aside)}.\n`)
  return 0
}
