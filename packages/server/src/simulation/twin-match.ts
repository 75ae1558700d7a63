import { type AnyGame, equal, isRefusal, type Refusal, type Seat, type Viewer } from '@kazamata/kernel'
import { type AnyMatch, assign, play, replay, undo, undoable } from '@kazamata/kernel/match'
import { standingOf } from '@kazamata/room/store'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'
import { type Leak, leakyHost, overhear } from './leaks.ts'
import type { SimulatedTable } from './tables.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))
/** The seat of whoever set the table up. */
export const host = 0
export const bot = { kind: 'bot' as const, level: 'novice' }

/** What somebody does in one of two matches; `undefined`: nothing. */
export type Action = Readonly<Record<string, unknown>> & { readonly type: 'move' | 'undo' | 'assign' }

/** One of the two: a node with everybody at the match, and the match as the kernel alone would have it. */
export class TwinMatch {
  private count = 0
  private readonly clients = new Map<Viewer, ReturnType<ReturnType<typeof testNode>['greeted']>>()
  /** Of earlier connections of the viewer. */
  private readonly earlier: string[] = []
  /** Another device of the viewer, which shows no match. */
  private readonly idle: ReturnType<ReturnType<typeof testNode>['greeted']>

  private constructor(
    readonly game: AnyGame,
    private readonly id: string,
    private readonly node: ReturnType<typeof testNode>,
    private readonly people: ReadonlyMap<Viewer, Parameters<ReturnType<typeof testNode>['greeted']>[0]>,
    readonly viewer: Viewer,
    public match: AnyMatch,
  ) {
    this.idle = node.greeted(this.person(viewer))
  }

  static async begin(
    game: AnyGame,
    { store, stored, people, spectator, match }: Prepared,
    viewer: Viewer,
    leak: Leak | undefined,
  ) {
    await store.matches.remove(stored.id)
    await store.matches.create({ ...stored, ...standingOf(game, match.state) }, match.record.entries)
    const node = testNode({ store, findGame: async () => game }, leak && leakyHost(leak))
    if (leak === 'shows players what those who watch say') overhear(node.chat)
    const viewers = new Map<Viewer, (typeof people)[number]>([['table', spectator], ...people.entries()])
    const twin = new TwinMatch(game, stored.id, node, viewers, viewer, match)
    node.host.onTurn((person, match, yours) => {
      for (const [at, { connection }] of [...twin.clients, [viewer, twin.idle] as const])
        if (viewers.get(at)?.id === person) connection.turn(match, yours)
    })
    for (const at of viewers.keys()) await twin.join(at)
    return twin
  }

  get texts(): readonly string[] {
    return [...this.earlier, ...this.client(this.viewer).texts, ...this.idle.texts]
  }

  /** Types of what all have sent. */
  get said(): readonly string[] {
    return [...this.clients.values()].flatMap(({ said }) => [...said])
  }

  /** The match after an action; `undefined` where it cannot be done. */
  after(seat: Seat, action: Action | undefined): AnyMatch | undefined {
    const { game, match } = this
    if (action === undefined) return match
    const made = applyTo(game, match, seat, action)
    return isRefusal(made) ? undefined : made
  }

  async act(seat: Seat, action: Action | undefined, then: AnyMatch): Promise<void> {
    if (action === undefined) return
    const { isByHost, ...message } = action
    const sender = isByHost === true ? host : seat
    if (isByHost === true) this.client(seat).connection.lost()
    const { question = 0 } = this.client(seat).of('update').at(-1) ?? {}
    this.count += 1
    const id = `request-${String(this.count).padStart(4, '0')}`
    // The viewer's requests have the same ids in both matches, whatever others have asked for.
    const request = sender === this.viewer ? `viewer-${this.texts.length}-request` : id
    await this.say(sender, { ...message, id: request, ...(action.type !== 'assign' && { question }) })
    if (isByHost === true) await this.join(seat)
    const hosted = await this.node.host.find(this.id)
    const { record } = typeof hosted === 'string' ? then : hosted.room
    const { length } = then.record.entries
    if (typeof hosted === 'string' || !equal(record.entries.slice(0, length), then.record.entries))
      throw new Error(`The server refused what seat ${seat} may do.`)
    // A bot plays at once what it has no choice in and nobody hears of.
    this.match = record.entries.length === length ? then : sure(replay(this.game, record))
  }

  async talk(viewer: Viewer, text: string): Promise<void> {
    // As with other requests: what others say in secret must not show in the ids of the viewer.
    const id =
      viewer === this.viewer
        ? `viewer-${this.texts.length}-line`
        : `line-of-${viewer}-${text.replace(/\W/g, '-')}`
    await this.say(viewer, { type: 'say', id, said: { text } })
  }

  async say(viewer: Viewer, message: Readonly<Record<string, unknown>>): Promise<void> {
    const isPing = 'n' in message
    this.client(viewer).say(isPing ? message : { ...message, match: this.id })
    await settled()
  }

  /** Time passes. */
  wait(ms: number): void {
    this.node.clock.skip(ms)
  }

  /** The viewer connects again and says which version it has. */
  async lookAgain(): Promise<void> {
    const client = this.client(this.viewer)
    const { version = 0 } = client.of('update').at(-1) ?? {}
    client.connection.lost()
    this.earlier.push(...client.texts)
    await this.join(this.viewer, version)
    // Who has everything already asks for all of it once more.
    if (this.client(this.viewer).of('update').length === 0) await this.join(this.viewer)
  }

  /** The viewer looks away for a moment, and has forgotten everything. */
  async lookAway(): Promise<void> {
    await this.say(this.viewer, { type: 'leave' })
    await this.join(this.viewer)
  }

  /** The viewer misbehaves until its connection is closed. */
  async end(): Promise<void> {
    for (let n = 0; n < 3; n++) await this.say(this.viewer, { type: 'nonsense' })
  }

  /** Nothing that the viewer was sent names what the match keeps secret. */
  checkSecrets(): void {
    const { seed, seats } = this.match.record
    const secrets = [seed, ...seats.map(({ salt }) => salt ?? seed)]
    for (const text of this.texts)
      for (const secret of secrets)
        if (text.includes(secret)) throw new Error(`${this.game.id}: "${text}" names a secret.`)
  }

  private person(viewer: Viewer) {
    const person = this.people.get(viewer)
    if (person === undefined) throw new Error(`There is no ${viewer}.`)
    return person
  }

  private client(viewer: Viewer) {
    const client = this.clients.get(viewer)
    if (client === undefined) throw new Error(`${viewer} has no client.`)
    return client
  }

  private async join(viewer: Viewer, version = 0): Promise<void> {
    const before = this.clients.get(viewer)
    if (version === 0 && before !== undefined && viewer === this.viewer) {
      before.say({ type: 'join', match: this.id, version, chat: 0 })
      await settled()
      return
    }
    const client = this.node.greeted(this.person(viewer))
    this.clients.set(viewer, client)
    client.say({ type: 'join', match: this.id, version, chat: 0 })
    await settled()
  }
}

function applyTo(game: AnyGame, match: AnyMatch, seat: Seat, action: Action): AnyMatch | Refusal {
  if (action.type === 'assign') {
    const isBot = match.occupants[seat]?.kind === 'bot'
    const occupant = isBot ? { kind: 'person' as const } : bot
    return assign(game, match, seat, occupant, { reason: isBot ? 'back' : 'left' })
  }
  if (action.type === 'undo') {
    const back = undoable(game, match, seat)[Number(action.count) - 1]
    return back === undefined ? { error: 'cannot-undo' } : undo(game, match, seat, back)
  }
  const [move] = Array.isArray(action.moves) ? action.moves : []
  return play(game, match, seat, move, 'player')
}

/** A match that has just begun, in a store of its own. */
export async function prepare(table: SimulatedTable, seed: number) {
  const store = memoryStore()
  const started = await startedMatch(store, table, seed)
  const loaded = await store.matches.load(started.match)
  if (loaded === undefined) throw new Error('There is no match.')
  // As if nothing had been promised about its draws: twins differ in them.
  const { deal: _deal, ...stored } = loaded.stored
  const { deal: _, ...record } = loaded.record
  return { ...started, store, stored, match: sure(replay(table.game, record)) }
}
export type Prepared = Awaited<ReturnType<typeof prepare>>
export function sure<T extends object>(made: T | Refusal): T {
  if (isRefusal(made)) throw new Error(`Refused: ${made.error}.`)
  return made
}
