import { fastChance, pick } from '@kazamata/kernel'
import type { Page } from '@playwright/test'
import { expect, found, test } from '../helpers.ts'
import { click } from '../press.ts'
import { startMatch } from '../table.ts'
import type { GameId, Words } from '../words.ts'
import { countPlays, storedOn } from './plays.ts'

/** GESTURES=2000 for the full length. */
const gestures = Number(process.env.GESTURES ?? 50)

/** A control that has just appeared takes no press for so many milliseconds. */
const slow = 400

/** What a clumsy player does to a control or to the page. */
const clumsy = [
  'double click',
  'double click',
  'double click',
  'double click',
  'triple click',
  'click',
  'click',
  'Enter',
  'Enter held',
  'Escape',
] as const

const games: readonly GameId[] = ['welcome-back', 'paper-dungeons', 'tiny-epic']

for (const game of games)
  test.describe(game, () => {
    test.use({ game, guarded: true })

    test(`law: ${gestures} random double clicks, Enters and Escapes play at most once each`, async ({
      page,
      words,
    }) => {
      test.setTimeout(60_000 + gestures * 2000)
      await countPlays(page.context())
      await startMatch(page, words, game, click)
      await found(page, '[data-go]')
      const chance = fastChance(gestures)
      let plays = 0
      let slowGestures = 0
      let matches = 1
      for (let n = 0; n < gestures; n++) {
        const gesture = pick(chance, clumsy)
        const before = await storedOn(page)
        const target = await aim(page, chance.int(1000) / 1000, chance.int(20))
        await perform(page, gesture, target, pick(chance, pauses))
        // Until what it played is stored.
        await page.waitForTimeout(150)
        const after = await storedOn(page)
        const what = `${gesture} on ${target?.says ?? 'nothing'}, the ${n}th`
        const [first = 0, ...more] = after.presses.slice(before.presses.length)
        // On a busy machine a gesture may come as slowly as if it were two.
        const isSlow = (more.at(-1) ?? first) - first >= slow
        if (isSlow) slowGestures++
        else expect(after.plays - before.plays, what).toBeLessThanOrEqual(1)
        expect(after.matches - before.matches, what).toBeLessThanOrEqual(1)
        plays += after.plays - before.plays
        matches += after.matches - before.matches
        await stay(page, words, game)
      }
      // Something was played at all.
      expect(plays).toBeGreaterThan(gestures / 40)
      expect(slowGestures).toBeLessThan(gestures / 4)
      test.info().annotations.push({
        type: 'played',
        description: `${plays} decisions, ${matches} matches, ${slowGestures} slow`,
      })
    })
  })

/** Between two presses of a gesture, in milliseconds: before what the first has changed is on the screen, or after. */
const pauses = [0, 40, 120] as const

interface Aim {
  readonly x: number
  readonly y: number
  readonly says: string
}

/** Somewhere on the board or in a dialog where something can be pressed: mostly the primary button, or an answer. */
async function aim(page: Page, random: number, kind: number): Promise<Aim | undefined> {
  return page.evaluate(
    ([random, kind]) => {
      const all = '#board button, #board summary, #board label, dialog[open] button'
      const open = [...document.querySelectorAll(all)].flatMap(element => {
        if (element.matches(':disabled, [inert] *')) return []
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        const says = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return hit !== null && element.contains(hit) ? [{ element, x, y, says }] : []
      })
      const wanted = kind < 9 ? '[data-go], .modal-close' : '[aria-pressed=false], label, .te-cells button'
      const liked =
        kind < 18
          ? open.filter(({ element }) => element.matches(wanted) && !element.matches('[aria-disabled=true]'))
          : []
      const among = liked.length > 0 ? liked : open
      const chosen = among[Math.floor(random * among.length)]
      return chosen && { x: chosen.x, y: chosen.y, says: chosen.says.slice(0, 40) }
    },
    [random, kind] as const,
  )
}

async function perform(
  page: Page,
  gesture: (typeof clumsy)[number],
  at: Aim | undefined,
  pause: number,
): Promise<void> {
  const repeat = async (times: number, press: () => Promise<void>) => {
    for (let n = 0; n < times; n++) {
      if (n > 0) await page.waitForTimeout(pause)
      await press()
    }
  }
  const click = () => (at === undefined ? Promise.resolve() : page.mouse.click(at.x, at.y))
  switch (gesture) {
    case 'click':
      return click()
    case 'double click':
      return repeat(2, click)
    case 'triple click':
      return repeat(3, click)
    case 'Enter':
    case 'Escape':
      return repeat(2, () => page.keyboard.press(gesture))
    case 'Enter held':
      await repeat(4, () => page.keyboard.down('Enter'))
      return page.keyboard.up('Enter')
  }
}

/** Whoever has left the table sits down at another one. */
async function stay(page: Page, words: Words, game: GameId): Promise<void> {
  if (/\/table\/\w+(\?|$)/.test(page.url())) return
  await startMatch(page, words, game, click)
  await found(page, '[data-go]')
}
