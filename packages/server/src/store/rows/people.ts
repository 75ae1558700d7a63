import type { ListedPerson } from '../moderation-store.ts'
import type { Account, NewPerson, Person } from '../online-store.ts'

/** A row of the database, with JSON as text. */
export interface PersonRow extends NewPerson {
  readonly settings: string
  readonly hidden: number
}

export function personOf(row: PersonRow | undefined): Person | undefined {
  return row && { ...row, settings: JSON.parse(row.settings), hidden: row.hidden === 1 }
}

export interface AccountRow {
  readonly person: string
  readonly folded: string
  readonly password: string
  readonly recovery: string
}

export function accountRow({ person, folded, passwordHash, recoveryHash }: Account): AccountRow {
  return { person, folded, password: passwordHash, recovery: recoveryHash }
}

export function accountOf(row: AccountRow | undefined): Account | undefined {
  if (row === undefined) return undefined
  const { person, folded, password, recovery } = row
  return { person, folded, passwordHash: password, recoveryHash: recovery }
}

export interface ListedPersonRow extends Omit<ListedPerson, 'hasAccount' | 'banned'> {
  readonly account: string | null
  readonly banned: number | null
}

export function listedPersonOf({ account, banned, ...person }: ListedPersonRow): ListedPerson {
  return { ...person, hasAccount: account !== null, ...(banned !== null && { banned }) }
}
