import { config } from '@kazamata/server/config'
import { runServer } from '@kazamata/server/run-server'
import { readArgs, readNone } from '../args.ts'
import { serverEnv, serverOptions } from './options.ts'
import { page } from './page.ts'

/** Serves page and matches until it is asked to end. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, serverOptions)
  readNone(positionals)
  await runServer(page, config(serverEnv(values)))
  return 0
}
