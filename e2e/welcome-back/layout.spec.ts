import type { Page } from '@playwright/test'
import type { Size } from '../check-screens.ts'
import { expect, fits, test } from '../helpers.ts'
import { bring } from '../table.ts'
import { matches } from './screens.ts'
import { tableOn } from './table.ts'

// Hungarian has the longest words.
test.use({ language: 'hu', contextOptions: { reducedMotion: 'reduce' } })

const asked = [
  'turn',
  'place',
  'forced',
  'offer',
  'reveal',
  'respond',
  'bomb',
  'four',
  'jelly',
  'firstHero',
] as const
const sizes: readonly Size[] = [
  [360, 740],
  [390, 844],
  [740, 360],
  [1024, 768],
  [1280, 800],
]

for (const percent of [100, 130])
  test(`[WB-14.4] nothing on the table lies over anything else, with words of ${percent} %`, async ({
    page,
    words,
  }) => {
    test.slow()
    await page.addInitScript(percent => localStorage.setItem('kazamata.text', `${percent}`), percent)
    for (const screen of asked) {
      await bring(page, words, matches[screen]())
      await tableOn(page, words).asked()
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await fits(page, { seen: { '.wb-confirm button': 1, '.wb-spaces': 1 } })
        await expect
          .poll(() => page.evaluate(hiddenOnTable), { message: `${screen}, ${width} × ${height}` })
          .toEqual([])
      }
    }
  })

test('the words before the first card stand in the middle of the arch, and the header has room for its own', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await bring(page, words, matches.firstCard())
  await tableOn(page, words).asked()
  expect(Math.abs(await offCentre(page))).toBeLessThan(4)
  await bring(page, words, matches.reveal())
  await tableOn(page, words).asked()
  const cut = (line: HTMLElement) => line.scrollWidth > line.clientWidth
  expect(await page.locator('.bar .where p').evaluate(cut)).toBe(false)
})

const offCentre = (page: Page) =>
  page.locator('.wb-run-message h2').evaluate(title => {
    const words = document.createRange()
    words.selectNodeContents(title)
    const { left, right } = words.getBoundingClientRect()
    return (left + right) / 2 - innerWidth / 2
  })

/** In the page: what has no room on the table, lies under the hit points, or covers them. */
function hiddenOnTable(): readonly string[] {
  const table = document.querySelector('.wb-table')
  const hitPoints = document.querySelector('.wb-hit-points')
  if (table === null || hitPoints === null) return ['There is no table']
  const under = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height * 0.85)
  }
  const overflow = table.scrollHeight - table.clientHeight
  const wide = [...document.querySelectorAll('.wb-dock, .wb-prompt')].filter(
    one => one.scrollWidth > one.clientWidth,
  )
  const names = [...document.querySelectorAll('.wb-socket > button')].filter(
    name =>
      name.checkVisibility() && !name.contains(under(name)) && under(name)?.closest('.wb-tooltip') === null,
  )
  const spaces = [...document.querySelectorAll('.wb-space')].filter(
    space => !hitPoints.contains(under(space)),
  )
  const answers = [...document.querySelectorAll('.wb-choice, .wb-payments button')].filter(
    answer => !answer.contains(under(answer)),
  )
  return [
    ...answers.map(answer => `Covered: ${answer.getAttribute('aria-label') ?? answer.textContent}`),
    ...(overflow > 1 ? [`The table overflows by ${overflow}`] : []),
    ...wide.map(one => `${one.className} is too wide`),
    ...names.map(name => `Covered: ${name.textContent}`),
    ...spaces.map(space => `Covered: space ${space.textContent}`),
  ]
}
