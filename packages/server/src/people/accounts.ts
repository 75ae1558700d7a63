import type { Code } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { Account, NewPassword, Person } from '../store/online-store.ts'
import { foldName } from './fold-name.ts'
import { PasswordQueue } from './password-queue.ts'
import { hashOf } from './people.ts'
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts'

type Parts = Pick<ServerParts, 'store' | 'randomHex' | 'passwords'>

/** A person in a browser that has a session from now on. */
export interface SignedIn {
  readonly person: Person
  readonly token: string
}

/** Passwords of people who want to be known on any device. */
export class Accounts {
  private readonly queue: PasswordQueue

  constructor(private readonly parts: Parts) {
    this.queue = new PasswordQueue(parts.passwords)
  }

  async isKept(person: Person): Promise<boolean> {
    return (await this.parts.store.accounts.load(person.id)) !== undefined
  }

  /** A guest keeps who they are, matches and sessions included, under a name of their own. */
  async keep(person: Person, name: string, password: string): Promise<{ readonly recovery: string } | Code> {
    const { store, randomHex } = this.parts
    const folded = foldName(name)
    if (await this.isKept(person)) return 'not-allowed'
    if ((await store.accounts.ofName(folded)) !== undefined) return 'name-taken'
    const passwordHash = await this.queue.run(hasher => hasher.hash(password))
    if (passwordHash === 'too-fast') return passwordHash
    const recovery = newRecoveryCode(randomHex)
    const account = { person: person.id, folded, passwordHash, recoveryHash: hashOf(recovery) }
    const result = await store.accounts.create(account, name)
    if (result === 'won') return { recovery }
    return result === 'lost' ? 'name-taken' : 'unavailable'
  }

  /** A name that nobody has costs as much as a wrong password, and is answered alike. */
  async login(name: string, password: string): Promise<SignedIn | Code> {
    const { store, randomHex } = this.parts
    const account = await store.accounts.ofName(foldName(name))
    const isRight = await this.isPassword(account, password)
    if (isRight === 'too-fast') return isRight
    if (account === undefined || !isRight) return 'bad-login'
    if (await store.moderation.isBanned(account.person)) return 'banned'
    const token = randomHex(32)
    const begun = await store.people.beginSession(account.person, hashOf(token))
    const person = begun === 'won' ? await store.people.load(account.person) : undefined
    return person === undefined ? 'unavailable' : { person, token }
  }

  /** Is it the password of this person? Where there is none, whatever is given is. */
  async mayAct(person: Person, password: string | undefined): Promise<undefined | Code> {
    const account = await this.parts.store.accounts.load(person.id)
    if (account === undefined) return undefined
    const isRight = await this.isPassword(account, password ?? '')
    if (isRight === 'too-fast') return isRight
    return isRight ? undefined : 'bad-login'
  }

  /** With the printed code: another password and another code, and only this browser is signed in. */
  async recover(typed: string, password: string): Promise<(SignedIn & { readonly recovery: string }) | Code> {
    const { store, randomHex } = this.parts
    const account = await store.accounts.ofRecovery(hashOf(readRecoveryCode(typed)))
    if (account === undefined) return 'bad-recovery'
    if (await store.moderation.isBanned(account.person)) return 'banned'
    const token = randomHex(32)
    const replaced = await this.replacePassword(account, password, hashOf(token), 'bad-recovery')
    if (typeof replaced === 'string') return replaced
    const person = await store.people.load(account.person)
    return person === undefined ? 'unavailable' : { person, token, ...replaced }
  }

  /** Of all sessions only this one stays. */
  async changePassword(
    person: Person,
    { password, next }: { readonly password: string; readonly next: string },
    token: string,
  ): Promise<{ readonly recovery: string } | Code> {
    const account = await this.parts.store.accounts.load(person.id)
    const isRight = await this.isPassword(account, password)
    if (isRight === 'too-fast') return isRight
    if (account === undefined || !isRight) return 'bad-login'
    return this.replacePassword(account, next, hashOf(token), 'bad-login')
  }

  private isPassword(account: Account | undefined, password: string): Promise<boolean | 'too-fast'> {
    return this.queue.run(hasher => hasher.verify(account?.passwordHash ?? hasher.nobody, password))
  }

  private async replacePassword(
    account: Account,
    password: string,
    sessionHash: string,
    lost: Code,
  ): Promise<{ readonly recovery: string } | Code> {
    const { store, randomHex } = this.parts
    const passwordHash = await this.queue.run(hasher => hasher.hash(password))
    if (passwordHash === 'too-fast') return passwordHash
    const recovery = newRecoveryCode(randomHex)
    const next: NewPassword = { passwordHash, recoveryHash: hashOf(recovery), sessionHash }
    const result = await store.accounts.replacePassword(account, next)
    if (result === 'won') return { recovery }
    return result === 'lost' ? lost : 'unavailable'
  }
}
