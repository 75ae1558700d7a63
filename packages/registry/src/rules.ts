/** The rules of a game as the page shows them, made from RULES.md when the app is built. */
export interface Rules {
  readonly title: string
  /** What stands before the first section, as HTML. */
  readonly intro: string
  readonly sections: readonly Section[]
}

export interface Section {
  readonly id: string
  /** As HTML. */
  readonly title: string
  /** 2 for a section, 3 for a part of one. */
  readonly level: number
  readonly blocks: readonly Block[]
}

/** Text between clauses, a list of clauses, or a table whose rows may be clauses. All HTML. */
export type Block =
  | { readonly is: 'text'; readonly html: string }
  | { readonly is: 'list'; readonly clauses: readonly Clause[] }
  | { readonly is: 'table'; readonly head: string; readonly rows: readonly Row[] }

export interface Clause {
  readonly id: string
  readonly html: string
}

export interface Row {
  readonly id?: string
  readonly html: string
}
