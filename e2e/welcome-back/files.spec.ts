import { truncate, writeFile } from 'node:fs/promises'
import { type Entry, type MatchRecord, writeMatch } from '@kazamata/kernel/match'
import { welcomeBack } from '@kazamata/welcome-back'
import { expect, set, test } from '../helpers.ts'
import { fileOf, fileWith, kept } from '../matches.ts'
import { bring, reads } from '../table.ts'
import { type WordId, wordsIn } from '../words.ts'
import { matchAt, matchOf, type PlannedMatch } from './matches.ts'
import { linesOf, tableOn } from './table.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A match in which it is the person's turn to turn a card over: nothing moves by itself. */
const running = matchAt(({ ask }) => ask.do === 'reveal' && ask.seat === 0)
const choosing = matchAt(({ ask, round }) => ask.do === 'place' && ask.seat === 0 && round === 2)

/** A file whose record was tampered with, its commitment made to fit. */
const altered = (change: Partial<MatchRecord>) => writeMatch({ ...choosing.record, ...change })

const entries = choosing.record.entries
const illegal: Entry = { seat: 0, move: { do: 'reveal' }, by: 'player' }

const bad: readonly {
  readonly what: string
  readonly text: string
  readonly why: WordId
  readonly at?: number
}[] = [
  { what: 'a truncated file', text: writeMatch(choosing.record).slice(0, -40), why: 'refusal.not-json' },
  { what: 'no JSON', text: 'Dear table,\n', why: 'refusal.not-json' },
  { what: 'some other JSON', text: '{"name":"kazamata"}', why: 'refusal.not-a-match' },
  {
    what: 'an illegal move',
    text: altered({ entries: [...entries, illegal] }),
    why: 'refusal.illegal-move',
    at: entries.length + 1,
  },
  {
    what: 'another version of the rules',
    text: altered({ rulesVersion: welcomeBack.rulesVersion + 1 }),
    why: 'refusal.wrong-version',
  },
  { what: 'an unknown game', text: altered({ game: 'chess' }), why: 'refusal.unknown-game' },
  {
    what: 'a damaged seal',
    text: writeMatch(choosing.record).replace(
      /("commitment":")(.)/,
      (_, key, first) => key + (first === '0' ? '1' : '0'),
    ),
    why: 'refusal.damaged',
  },
]

for (const locale of ['en', 'hu'] as const)
  test(`bad files are refused in words (${locale}), and no stored match changes`, async ({ page }, info) => {
    const words = wordsIn(locale)
    await bring(page, words, running)
    await expect(tableOn(page, words).go).toBeVisible()
    await page.goto(`/tables?lang=${locale}`)
    const before = await kept(page)
    expect(before.matches).toHaveLength(1)
    const choose = page.getByLabel(words('import.choose'))

    const refused = async (why: WordId, at = 1) => {
      await expect(page.getByRole('alert')).toHaveText(`${words(why, { at })} ${words('import.nothing')}`)
      expect(await kept(page)).toEqual(before)
      await expect(page.getByRole('listitem').getByRole('article')).toHaveCount(1)
    }
    for (const { text, why, at } of bad) {
      await choose.setInputFiles(fileWith(text))
      await refused(why, at)
    }
    const junk = info.outputPath('junk.kazamata.json')
    await writeFile(junk, '[')
    await truncate(junk, 50_000_000)
    await choose.setInputFiles(junk)
    await refused('refusal.too-large')
  })

test('a match went another way here than in the file: the file is refused', async ({ page, words }) => {
  await bring(page, words, running)
  const table = tableOn(page, words)
  await table.play(running, { do: 'reveal' })
  const [first, ...rest] = running.record.entries
  if (first === undefined || !('move' in first)) throw new Error('The match has no move.')
  await page.goto('/tables')
  const before = await kept(page)
  const text = writeMatch({ ...running.record, entries: [{ ...first, by: 'clock' }, ...rest] })
  await page.getByLabel(words('import.choose')).setInputFiles(fileWith(text))
  await expect(page.getByRole('alert')).toContainText(words('refusal.differs'))
  expect(await kept(page)).toEqual(before)
  // The same match, only shorter, is no other match: what is here stays.
  await page.getByLabel(words('import.choose')).setInputFiles(fileOf(running))
  await page.waitForURL(/\/table\//)
  expect((await kept(page)).entries).toEqual(before.entries)
})

test('leaving before the table is loaded leaves the match on the list', async ({ page, words }) => {
  // The board never comes.
  await page.route(/assets\/welcome-back-board/, () => {})
  await page.goto('/tables')
  await page.getByLabel(words('import.choose')).setInputFiles(fileOf(running))
  await expect(page.getByText(words('waiting'))).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
})

test('a saved match opens elsewhere as the same match; deleting asks first', async ({
  page,
  words,
  browser,
  baseURL,
}) => {
  await bring(page, words, running)
  await tableOn(page, words).play(running, { do: 'reveal' })
  const here = await matchOf(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('menu') }).click()
  await page.getByRole('button', { name: words('match.export') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`welcome-back-${here.record.id}.kazamata.json`)

  const troubles: string[] = []
  const elsewhere = await browser.newContext()
  await set(elsewhere, { baseURL }, trouble => troubles.push(trouble))
  const other = await elsewhere.newPage()
  await other.goto('/tables')
  await other.getByLabel(words('import.choose')).setInputFiles(await file.path())
  await other.waitForURL(/\/table\//)
  await expect(tableOn(other, words).track).toBeVisible()
  const there: PlannedMatch = await matchOf(other)
  expect(there.record).toEqual(here.record)
  await reads(tableOn(other, words).ledger, linesOf(here, 0, words))
  await other.goto('/tables')
  await expect(other.getByRole('article')).toContainText(words('imported.running'))
  await elsewhere.close()
  expect(troubles).toEqual([])

  await page.goto('/tables')
  const remove = page.getByRole('button', { name: words('match.delete') })
  await remove.click()
  const sure = page.getByRole('dialog', { name: words('match.deleteTitle') })
  await sure.getByRole('button', { name: words('cancel') }).click()
  await expect(sure).toBeHidden()
  expect((await kept(page)).matches).toHaveLength(1)
  await remove.click()
  await sure.getByRole('button', { name: words('match.delete') }).click()
  await expect(page.getByText(words('tables.none'))).toBeVisible()
  expect(await kept(page)).toEqual({ matches: [], entries: [] })
})

test('a file of version 1 opens, and its seal says what it does not bind', async ({ page, words }) => {
  await page.goto('/tables')
  await page
    .getByLabel(words('import.choose'))
    .setInputFiles('games/welcome-back/src/testing/version-1.kazamata.json')
  await page.waitForURL(/\/table\//)
  await page.goto(page.url().replace('table', 'replay'))
  await page.getByRole('button', { name: words('menu') }).click()
  await page.getByRole('button', { name: words('seal') }).click()
  const seal = page.getByRole('dialog', { name: words('seal') })
  await expect(seal).toContainText(words('seal.older'))
  await expect(seal).toContainText(words('seal.imported'))
  await seal.getByRole('button', { name: words('seal.verify') }).click()
  await expect(seal).toContainText(words('seal.holds'))
})
