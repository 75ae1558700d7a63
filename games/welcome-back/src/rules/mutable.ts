/** The same type with keys that can still be set. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }
