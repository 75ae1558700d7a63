import { paperDungeons, type State } from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { open, type Walk } from '../check-screens.ts'
import { expect, visit } from '../helpers.ts'
import { bring } from '../table.ts'
import type { Words } from '../words.ts'
import { decision, matchAt, type PlannedMatch, type Policy, whim } from './matches.ts'
import { dungeonOn } from './table.ts'

const three = { seats: ['person', 'novice', 'novice'] } as const
const top = (state: State) => state.players[0]?.agenda.at(-1)
const mine = (state: State, what: string) => top(state)?.do === what

/** Sits down at a match whose next question is the person's. */
const at = (match: () => PlannedMatch) => async (page: Page, words: Words) => {
  await bring(page, words, match())
  await dungeonOn(page, words).asked()
}

/** Points at the first thing that this move is about. */
const point = (what: string) => async (page: Page, words: Words) => {
  const table = dungeonOn(page, words)
  const wish: Policy = (match, seat, moves) =>
    moves.find(move => move.do === what) ?? whim(match, seat, moves)
  const match = await table.asked()
  await table.point(match, decision(match, 0, wish))
}

const press = (name: (words: Words) => string) => async (page: Page, words: Words) => {
  await page.getByRole('button', { name: name(words), exact: true }).click()
}

/** Where the sheet is in tabs, the things one looks up are on the last tab. */
const tool = (name: (words: Words) => string) => async (page: Page, words: Words) => {
  const { tabs, tools, story } = dungeonOn(page, words)
  const leaf = tabs.getByRole('button', { name: words('tab.score'), exact: true })
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  if (await leaf.isVisible()) await leaf.click()
  await tools.getByRole('button', { name: name(words) }).click()
  await expect(page.getByRole('dialog').or(story)).toBeVisible()
}

/** Confirms, and waits for the story of the round. */
async function story(page: Page, words: Words): Promise<void> {
  const table = dungeonOn(page, words)
  await table.play(await table.asked(), [{ do: 'confirm' }])
  await expect(table.story).toBeVisible()
}

export const setting: Walk = {
  setup: async (page, words) => {
    await open('/play/paper-dungeons')(page, words)
    for (let seats = 1; seats < 8; seats++)
      await page.getByRole('button', { name: words('setup.add') }).click()
    await page.locator('summary').click()
  },
  stories: open('/campaigns/paper-dungeons'),
  'setup of a story': open('/play/paper-dungeons/3'),
  'a campaign begins': async (page, words) => {
    await page.getByRole('button', { name: words('setup.story') }).click()
    await expect(page.getByText(words('chapter.G'))).toBeVisible()
  },
  'campaigns, one runs': open('/campaigns/paper-dungeons'),
  keep: at(() => matchAt(({ phase }, { record }) => phase === 'keep' && record.entries.length > 5, three)),
  'keep, chosen': async (page, words) => {
    const table = dungeonOn(page, words)
    await table.point(await table.asked(), decision(await table.asked(), 0, whim))
  },
  prepare: at(() => matchAt(state => state.phase === 'prepare' && !mine(state, 'confirm'), three)),
  curtain: async (page, words) => {
    const people = ['person', 'person', 'person', 'person'] as const
    await bring(
      page,
      words,
      matchAt(({ round }) => round === 2, { seats: people }),
    )
    await expect(dungeonOn(page, words).curtain).toBeVisible()
  },
}

export const turns: Walk = {
  turn: at(() => matchAt(state => state.round === 2 && mine(state, 'die'), three)),
  'a die picked': async (page, words) => {
    const { die, tray } = dungeonOn(page, words)
    const open = await tray
      .getByRole('button')
      .evaluateAll(all => all.findIndex(one => one.ariaDisabled === null))
    await die(open).click()
  },
  'a walk in sight': async (page, words) => {
    const table = dungeonOn(page, words)
    await table.turnTo('map')
    await page.locator('[data-room][aria-disabled=false]').first().click()
  },
  'a level in sight': point('train'),
  walking: at(() =>
    matchAt(
      state => state.round === 3 && mine(state, 'walk') && state.players[0]?.diary.at(-1)?.do === 'step',
      three,
    ),
  ),
  'a reward': at(() =>
    matchAt(state => state.round > 2 && state.phase === 'turn' && mine(state, 'gain'), three),
  ),
  'how many potions': at(() =>
    matchAt(state => mine(state, 'hurt') && paperDungeons.moves(state, 0).length > 2, {
      ...three,
      options: { potionUse: 'ask' },
    }),
  ),
  'all dice used': at(() => matchAt(state => state.round === 2 && mine(state, 'confirm'), three)),
  'a reward of a boss': at(() =>
    matchAt(state => state.phase === 'reward' && paperDungeons.active(state)[0] === 0, three),
  ),
}

export const ends: Walk = {
  'the first boss': async (page, words) => {
    await at(() => matchAt(state => state.round === 3 && mine(state, 'confirm'), three))(page, words)
    await story(page, words)
  },
  'everybody’s score': async (page, words) => {
    await dungeonOn(page, words).story.locator('[data-go]').click()
    await tool(words => words('dialogs.score'))(page, words)
  },
  bosses: tool(words => words('dialogs.bosses')),
  'others’ sheets': async (page, words) => {
    await page.keyboard.press('Escape')
    await page
      .getByRole('list', { name: words('players.label') })
      .getByRole('button')
      .last()
      .click()
    await expect(page.getByRole('dialog', { name: words('sheets.title') })).toBeVisible()
  },
  'what happened?': tool(words => words('roundEnd.again')),
  help: async (page, words) => {
    await dungeonOn(page, words).story.locator('[data-go]').click()
    await press(words => words('help.label'))(page, words)
  },
  'the end': at(() => matchAt(({ phase }) => phase === 'over', three)),
  'the end alone': at(() => matchAt(({ phase }) => phase === 'over')),
  'the end of bots': at(() =>
    matchAt(({ phase }) => phase === 'over', { seats: ['novice', 'novice', 'novice'] }),
  ),
  'all sheets': async (page, words) => {
    await press(words => words('gameEnd.sheets'))(page, words)
    await expect(dungeonOn(page, words).ending).toBeHidden()
  },
  replay: async (page, words) => {
    const [, id = ''] = /\/table\/(\w+)/.exec(page.url()) ?? []
    await visit(page, `/replay/${id}`, words)
    await page.getByLabel(words('replay.eyes')).selectOption('0')
  },
  'replay, everything face up': async (page, words) => {
    const eyes = page.getByLabel(words('replay.eyes'))
    await eyes.selectOption({ label: words('replay.faceUp') })
    await page
      .getByLabel(words('replay.jump'), { exact: true })
      .selectOption(words('part.round', { round: 2 }))
    await page.getByRole('button', { name: words('replay.forward') }).click()
    await expect(page.locator('.pd-all-sheets')).toBeVisible()
  },
  print: async (page, words) => {
    const [, id = ''] = /\/replay\/(\w+)/.exec(page.url()) ?? []
    await open(`/table/${id}/print`)(page, words)
  },
}
