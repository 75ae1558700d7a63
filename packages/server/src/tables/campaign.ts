import type { Campaign } from '@kazamata/protocol'
import type { OnlineMatch, WaitingTable } from '../store/online-store.ts'

type Chapter = Pick<WaitingTable, 'options'> & { readonly campaign: Campaign }

/** What a chapter is played with: what was chosen once, and what the story fixes. */
export function chapterOf(
  chapters: readonly object[],
  where: Omit<Campaign, 'options'>,
  chosen: unknown,
): Chapter {
  const options: Record<string, unknown> = {
    ...(typeof chosen === 'object' ? chosen : {}),
    ...chapters[where.chapter],
  }
  return { options, campaign: { ...where, options: JSON.parse(JSON.stringify(chosen)) } }
}

/** The chapter that follows a match that is over; after the last one the story begins anew. */
export function nextChapter(
  chapters: readonly object[],
  { campaign, result }: OnlineMatch,
): Chapter | undefined {
  if (campaign === undefined) return undefined
  const { story, chapter, results, options } = campaign
  const isLast = chapter + 1 >= chapters.length
  const { scores = [], ties } = result ?? {}
  const all = [...results, { scores: [...scores], ...(ties && { ties: [...ties] }) }]
  const where = isLast ? { story, chapter: 0, results: [] } : { story, chapter: chapter + 1, results: all }
  return chapterOf(chapters, where, options)
}
