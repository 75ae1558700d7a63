import * as z from 'zod/mini'
import { count, json } from './values.ts'

export const storyId = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** Which chapter of which story a match is, and what came before. */
export const campaign = z.object({
  story: storyId,
  /** From 0. */
  chapter: count,
  /** Of the chapters before, by seat. */
  results: z.array(z.object({ scores: z.array(z.number()), ties: z.exactOptional(z.array(z.number())) })),
  /** What was chosen once for the whole story; what a chapter fixes comes on top. */
  options: json,
})
export type Campaign = z.infer<typeof campaign>
