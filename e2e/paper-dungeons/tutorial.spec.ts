import type { Message } from '@kazamata/kernel'
import type { Page } from '@playwright/test'
import { eachOf } from '../breadth.ts'
import { accessible, expect, fits, load, test } from '../helpers.ts'
import { pageClicks } from '../page-clicks.ts'
import { desk, phone } from '../sizes.ts'
import type { WordId, Words } from '../words.ts'
import { followNotes } from './follow-notes.ts'
import { brisk } from './matches.ts'
import { dungeonOn } from './table.ts'

/** All notes up to the first boss, and what they are told with. */
const notes: readonly (readonly [id: WordId, values?: Message['values']])[] = [
  ['coach.guided.keep'],
  ['coach.guided.dice'],
  ['coach.guided.train'],
  ['coach.look'],
  ['coach.guided.brew'],
  ['coach.guided.chain'],
  ['coach.guided.enter'],
  ['coach.guided.trap'],
  ['coach.guided.part'],
  ['coach.guided.confirm'],
  ['coach.guided.cleric'],
  ['coach.guided.walk'],
  ['coach.walk'],
  ['coach.guided.beaten'],
  ['coach.guided.onward'],
  ['coach.guided.step'],
  ['coach.guided.mage'],
  ['coach.guided.sword'],
  ['coach.guided.strength', { boss: { id: 'boss.1A' }, total: 17, from: 15 }],
  ['coach.guided.gem'],
  ['coach.guided.value', { one: 2, five: 18 }],
  ['coach.guided.trapLevel'],
  ['coach.guided.rogue'],
  ['coach.guided.clover'],
  ['coach.guided.goal'],
  [
    'coach.guided.boss',
    { result: 'fights', boss: '', room: '', from: 0, total: 21, signed: '+7', glory: 7, damage: 1 },
  ],
  [
    'coach.guided.after',
    {
      won: 'yes',
      signed: '+7',
      glory: 7,
      boss: { id: 'boss.2D' },
      room: 'D4',
      hero: { id: 'hero.mage' },
      round: 6,
    },
  ],
]

/** Begins the guided game and follows it past the first boss; then the rest of the match, and its end. */
async function playGuided(page: Page, words: Words, on: (note: number) => Promise<void>): Promise<void> {
  await load(page, '/play/paper-dungeons', words)
  await page.getByRole('button', { name: words('tutorial.start') }).click()
  await page.locator('.pd-coach').waitFor()
  const press = pageClicks()
  let read = 0
  const heard = await followNotes(page, heard => heard.length >= notes.length, {
    press,
    read: () => on(read++),
  })
  expect(heard).toEqual(notes.map(([id, values]) => words(id, values)))

  const table = dungeonOn(page, words, press)
  const over = await table.playOn(brisk)
  expect(over.state.round).toBe(8)
  await expect(table.ending.locator('.pd-closing')).toBeVisible()
  await accessible(page, { colours: false })
  await fits(page)
  await table.ending.getByRole('link', { name: words('tutorial.after') }).click()
  await expect(page.getByRole('button', { name: words('setup.start'), exact: true })).toBeVisible()
}

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a desktop', () => {
  test.use(desk)

  test('the guided game is played to its end by following its notes, left and taken up again', async ({
    page,
    words,
  }) => {
    test.slow()
    await playGuided(page, words, async note => {
      if (note === 0 || note === 7) await accessible(page)
      if (note !== 8) return
      const said = await page.locator('.pd-coach > p').textContent()
      await page.getByRole('link', { name: words('home') }).click()
      await page.locator('a[href^="/table/"]').first().click()
      await expect(page.locator('.pd-coach > p')).toHaveText(said ?? '')
    })
  })

  test('the guide can be sent away and called back', async ({ page, words }) => {
    await load(page, '/play/paper-dungeons', words)
    await page.getByRole('button', { name: words('tutorial.start') }).click()
    const note = page.locator('.pd-coach')
    await note.getByRole('button', { name: words('coach.leave') }).click()
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: words('help.label') }).click()
    await page.getByRole('button', { name: words('coach.tutorial.again') }).click()
    await page.keyboard.press('Escape')
    await expect(note).toContainText(words('coach.guided.keep'))
  })
})

for (const language of eachOf(['pl', 'cs', 'hu'] as const, ['pl']))
  test.describe(`on a phone, ${language}`, () => {
    test.use({ ...phone, language })

    test('the guided game is played to its end by following its notes', async ({ page, words }) => {
      test.slow()
      await playGuided(page, words, async note => {
        await fits(page)
        if (language === 'pl' && [0, 7, 25].includes(note)) await accessible(page)
      })
    })
  })
