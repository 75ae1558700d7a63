import { createHash } from 'node:crypto'
import { type Code, limits, type PersonSettings } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { Person } from '../store/online-store.ts'
import { foldName } from './fold-name.ts'
import { nameLook } from './name-look.ts'

/** A session's token, 32 random bytes in hex, is known to its browser alone; the server stores its hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Parts = Pick<ServerParts, 'store' | 'clock' | 'randomHex'>

const day = 86_400_000
/** How exactly it is known when a session was last used: it is written no more often. */
const usePrecision = day

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
    const [isUsed, known] = await Promise.all([this.use(session), people.ofSession(session)])
    const person = isUsed ? known : undefined
    return person && { person, isBanned: await moderation.isBanned(person.id) }
  }

  /** Notes that a session is used; false where there is none, or nobody has used it for too long. */
  async use(session: string): Promise<boolean> {
    const { people } = this.parts.store
    const used = await people.sessionUsed(session)
    const now = this.parts.clock.now()
    if (used === undefined || used < now - limits.sessionDays * day) return false
    if (used < now - usePrecision) await people.useSession(session, now)
    return true
  }

  async endUnusedSessions(): Promise<void> {
    await this.parts.store.people.endUnused(this.parts.clock.now() - limits.sessionDays * day)
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
    if (name !== undefined && (await this.isOfAccount(name))) return 'name-taken'
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

  /** Not to the name of another account, nor to one that could be taken for somebody's at the same table. */
  async rename(person: Person, name: string): Promise<Person | Code> {
    if ((await this.isOfAccount(name, person.id)) || (await this.isLikeNeighbour(person.id, name)))
      return 'name-taken'
    const result = await this.parts.store.people.rename(person.id, name, foldName(name))
    if (result === 'won') return { ...person, name }
    return result === 'lost' ? 'name-taken' : 'unavailable'
  }

  /** Is it the name of an account, of another one than this person's? */
  private async isOfAccount(name: string, person?: string): Promise<boolean> {
    const account = await this.parts.store.accounts.ofName(foldName(name))
    return account !== undefined && account.person !== person
  }

  /** Could this name be taken for that of one of these people, of somebody else than this one? */
  async isLikeOneOf(people: readonly string[], person: string, name: string): Promise<boolean> {
    const names = await Promise.all(people.filter(other => other !== person).map(other => this.nameOf(other)))
    return names.some(other => nameLook(other) === nameLook(name))
  }

  /** … or of somebody at a table or in a match that is not over with them? */
  async isLikeNeighbour(person: string, name: string): Promise<boolean> {
    const { tables, matches } = this.parts.store
    const waiting = await tables.listOf(person)
    const seated = waiting.flatMap(({ seats }) =>
      seats.flatMap(seat => ('person' in seat ? seat.person : [])),
    )
    const running = (await matches.listOf(person)).filter(
      ({ winners, abandoned }) => winners === undefined && abandoned === undefined,
    )
    const playing = running.flatMap(match => match.people.flatMap(other => other ?? []))
    // Boards show the names with which people began.
    const shown = running.flatMap(({ seats, people }) => seats.filter((_, at) => people[at] !== person))
    return (
      shown.some(other => nameLook(other.name) === nameLook(name)) ||
      this.isLikeOneOf([...new Set([...seated, ...playing])], person, name)
    )
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
