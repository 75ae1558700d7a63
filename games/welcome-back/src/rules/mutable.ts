/** A value under construction: its keys are still open to change. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }
