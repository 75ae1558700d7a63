/** The only source of randomness a rule may use. */
export interface Chance {
  /** A whole number from 0 to `n - 1`, all equally likely. `n` is at least 1. */
  int(n: number): number
}
