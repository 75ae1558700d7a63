import type { Page } from '@playwright/test'
import { eachOf } from '../breadth.ts'
import { accessible, expect, fits, found, load, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { coversNothing } from '../text-overlaps.ts'
import { flat, type Words } from '../words.ts'

const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** What the guide points at, or what leads on where it leaves the choice. */
const ring = '.wb button[data-advised], .wb [data-advised] > button'
const onward = '.wb-dock [data-go]:not([data-advised])'
const nextRound = '.wb-sheet footer button.primary'

/** Starts the tutorial from the setup page. */
async function begin(page: Page, words: Words): Promise<void> {
  await load(page, '/play/welcome-back', words)
  await page.getByRole('button', { name: words('tutorial.start') }).click()
}

/** Does what the notes say until one of them does not lead on, or `enough`; the notes in order. */
async function follow(
  page: Page,
  enough: (note: string) => Promise<boolean> = async () => false,
): Promise<readonly string[]> {
  const notes: string[] = []
  const end = '.wb-sheet footer a'
  for (;;) {
    const what = await found(page, end, nextRound, ring, onward)
    const before = await state(page)
    const note = flat(before.note)
    if (note !== '' && note !== notes.at(-1)) notes.push(note)
    if (what === 0 || (await enough(note))) return notes
    // No large button tempts to anything but what the guide points at.
    if (what === 2) await expect(page.locator(onward), note).toHaveCount(0)
    await page.locator([end, nextRound, ring, onward][what] ?? ring).click()
    await expect.poll(() => state(page), { intervals: [20, 40, 80] }).not.toEqual(before)
  }
}

/** What a press changes. */
function state(page: Page) {
  return page.evaluate(() => ({
    note: document.querySelector('.wb-coach p')?.textContent ?? '',
    ringed: document.querySelector('[data-advised]')?.className,
    hp: document.querySelector('meter')?.getAttribute('value'),
    table: document.querySelector('.wb')?.getAttribute('data-stage'),
    sheet: document.querySelector('.wb-sheet')?.getAttribute('aria-label'),
  }))
}

/** The person wins by what the guide taught. */
async function isWon(page: Page, words: Words, notes: readonly string[]): Promise<void> {
  expect(notes.at(-1)).toBe(words('coach.lesson.won-successes'))
  expect(notes).toContain(words('coach.lesson.hero'))
  expect(new Set(notes).size).toBeGreaterThan(20)
  await expect(page.getByRole('link', { name: words('tutorial.after') })).toBeVisible()
}

test.describe('the guided first game on a desktop', () => {
  test.use(still)

  test('is played to its end by doing what the notes say, with a break, and without its guide for a while', async ({
    page,
    words,
  }) => {
    test.slow()
    await begin(page, words)
    const leave = page.getByRole('button', { name: words('coach.leave') })
    await expect(leave).toBeVisible()
    await accessible(page)
    await fits(page)
    const [trap = ''] = words.messages['coach.lesson.trap']?.split('{') ?? []
    const first = await follow(page, async note => note.startsWith(trap))

    // Left and taken up again.
    const { pathname } = new URL(page.url())
    await load(page, '/', words)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await load(page, pathname, words)
    const note = page.getByRole('region', { name: words('coach.label') })
    await expect(note.getByText(first.at(-1) ?? '')).toBeVisible()
    await accessible(page, { colours: false })

    await leave.click()
    await expect(note).toHaveCount(0)
    await expect(page.locator(ring)).toHaveCount(0)
    await page.getByRole('button', { name: words('help.label') }).click()
    await page.getByRole('button', { name: words('coach.back') }).click()
    await page.keyboard.press('Escape')
    await expect(note).toBeVisible()

    const rest = await follow(page)
    await isWon(page, words, [...first, ...rest])
    await accessible(page)
  })
})

for (const language of eachOf(['pl', 'cs', 'hu'] as const, ['cs']))
  test.describe(`the guided first game on a phone: ${language}`, () => {
    test.use({ ...still, ...phone, language })

    test('is played to its end by doing what the notes say, and nothing is in the way', async ({
      page,
      words,
    }) => {
      test.slow()
      await begin(page, words)
      let steps = 0
      const notes = await follow(page, async note => {
        // Everywhere would take long.
        if (steps++ % 4 > 0) return false
        await fits(page)
        await coversNothing(page, note.split(' ')[0] ?? '')
        await expect(page.locator(`${ring}, ${onward}, ${nextRound}`).first()).toBeInViewport({ ratio: 0.9 })
        return false
      })
      await isWon(page, words, notes)
    })
  })
