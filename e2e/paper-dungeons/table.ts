import { play as advance, equal, type Seat } from '@kazamata/kernel'
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
import type { Locator, Page } from '@playwright/test'
import { expect, found } from '../helpers.ts'
import { keptSince, sure } from '../matches.ts'
import { click, type Press } from '../table.ts'
import { begins, type Words } from '../words.ts'
import { decision, type Match, matchOf, type Policy } from './matches.ts'

/** What a test wants to look at on the way. */
interface Watch {
  /** The curtain is closed; whoever is named takes the device, the first of those who may unless told. */
  curtain?(match: Match, next: readonly Seat[]): Promise<Seat | undefined>
  /** A round has ended and its story lies on the table. */
  story?(match: Match): Promise<void>
  /** It is this person's turn. */
  asked?(match: Match, seat: Seat): Promise<void>
}

/** A table of Paper Dungeons on a page, by what things are called there. */
export function dungeonOn(page: Page, words: Words, press: Press = click, watch: Watch = {}) {
  const tray = page.getByRole('region', { name: words('tray.label') })
  const side = page.getByRole('complementary', { name: words('board.side') })
  const go = page.locator('.pd-side [data-go]')
  const strip = page.getByRole('region', { name: words('strip.label') })
  const story = page.getByRole('region', { name: words('story.end.label') })
  const ending = page.getByRole('region', { name: words('end.label') })
  const tabs = page.getByRole('navigation', { name: words('tab.label') })
  const tools = page.getByRole('navigation', { name: words('tools.label') })
  const keep = page.getByRole('region', { name: words('setup.label'), exact: true })
  const due = page.locator('.pd-due')
  const note = page.locator('.pd-note')
  const curtain = page.getByRole('dialog', {
    name: begins(words('curtain.title', { name: '' }), words('curtain.who')),
  })
  const undo = (what: 'step' | 'die' | 'round') =>
    side.getByRole('button', { name: words(`acts.undo.${what}`), exact: true })
  // What is looked for hundreds of times in a game is found by its label at once: roles and names of all are slow.
  const button = (name: string) => page.locator(`button[aria-label^=${JSON.stringify(name)}]`)
  const die = (n: number) => page.locator('.pd-die').nth(n)
  const leaves = page.locator('.pd-tabs button')
  const read = page.locator('.pd-story:not(.pd-end)')
  const drawn = page.locator('dialog.curtain')
  const chip = (name: string) => note.getByRole('button', { name, exact: true })

  const room = (at: Room) => button(words('sheet.room', { room: at }))
  const hero = (sheet: Sheet, at: (typeof heroes)[number]) => {
    const i = heroes.indexOf(at)
    const colour = sheet.goal === undefined ? 'none' : (goalCards[sheet.goal].training[i] ?? 'none')
    return button(words('sheet.hero', { hero: { id: `hero.${at}` }, level: sheet.levels[i] ?? 1, colour }))
  }
  const item = (sheet: Sheet, at: (typeof items)[number]) =>
    button(words('sheet.item', { item: { id: `item.${at}` }, parts: sheet.parts[items.indexOf(at)] ?? 0 }))
  const potions = (sheet: Sheet) =>
    button(words('sheet.potions', { potions: sheet.potions, hearts: openHearts(sheet) }))

  /** Who decides at the screen. */
  let holder: Seat | undefined

  const seatOf = ({ state }: Match): Seat => {
    const active = paperDungeons.active(state)
    return state.phase === 'reward' || holder === undefined ? (active[0] ?? 0) : holder
  }

  async function turnTo(tab: 'map' | 'heroes' | 'items' | 'potions'): Promise<void> {
    const leaf = leaves.filter({ hasText: words(`tab.${tab}`) })
    if ((await leaf.isVisible()) && (await leaf.getAttribute('aria-current')) !== 'page') await press(leaf)
  }

  /** Touches what a move is about. */
  async function touch(sheet: Sheet, move: Move, fresh: boolean): Promise<void> {
    const on = async (tab: Parameters<typeof turnTo>[0], spot: Locator) => {
      await turnTo(tab)
      await press(spot)
    }
    switch (move.do) {
      case 'power':
        return press(keep.getByRole('button', { name: begins(words(`power.${move.power}`)) }))
      case 'goal':
        return press(keep.getByRole('button', { name: begins(words(`goal.${move.goal}`)) }))
      case 'die':
        return press(die(move.die))
      case 'train':
      case 'hero':
        return on('heroes', hero(sheet, move.hero))
      case 'craft':
      case 'item':
        return on('items', item(sheet, move.item))
      case 'brew':
        return on('potions', potions(sheet))
      case 'step':
      case 'minion':
        return on('map', room(move.room))
      case 'gem':
        return on('map', room(roomOf(move.letter)))
      case 'stop':
        return press(chip(words(fresh ? 'chip.stay' : 'chip.stop')))
      case 'absorb':
        return press(chip(words('go.absorb', { hearts: move.hearts })))
      case 'walk':
      case 'confirm':
        return
    }
  }

  /** Points a decision out on the table, so that only the bright button is left to press. */
  async function point(match: Match, moves: readonly Move[]): Promise<void> {
    const sheet = match.state.players[seatOf(match)]?.sheet
    if (sheet === undefined) throw new Error('Nobody sits there.')
    const rest = saysItself(match, seatOf(match), moves) ? moves.slice(1) : moves
    for (const move of rest) await touch(sheet, move, moves.length > 1)
  }

  /** Makes a decision as a person does; it is done when it is kept. */
  async function play(match: Match, moves: readonly Move[]): Promise<void> {
    const seat = seatOf(match)
    await point(match, moves)
    await press(go)
    let known = match.record.entries.length
    let doubt = moves.at(-1)?.do === 'confirm' ? '.pd-side [data-go][data-tone=warn]' : undefined
    const own: unknown[] = []
    // Others may move in between.
    while (own.length < moves.length) {
      const entries = await keptSince(page, known, doubt)
      known += entries.length
      own.push(...entries.flatMap(entry => ('move' in entry && entry.seat === seat ? [entry.move] : [])))
      if (entries.length > 0) continue
      await press(side.getByRole('button', { name: words('go.confirm.anyway') }))
      doubt = undefined
    }
    expect(own).toEqual(moves)
  }

  async function openCurtain(): Promise<void> {
    const match = await matchOf(page)
    const next = paperDungeons.active(match.state)
    const seat = (await watch.curtain?.(match, next)) ?? next[0] ?? 0
    const name = match.record.seats[seat]?.name ?? ''
    await press(
      drawn.getByRole('button', {
        name: words(next.length > 1 ? 'curtain.me' : 'curtain.ready', { name }),
        exact: true,
      }),
    )
    await drawn.waitFor({ state: 'hidden' })
    holder = seat
  }

  /** Waits until somebody at the screen is asked, or it is over. Stories are read, curtains opened. */
  async function asked(): Promise<Match> {
    for (;;) {
      const what = await found(
        page,
        'dialog.curtain',
        '.pd-story:not(.pd-end)',
        '.pd-side [data-go], .pd-end',
      )
      if (what === 0) await openCurtain()
      else if (what === 1) {
        if (watch.story !== undefined) await watch.story(await matchOf(page))
        const told = await read.allInnerTexts()
        await press(read.locator('[data-go]'))
        // The next one may lie there at once.
        await expect.poll(() => read.allInnerTexts(), { intervals: [20] }).not.toEqual(told)
      } else return matchOf(page)
    }
  }

  /** Plays until the match is over, or the policy's owner has had enough. */
  async function playOn(policy: Policy, enough: (match: Match) => boolean = () => false): Promise<Match> {
    for (;;) {
      const match = await asked()
      if (match.state.phase === 'over' || enough(match)) return match
      const seat = seatOf(match)
      await watch.asked?.(match, seat)
      await play(match, decision(match, seat, policy))
    }
  }

  return {
    ...{ page, words, tray, side, go, strip, story, ending, tabs, tools, keep, due, note, curtain },
    ...{ undo, die, room, hero, item, potions, turnTo, point, play, asked, openCurtain, playOn },
  }
}

/** Where only one kind of die can do it, touching the place is enough. */
function saysItself(match: Match, seat: Seat, [die, use]: readonly Move[]): boolean {
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

/** The guided round is not offered. */
export async function knowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('kazamata.paper-dungeons.guide', 'off')
  })
}
