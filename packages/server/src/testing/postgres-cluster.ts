import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, constants, readdirSync } from 'node:fs'
import { appendFile, chown, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL of its own for tests and measurements: the machine's own databases are not touched. */
export interface PostgresCluster {
  /** Of a database that is there from the start, as a user who may do everything. */
  readonly url: string
  readonly folder: string
  /** Makes another, empty database, and says its URL. */
  addDatabase(name: string): Promise<string>
  /** Ends it in order, or as a crash does; connections are cut either way. */
  halt(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts it again, at the same address. */
  start(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

const programs = ['initdb', 'pg_ctl', 'postgres'] as const
const debian = '/usr/lib/postgresql'
/** No database runs as root: the first of these users does it there. */
const otherUsers = ['postgres', 'nobody']

/** The folder with the programs of PostgreSQL: on the path, or the newest that Debian has. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env, versions = debian): string | undefined {
  const newestFirst = namesIn(versions).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...(env.PATH ?? '').split(delimiter),
    ...newestFirst.map(version => join(versions, version, 'bin')),
  ]
  return folders.find(folder => programs.every(program => isRunnable(join(folder, program))))
}

export const postgresAdvice =
  'No PostgreSQL found: install its server ("apt-get install postgresql", "dnf install postgresql-server", ' +
  '"brew install postgresql") so that initdb, pg_ctl and postgres are on the PATH.'

/**
 * Starts PostgreSQL in a temporary folder, at a free port of this machine only, with these lines of `postgresql.conf`. It
 * ends with this process, whatever ends that.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresCluster> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error(postgresAdvice)
  const user = process.getuid?.() === 0 ? otherUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-postgres-'))
  const run = async (program: string, ...args: readonly string[]) => {
    await promisify(execFile)(join(bin, program), args, { cwd: folder, ...user })
  }
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (user !== undefined) for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid)
  const login = ['-U', 'kazamata', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  await run('initdb', '-D', data, ...login, '-E', 'UTF8', '--locale=C', '--no-sync')
  const port = await freePort()
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    'max_connections = 200',
    ...settings,
  ]
  await appendFile(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`)
  const start = () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-s', 'start')
  await start()
  const guard = startGuard(folder)
  const urlOf = (name: string) => `postgres://kazamata:${password}@127.0.0.1:${port}/${name}`
  return {
    url: urlOf('postgres'),
    folder,
    async addDatabase(name) {
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      await client.end()
      return urlOf(name)
    },
    halt: mode => run('pg_ctl', '-D', data, '-m', mode, '-w', '-s', 'stop'),
    start,
    stop: guard.end,
  }
}

/** Ends the cluster as a crash does, waits until it has, but not for ever, and removes its folder. */
const endScript = `
  trap "" INT TERM
  cat
  file="$0/data/postmaster.pid"
  [ -f "$file" ] && kill -QUIT "$(head -n 1 "$file")"
  for wait in 1 2 3 4 5 6 7 8 9 10; do [ -f "$file" ] && sleep 0.$wait; done
  rm -rf "$0"`

/**
 * A shell that takes the cluster away when its input ends, which it does with this process. It runs as the same user as this
 * process: the other one may not remove folders here.
 */
function startGuard(folder: string) {
  const shell = spawn('sh', ['-c', endScript, folder], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = new Promise(resolve => shell.once('exit', resolve))
  // Nobody has to stop a cluster before the process may end.
  shell.unref()
  const { stdin } = shell
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return {
    async end(): Promise<void> {
      shell.ref()
      stdin.end()
      await ended
    },
  }
}

interface User {
  readonly uid: number
  readonly gid: number
}

function otherUser(): User {
  for (const name of otherUsers)
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // There is no such user here.
    }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${otherUsers.join(' or ')}.`)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
