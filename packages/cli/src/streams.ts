/** Without what a terminal would obey: a match file may come from anybody. */
export const printable = (text: string) => text.replace(/\p{Cc}/gu, '')

/** Where a command writes: what was asked for, and what went wrong. */
export interface Streams {
  readonly out: { write(text: string): unknown }
  readonly err: { write(text: string): unknown }
}
