import { paperDungeons, places, type State } from '@kazamata/paper-dungeons'
import type { Locator, Page } from '@playwright/test'
import { everything } from '../breadth.ts'
import { accessible, expect, fits, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { decision, matchAt, type PlannedMatch, whim } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons' })

const sideways = { viewport: { width: 740, height: 360 } } as const
const three = ['person', 'novice', 'novice'] as const
const eight = ['person', 'novice', 'novice', 'novice', 'novice', 'novice', 'novice', 'novice'] as const
const top = (state: State) => state.players[0]?.agenda.at(-1)
const asked = (what: string, round: number) => (state: State) =>
  state.round === round && top(state)?.do === what

/** Wholly on the screen, and nothing lies over its middle. */
async function inSight(thing: Locator): Promise<void> {
  await expect
    .poll(() =>
      thing.evaluate(element => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        const whole = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5
        return (
          width > 0 &&
          height > 0 &&
          whole &&
          over !== null &&
          (element.contains(over) || over.contains(element))
        )
      }),
    )
    .toBe(true)
}

interface Size {
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The same page at one size after another. */
async function atEach(
  page: Page,
  sizes: Readonly<Record<string, Size>>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, { viewport }] of Object.entries(sizes))
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await look(name)
    })
}

/** Names of 24 letters without a space. */
function withLongNames({ record }: PlannedMatch) {
  const seats = record.seats.map((seat, at) => ({ ...seat, name: `${'WMQ'[at % 3]}`.repeat(24) }))
  return { record: { ...record, seats } }
}

test.describe('with motion', () => {
  test.beforeEach(({ page }) => knowing(page))

  test('[PD-UI.7] dice wait until the report of a round is read', async ({ page, words }) => {
    await bring(page, words, matchAt(asked('confirm', 2), { seats: three }))
    const table = dungeonOn(page, words)
    await table.play(await table.asked(), [{ do: 'confirm' }])
    await expect(table.story).toBeVisible()
    const rolling = () =>
      page
        .locator('.pd-die')
        .evaluateAll(dice => dice.flatMap(die => die.getAnimations().map(({ playState }) => playState)))
    await expect.poll(rolling).toEqual(Array(6).fill('paused'))
    await table.story.locator('[data-go]').click()
    await expect.poll(async () => (await rolling()).includes('paused')).toBe(false)
  })
})

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[PD-SET.2] the dungeon is shown while power and goal are chosen, at every size', async ({
    page,
    words,
  }) => {
    await knowing(page)
    await bring(
      page,
      words,
      matchAt(({ phase }) => phase === 'keep', { seats: three }),
    )
    const table = dungeonOn(page, words)
    await table.asked()
    await atEach(page, { sideways, desk, phone }, async name => {
      if (name === 'phone') await table.keep.getByRole('button', { name: words('setup.map') }).click()
      await inSight(table.keep.locator('.pd-setup-map'))
      await inSight(table.go)
      await fits(page)
    })
  })

  test('[PD-UI.16] the offer of a guide leaves Confirm in sight on a phone held sideways', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(sideways.viewport)
    await bring(page, words, matchAt(asked('die', 1), { seats: three }))
    const table = dungeonOn(page, words)
    await table.asked()
    await expect(page.locator('.pd-coach')).toBeVisible()
    await inSight(table.go)
    await inSight(page.locator('.pd-map-window'))
    await page.getByRole('button', { name: words('coach.no') }).click()
    for (const thing of [table.tray, table.note, table.strip, table.tabs]) await inSight(thing)
    await fits(page)
  })

  for (const [name, size] of Object.entries({ phone, sideways }))
    test(`[PD-UI.5] what is asked in a chain, its answers and what they bring are in sight: ${name}`, async ({
      page,
      words,
    }) => {
      await page.setViewportSize(size.viewport)
      await knowing(page)
      const table = dungeonOn(page, words)
      const everything = async () => {
        const parts = table.side.locator('.pd-pending, .pd-note :is(li, .pd-choice), .pd-die, [data-go]')
        for (const part of await parts.all()) await inSight(part)
        await inSight(table.strip.locator('div').first())
        expect(await scrolling(table.side)).toEqual([])
        await accessible(page, { colours: false })
      }
      // Three points of damage by a minion, whose treasure and more steps wait; then a part of an item.
      for (const wanted of [
        (state: State) =>
          top(state)?.do === 'hurt' &&
          paperDungeons.moves(state, 0).length > 2 &&
          state.players[0]?.agenda.some(task => task.do === 'walk'),
        (state: State) => state.phase === 'turn' && top(state)?.do === 'gain' && state.round > 1,
      ]) {
        const match = matchAt(state => wanted(state) === true, { options: { potionUse: 'ask' } })
        await bring(page, words, match)
        await table.asked()
        await everything()
        await table.point(match, decision(match, 0, whim))
        await everything()
      }
    })

  test.describe('in Hungarian, which has the longest words', () => {
    test.use({ language: 'hu' })

    test('[PD-UI.5] on a phone held sideways the answers are in sight in large words, too', async ({
      page,
      words,
    }) => {
      await page.addInitScript(() => {
        if (origin !== 'null') localStorage.setItem('kazamata.text', '130')
      })
      await page.setViewportSize(sideways.viewport)
      await knowing(page)
      await bring(
        page,
        words,
        matchAt(state => top(state)?.do === 'hurt' && paperDungeons.moves(state, 0).length > 2, {
          options: { potionUse: 'ask' },
        }),
      )
      const table = dungeonOn(page, words)
      await table.asked()
      for (const choice of await table.note.locator('.pd-choice').all()) await inSight(choice)
      await inSight(table.go)
    })
  })

  for (const language of ['en', 'hu'] as const)
    for (const percent of everything ? [100, 130] : [language === 'en' ? 100 : 130])
      test.describe(`a step, in ${language}, ${percent} %`, () => {
        test.use({ language })

        test('[PD-UI.4] on a phone held sideways all that it would bring is in sight', async ({
          page,
          words,
        }) => {
          await page.addInitScript(percent => {
            if (origin !== 'null') localStorage.setItem('kazamata.text', `${percent}`)
          }, percent)
          await page.setViewportSize(sideways.viewport)
          await knowing(page)
          // Into a room with a minion that hurts and holds something.
          const match = matchAt(
            state =>
              asked('walk', 2)(state) &&
              paperDungeons.moves(state, 0).some(move => move.do === 'step' && places[move.room].minion),
          )
          await bring(page, words, match)
          const table = dungeonOn(page, words)
          await table.asked()
          const steps = paperDungeons.moves(match.state, 0).filter(move => move.do === 'step')
          for (const step of steps) {
            await table.point(match, [step])
            for (const line of await table.note.locator('li').all()) await inSight(line)
            const wide = (all: Element[]) =>
              all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)
            expect(await table.strip.locator('> *').evaluateAll(wide)).toEqual([])
          }
        })
      })

  test('[PD-UI.3] all that a picked die can do is in sight on a phone, held either way', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(phone.viewport)
    await knowing(page)
    await bring(
      page,
      words,
      matchAt(state => asked('die', 2)(state) && state.dice.includes('clover')),
    )
    const table = dungeonOn(page, words)
    const { state } = await table.asked()
    await table.die(state.dice.indexOf('clover')).click()
    await atEach(page, { phone, sideways }, async () => {
      await expect(table.note.locator('.pd-choice')).toHaveCount(5)
      for (const choice of await table.note.locator('.pd-choice').all()) await inSight(choice)
      await inSight(table.go)
    })
  })

  test('[PD-UI.6] only what is on a tab scrolls, never the table, on a phone held either way', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(phone.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('die', 2)))
    const table = dungeonOn(page, words)
    await table.asked()
    await atEach(page, { phone, sideways }, async () => {
      for (const tab of ['heroes', 'items', 'potions', 'map'] as const) {
        await table.turnTo(tab)
        const beyond = (board: Element) => board.scrollHeight - board.clientHeight
        expect(await page.locator('.pd').evaluate(beyond), tab).toBe(0)
      }
    })
  })

  test('[PD-UI.6] on a phone held sideways the button that enlarges the map covers none of its rows', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(sideways.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('die', 2)))
    await dungeonOn(page, words).asked()
    const covered = await page.locator('.pd-zoom.in svg').evaluate(button => {
      const sign = button.getBoundingClientRect()
      return [...document.querySelectorAll('.pd-map-window text')].flatMap(text => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        const apart = right < sign.left || left > sign.right || bottom < sign.top || top > sign.bottom
        return apart ? [] : [text.textContent]
      })
    })
    expect(covered).toEqual([])
  })

  test('[PD-UI.6] a sheet that scrolls can be scrolled by keyboard, also when nothing on it can be touched', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(phone.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('confirm', 1)))
    const table = dungeonOn(page, words)
    await table.asked()
    await table.turnTo('items')
    await accessible(page, { colours: false })
  })

  test('[PD-UI.7] the end of a round alone: on a phone held sideways it can be scrolled by keyboard', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(sideways.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('confirm', 3)))
    const table = dungeonOn(page, words)
    await table.play(await table.asked(), [{ do: 'confirm' }])
    await expect(table.story).toBeVisible()
    await inSight(table.story.locator('[data-go]'))
    await accessible(page, { colours: false })
  })

  test('[PD-UI.10] the end: the winner and the first scores are in sight at every size', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(phone.viewport)
    await knowing(page)
    const four = ['person', 'novice', 'novice', 'novice'] as const
    await bring(
      page,
      words,
      matchAt(({ phase }) => phase === 'over', { seats: four }),
    )
    await dungeonOn(page, words).asked()
    const ending = page.locator('.pd-final-score')
    await atEach(page, { phone, sideways, desk }, async () => {
      await inSight(ending.locator('h2'))
      for (const row of await ending.locator('.pd-ranking li').all()) await inSight(row)
      await inSight(ending.locator('tr[data-shield=A]'))
      for (const button of await ending.locator('footer button, footer a').all()) await inSight(button)
      await expect(ending.locator('.pd-ranking')).not.toContainText('-')
      expect(await scrolling(ending.locator('.pd-score-table'))).toEqual([])
    })
  })

  test('[PD-UI.10] a touched score explains itself in sight at 360 pixels', async ({ page, words }) => {
    await page.setViewportSize(phone.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('die', 4), { seats: eight }))
    const table = dungeonOn(page, words)
    await table.asked()
    await table.tabs.getByRole('button', { name: words('tab.score') }).click()
    await page.locator('.pd-score [data-letter=G] button').click()
    await expect(page.locator('.pd-score p')).toContainText(/\d/)
    await inSight(page.locator('.pd-score p'))
    await table.strip.getByRole('button').last().click()
    const cell = page.locator('.pd-score-table [data-shield=A] button').first()
    await cell.click()
    await expect(page.locator('.pd-score-table-text')).toContainText('−')
    await inSight(page.locator('.pd-score-table-text'))
  })

  test('[PD-UI.1] with eight players missions and goal stay in sight, and a sheet is seen whole', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(desk.viewport)
    await knowing(page)
    await bring(page, words, matchAt(asked('die', 4), { seats: eight }))
    const table = dungeonOn(page, words)
    await table.asked()
    const goals = page.getByRole('region', { name: words('goals.label') })
    await inSight(goals)
    // Two that count the same are told apart by their names.
    for (const name of await goals.locator('button > span').all()) await inSight(name)
    const players = page.getByRole('list', { name: words('players.label') })
    await inSight(players)
    await players.getByRole('button').last().click()
    await inSight(page.locator('dialog .pd-sheet'))
    await fits(page)
  })

  for (const [name, size] of Object.entries({ phone, sideways, desk }))
    test(`names of 24 letters cover nothing: ${name}`, async ({ page, words }) => {
      await page.setViewportSize(size.viewport)
      await knowing(page)
      await bring(page, words, withLongNames(matchAt(asked('confirm', 3), { seats: three })))
      const table = dungeonOn(page, words)
      await table.play(await table.asked(), [{ do: 'confirm' }])
      await expect(table.story).toBeVisible()
      await fits(page)
      expect(await overflowing(page)).toEqual([])
      await table.story.locator('[data-go]').click()
      if (name !== 'desk') await table.tabs.getByRole('button', { name: words('tab.score') }).click()
      expect(await overflowing(page)).toEqual([])
      await page
        .getByRole('list', { name: words('players.label') })
        .getByRole('button')
        .last()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await overflowing(page)).toEqual([])
      await page.keyboard.press('Escape')
      await table.tools.getByRole('button', { name: words('dialogs.score') }).click()
      await expect(page.locator('.pd-score-table')).toBeVisible()
      expect(await overflowing(page)).toEqual([])
    })
})

/** What scrolls in there. */
function scrolling(place: Locator): Promise<readonly string[]> {
  return place.evaluate(element =>
    [element, ...element.querySelectorAll('*')].flatMap(one => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const down = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1
      const sideways = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1
      return down || sideways ? [one.className] : []
    }),
  )
}

/** Texts with such a name that reach beyond the box they are in and are not cut off there. */
function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.pd *, .pd-modal *')].flatMap(element => {
      // A drawing presses its letters together.
      if (!(element instanceof HTMLElement)) return []
      const named = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && /(.)\1{23}/.test(textContent ?? ''),
      )
      if (!named || !element.checkVisibility()) return []
      const beyond =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
      return beyond && getComputedStyle(element).overflow === 'visible' ? [element.outerHTML] : []
    }),
  )
}
