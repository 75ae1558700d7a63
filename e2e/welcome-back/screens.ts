import { replay } from '@kazamata/kernel/match'
import { welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import type { Walk } from '../check-screens.ts'
import { expect, visit } from '../helpers.ts'
import { sure } from '../matches.ts'
import { bring } from '../table.ts'
import type { Words } from '../words.ts'
import { matchAt, type PlannedMatch } from './matches.ts'
import { linesOf, tableOn } from './table.ts'

const mine = ({ state }: PlannedMatch, what: string) => state.ask.do === what && state.ask.seat === 0
export const matches = {
  turn: () =>
    matchAt(
      ({ row, pile, players }, match) =>
        mine(match, 'turn') && pile.length > 1 && row < 63 && (players[1]?.aside.length ?? 0) > 0,
    ),
  place: () => matchAt((_, match) => mine(match, 'place') && match.state.round === 2),
  forced: () => matchAt(({ row }, match) => mine(match, 'place') && row === 0),
  ask: () => matchAt((_, match) => mine(match, 'ask')),
  offer: () => matchAt((_, match) => mine(match, 'offer')),
  pick: () => matchAt((_, match) => mine(match, 'pick')),
  name: () => matchAt((_, match) => mine(match, 'name'), { options: { firstVisit: true } }),
  firstCard: () => matchAt(({ run }, match) => mine(match, 'reveal') && run?.met.length === 0),
  reveal: () => matchAt(({ run }, match) => mine(match, 'reveal') && (run?.met.length ?? 0) > 3),
  respond: () =>
    matchAt(
      ({ run }, match) =>
        mine(match, 'respond') &&
        welcomeBack.moves(match.state, 0).length > 2 &&
        match.state.hero !== 'ninja' &&
        (run?.met.length ?? 0) > 1,
    ),
  bomb: () =>
    matchAt(
      (_, match) =>
        mine(match, 'respond') &&
        welcomeBack.moves(match.state, 0).filter(move => move.do === 'bomb').length > 2,
    ),
  /** Ninja Tools, Ally, Smoke Bomb, or the blow. */
  four: () =>
    matchAt(
      (_, match) =>
        mine(match, 'respond') && new Set(welcomeBack.moves(match.state, 0).map(move => move.do)).size === 4,
      { bold: true },
    ),
  /** Only one other player is left, and nobody waits in the dungeon. */
  emptyDungeon: () =>
    matchAt(
      ({ pile, players }, match) =>
        mine(match, 'turn') &&
        pile.length === 0 &&
        players.filter(({ passed, failures }) => !passed && failures < 2).length === 2,
    ),
  jelly: () => matchAt((_, match) => mine(match, 'jelly') && welcomeBack.moves(match.state, 0).length > 2),
  hero: () =>
    matchAt((_, match) => mine(match, 'hero') && match.state.round === 3, { options: { firstVisit: true } }),
  firstHero: () => matchAt((_, match) => mine(match, 'hero'), { options: { firstHero: 'starter' } }),
  over: () => matchAt(({ ask, round }) => ask.do === 'over' && round > 3),
  /** The list of its rounds is taller than most windows. */
  overAtLast: () =>
    matchAt(({ ask, round }) => ask.do === 'over' && round === 9, {
      seats: ['person', 'novice', 'novice', 'novice'],
    }),
  curtain: () =>
    matchAt(({ ask, round }) => ask.do === 'place' && round === 2, {
      seats: ['person', 'person', 'person', 'person'],
    }),
} as const satisfies Record<string, () => PlannedMatch>

/** Sits down and waits for the question. */
const at =
  (
    match: () => PlannedMatch,
    then?: (page: Page, words: Words, match: PlannedMatch) => Promise<void>,
  ): Walk[string] =>
  async (page, words) => {
    const made = match()
    await bring(page, words, made)
    const table = tableOn(page, words)
    await table.asked()
    await then?.(page, words, made)
  }

/** Every question of Welcome Back, and its two ends. */
export const questions: Walk = {
  turn: at(matches.turn),
  place: at(matches.place),
  'place, chosen': at(matches.place, async (page, words, match) => {
    const move = welcomeBack.moves(match.state, 0).findLast(one => one.do === 'remove')
    if (move !== undefined) await tableOn(page, words).choose(match, move)
  }),
  'place, no row': at(matches.forced),
  ask: at(matches.ask),
  offer: at(matches.offer),
  pick: at(matches.pick),
  name: at(matches.name),
  reveal: at(matches.reveal),
  respond: at(matches.respond),
  bomb: at(matches.bomb),
  'four answers': at(matches.four),
  'empty dungeon': at(matches.emptyDungeon, async (page, words, match) => {
    await tableOn(page, words).choose(match, { do: 'pass' })
  }),
  jelly: at(matches.jelly),
  'hero, first': at(matches.firstHero),
  'round end': async (page, words) => {
    await bring(page, words, matches.hero())
    await expect(tableOn(page, words).roundEnd).toBeVisible()
  },
  hero: at(matches.hero),
  'game end': at(matches.over),
  'game end, nine rounds': at(matches.overAtLast),
  curtain: async (page, words) => {
    await bring(page, words, matches.curtain())
    await expect(tableOn(page, words).curtain).toBeVisible()
  },
}

const press = (name: (words: Words) => string) => async (page: Page, words: Words) => {
  await page.getByRole('button', { name: name(words), exact: true }).click()
}

/** What opens upon a table. */
export const dialogs: Walk = {
  help: at(
    matches.turn,
    press(words => words('help.label')),
  ),
  menu: at(
    matches.turn,
    press(words => words('menu')),
  ),
  seal: at(matches.over, async (page, words) => {
    await press(() => words('over.go'))(page, words)
    await press(() => words('menu'))(page, words)
    await press(() => words('seal'))(page, words)
    await press(() => words('seal.verify'))(page, words)
    await expect(page.getByText(words('seal.holds'))).toBeVisible()
  }),
  'why?': at(matches.respond, async (page, words) => {
    const ledger = page.getByRole('button', { name: words('ledger') })
    if (await ledger.isVisible()) await ledger.click()
    await page
      .getByRole('button', { name: words('ledger.whyOf', { clause: '' }) })
      .last()
      .click()
    await expect(page.getByRole('dialog').last()).toContainText('WB-')
  }),
  replay: async (page, words) => {
    const match = matches.over()
    await bring(page, words, match)
    await visit(page, `/replay/${match.record.id}`, words)
    await page.getByRole('slider').fill(String(Math.floor(match.record.entries.length / 2)))
    await page.getByLabel(words('replay.eyes')).selectOption('0')
  },
  'replay, everything face up': async (page, words) => {
    const match = matches.over()
    await bring(page, words, match)
    await visit(page, `/replay/${match.record.id}`, words)
    const eyes = page.getByLabel(words('replay.eyes'))
    await eyes.selectOption({ label: words('replay.faceUp') })
    // Where most cards lie hidden.
    await page.getByRole('slider').fill(String(mostHidden(match)))
    await expect(page.getByRole('heading', { name: words('end.rest') })).toBeVisible()
    await page.getByRole('button', { name: words('replay.play') }).focus()
  },
}

/** How many entries have been played when the pile is highest. */
function mostHidden({ record }: ReturnType<typeof matches.over>): number {
  const heights = record.entries.map((_, at) => sure(replay(welcomeBack, record, at)).state.pile.length)
  return heights.indexOf(Math.max(...heights))
}

/** The ledger has a place of its own only where there is no room beside the board. */
export const ledger = at(matches.respond, async (page, words, match) => {
  await press(() => words('ledger'))(page, words)
  const [last = ''] = linesOf(match, 0, words).slice(-1)
  await expect(page.getByRole('dialog').getByText(last).last()).toBeInViewport()
})
