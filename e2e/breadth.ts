/** `npm run soak` looks at every combination, `npm test` at some of them. */
export const everything = process.env.BROWSER_SOAK !== undefined

/** What a test is repeated with: all of them in the soak, some of them in `npm test`. */
export const eachOf = <const T>(all: readonly T[], some: readonly NoInfer<T>[]): readonly T[] =>
  everything ? all : some
