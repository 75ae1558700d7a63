/** Where a command writes: what was asked for, and what went wrong. */
export interface Streams {
  readonly out: { write(text: string): unknown }
  readonly err: { write(text: string): unknown }
}
