/**
 * The text without what a terminal would execute and what is invisible: control, bidirectional and other format characters, line
 * separators, fillers, half surrogate pairs. A match file may come from anybody.
 */
export const printable = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')

/** Where a command writes: what was asked for, and what went wrong. */
export interface Streams {
  readonly out: { write(text: string): unknown }
  readonly err: { write(text: string): unknown }
}
