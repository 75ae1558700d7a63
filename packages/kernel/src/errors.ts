/** Why input was refused. A closed set: the clients translate each. */
export const errorCodes = [
  'not-your-turn',
  'illegal-move',
  'bad-move',
  'wrong-occupant',
  'stale',
  'over',
  'no-such-seat',
  'cannot-undo',
  'too-large',
  'not-json',
  'not-a-match',
  'newer-file',
  'unknown-game',
  'wrong-version',
  'bad-options',
  'bad-seats',
  'bad-seed',
  'bad-deal',
  'bad-entry',
  'damaged',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Bad input is a value, not an exception. */
export interface Refusal {
  readonly error: ErrorCode
  /** The entry that was refused, as an index into `entries`. */
  readonly at?: number
}

export function isRefusal(answer: object): answer is Refusal {
  return 'error' in answer
}
