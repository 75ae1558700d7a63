import { createRequire } from 'node:module'
import { connectReader, connectWriter, startBatchThread, writeQueue } from '@kazamata/server/sqlite'
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io'
import { type MatchWrite, matchWriter, schema } from './boardgameio-writer.ts'

const { Async }: typeof import('boardgame.io/internal') = createRequire(import.meta.url)(
  'boardgame.io/internal',
)

/** Stores what a move brings. */
type Store = (write: MatchWrite) => Promise<void>

/** Commits every move by itself, in the thread of the server. */
function singleCommits(file: string): Store {
  const write = matchWriter(connectWriter(file))
  return async one => write([one])
}

/** Lends boardgame.io the thread and the queue with which our server groups its commits. */
function groupedCommits(file: string): Store {
  const script = new URL('./boardgameio-writer-thread.ts', import.meta.url)
  const start = () => startBatchThread<MatchWrite>(file, script, JSON.stringify)
  const queue = writeQueue<MatchWrite>(start(), start, error => console.error(error))
  return async one => {
    const result = await queue.write(one)
    if (result !== 'won') throw new Error(`A write of boardgame.io was ${result}.`)
  }
}

interface MatchRow {
  readonly state: string
  readonly metadata: string
  readonly initial: string
}

/** Stores boardgame.io's matches in SQLite, as durably as our server does: what it writes of one move is one commit. */
export class SqliteStorage extends Async {
  private readonly store: Store
  private readonly reader
  private readonly match
  private readonly log
  /** By match: what was asked to be written in this moment. */
  private readonly pending = new Map<string, { write: MatchWrite; readonly stored: Promise<void> }>()

  constructor(file: string, grouped: boolean) {
    super()
    const database = connectWriter(file)
    database.exec(schema)
    database.close()
    this.store = grouped ? groupedCommits(file) : singleCommits(file)
    this.reader = connectReader(file)
    this.match = this.reader.prepare('select state, metadata, initial from matches where id = ?')
    this.log = this.reader.prepare('select entry from log where match = ? order by rowid')
  }

  override connect(): void {}

  override createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const state = JSON.stringify(initialState)
    return this.store({ id, initial: state, state, metadata: JSON.stringify(metadata), log: [] })
  }

  override setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    const log = deltalog.map(entry => JSON.stringify(entry))
    return this.collect(id, { state: JSON.stringify(state), log })
  }

  override setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    return this.collect(id, { metadata: JSON.stringify(metadata) })
  }

  override async fetch<O extends StorageAPI.FetchOpts>(
    id: string,
    wanted: O,
  ): Promise<StorageAPI.FetchResult<O>> {
    const row: MatchRow | undefined = this.match.get(id)
    const fields: string[] = []
    if (row !== undefined && wanted.state) fields.push(`"state":${row.state}`)
    if (row !== undefined && wanted.metadata) fields.push(`"metadata":${row.metadata}`)
    if (row !== undefined && wanted.initialState) fields.push(`"initialState":${row.initial}`)
    if (row !== undefined && wanted.log) fields.push(`"log":[${this.logOf(id)}]`)
    return JSON.parse(`{${fields}}`)
  }

  override async wipe(): Promise<void> {}

  override async listMatches(): Promise<string[]> {
    return []
  }

  private logOf(id: string): readonly string[] {
    const rows: { entry: string }[] = this.log.all(id)
    return rows.map(({ entry }) => entry)
  }

  private collect(id: string, write: Partial<MatchWrite>): Promise<void> {
    const known = this.pending.get(id)
    if (known !== undefined) {
      known.write = { ...known.write, ...write }
      return known.stored
    }
    const stored = Promise.resolve().then(() => {
      const { write: all } = this.pending.get(id) ?? { write: { id, log: [] } }
      this.pending.delete(id)
      return this.store(all)
    })
    this.pending.set(id, { write: { id, log: [], ...write }, stored })
    return stored
  }
}
