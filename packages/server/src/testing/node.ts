import { type ServerMessage, type ServerMessageOf, serverMessage } from '@kazamata/protocol'
import { Connection, type ConnectionLimits, usualLimits } from '../connection/connection.ts'
import { MatchHost } from '../matches/match-host.ts'
import type { ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import type { Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { serverParts, testClock } from './server-parts.ts'

/** A node without network. */
export function testNode(
  more: Partial<ServerParts> = {},
  makeHost = (parts: ServerParts) => new MatchHost(parts),
) {
  const clock = testClock()
  const parts = serverParts({ clock, ...more })
  const people = new People(parts)
  const tables = new Tables(parts, people)
  const host = makeHost(parts)

  async function guest(name: string): Promise<Person> {
    const made = await people.makeGuest(name)
    if (typeof made === 'string') throw new Error(`There is no guest: ${made}.`)
    return made.person
  }

  /** A client with a wire that never breaks; what it is sent must follow the protocol. */
  function connect(person: Person, limits: Partial<ConnectionLimits> = {}) {
    const received: ServerMessage[] = []
    const texts: string[] = []
    const wire = {
      buffered: 0,
      isClosed: false,
      send(text: string) {
        texts.push(text)
        received.push(serverMessage.parse(JSON.parse(text)))
      },
      close() {
        wire.isClosed = true
      },
    }
    const connection = new Connection({
      wire,
      person,
      host,
      tables,
      clock,
      limits: { ...usualLimits, ...limits },
      build: 'test',
      report: parts.report,
    })
    return {
      connection,
      wire,
      received,
      texts,
      say: (message: unknown) => connection.receive(JSON.stringify(message)),
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

  return { parts, clock, people, tables, host, guest, connect, greeted }
}

/** Enough for everything that waits for nothing but promises. */
export const settled = async () => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve))
}
