/** A sentence as data: a message id and its arguments. Whoever shows it formats it in the reader's language. */
export interface Saying {
  readonly id: string
  readonly values?: Readonly<Record<string, Said>>
}

/** An argument: a number, a plain text such as a player's name, a message of its own, or several of these. */
export type Said = string | number | Saying | List

/** "A, B and C", joined as the reader's language does it. */
export interface List {
  readonly list: readonly Said[]
}

/** A line of the log. */
export interface Line extends Saying {
  /** An icon's name. */
  readonly icon?: string
  /** The clause behind it, for "why?". */
  readonly why?: string
  /** Only this viewer knows. */
  readonly secret?: true
  /** A heading that opens a chapter of the log. */
  readonly heading?: true
}

/** Who tells and who listens: names by seat, and whose eyes read. */
export interface Teller {
  readonly names: readonly string[]
  readonly viewer: number | 'table'
}

/** What a game's log says of an event; `undefined` where it says nothing. */
export type Say<Event> = (event: Event, teller: Teller) => Line | undefined
