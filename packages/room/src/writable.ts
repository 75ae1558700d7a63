/** For a value that is put together step by step: copies with a few more keys would cost more than all that is in it. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] }
