/** `npm run soak` looks at every combination, `npm test` at some of them. */
export const everything = process.env.BROWSER_SOAK !== undefined
