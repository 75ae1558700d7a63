import { play as advance } from '@kazamata/kernel/match'
import { endTurnForecast, type Move, type State, tinyEpic } from '@kazamata/tiny-epic'
import type { Page } from '@playwright/test'
import { expect, found } from '../helpers.ts'
import { sure } from '../matches.ts'
import { click, type Press, pressAll, type Spot } from '../press.ts'
import { inBrowser, later, type MatchStorage } from '../wait-for-entries.ts'
import type { Words } from '../words.ts'
import { asks, decision, matchOf, type PlannedMatch, type Policy } from './matches.ts'

/** What a test wants to look at on the way. */
interface Watch {
  /** Somebody at the screen is asked. */
  asked?(match: PlannedMatch): Promise<void>
}

const bright = '.te [data-go]'
const screens = ['.te-question[data-mine=true] [data-go], .te-pick [data-go], .te-end'] as const

const going: Spot = { css: bright }
const cellAt = (place: number) => `.te-cells [data-at="${place}"]`
const valued = (move: Move) => `[value='${JSON.stringify(move)}']`

/** Radio buttons are hidden under what they are called. */
const chosen = (move: Move): Spot => ({
  css: `label:has([type=radio]${valued(move)}), ${valued(move)}:not([type=radio])`,
})

/** Rare actions are in a closed `details`. */
const folded = (move: Move): Spot => ({
  css: '.te-gear:not([open]) summary',
  unless: valued(move),
})

export type Dungeon = ReturnType<typeof dungeonOn>

/** A table of Tiny Epic Dungeons on a page, by what things are called there. */
export function dungeonOn(
  page: Page,
  words: Words,
  press: Press = click,
  watch: Watch = {},
  storage: MatchStorage = inBrowser,
) {
  const side = page.getByRole('complementary', { name: words('board.side') })
  const map = page.getByRole('table', { name: words('map.label') })
  const ending = page.getByRole('region', { name: words('board.end.label') })
  const go = page.locator(bright)
  const cell = (place: number) => page.locator(cellAt(place))
  const skip = page.getByRole('button', { name: words('board.skip'), exact: true })
  /** The element for a move: an action, an answer. */
  const control = (move: Move) => page.locator(valued(move))
  const dice = page.locator('button.te-die')
  const mini = page.locator('svg.te-mini').last()
  const view = page.locator('.te-viewport [aria-expanded]')

  /** Somewhere in a room where nothing lies over it. */
  const clear = (place: number) =>
    cell(place).evaluate(room => {
      const { left, top, width, height } = room.getBoundingClientRect()
      const steps = [0.06, 0.94, 0.2, 0.8, 0.35, 0.65, 0.5]
      const spots = steps.flatMap(x => steps.map(y => ({ x: x * width, y: y * height })))
      return spots.find(({ x, y }) => document.elementFromPoint(left + x, top + y) === room)
    })

  /** A room that something lies over, or that is out of sight, is first found on the small map, behind its button on a phone. */
  async function room(place: number): Promise<Spot> {
    let position = await clear(place)
    if (position === undefined && (await mini.count()) > 0) {
      const folded = await view.isVisible()
      if (folded) await press(view)
      const box = await mini.boundingBox()
      if (box !== null) {
        const [x, y] = [(place % 7) + 0.5, Math.floor(place / 7) + 0.5]
        await press(mini, { position: { x: x * (box.width / 7), y: y * (box.height / 7) } })
      }
      if (folded) await press(view)
      position = await clear(place)
    }
    return { css: cellAt(place), ...(position && { position }) }
  }

  /** What is left to touch for a decision; what depends on how things lie is touched on the way. */
  async function ways(match: PlannedMatch, moves: readonly Move[]): Promise<readonly Spot[]> {
    const { state } = match
    const [move, ...more] = moves
    if (move === undefined) throw new Error('Nothing is decided.')
    switch (asks(state)) {
      case 'pick':
        if (move.do !== 'hero') break
        await press(page.locator('.te-pick-sheet').filter({ hasText: words(`hero.${move.hero}`) }))
        return [going]
      case 'turn':
        // An idle turn and an end that loses the game ask once more.
        if (move.do === 'end')
          return state.turn.acted && endTurnForecast(state).loss === undefined ? [going] : [going, going]
        if (move.do === 'step' || move.do === 'flip')
          return [await room(move.do === 'step' ? move.to : move.cell), going]
        return [folded(move), chosen(move), ...more.map(chosen), going]
      case 'adjust':
        return throwDice(state, move)
      case 'rotate': {
        const all = tinyEpic.moves(state, tinyEpic.active(state)[0] ?? 0)
        const at = all.findIndex(way => JSON.stringify(way) === JSON.stringify(move))
        return [
          ...Array<Spot>(at).fill({ css: '.te-rotate-turns button', says: words('question.turn.right') }),
          going,
        ]
      }
      case 'wound':
        await share(state, after(match, moves))
        return [going]
      default:
        // An offer has no list: one button takes it, the other leaves it.
        if ((await page.locator(`.te-confirm ${valued(move)}`).count()) > 0)
          return [{ css: `.te-confirm ${valued(move)}` }]
        return [chosen(move), going]
    }
    throw new Error(`Nobody asked for ${JSON.stringify(move)}.`)
  }

  /** Points a decision out, so that only the primary button is left to press. */
  async function point(match: PlannedMatch, moves: readonly Move[]): Promise<void> {
    const spots = await ways(match, moves)
    await pressAll(
      page,
      press,
      spots.filter(spot => spot !== going),
    )
  }

  /** Gives each marker its points, unless there is only one way to do so. */
  async function share(from: State, to: State): Promise<void> {
    const again = page.getByRole('button', { name: words('question.wound.again') })
    if (!(await again.isVisible())) return
    await press(again)
    const markers = page.locator('.te-markers li')
    const left = (from.boss?.markers ?? []).map((health, at) => health - (to.boss?.markers[at] ?? 0))
    while (left.some(points => points > 0))
      for (const at of left.keys()) {
        const more = markers.nth(at).locator('.te-marker-steps button').last()
        if ((left[at] ?? 0) > 0 && (await more.isEnabled())) {
          await press(more)
          left[at] = (left[at] ?? 0) - 1
        }
      }
  }

  async function throwDice(state: State, move: Move): Promise<readonly Spot[]> {
    if (move.do === 'commit') {
      // By keys: a touch goes round through what a die can be.
      await page.keyboard.press(`${move.main + 1}`)
      const roles = await dice.evaluateAll(all => all.map(one => one.getAttribute('data-role')))
      for (const [at, role] of roles.entries()) {
        const wanted = (move.plus & (1 << at)) !== 0
        if (at !== move.main && (role === 'added') !== wanted)
          await page.keyboard.press(`Shift+Digit${at + 1}`)
      }
      return [going]
    }
    if (move.do === 'change') {
      const turns = page.locator('.te-die-place').nth(move.die).locator('.te-die-turn button')
      await press(move.by === 1 ? turns.last() : turns.first())
      return []
    }
    if (move.do === 'boost' || move.do === 'reroll') {
      const extra = (nth: number): Spot => ({ css: '.te-dice-extras button', nth })
      const all = tinyEpic.moves(state, tinyEpic.active(state)[0] ?? 0)
      const boosts = [...new Set(all.flatMap(one => (one.do === 'boost' ? [one.with] : [])))]
      const again = [...new Set(all.flatMap(one => (one.do === 'reroll' ? [one.with] : [])))]
      if (move.do === 'boost') return [extra(boosts.indexOf(move.with))]
      return [extra(boosts.length + again.indexOf(move.with)), { css: 'button.te-die', nth: move.die }]
    }
    const all = tinyEpic.moves(state, tinyEpic.active(state)[0] ?? 0)
    if (move.do === 'free') {
      const before = new Set(
        all.flatMap(one => (one.do === 'boost' || one.do === 'reroll' ? [`${one.do} ${one.with}`] : [])),
      ).size
      const frees = all.flatMap(one => (one.do === 'free' ? [one.with] : []))
      return [{ css: '.te-dice-extras button', nth: before + frees.indexOf(move.with) }, going]
    }
    if (move.do === 'discard') {
      const cards = all.flatMap(one => (one.do === 'discard' ? [one.card] : []))
      return [
        { css: '.te-dice-extras details:not([open]) summary' },
        { css: '.te-dice-extras details button', nth: cards.indexOf(move.card) },
        going,
      ]
    }
    throw new Error(`Dice are not for ${JSON.stringify(move)}.`)
  }

  /** Makes a decision and says what the match is as soon as it is stored, and somebody is asked again or it is over. */
  async function decide(
    match: PlannedMatch,
    moves: readonly Move[],
    screens: readonly string[] = [],
  ): Promise<PlannedMatch> {
    await pressAll(page, press, await ways(match, moves))
    const { id, entries } = match.record
    const [seat = 0] = tinyEpic.active(match.state)
    if (asks(match.state) === 'wound') {
      // Which of two equal markers is meant makes no difference: it is done when all lie where they should.
      const wanted = healths(after(match, moves))
      await expect.poll(async () => healths((await matchOf(page, storage.record)).state)).toEqual(wanted)
      const next = await storage.onward(page, id, { known: entries.length, screens })
      return later(tinyEpic, match, next.entries)
    }
    const next = await storage.onward(page, id, { known: entries.length, seat, moves: moves.length, screens })
    const own = next.entries.flatMap(entry => ('move' in entry && entry.seat === seat ? [entry.move] : []))
    expect(own.slice(0, moves.length)).toEqual(moves)
    return later(tinyEpic, match, next.entries)
  }

  /** Makes a decision as a person does; it is done when it is stored. */
  async function play(match: PlannedMatch, moves: readonly Move[]): Promise<void> {
    await decide(match, moves)
  }

  /** Waits until somebody at the screen is asked, or it is over. */
  async function asked(): Promise<PlannedMatch> {
    await found(page, ...screens)
    return matchOf(page, storage.record)
  }

  /** Plays until the match is over, or `enough` is true. */
  async function playOn(
    policy: Policy,
    enough: (match: PlannedMatch) => boolean = () => false,
  ): Promise<PlannedMatch> {
    for (let match = await asked(); ; match = await decide(match, decision(match, policy), screens)) {
      if (match.state.result !== undefined || enough(match)) return match
      await watch.asked?.(match)
    }
  }

  return { page, words, side, map, ending, go, cell, skip, dice, point, play, asked, playOn, control }
}

const after = (match: PlannedMatch, moves: readonly Move[]): State =>
  moves.reduce((now, move) => sure(advance(tinyEpic, now, tinyEpic.active(now.state)[0] ?? 0, move)), match)
    .state

/** The coach is not offered. */
export async function knowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('kazamata.tiny-epic.guide', 'off')
  })
}

const healths = ({ boss }: State): readonly number[] => [...(boss?.markers ?? [])].sort()
