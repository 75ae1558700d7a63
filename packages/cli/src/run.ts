import { Trouble } from '@kazamata/server/trouble'
import { type Command, Misuse, usages } from './misuse.ts'
import { printable, type Streams } from './streams.ts'

type Run = (args: readonly string[], streams: Streams) => Promise<number>

/** Loaded when asked for, so that `--help` and a misuse answer at once. */
const commands: Record<Command, () => Promise<Run>> = {
  simulate: async () => (await import('./simulate/index.ts')).simulateCommand,
  histogram: async () => (await import('./histogram/index.ts')).histogramCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  serve: async () => (await import('./server/serve.ts')).serveCommand,
  backup: async () => (await import('./server/backup.ts')).backupCommand,
  restore: async () => (await import('./server/restore.ts')).restoreCommand,
  migrate: async () => (await import('./server/migrate.ts')).migrateCommand,
  admin: async () => (await import('./server/admin.ts')).adminCommand,
}

const isCommand = (name: string | undefined): name is Command =>
  name !== undefined && Object.hasOwn(commands, name)

const help = `Kazamata: a table for dungeon board games, on the command line

  ${usages.simulate}
      Bots play against one another on all cores; same seed, same output. Prints how often each level and each
      seat won and what they scored, with 95 % intervals, and what else the game counts. Players change seats from
      game to game.

  ${usages.histogram}
      Bots of every level play alone, and a picture (SVG) shows how often they scored how much.

  ${usages.replay}
      Prints a match as text: what the whole table was told, or when it is over what a seat was told (seats count
      from 1).

  ${usages.verify}
      Checks a match: its commitment, every move, its end. Exit code 0 when all is true, 1 when not. Seed and hash
      are shown when the match is over. With the receipt that a browser has saved of an online match also whether it
      was dealt as that browser saw it.

  ${usages.serve}
      Serves the page and hosts matches online until it is stopped. The options take the place of PORT, HOST,
      KAZAMATA_DATA and KAZAMATA_URL; docs/operations.md tells of all variables.

  ${usages.backup}
      Copies everything that is stored into one file, as it is at this moment; the server may run meanwhile.

  ${usages.restore}
      Puts a backup into a folder on which no server runs, once every match in it has been replayed. A database that is
      there already is put aside by --replace.

  ${usages.migrate}
      Copies everything from a data folder into a PostgreSQL, or from one into a folder; one of the two is an address
      such as postgres://user:password@host/database. No server may run on either. It can be stopped and run again.

  ${usages.admin}
      Looks after the people of the server that runs on the folder: lists them or those whose name holds TEXT, renames
      and bans them, or erases all that is known of somebody.
`

/** Does what the arguments say and gives the exit code. */
export const run: Run = async ([name, ...args], streams) => {
  if (name === '--help' || name === '-h' || args.includes('--help') || args.includes('-h')) {
    streams.out.write(help)
    return 0
  }
  try {
    if (isCommand(name)) return await (await commands[name]())(args, streams)
    throw new Misuse(name === undefined ? 'No command given' : `There is no command "${name}"`)
  } catch (error) {
    if (error instanceof Trouble) {
      streams.err.write(`${printable(error.message)}\n`)
      return 1
    }
    if (!(error instanceof Misuse)) throw error
    const usage = isCommand(name)
      ? usages[name]
      : `kazamata ${Object.keys(usages).join('|')} … (--help says more)`
    streams.err.write(`${printable(error.message)}. Usage: ${usage}\n`)
    return 2
  }
}
