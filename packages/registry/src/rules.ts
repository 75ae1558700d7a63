import type { Locale } from './locale.ts'

/** The rules of a game as the page shows them, made from RULES.md or its translation when the app is built. */
export interface Rules {
  readonly title: string
  /** What stands before the first section. */
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

export interface Section {
  readonly id: string
  readonly title: Prose
  /** 2 for a section, 3 for a part of one. */
  readonly level: number
  readonly lang?: Locale
  readonly blocks: readonly Block[]
}

/** Running text: plain, marked in some way, or a link (a clause's is its id after `#`). */
export type Prose = readonly Piece[]
export type Piece =
  | string
  | { readonly as: 'b' | 'i' | 'code'; readonly of: Prose }
  | { readonly as: 'a'; readonly to: string; readonly of: Prose }

export type Block =
  | { readonly is: 'text'; readonly of: Prose }
  | { readonly is: 'list'; readonly items: readonly Prose[] }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'clauses'; readonly clauses: readonly Clause[] }
  /** A row may be a clause. */
  | { readonly is: 'table'; readonly head: readonly Prose[]; readonly rows: readonly Row[] }

export interface Clause {
  readonly id: string
  readonly of: Prose
  /** Where it is not the language of the whole: a translation lacks it. */
  readonly lang?: Locale
}

export interface Row {
  readonly id?: string
  readonly cells: readonly Prose[]
  readonly lang?: Locale
}
