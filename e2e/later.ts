import type { MatchRecord } from '@kazamata/kernel/match'
import type { Page } from '@playwright/test'
import { everything } from './breadth.ts'
import { idOn, recordOf, storeRest } from './matches.ts'

/**
 * Goes on later in the match on the table, as if it had been played so far: other tests play whole matches. Where everything
 * is looked at, nothing is left out.
 */
export async function goOnLater(page: Page, later: (record: MatchRecord) => MatchRecord): Promise<void> {
  if (everything) return
  const table = page.url()
  const id = idOn(page)
  await page.goto('/')
  const record = await recordOf(page, id)
  await storeRest(page, later(record), record.entries.length)
  await page.goto(table)
}
