import { type State, tinyEpic, tracks } from '@kazamata/tiny-epic'
import type { Page } from '@playwright/test'
import { open, type Walk } from '../check-screens.ts'
import { expect, visit } from '../helpers.ts'
import { bring } from '../table.ts'
import type { Words } from '../words.ts'
import { asks, fresh, like, matchAt, type PlannedMatch, type Policy, type Setting } from './matches.ts'
import { dungeonOn } from './table.ts'

const novice = { seats: ['person', 'novice'] } as const
const skilled: Setting = { policy: like('adventurer') }
const mine = (state: State) => tinyEpic.active(state)[0] === 0
const asked = (what: NonNullable<ReturnType<typeof asks>>) => (state: State) =>
  mine(state) && asks(state) === what

/** Sits down at a match whose next question is the person's. */
const at = (match: () => PlannedMatch) => async (page: Page, words: Words) => {
  await bring(page, words, match())
  await dungeonOn(page, words).asked()
}

/** Selects what the policy would do, if it is this kind of move. */
const point = (wish: Policy) => async (page: Page, words: Words) => {
  const table = dungeonOn(page, words)
  const match = await table.asked()
  await table.point(match, [wish(match, 0, tinyEpic.moves(match.state, 0))])
}

const press = (name: (words: Words) => string) => async (page: Page, words: Words) => {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: name(words), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const first =
  (what: string): Policy =>
  (match, seat, moves) =>
    moves.find(move => move.do === what) ?? like('novice')(match, seat, moves)

const attacks = (state: State) => tinyEpic.moves(state, 0).some(move => move.do === 'attack')

/** The next step of the torch makes three enemies act. */
export const beforeEnemies = () =>
  matchAt(
    state =>
      asked('turn')(state) &&
      state.turn.acted &&
      state.goblins.length + state.minions.length > 2 &&
      tracks[state.act].spaces[state.torch + 1] === 'enemies',
  )

export const turns: Walk = {
  setup: async (page, words) => {
    await open('/play/tiny-epic')(page, words)
    await page.locator('summary').click()
  },
  picking: at(() => fresh(1, novice)),
  'a hero chosen': point(first('hero')),
  'heroes side by side': async (page, words) => {
    await at(() => fresh(1))(page, words)
    await page.getByRole('button', { name: words('board.pick.compare') }).click()
    await expect(page.getByRole('columnheader', { name: words('skill.agility') })).toBeVisible()
  },
  turn: at(() =>
    matchAt(state => asked('turn')(state) && state.turn.spent === 0 && state.goblins.length > 1, novice),
  ),
  'why?': press(words => words('question.why')),
  'a way in sight': async (page, words) => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    const table = dungeonOn(page, words)
    const { state } = await table.asked()
    const steps = tinyEpic.moves(state, 0)
    await table.point(await table.asked(), [steps.find(({ do: what }) => what === 'step') ?? { do: 'end' }])
  },
  'before a check': async (page, words) => {
    await at(() => matchAt(state => asked('turn')(state) && attacks(state), novice))(page, words)
    await point(first('attack'))(page, words)
    await expect(page.locator('.te-question[data-kind=preview]')).toBeVisible()
  },
  dice: at(() => matchAt(state => asked('adjust')(state) && tinyEpic.moves(state, 0).length > 3, novice)),
  'a card to be turned': at(() => matchAt(asked('rotate'), novice)),
  'what to discover': at(() => matchAt(asked('discover'), { ...novice, ...skilled })),
  'what to equip': at(() => matchAt(asked('equip'), { ...novice, ...skilled })),
}

export const lairs: Walk = {
  'the second act': at(() =>
    matchAt(state => state.act === 2 && asked('turn')(state), { ...skilled, from: 7 }),
  ),
  'wounds to share out': at(() => matchAt(asked('wound'), { ...skilled, from: 7 })),
  'the boss sheet': press(words => words('board.lair')),
  cards: press(words => words('board.cards')),
  help: press(words => words('board.help.label')),
  sheets: async page => {
    await page.keyboard.press('Escape')
    await page.locator('.te-chip').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  won: at(() => matchAt(({ result }) => result?.won === true, { ...skilled, from: 21 })),
  lost: at(() => matchAt(({ result }) => result?.won === false, novice)),
  replay: async (page, words) => {
    const [, id = ''] = /\/table\/(\w+)/.exec(page.url()) ?? []
    await visit(page, `/replay/${id}`, words)
    await expect(page.getByRole('slider')).toBeVisible()
  },
}
