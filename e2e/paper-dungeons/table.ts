import { equal, type Seat } from '@kazamata/kernel'
import { play as advance } from '@kazamata/kernel/match'
import {
  goalCards,
  heroes,
  items,
  type Letter,
  type Move,
  openHearts,
  paperDungeons,
  places,
  type Room,
  rooms,
  type Sheet,
} from '@kazamata/paper-dungeons'
import type { Page } from '@playwright/test'
import { expect, found } from '../helpers.ts'
import { sure } from '../matches.ts'
import { click, nothing, type Press, pressAll, type Spot, spotOn } from '../press.ts'
import { inBrowser, later, type MatchStorage } from '../wait-for-entries.ts'
import { anybody, begins, type Words } from '../words.ts'
import { decision, matchOf, type PlannedMatch, type Policy } from './matches.ts'

const bright = '.pd-side-panel [data-go]'
const doubtful = `${bright}[data-tone=warn]`
const curtained = 'dialog.curtain'
/** What may come next: the device changes hands, a round is told, somebody is asked or it is over. */
const screens = [curtained, '.pd-overlay:not(.pd-final-score)', `${bright}, .pd-final-score`] as const

/** What a test wants to look at on the way. */
interface Watch {
  /** The curtain is closed; whoever is named takes the device, the first of those who may unless told. */
  curtain?(match: PlannedMatch, next: readonly Seat[]): Promise<Seat | undefined>
  /** A round has ended and its story lies on the table. */
  story?(match: PlannedMatch): Promise<void>
  /** It is this person's turn. */
  asked?(match: PlannedMatch, seat: Seat): Promise<void>
}

/** A table of Paper Dungeons on a page, by what things are called there. */
export function dungeonOn(
  page: Page,
  words: Words,
  press: Press = click,
  watch: Watch = {},
  storage: MatchStorage = inBrowser,
  person?: Seat,
) {
  /** Who decides at the screen. */
  let occupant = person

  const tray = page.getByRole('region', { name: words('dice.label') })
  const side = page.getByRole('complementary', { name: words('board.side') })
  const go = page.locator('.pd-side-panel [data-go]')
  const strip = page.getByRole('region', { name: words('summary.label') })
  const story = page.getByRole('region', { name: words('roundEnd.label') })
  const ending = page.getByRole('region', { name: words('gameEnd.label') })
  const tabs = page.getByRole('navigation', { name: words('tab.label') })
  const tools = page.getByRole('navigation', { name: words('dialogs.label') })
  const keep = page.getByRole('region', { name: words('setup.label'), exact: true })
  const due = page.locator('.pd-pending')
  const note = page.locator('.pd-note')
  const curtain = page.getByRole('dialog', {
    name: begins(words('curtain.title', { name: anybody }), words('curtain.who')),
  })
  const undo = (what: 'step' | 'die' | 'round') =>
    side.getByRole('button', { name: words(`undo.${what}`), exact: true })
  const button = (name: string): Spot => ({ css: `button[aria-label^=${JSON.stringify(name)}]` })
  const die = (n: number) => spotOn(page, dieAt(n))
  const read = page.locator('.pd-overlay:not(.pd-final-score)')

  const roomAt = (at: Room) => button(words('sheet.room', { room: at }))
  const heroAt = (sheet: Sheet, at: (typeof heroes)[number]) => {
    const i = heroes.indexOf(at)
    const colour = sheet.goal === undefined ? 'none' : (goalCards[sheet.goal].training[i] ?? 'none')
    return button(words('sheet.hero', { hero: { id: `hero.${at}` }, level: sheet.levels[i] ?? 1, colour }))
  }
  const itemAt = (sheet: Sheet, at: (typeof items)[number]) =>
    button(words('sheet.item', { item: { id: `item.${at}` }, parts: sheet.parts[items.indexOf(at)] ?? 0 }))
  const potionsAt = (sheet: Sheet) =>
    button(words('sheet.potions', { potions: sheet.potions, hearts: openHearts(sheet) }))
  const chip = (says: string): Spot => ({ css: '.pd-note .pd-choice', says })
  const card = (titled: string): Spot => ({ css: '.pd-setup .pd-card', titled })

  const seatOf = ({ state }: PlannedMatch): Seat => {
    const active = paperDungeons.active(state)
    return state.phase === 'reward' || occupant === undefined ? (active[0] ?? 0) : occupant
  }

  /** The tab of the sheet, where it is in tabs and another one is open. */
  const leaf = (tab: 'map' | 'heroes' | 'items' | 'potions'): Spot => ({
    css: '.pd-tabs button:not([aria-current])',
    says: words(`tab.${tab}`),
    unless: nothing,
  })
  const turnTo = (tab: Parameters<typeof leaf>[0]) => pressAll(page, press, [leaf(tab)])

  /** What is touched for a move. */
  function spotsOf(sheet: Sheet, move: Move, fresh: boolean): readonly Spot[] {
    switch (move.do) {
      case 'power':
        return [card(words(`power.${move.power}`))]
      case 'goal':
        return [card(words(`goal.${move.goal}`))]
      case 'die':
        return [dieAt(move.die)]
      case 'train':
      case 'hero':
        return [leaf('heroes'), heroAt(sheet, move.hero)]
      case 'craft':
      case 'item':
        return [leaf('items'), itemAt(sheet, move.item)]
      case 'brew':
        return [leaf('potions'), potionsAt(sheet)]
      case 'step':
      case 'minion':
        return [leaf('map'), roomAt(move.room)]
      case 'gem':
        return [leaf('map'), roomAt(roomOf(move.letter))]
      case 'stop':
        return [chip(words(fresh ? 'choice.stay' : 'choice.stop'))]
      case 'absorb':
        return [chip(words('button.absorb', { hearts: move.hearts }))]
      case 'walk':
      case 'confirm':
        return []
    }
  }

  /** What is touched for a decision, before the primary button. */
  function pointing(match: PlannedMatch, moves: readonly Move[]): readonly Spot[] {
    const sheet = match.state.players[seatOf(match)]?.sheet
    if (sheet === undefined) throw new Error('Nobody sits there.')
    const rest = saysItself(match, seatOf(match), moves) ? moves.slice(1) : moves
    return rest.flatMap(move => spotsOf(sheet, move, moves.length > 1))
  }

  /** Points a decision out on the table, so that only the primary button is left to press. */
  const point = (match: PlannedMatch, moves: readonly Move[]) => pressAll(page, press, pointing(match, moves))

  /** Makes a decision and says what the match is as soon as one of these screens has come, and which. */
  async function decide(match: PlannedMatch, moves: readonly Move[], screens: readonly string[] = []) {
    const seat = seatOf(match)
    const { id, entries } = match.record
    await pressAll(page, press, [...pointing(match, moves), { css: bright }])
    const wait = { known: entries.length, seat, moves: moves.length, screens }
    const warned = moves.at(-1)?.do === 'confirm'
    let next = await storage.onward(page, id, warned ? { ...wait, instead: doubtful } : wait)
    if (next.what < 0 && next.entries.length === 0) {
      await press(side.getByRole('button', { name: words('button.confirm.anyway') }))
      next = await storage.onward(page, id, wait)
    }
    expect(
      next.entries.flatMap(entry => ('move' in entry && entry.seat === seat ? [entry.move] : [])),
    ).toEqual(moves)
    return { what: next.what, match: later(paperDungeons, match, next.entries) }
  }

  /** Makes a decision as a person does; it is done when it is stored. */
  async function play(match: PlannedMatch, moves: readonly Move[]): Promise<void> {
    await decide(match, moves)
  }

  async function openCurtain(match: PlannedMatch): Promise<void> {
    const next = paperDungeons.active(match.state)
    const seat = (await watch.curtain?.(match, next)) ?? next[0] ?? 0
    const name = match.record.seats[seat]?.name ?? ''
    const says = words(next.length > 1 ? 'curtain.me' : 'curtain.ready', { name })
    await pressAll(page, press, [{ css: `${curtained} button`, says }])
    occupant = seat
  }

  async function readStory(match: PlannedMatch): Promise<void> {
    await watch.story?.(match)
    const told = await read.allTextContents()
    await press(read.locator('[data-go]'))
    // The next one may lie there at once.
    await expect.poll(() => read.allTextContents(), { intervals: [20] }).not.toEqual(told)
  }

  /** Opens curtains and reads stories until somebody at the screen is asked, or it is over. */
  async function settled(what: number, match: PlannedMatch): Promise<PlannedMatch> {
    if (what > 1) return match
    if (what === 0) await openCurtain(match)
    else await readStory(match)
    const { id, entries } = match.record
    const gone = what === 0 ? curtained : nothing
    const next = await storage.onward(page, id, { known: entries.length, gone, screens })
    return settled(next.what, later(paperDungeons, match, next.entries))
  }

  /** Waits until somebody at the screen is asked, or it is over. Stories are read, curtains opened. */
  async function asked(): Promise<PlannedMatch> {
    const what = await found(page, ...screens)
    return settled(what, await matchOf(page, storage.record))
  }

  /** Plays until the match is over, or `enough` is true. */
  async function playOn(
    policy: Policy,
    enough: (match: PlannedMatch) => boolean = () => false,
  ): Promise<PlannedMatch> {
    for (let match = await asked(); ; ) {
      if (match.state.phase === 'over' || enough(match)) return match
      const seat = seatOf(match)
      await watch.asked?.(match, seat)
      const next = await decide(match, decision(match, seat, policy), screens)
      match = await settled(next.what, next.match)
    }
  }

  return {
    ...{ page, words, tray, side, go, strip, story, ending, tabs, tools, keep, due, note, curtain },
    ...{ undo, die, turnTo, point, play, asked, playOn },
  }
}

const dieAt = (nth: number): Spot => ({ css: '.pd-die', nth })

/** Where only one kind of die can do it, touching the place is enough. */
function saysItself(match: PlannedMatch, seat: Seat, [die, use]: readonly Move[]): boolean {
  if (die?.do !== 'die' || use === undefined || !['train', 'craft', 'brew'].includes(use.do)) return false
  return paperDungeons.moves(match.state, seat).every(other => {
    if (other.do !== 'die' || other.die === die.die) return true
    const { state } = sure(advance(paperDungeons, match, seat, other))
    return !paperDungeons.moves(state, seat).some(move => equal(move, use))
  })
}

function roomOf(letter: Letter): Room {
  const found = rooms.find(one => places[one].gem === letter)
  if (found === undefined) throw new Error(`No room holds gem ${letter}.`)
  return found
}

/** The coach is not offered. */
export async function knowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('kazamata.paper-dungeons.guide', 'off')
  })
}
