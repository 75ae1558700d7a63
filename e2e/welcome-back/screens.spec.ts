import { look, type Size, type Wishes } from '../check-screens.ts'
import { accessible, expect, fits, found, test } from '../helpers.ts'
import { phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { dialogs, ledger, matches, questions } from './screens.ts'

// Hungarian has the longest words.
test.use({ language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

test('dialogs: axe finds nothing, nothing overflows, targets fit a finger', async ({ page, words }) => {
  test.slow()
  await look(page, words, dialogs)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the ledger: axe finds nothing, nothing overflows, targets fit a finger', async ({ page, words }) => {
    await ledger(page, words)
    await accessible(page)
    await fits(page)
  })
})

/** Landscape, between a phone and a desktop, a wall, and what a browser leaves of a small laptop. */
const between: readonly Size[] = [
  [740, 360],
  [390, 844],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [1366, 650],
  [1280, 620],
  [900, 620],
]

const wishes: Wishes = screen =>
  screen === 'curtain'
    ? {}
    : {
        seen: {
          'main :is(button.primary, button:disabled)': 1,
          ...(/^(round|game) end/.test(screen) ? {} : { '.wb-spaces': 0.9 }),
        },
      }

test('[WB-14.4] questions: axe finds nothing, nothing overflows at any size, targets fit a finger; hit points and the next step are in sight', async ({
  page,
  words,
}) => {
  test.slow()
  await look(page, words, questions, { between, wishes })
})

/** As long as a name may be, without a space to break it at. */
const longNames = ['Konstantinopolitanczykow', 'Hubertblaineswolfeschleg', 'MMMMMMMMMMMMMMMMMMMMMMMM']

test('names of 24 letters stay in their places', async ({ page, words }) => {
  test.slow()
  for (const screen of ['turn', 'place', 'ask', 'over'] as const) {
    const { record } = matches[screen]()
    const seats = record.seats.map((seat, i) => ({ ...seat, name: longNames[i] ?? '' }))
    await bring(page, words, { record: { ...record, seats } })
    await found(page, '.wb-dock :is([data-go], button:disabled)', '.wb-sheet footer button')
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await fits(page)
      expect(await page.evaluate(outOfPlace, longNames), `${screen}, ${width} × ${height}`).toEqual([])
    }
  }
})

/** In the page: names that are seen beyond the place they belong to. */
function outOfPlace(names: readonly string[]): readonly string[] {
  const place = 'li, button, .wb-own-seat, .wb-prompt-text, .wb-sheet > *'
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
    const home = text.parentElement?.closest(place)
    const name = names.find(one => text.textContent?.includes(one))
    if (name === undefined || home === null || home === undefined) continue
    if (!home.checkVisibility() || home.closest('.visually-hidden') !== null) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    let { right } = range.getBoundingClientRect()
    for (let box = text.parentElement; box !== null && box !== home; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible')
        right = Math.min(right, box.getBoundingClientRect().right)
    if (right > home.getBoundingClientRect().right + 1)
      wrong.push(`${name} in ${home.className || home.localName}`)
  }
  return wrong
}
