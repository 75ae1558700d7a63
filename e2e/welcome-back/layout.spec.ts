import type { Page } from '@playwright/test'
import { eachOf, everything } from '../breadth.ts'
import type { Size } from '../check-screens.ts'
import { accessible, expect, fits, test } from '../helpers.ts'
import { bring } from '../table.ts'
import { matchAt } from './matches.ts'
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

for (const percent of eachOf([100, 130], [130]))
  test(`[WB-14.4] nothing on the table lies over anything else, with words of ${percent} %`, async ({
    page,
    words,
  }) => {
    test.slow()
    await page.addInitScript(percent => localStorage.setItem('kazamata.text', `${percent}`), percent)
    for (const [nth, screen] of asked.entries()) {
      await bring(page, words, matches[screen]())
      await tableOn(page, words).asked()
      // Each screen at every size, but each size with words of one size only, unless everything is looked at.
      const some = sizes.filter((_, at) => everything || (nth + at) % 2 === (percent === 100 ? 0 : 1))
      for (const [width, height] of some) {
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

for (const language of eachOf(['en', 'pl', 'cs', 'hu'] as const, ['en', 'hu']))
  test.describe(language, () => {
    test.use({ language })

    test('[WB-14.4] of four answers on a phone each says whole what it brings', async ({ page, words }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await bring(page, words, matches.four())
      await tableOn(page, words).asked()
      const cut = (all: Element[]) =>
        all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)
      expect(await page.locator('.wb-choice-text > span').evaluateAll(cut)).toEqual([])
      // A name of one word is divided only where it says so.
      const torn = (names: Element[]) =>
        names.flatMap(name => {
          const words = document.createRange()
          words.selectNodeContents(name)
          const stiff = !/[\s\u00ad]/.test(name.textContent ?? '')
          return stiff && words.getClientRects().length > 1 ? [name.textContent] : []
        })
      expect(await page.locator('.wb-socket b.wb-narrow').evaluateAll(torn)).toEqual([])
      await fits(page, { seen: { '.wb-confirm button': 1, '.wb-spaces': 1 } })
    })
  })

test('what equipment did that is gone can be read', async ({ page, words }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await bring(page, words, matches.turn())
  await tableOn(page, words).asked()
  await page.locator('.wb-socket[data-gone] button').first().hover()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible()
  await accessible(page)
})

test('on a phone held sideways one’s own name is whole beside what one has set aside', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  const match = matchAt(
    ({ ask, players }) => ask.do === 'place' && ask.seat === 0 && (players[0]?.aside.length ?? 0) > 0,
  )
  const seats = match.record.seats.map((seat, at) => (at === 0 ? { ...seat, name: '1. játékos' } : seat))
  await bring(page, words, { record: { ...match.record, seats } })
  await tableOn(page, words).asked()
  const cut = (name: Element) => name.scrollWidth > name.clientWidth
  expect(await page.locator('.wb-own-seat b').evaluate(cut)).toBe(false)
})

test('with three rivals on a phone what they took away covers no card that counts', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const match = matchAt(
    ({ ask, players }) =>
      ask.do === 'turn' &&
      ask.seat === 0 &&
      players.slice(1).some(({ passed, aside }) => passed && aside.length > 0),
    { seats: ['person', 'novice', 'novice', 'novice'] },
  )
  await bring(page, words, match)
  await tableOn(page, words).asked()
  const covered = await page.locator('.wb-seat:has(.wb-aside)').evaluateAll(seats =>
    seats.map(seat => {
      const [cards, taken] = ['.wb-score', '.wb-seat-cards'].map(css =>
        seat.querySelector(css)?.getBoundingClientRect(),
      )
      return (cards?.bottom ?? 0) - (taken?.top ?? 0)
    }),
  )
  expect(covered.length).toBeGreaterThan(0)
  expect(Math.max(...covered)).toBeLessThanOrEqual(2)
})

test('the words of a question can be read where they lie on the stones of the arch', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await bring(page, words, matches.ask())
  await tableOn(page, words).asked()
  expect(await page.evaluate(contrastOnStones)).toBeGreaterThan(4.5)
})

/** In the page: how far the words of a question stand out from the stones, which lie on black at least. */
function contrastOnStones(): number {
  const vault = document.querySelector('.wb-vault')
  const stones = vault?.querySelector('[stroke-opacity]')
  const text = document.querySelector('.wb-weapon-question > p')
  if (vault == null || stones == null || text === null) return 0
  const light = (colour: string, share = 1) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map(value => (value * share) / 255)
      .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const { stroke, strokeOpacity } = getComputedStyle(stones)
  const share = Number(strokeOpacity) * Number(getComputedStyle(vault).opacity)
  return light(getComputedStyle(text).color) / light(stroke, share)
}

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
