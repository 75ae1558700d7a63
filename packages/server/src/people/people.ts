import { createHash } from 'node:crypto'
import type { Code } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { Person } from '../store/online-store.ts'

/** A session's token, 32 random bytes in hex, is known to its browser alone; the server stores its hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Parts = Pick<ServerParts, 'store' | 'clock' | 'randomHex'>

/** Guests and their sessions. */
export class People {
  constructor(private readonly parts: Parts) {}

  ofToken(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !/^[0-9a-f]{64}$/.test(token)) return Promise.resolve(undefined)
    return this.parts.store.people.ofSession(hashOf(token))
  }

  /** A guest with a session. */
  async makeGuest(
    name: string | undefined,
  ): Promise<{ readonly person: Person; readonly token: string } | Code> {
    const { store, clock, randomHex } = this.parts
    const token = randomHex(32)
    const number = Number.parseInt(randomHex(2), 16) % 10_000
    const person = {
      id: randomHex(16),
      name: name ?? `Guest ${String(number).padStart(4, '0')}`,
      made: clock.now(),
    }
    return (await store.people.create(person, hashOf(token))) === 'won' ? { person, token } : 'unavailable'
  }

  async rename(person: Person, name: string): Promise<Person | Code> {
    return (await this.parts.store.people.rename(person.id, name)) === 'won'
      ? { ...person, name }
      : 'unavailable'
  }

  async nameOf(id: string): Promise<string> {
    return (await this.parts.store.people.load(id))?.name ?? ''
  }
}
