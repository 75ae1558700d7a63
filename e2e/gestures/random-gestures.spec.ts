import { fastChance, pick } from '@kazamata/kernel'
import type { Page } from '@playwright/test'
import { everything } from '../breadth.ts'
import { expect, found, test } from '../helpers.ts'
import { click } from '../press.ts'
import { bring, startMatch } from '../table.ts'
import * as tiny from '../tiny-epic/matches.ts'
import type { GameId, Words } from '../words.ts'
import { beginGesture, countPlays, takeStored } from './plays.ts'

/** GESTURES=2000 for as many. */
const gestures = Number(process.env.GESTURES ?? (everything ? 300 : 20))
/** GESTURES_SEED for other gestures in other matches. */
const seed = Number(process.env.GESTURES_SEED ?? 1)

/** Somebody who has found nothing to press for so many milliseconds cannot go on. */
const patience = 60_000

/** So many gestures in a row may play nothing: most controls decide nothing by themselves. */
const mostIdle = 150

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

/** Where it begins: with a new match, or in the middle of one that a clumsy player seldom comes to. */
const starts: readonly { readonly game: GameId; readonly moment?: string; match?(): tiny.PlannedMatch }[] = [
  { game: 'welcome-back' },
  { game: 'paper-dungeons' },
  { game: 'tiny-epic' },
  {
    game: 'tiny-epic',
    moment: 'against the boss',
    match: () =>
      tiny.matchAt(state => state.act === 2 && tiny.asks(state) === 'turn', {
        policy: tiny.like('adventurer'),
        from: 7,
      }),
  },
]

for (const { game, moment = 'from the start', match } of starts)
  test.describe(`${game}, ${moment}`, () => {
    test.use({ game, guarded: true, dice: seed })

    test(`law: ${gestures} random double clicks, Enters and Escapes play at most once each`, async ({
      page,
      words,
    }) => {
      test.setTimeout(60_000 + gestures * 2000)
      await countPlays(page.context())
      if (match === undefined) await startMatch(page, words, game, click)
      else await bring(page, words, match())
      await found(page, '[data-go]')
      await takeStored(page)
      const chance = fastChance(seed)
      const log: string[] = []
      let plays = 0
      let matches = 1
      let idle = 0
      for (let n = 0; n < gestures; n++) {
        const gesture = pick(chance, clumsy)
        const wish = [chance.int(1000) / 1000, chance.int(20)] as const
        const pause = pick(chance, pauses)
        const recently = log.slice(-5).join('\n')
        const target = isKey(gesture) ? undefined : await aim(page, ...wish, () => stay(page, words, game))
        if (!isKey(gesture)) expect(target, `Nothing can be pressed after\n${recently}`).toBeDefined()
        await beginGesture(page, pause)
        await perform(page, gesture, target, pause)
        const { plays: played, matches: begun, presses: pressed } = await takeStored(page)
        const line = `${n}: ${gesture} on ${target?.says ?? 'the page'} ${JSON.stringify({ pressed: pressed.map(Math.round), played })}`
        log.push(line)
        const last = `${recently}\n${line}`
        expect(played.length, last).toBeLessThanOrEqual(gesture === 'Escape' ? 0 : 1)
        expect(begun.length, last).toBeLessThanOrEqual(1)
        plays += played.length
        matches += begun.length
        // Somebody who cannot go on finds nothing that plays.
        idle = played.length + begun.length > 0 ? 0 : idle + 1
        expect(idle, last).toBeLessThanOrEqual(mostIdle)
        await stay(page, words, game)
      }
      // Something was played at all.
      expect(plays, log.join('\n')).toBeGreaterThan(gestures / 15)
      test.info().annotations.push({ type: 'played', description: `${plays} decisions, ${matches} matches` })
    })
  })

/** Between two presses of a gesture, in milliseconds: before what the first has changed is on the screen, or after. */
const pauses = [0, 40, 120] as const

interface Aim {
  readonly x: number
  readonly y: number
  readonly says: string
}

/** Where something can be pressed, as soon as there is something: while bots play there is nothing to decide. */
async function aim(
  page: Page,
  random: number,
  kind: number,
  stay: () => Promise<void>,
): Promise<Aim | undefined> {
  for (const start = Date.now(); Date.now() - start < patience; await stay()) {
    const target = await seek(page, random, kind)
    if (target !== undefined) return target
    await page.waitForTimeout(50)
  }
  return undefined
}

/** Somewhere on the board or in a dialog where something can be pressed: mostly the primary button, or an answer. */
function seek(page: Page, random: number, kind: number): Promise<Aim | undefined> {
  return page.evaluate(
    ([random, kind]) => {
      const all = '#board button, #board summary, #board label, dialog[open] button'
      const open = [...document.querySelectorAll(all)].flatMap(element => {
        // Once the cards turn by themselves, they are played without any gesture.
        if (element.matches(':disabled, [inert] *, .wb-auto-reveal')) return []
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        const says = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return hit !== null && element.contains(hit) ? [{ element, x, y, says }] : []
      })
      const inReach = [...document.querySelectorAll('.te-reach')].map(
        cell => `.te-cells [data-at="${cell.getAttribute('data-cell')}"]`,
      )
      const options = ['[aria-pressed=false]', 'label', '.te-die', '[data-target=true]', ...inReach].join()
      const primary = '[data-go], .modal-close, .btn.primary'
      const refused = '[aria-disabled=true], [data-off=true]'
      const which = (wanted: string) =>
        open.filter(({ element }) => element.matches(wanted) && !element.matches(refused))
      const wishes = kind < 9 ? [primary, options] : [options, primary]
      const among = kind < 18 ? wishes.map(which).find(({ length }) => length > 0) : open
      const chosen = among?.[Math.floor(random * among.length)]
      return chosen && { x: chosen.x, y: chosen.y, says: chosen.says.slice(0, 40) }
    },
    [random, kind] as const,
  )
}

const isKey = (gesture: (typeof clumsy)[number]) => /^(Enter|Escape)/.test(gesture)

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

/** Whoever has left the table sits down at another one; whoever looks at a finished match goes back to its result. */
async function stay(page: Page, words: Words, game: GameId): Promise<void> {
  if (/\/table\/\w+(\?|$)/.test(page.url())) {
    const result = page.locator('header').getByText(words('after.result'), { exact: true })
    if (!(await result.isVisible())) return
    await result.click()
  } else {
    await startMatch(page, words, game, click)
    await found(page, '[data-go]')
  }
  // This was no gesture.
  await takeStored(page)
}
