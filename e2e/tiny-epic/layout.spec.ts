import { type State, tinyEpic, tracks } from '@kazamata/tiny-epic'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../helpers.ts'
import { bring } from '../table.ts'
import { asks, like, matchAt, type PlannedMatch, type Policy } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [360, 740],
  [740, 360],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const

const mine = (state: State) => tinyEpic.active(state)[0] === 0

/** A barbarian among the heroes, who can boost a roll. */
const withBarbarian: Policy = (match, seat, moves) =>
  moves.find(move => move.do === 'hero' && move.hero === 'barbarian') ??
  like('adventurer')(match, seat, moves)

/** Dice of an attack that somebody answers, with something to buy for it. */
const dice = () =>
  matchAt(
    state => {
      const task = state.agenda.at(-1)
      return (
        mine(state) &&
        task?.do === 'adjust' &&
        task.roll.enemyDie !== undefined &&
        tinyEpic.moves(state, 0).some(move => move.do === 'boost')
      )
    },
    { policy: withBarbarian, options: { choice: 'free' } },
  )

/** The enemies act when the turn ends, and there is a boss to look up. */
const lateTurn = () =>
  matchAt(
    state =>
      state.act === 2 &&
      mine(state) &&
      asks(state) === 'turn' &&
      tracks[2].spaces[state.torch + 1] === 'enemies',
    { policy: like('adventurer') },
  )

async function come(page: Page, words: Parameters<typeof bring>[1], match: PlannedMatch): Promise<void> {
  await knowing(page)
  await bring(page, words, match, visit)
  await dungeonOn(page, words).asked()
}

/** Of what is named, what is not wholly in the window, or lies under something else. */
function outOfSight(wanted: readonly string[]): readonly string[] {
  return wanted.flatMap(css => {
    const found = [...document.querySelectorAll(css)].filter(element => element.checkVisibility())
    if (found.length === 0) return [`${css}: none`]
    return found.flatMap(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const whole = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
      return whole && over !== null && (element.contains(over) || over.contains(element))
        ? []
        : [`${css} "${element.textContent}" ${[left, top, right, bottom].map(Math.round).join(' ')}`]
    })
  })
}

/** Buttons that lie over the map, other than its own rooms and figures. */
function overMap(): readonly string[] {
  const frame = document.querySelector('.te-frame')?.getBoundingClientRect()
  if (frame === undefined) return ['no map']
  return [
    ...document.querySelectorAll('.te-map-bar button, .te-viewport button, .te-turnbar button'),
  ].flatMap(button => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const apart =
      right <= frame.left + 1 || left >= frame.right - 1 || bottom <= frame.top + 1 || top >= frame.bottom - 1
    return apart ? [] : [`${button.getAttribute('aria-label') ?? button.textContent}`]
  })
}

test('[TE-UI.22] dice: torch, health, dice, damage, the answer, boosts and the button are in sight at every size', async ({
  page,
  words,
}) => {
  await come(page, words, dice())
  for (const [width, height] of sizes)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const wanted = [
        '.te-torch-space[data-is=now]',
        '.te-chip',
        '.te-die',
        '.te-result',
        '.te-dice-extras button',
        '.te [data-go]',
      ]
      await expect.poll(() => page.evaluate(outOfSight, wanted)).toEqual([])
      expect(await page.evaluate(overMap)).toEqual([])
    })
})

test('[TE-UI.22] a turn: what can be done comes before what is refused, no button lies over the map, the end is in sight', async ({
  page,
  words,
}) => {
  await come(page, words, lateTurn())
  for (const [width, height] of sizes)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      const small = width < 720 || height < 480
      await expect.poll(() => page.evaluate(overMap)).toEqual([])
      await expect
        .poll(() =>
          page.evaluate(outOfSight, [
            '.te-torch-space[data-is=now]',
            '.te-chip',
            '.te-ahead summary',
            '.te [data-go]',
          ]),
        )
        .toEqual([])
      if (small) await expect(page.locator('.te-refused')).not.toHaveAttribute('open')
      await expect(page.locator('.te-action').first()).toHaveAttribute('data-off', 'false')
      const map = await page.locator('.te-frame').boundingBox()
      if (width === 360) expect(map?.height).toBeGreaterThan(250)
    })
})
