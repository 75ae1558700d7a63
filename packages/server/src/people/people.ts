import { createHash } from 'node:crypto'
import { type Code, limits, type PersonSettings } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { Person } from '../store/online-store.ts'
import { foldName } from './fold-name.ts'

/** A session's token, 32 random bytes in hex, is known to its browser alone; the server stores its hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Parts = Pick<ServerParts, 'store' | 'clock' | 'randomHex'>

interface PersonChange {
  readonly settings?: PersonSettings | undefined
  readonly hidden?: boolean | undefined
}

/** Who people are, and their sessions. */
export class People {
  constructor(private readonly parts: Parts) {}

  ofToken(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined || !/^[0-9a-f]{64}$/.test(token)) return Promise.resolve(undefined)
    return this.ofSession(hashOf(token)).then(known => (known?.isBanned ? undefined : known?.person))
  }

  /** Has the operator banned whoever this browser is? */
  async isBanned(token: string): Promise<boolean> {
    return (await this.ofSession(hashOf(token)))?.isBanned ?? false
  }

  private async ofSession(session: string) {
    const { people, moderation } = this.parts.store
    const person = await people.ofSession(session)
    return person && { person, isBanned: await moderation.isBanned(person.id) }
  }

  /** What a connection belongs to: the hash of the token that opened it. */
  sessionOf(token: string): string {
    return hashOf(token)
  }

  /** A guest with a session. */
  async makeGuest(
    name: string | undefined,
  ): Promise<{ readonly person: Person; readonly token: string } | Code> {
    const { store, clock, randomHex } = this.parts
    const token = randomHex(32)
    const number = Number.parseInt(randomHex(2), 16) % 10_000
    const person: Person = {
      id: randomHex(16),
      name: name ?? `Guest ${String(number).padStart(4, '0')}`,
      made: clock.now(),
      settings: {},
      hidden: false,
    }
    return (await store.people.create(person, hashOf(token))) === 'won' ? { person, token } : 'unavailable'
  }

  /** The secret of a link that leads another device to this person. The last one holds no longer. */
  async linkDevice(person: Person): Promise<{ readonly secret: string } | Code> {
    const { store, clock, randomHex } = this.parts
    const secret = randomHex(16)
    const expires = clock.now() + limits.deviceLinkMinutes * 60_000
    const link = { hash: hashOf(secret), person: person.id, expires }
    return (await store.people.saveLink(link)) === 'won' ? { secret } : 'unavailable'
  }

  /** A further session of the person who made the link, which is used up by it. */
  async useLink(secret: string): Promise<{ readonly person: Person; readonly token: string } | Code> {
    const { store, clock, randomHex } = this.parts
    const token = randomHex(32)
    const used = await store.people.useLink(hashOf(secret), hashOf(token), clock.now())
    if (used === 'lost') return 'bad-link'
    const person = used === 'won' ? await this.ofToken(token) : undefined
    return person === undefined ? 'unavailable' : { person, token }
  }

  async rename(person: Person, name: string): Promise<Person | Code> {
    const result = await this.parts.store.people.rename(person.id, name, foldName(name))
    if (result === 'won') return { ...person, name }
    return result === 'lost' ? 'name-taken' : 'unavailable'
  }

  /** Changes what follows this person from device to device. */
  async save(person: Person, { settings, hidden }: PersonChange): Promise<Person | Code> {
    const next = {
      settings: { ...person.settings, ...settings },
      hidden: hidden ?? person.hidden,
    }
    const result = await this.parts.store.people.save(person.id, next)
    return result === 'won' ? { ...person, ...next } : 'unavailable'
  }

  async signOut(person: Person, token: string, where: 'here' | 'everywhere'): Promise<undefined | Code> {
    const { people } = this.parts.store
    const result =
      where === 'here' ? await people.endSession(hashOf(token)) : await people.endSessions(person.id)
    return result === 'won' || result === 'lost' ? undefined : 'unavailable'
  }

  async nameOf(id: string): Promise<string> {
    return (await this.parts.store.people.load(id))?.name ?? ''
  }
}
