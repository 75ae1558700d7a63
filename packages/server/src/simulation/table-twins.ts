import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { hashOfNonce } from '@kazamata/kernel/match'
import { type ServerMessage, serverMessage } from '@kazamata/protocol'
import { memoryStore } from '../store/memory-store.ts'
import type { Person } from '../store/online-store.ts'
import { settled, testNode } from '../testing/node.ts'
import { seededHex } from '../testing/server-parts.ts'
import { spoilTables, storedTables, type TableLeak } from './table-leaks.ts'

const open = { kind: 'open' as const }
const oak = { kind: 'bot' as const, level: 'novice', name: 'Oak' }
const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Wanda'] as const
type Name = (typeof names)[number]
/** Sits at the table whenever there is a seat, and looks on. */
const host: Name = 'Ada'

export interface TableTwinFigures {
  /** What one did in secret and the other did not. */
  readonly different: number
  /** Of the messages that the viewer was sent. */
  readonly types: readonly string[]
  /** Of those that all have sent. */
  readonly said: readonly string[]
}

/**
 * Two waiting tables that differ only in what is nobody's business: whether the invitation was renewed, who tried to come in,
 * whether somebody left or was sent away. Then they are dealt and played, and a rematch is offered. A viewer is sent the same
 * texts, byte by byte, and no text names a secret or a nonce that is not out yet.
 */
export async function tableTwins(seed: number, steps: number, leak?: TableLeak): Promise<TableTwinFigures> {
  const chance = fastChance(`table twins ${seed}`)
  const viewer = pick<Name>(chance, ['Ben', 'Cleo', 'Wanda'])
  const twins = [await TwinTable.make(seed, viewer, leak), await TwinTable.make(seed, viewer, leak)] as const
  let different = 0
  for (let step = 0; step < steps; step++) {
    if (chance.int(3) === 0) {
      const [one, two] = pick(chance, secrets)
      different += 1
      await twins[0].inSecret(one)
      await twins[1].inSecret(two)
    } else {
      const act = publicAct(chance, step)
      for (const twin of twins) await act(twin)
    }
    for (const twin of twins) await twin.rest()
  }
  for (const twin of twins) await twin.playToTheEnd()
  const [one, two] = twins.map(twin => twin.texts)
  compare(one ?? [], two ?? [], `Tables ${seed}, ${viewer}`)
  for (const twin of twins) twin.checkSecrets()
  const types = new Set(twins[0].messages.map(({ type }) => type))
  return { different, types: [...types], said: twins[0].said }
}

function compare(one: readonly string[], two: readonly string[], name: string): void {
  const at = one.findIndex((text, index) => text !== two[index])
  if (at === -1 && one.length === two.length) return
  throw new Error(`${name}: a secret shows in "${one[at] ?? 'nothing'}" and "${two[at] ?? two.at(-1)}".`)
}

type Act = (twin: TwinTable) => Promise<unknown>

/** What the one does, and what the other does instead: others see the same. */
const secrets: readonly (readonly [Act, Act])[] = [
  [twin => twin.renewInvitation(), async () => undefined],
  [twin => twin.guessInvitation(), twin => twin.renewInvitation()],
  [twin => twin.sitAndLeave('Eve'), twin => twin.sitAndBeRemoved('Eve')],
  [async () => undefined, twin => twin.comeBackRemoved('Eve')],
]

/** What all who look may see. */
function publicAct(chance: Chance, step: number): Act {
  const who = pick<Name>(chance, ['Ben', 'Cleo', 'Dora'])
  const seat = 1 + chance.int(2)
  switch (chance.int(9)) {
    case 0:
    case 1:
      return twin => twin.sit(who)
    case 2:
      return twin => twin.node.tables.leave(twin.person(who), twin.id)
    case 3:
      return twin => twin.node.tables.take(twin.person(who), twin.id, seat)
    case 4: {
      const to = chance.int(2) === 0 ? open : oak
      return twin => twin.node.tables.changeSeat(twin.person(host), twin.id, seat, to)
    }
    case 5: {
      const word = pick(chance, ['krypta', 'beran'])
      return async twin => {
        await twin.node.tables.proposeWord(twin.person(host), twin.id, word)
        await twin.node.tables.agree(twin.person(who), twin.id, word)
      }
    }
    case 6:
      return twin =>
        twin.say(who, { type: 'say', id: `line-of-step-${step}`, said: { text: `step ${step}` } })
    case 7:
      return twin => twin.reconnect(who)
    default: {
      const ms = chance.int(40_000)
      return twin => twin.node.clock.advance(ms)
    }
  }
}

/** One of the two: a node with one table, and everybody looking at it. */
class TwinTable {
  id = ''
  private invite = ''
  private readonly people = new Map<Name, Person>()
  private readonly clients = new Map<Name, ReturnType<ReturnType<typeof testNode>['greeted']>>()
  private readonly earlier: string[] = []
  private readonly saidBefore: string[] = []
  private isRemoved = false

  private constructor(
    readonly node: ReturnType<typeof testNode>,
    private readonly viewer: Name,
    private readonly stored: ReturnType<typeof storedTables>,
    /** Lets somebody act with random bytes of their own, so that all others have the same ones in both. */
    private readonly withOtherBytes: <T>(work: () => Promise<T>) => Promise<T>,
  ) {}

  static async make(seed: number, viewer: Name, leak: TableLeak | undefined): Promise<TwinTable> {
    const [common, other] = [seededHex(`table ${seed}`), seededHex(`other ${seed}`)]
    let isOther = false
    const store = memoryStore()
    const stored = storedTables(store)
    const node = testNode({ store, randomHex: bytes => (isOther ? other(bytes) : common(bytes)) })
    if (leak !== undefined) spoilTables(node.tables, stored, leak)
    const twin = new TwinTable(node, viewer, stored, async work => {
      isOther = true
      const result = await work()
      isOther = false
      return result
    })
    for (const name of names) twin.people.set(name, await node.guest(name))
    const made = await node.tables.create(twin.person(host), {
      ...{ game: 'nim', options: { sticks: 3 }, seats: [open, open, open], watchable: true },
    })
    if (typeof made === 'string') throw new Error(`There is no table: ${made}.`)
    twin.id = made.id
    twin.invite = made.invite
    for (const name of names) await twin.reconnect(name)
    return twin
  }

  get texts(): readonly string[] {
    return [...this.earlier, ...this.client(this.viewer).texts]
  }

  get messages(): readonly ServerMessage[] {
    return this.texts.map(text => serverMessage.parse(JSON.parse(text)))
  }

  get said(): readonly string[] {
    return [...this.saidBefore, ...[...this.clients.values()].flatMap(({ said }) => [...said])]
  }

  person(name: Name): Person {
    const person = this.people.get(name)
    if (person === undefined) throw new Error(`There is no ${name}.`)
    return person
  }

  inSecret(act: Act): Promise<unknown> {
    return this.withOtherBytes(async () => {
      await act(this)
      await settled()
    })
  }

  async rest(): Promise<void> {
    await settled()
    this.node.clock.skip(1_000)
  }

  async say(name: Name, message: Readonly<Record<string, unknown>>): Promise<void> {
    this.client(name).say({ ...message, match: this.id })
    await settled()
  }

  /** Over a new line. */
  async reconnect(name: Name): Promise<void> {
    const before = this.clients.get(name)
    before?.connection.lost()
    await settled()
    this.saidBefore.push(...(before?.said ?? []))
    if (name === this.viewer) this.earlier.push(...(before?.texts ?? []))
    const client = this.node.greeted(this.person(name))
    this.clients.set(name, client)
    this.answerLater(client)
    await this.say(name, { type: 'join', version: 0, chat: 0 })
  }

  sit(name: Name): Promise<unknown> {
    return this.node.tables.join(this.person(name), this.id, this.invite)
  }

  async renewInvitation(): Promise<void> {
    const made = await this.node.tables.invite(this.person(host), this.id)
    if (typeof made === 'object') this.invite = made.invite
  }

  guessInvitation(): Promise<unknown> {
    return this.node.tables.join(this.person('Dora'), this.id, '0'.repeat(32))
  }

  async sitAndLeave(name: Name): Promise<void> {
    if (this.isRemoved) return
    this.isRemoved = true
    await this.sit(name)
    await settled()
    await this.node.tables.leave(this.person(name), this.id)
    this.client(name).connection.lost()
  }

  async sitAndBeRemoved(name: Name): Promise<void> {
    if (this.isRemoved) return
    this.isRemoved = true
    await this.sit(name)
    await settled()
    const seats = this.stored.last(this.id)?.seats ?? []
    const seat = seats.findIndex(one => one.kind === 'person' && one.person === this.person(name).id)
    if (seat !== -1) await this.node.tables.remove(this.person(host), this.id, seat)
    this.client(name).connection.lost()
  }

  /** Whoever was removed tries again, and is refused. */
  async comeBackRemoved(name: Name): Promise<void> {
    if (this.stored.last(this.id)?.barred?.includes(this.person(name).id)) await this.sit(name)
  }

  /** The host and two others are dealt their match, play it, and one of them wants another one. */
  async playToTheEnd(): Promise<void> {
    const { tables } = this.node
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dora', 'Wanda'] as const) {
      await this.reconnect(name)
      if (name !== host) await tables.leave(this.person(name), this.id)
    }
    await tables.proposeWord(this.person(host), this.id, '')
    for (const seat of [1, 2]) await tables.changeSeat(this.person(host), this.id, seat, open)
    for (const name of ['Ben', 'Cleo'] as const) await this.sit(name)
    await settled()
    const refused = await tables.start(this.person(host), this.id)
    if (refused !== undefined) throw new Error(`The table is not started: ${refused}.`)
    // Everybody has answered the deal.
    for (let n = 0; n < 3 * names.length; n++) await settled()
    for (let moves = 0; moves < 3; moves++)
      for (const name of [host, 'Ben', 'Cleo'] as const) await this.move(name)
    await tables.rematch(this.person(host), this.id)
    await settled()
    for (let n = 0; n < 3; n++) await this.say(this.viewer, { type: 'nonsense' })
  }

  /** Nothing that the viewer was sent names a secret of the table, or a nonce before all are there. */
  checkSecrets(): void {
    const secrets = this.stored.all.flatMap(({ inviteHash, deal }) => [
      inviteHash,
      deal?.secret ?? inviteHash,
    ])
    const hashes = new Set<string>()
    for (const text of this.texts) {
      const message = serverMessage.parse(JSON.parse(text))
      for (const secret of [this.invite, ...secrets])
        if (text.includes(secret)) throw new Error(`"${text}" names a secret.`)
      if (message.type === 'deal') {
        for (const hash of message.hashes) hashes.add(hash)
        const { nonces = message.hashes.map(() => undefined) } = message
        const isOut = nonces.every(
          (nonce, seat) => nonce === undefined || hashOfNonce(nonce, this.id) === message.hashes[seat],
        )
        if (!isOut) throw new Error(`"${text}" shows a nonce before all are there.`)
      } else
        for (const [bytes] of text.matchAll(/[0-9a-f]{64}/g))
          if (hashes.has(hashOfNonce(bytes, this.id))) throw new Error(`"${text}" shows a nonce.`)
    }
  }

  /** Its part of a deal comes a moment after that of others, so that they are stored one by one. */
  private answerLater(client: ReturnType<TwinTable['client']>): void {
    const { deals } = client
    const hear = deals.hear.bind(deals)
    const wait = 1 + this.clients.size
    deals.hear = async message => {
      if (message.type === 'deal') for (let n = 0; n < wait; n++) await settled()
      hear(message)
    }
  }

  private async move(name: Name): Promise<void> {
    const client = this.client(name)
    const { question = 0, moves = [], outcome } = client.of('update').at(-1) ?? {}
    const [first] = moves
    if (first === undefined || outcome !== undefined) return
    const id = `move-of-${name}-${question}`
    await this.say(name, { type: 'move', ...{ id, question, moves: [first] } })
  }

  private client(name: Name) {
    const client = this.clients.get(name)
    if (client === undefined) throw new Error(`${name} has no client.`)
    return client
  }
}
