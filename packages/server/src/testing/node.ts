import { type ServerMessage, type ServerMessageOf, serverMessage } from '@kazamata/protocol'
import { Chat } from '../chat/chat.ts'
import { Connection } from '../connection/connection.ts'
import { type ConnectionLimits, usualLimits } from '../connection/limits.ts'
import { MatchHost } from '../matches/match-host.ts'
import type { ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import type { Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { DealClient } from './deal-client.ts'
import { serverParts, type TestClock, testClock } from './server-parts.ts'

/** A node without network. */
export function testNode(
  { clock = testClock(), ...more }: Partial<Omit<ServerParts, 'clock'>> & { readonly clock?: TestClock } = {},
  makeHost = (parts: ServerParts) => new MatchHost(parts),
) {
  const parts = serverParts({ ...more, clock })
  const people = new People(parts)
  const tables = new Tables(parts, people)
  const host = makeHost(parts)
  const chat = new Chat(parts, host)

  async function guest(name: string): Promise<Person> {
    const made = await people.makeGuest(name)
    if (typeof made === 'string') throw new Error(`There is no guest: ${made}.`)
    return made.person
  }

  /** A client with a wire that never breaks, and that takes part in deals; what it is sent must follow the protocol. */
  function connect(person: Person, limits: Partial<ConnectionLimits> = {}) {
    const received: ServerMessage[] = []
    const texts: string[] = []
    const wire = {
      buffered: 0,
      isClosed: false,
      send(text: string) {
        texts.push(text)
        const message = serverMessage.parse(JSON.parse(text))
        received.push(message)
        deals.hear(message)
      },
      close() {
        wire.isClosed = true
      },
    }
    /** Types of what it has sent. */
    const said = new Set<string>()
    const say = (message: Readonly<Record<string, unknown>>) => {
      said.add(String(message.type))
      connection.receive(JSON.stringify(message))
    }
    const deals = new DealClient(person.id, say)
    const connection = new Connection({
      wire,
      person,
      host,
      chat,
      tables,
      clock,
      limits: { ...usualLimits, ...limits },
      build: 'test',
      restored: parts.store.restored,
      report: parts.report,
    })
    return {
      connection,
      wire,
      received,
      texts,
      deals,
      said,
      say,
      of: <T extends ServerMessage['type']>(type: T) =>
        received.filter((message): message is ServerMessageOf<T> => message.type === type),
    }
  }

  /** A client that has said hello. */
  function greeted(person: Person, limits?: Partial<ConnectionLimits>) {
    const client = connect(person, limits)
    client.say({ type: 'hello', protocol: 1, build: 'test' })
    return client
  }

  return { parts, clock, people, tables, host, chat, guest, connect, greeted }
}

/** Enough for everything that waits for nothing but promises. */
export const settled = async () => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve))
}
