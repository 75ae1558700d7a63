import {
  type AnyGame,
  type Chance,
  equal,
  fastChance,
  isRefusal,
  pick,
  type Refusal,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import {
  type AnyMatch,
  assign,
  eventsFor,
  legalMoves,
  play,
  replay,
  undo,
  undoable,
} from '@kazamata/kernel/match'
import { recordOf, standingOf } from '@kazamata/room/store'
import { memoryStore } from '../store/memory-store.ts'
import { testNode } from '../testing/node.ts'
import { startedMatch } from '../testing/started-match.ts'
import { type Leak, leakyHost } from './leaks.ts'
import type { SimulatedTable } from './tables.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))
const bot = { kind: 'bot' as const, level: 'novice' }

/** What somebody does in one of two matches; `undefined`: nothing. */
type Action = Readonly<Record<string, unknown>> & { readonly type: 'move' | 'undo' | 'assign' }

/** What the viewer says that changes nothing. */
const beside = [
  { type: 'ping', n: 7 },
  { type: 'undo', id: 'request-none', question: 0, count: 1 },
] as const

export interface TwinFigures {
  /** Steps in which the two matches differed, in what was done or in what is still to be drawn. */
  readonly different: number
  /** Of the messages that the viewer was sent. */
  readonly types: readonly string[]
}

/**
 * Two matches that differ only in what others do and draw in secret: a viewer is sent the same texts, byte by byte. Throws where
 * they differ, or where one names a secret of the match.
 */
export async function twins(
  table: SimulatedTable,
  seed: number,
  steps: number,
  leak?: Leak,
): Promise<TwinFigures> {
  const { game, seats } = table
  const chance = fastChance(`twins ${seed}`)
  const viewer = pick<Viewer>(chance, ['table', ...Array.from({ length: seats }, (_, seat) => seat)])
  const [first, second] = [await prepare(table, seed), await prepare(table, seed)]
  // Half of them differ in what others draw, where that can be hidden.
  const hidden = (chance.int(2) === 0 ? otherDraws(game, second, viewer) : undefined) ?? second
  const openings = playOn(game, [first.match, hidden.match], viewer, chance)
  const one = await TwinMatch.begin(game, { ...first, match: openings[0] }, viewer, leak)
  const two = await TwinMatch.begin(game, { ...hidden, match: openings[1] }, viewer, leak)
  let different = 0
  for (let step = 0; step < steps; step++) {
    const what = chance.int(10)
    if (what === 0) for (const twin of [one, two]) await twin.lookAgain()
    else if (what === 1) {
      const words = pick(chance, beside)
      for (const twin of [one, two]) await twin.say(viewer, words)
    } else {
      const seat = chance.int(seats)
      for (let tries = 0; tries < 6; tries++) {
        const mine = pickAction(chance, one, seat)
        const theirs = seat === viewer || chance.int(3) === 0 ? mine : pickAction(chance, two, seat)
        const [then, thenToo] = [one.after(seat, mine), two.after(seat, theirs)]
        if (then === undefined || thenToo === undefined) continue
        if (!looksTheSame(game, [then, thenToo], viewer)) continue
        if (hidden !== second || !equal(mine, theirs)) different += 1
        await one.act(seat, mine, then)
        await two.act(seat, theirs, thenToo)
        break
      }
    }
  }
  for (const twin of [one, two]) await twin.end()
  compare(one.texts, two.texts, `${game.id}, twins ${seed}, ${viewer}`)
  for (const twin of [one, two]) twin.checkSecrets()
  const types = new Set(one.texts.map(text => String(JSON.parse(text).type)))
  return { different, types: [...types] }
}

function compare(one: readonly string[], two: readonly string[], name: string): void {
  const at = one.findIndex((text, index) => text !== two[index])
  if (at === -1 && one.length === two.length) return
  throw new Error(`${name}: a secret shows in "${one[at] ?? 'nothing'}" and "${two[at] ?? 'nothing'}".`)
}

function pickAction(chance: Chance, { match, game }: TwinMatch, seat: Seat): Action | undefined {
  const what = chance.int(12)
  if (what === 0) {
    const occupant = match.occupants[seat]?.kind === 'bot' ? { kind: 'person' } : bot
    return { type: 'assign', seat, occupant }
  }
  if (what < 3) return undefined
  if (what < 6) return { type: 'undo', count: 1 + chance.int(2) }
  const moves = legalMoves(game, match, seat)
  return moves.length === 0 ? undefined : { type: 'move', moves: [pick(chance, moves)] }
}

/** One of the two: a node with everybody at the match, and the match as the kernel alone would have it. */
class TwinMatch {
  private count = 0
  private readonly clients = new Map<Viewer, ReturnType<ReturnType<typeof testNode>['greeted']>>()
  /** Of earlier connections of the viewer, then of its present one. */
  private readonly earlier: string[] = []

  private constructor(
    readonly game: AnyGame,
    private readonly id: string,
    private readonly node: ReturnType<typeof testNode>,
    private readonly people: ReadonlyMap<Viewer, Parameters<ReturnType<typeof testNode>['greeted']>[0]>,
    private readonly viewer: Viewer,
    public match: AnyMatch,
  ) {}

  static async begin(
    game: AnyGame,
    { store, stored, people, spectator, match }: Prepared,
    viewer: Viewer,
    leak: Leak | undefined,
  ) {
    await store.matches.remove(stored.id)
    await store.matches.create({ ...stored, ...standingOf(game, match.state) }, match.record.entries)
    const node = testNode({ store, findGame: async () => game }, leak && leakyHost(leak))
    const viewers = new Map<Viewer, (typeof people)[number]>([['table', spectator], ...people.entries()])
    const twin = new TwinMatch(game, stored.id, node, viewers, viewer, match)
    node.host.onTurn((person, ...turn) => {
      for (const [at, { connection }] of twin.clients)
        if (viewers.get(at)?.id === person) connection.turn(...turn)
    })
    for (const at of viewers.keys()) await twin.join(at)
    return twin
  }

  get texts(): readonly string[] {
    return [...this.earlier, ...this.client(this.viewer).texts]
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
    const { question = 0 } = this.client(seat).of('update').at(-1) ?? {}
    this.count += 1
    const id = `request-${String(this.count).padStart(4, '0')}`
    // The viewer's requests have the same ids in both matches, whatever others have asked for.
    const request = seat === this.viewer ? `viewer-${this.texts.length}-request` : id
    await this.say(seat, { ...action, id: request, ...(action.type !== 'assign' && { question }) })
    const hosted = await this.node.host.find(this.id)
    const { record } = typeof hosted === 'string' ? then : hosted.room
    const { length } = then.record.entries
    if (typeof hosted === 'string' || !equal(record.entries.slice(0, length), then.record.entries))
      throw new Error(`The server refused what seat ${seat} may do.`)
    // A bot plays at once what it has no choice in and nobody hears of.
    this.match = record.entries.length === length ? then : sure(replay(this.game, record))
  }

  async say(viewer: Viewer, message: object): Promise<void> {
    const isPing = 'n' in message
    this.client(viewer).say(isPing ? message : { ...message, match: this.id })
    await settled()
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

  private client(viewer: Viewer) {
    const client = this.clients.get(viewer)
    if (client === undefined) throw new Error(`${viewer} has no client.`)
    return client
  }

  private async join(viewer: Viewer, version = 0): Promise<void> {
    const person = this.people.get(viewer)
    if (person === undefined) throw new Error(`There is no ${viewer}.`)
    const before = this.clients.get(viewer)
    if (version === 0 && before !== undefined && viewer === this.viewer) {
      before.say({ type: 'join', match: this.id, version })
      await settled()
      return
    }
    const client = this.node.greeted(person)
    this.clients.set(viewer, client)
    client.say({ type: 'join', match: this.id, version })
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
async function prepare(table: SimulatedTable, seed: number) {
  const store = memoryStore()
  const started = await startedMatch(store, table, seed)
  const loaded = await store.matches.load(started.match)
  if (loaded === undefined) throw new Error('There is no match.')
  const { stored, record } = loaded
  return { ...started, store, stored, match: sure(replay(table.game, record)) }
}
type Prepared = Awaited<ReturnType<typeof prepare>>
type Both = readonly [AnyMatch, AnyMatch]

/** The same with another seed that looks the same to the viewer, and as if nothing had been promised about it. */
function otherDraws(game: AnyGame, prepared: Prepared, viewer: Viewer): Prepared | undefined {
  const { seed } = prepared.stored
  for (let turn = 1; turn <= 40; turn++) {
    const stored = { ...prepared.stored, seed: seed.slice(turn) + seed.slice(0, turn) }
    const match = sure(replay(game, recordOf(stored, [])))
    if (looksTheSame(game, [prepared.match, match], viewer)) return { ...prepared, stored, match }
  }
  return undefined
}

/** Is the viewer told and shown the same in both? */
function looksTheSame(game: AnyGame, [one, two]: Both, viewer: Viewer): boolean {
  return (
    equal(eventsFor(game, one, viewer), eventsFor(game, two, viewer)) &&
    equal(one.occupants, two.occupants) &&
    // Other draws may show in the view before an event tells of them; other moves may not.
    (one.seed === two.seed || equal(game.view(one.state, viewer), game.view(two.state, viewer)))
  )
}

/** Some random moves in both, as long as the viewer is told the same. */
function playOn(game: AnyGame, [one, two]: Both, viewer: Viewer, chance: Chance): Both {
  let both: Both = [one, two]
  for (let count = chance.int(30); count > 0; count--) {
    const active = game.active(both[0].state)
    if (active.length === 0) return both
    const seat = pick(chance, active)
    const move = pick(chance, legalMoves(game, both[0], seat))
    const [next, nextToo] = [play(game, both[0], seat, move), play(game, both[1], seat, move)]
    if (isRefusal(next) || isRefusal(nextToo)) return both
    const isOver = game.outcome(next.state) !== undefined
    if (isOver || !looksTheSame(game, [next, nextToo], viewer)) return both
    both = [next, nextToo]
  }
  return both
}

function sure<T extends object>(made: T | Refusal): T {
  if (isRefusal(made)) throw new Error(`Refused: ${made.error}.`)
  return made
}
