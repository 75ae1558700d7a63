import { play as advance } from '@kazamata/kernel'
import { type Move, type State, tinyEpic } from '@kazamata/tiny-epic'
import type { Locator, Page } from '@playwright/test'
import { expect, found } from '../helpers.ts'
import { keptSince, sure } from '../matches.ts'
import { click, type Press } from '../table.ts'
import type { Words } from '../words.ts'
import { asks, decision, type Match, matchOf, type Policy } from './matches.ts'

/** What a test wants to look at on the way. */
interface Watch {
  /** Somebody at the screen is asked. */
  asked?(match: Match): Promise<void>
}

export type Dungeon = ReturnType<typeof dungeonOn>

/** A table of Tiny Epic Dungeons on a page, by what things are called there. */
export function dungeonOn(page: Page, words: Words, press: Press = click, watch: Watch = {}) {
  const side = page.getByRole('complementary', { name: words('board.side') })
  const map = page.getByRole('table', { name: words('map.label') })
  const ending = page.getByRole('region', { name: words('board.end.label') })
  const go = page.locator('.te [data-go]')
  const cell = (place: number) => page.locator(`.te-cells [data-at="${place}"]`)
  const skip = page.getByRole('button', { name: words('board.skip'), exact: true })
  /** What stands for a move: an action, an answer. */
  const control = (move: Move) => page.locator(`[value='${JSON.stringify(move)}']`)
  const dice = page.locator('button.te-die')
  const mini = page.locator('.te-mini')
  const leave = page.locator('.te-tray-going .te-quiet')

  /** Somewhere in a room where nothing lies over it. */
  const clear = (place: number) =>
    cell(place).evaluate(room => {
      const { left, top, width, height } = room.getBoundingClientRect()
      const steps = [0.06, 0.94, 0.2, 0.8, 0.35, 0.65, 0.5]
      const spots = steps.flatMap(x => steps.map(y => ({ x: x * width, y: y * height })))
      return spots.find(({ x, y }) => document.elementFromPoint(left + x, top + y) === room)
    })

  /** A room that something lies over, or that is out of sight, is first found on the small map. */
  async function touch(place: number): Promise<void> {
    let position = await clear(place)
    const box = position !== undefined || (await mini.count()) === 0 ? null : await mini.boundingBox()
    if (box !== null) {
      const [x, y] = [(place % 7) + 0.5, Math.floor(place / 7) + 0.5]
      await press(mini, { position: { x: x * (box.width / 7), y: y * (box.height / 7) } })
      position = await clear(place)
    }
    await press(cell(place), position && { position })
  }

  /** Radio buttons are hidden under what they are called. */
  const choose = async (spot: Locator) => {
    if ((await spot.getAttribute('type')) === 'radio')
      await press(page.locator('label').filter({ has: spot }))
    else await press(spot)
  }

  /** Points a decision out, so that only the bright button is left to press; true where it is pressed already. */
  async function point(match: Match, moves: readonly Move[]): Promise<boolean> {
    const { state } = match
    const [move, ...more] = moves
    if (move === undefined) throw new Error('Nothing is decided.')
    switch (asks(state)) {
      case 'pick':
        if (move.do !== 'hero') break
        await press(page.locator('.te-pick-sheet').filter({ hasText: words(`hero.${move.hero}`) }))
        return false
      case 'turn':
        if (move.do === 'end') return false
        if (move.do === 'step' || move.do === 'flip') {
          await touch(move.do === 'step' ? move.to : move.cell)
          return false
        }
        await act(move)
        for (const aim of more) await choose(control(aim))
        return false
      case 'adjust':
        return throwDice(state, move)
      case 'rotate': {
        const ways = tinyEpic.moves(state, tinyEpic.active(state)[0] ?? 0)
        const at = ways.findIndex(way => JSON.stringify(way) === JSON.stringify(move))
        for (let n = 0; n < at; n++)
          await press(page.getByRole('button', { name: words('tray.turn.right'), exact: true }))
        return false
      }
      case 'wound':
        await share(state, after(match, moves))
        return false
      default: {
        const spot = control(move)
        if ((await spot.count()) > 0) await choose(spot)
        // An offer has no list: one button takes it, the other leaves it.
        else if (move.do === 'decline') {
          await press(leave.first())
          return true
        }
        return false
      }
    }
    throw new Error(`Nobody asked for ${JSON.stringify(move)}.`)
  }

  /** Gives each marker its points; what only one marker can take goes there by itself, but a person gives it too. */
  async function share(from: State, to: State): Promise<void> {
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

  /** An action of the list; what one hardly ever does lies folded. */
  async function act(move: Move): Promise<void> {
    const spot = control(move)
    const folded = page.locator('.te-acts details:not([open])')
    if (!(await spot.isVisible()) && (await folded.count()) > 0) await press(folded.locator('summary'))
    await choose(spot)
  }

  async function throwDice(state: Match['state'], move: Move): Promise<boolean> {
    const order = await dice.evaluateAll(all => all.map(one => one.getAttribute('data-role')))
    if (move.do === 'commit') {
      // By keys: a touch goes round through what a die can be.
      await page.keyboard.press(`${move.main + 1}`)
      for (const at of order.keys()) {
        const role = await dice.nth(at).getAttribute('data-role')
        const wanted = (move.plus & (1 << at)) !== 0
        if (at !== move.main && (role === 'added') !== wanted)
          await page.keyboard.press(`Shift+Digit${at + 1}`)
      }
      return false
    }
    if (move.do === 'change') {
      const turns = page.locator('.te-die-place').nth(move.die).locator('.te-die-turn button')
      await press(move.by === 1 ? turns.last() : turns.first())
      return true
    }
    if (move.do === 'boost' || move.do === 'reroll') {
      const extra = page.locator('.te-dice-extras button')
      const all = tinyEpic.moves(state, tinyEpic.active(state)[0] ?? 0)
      const boosts = [...new Set(all.flatMap(one => (one.do === 'boost' ? [one.with] : [])))]
      const again = [...new Set(all.flatMap(one => (one.do === 'reroll' ? [one.with] : [])))]
      if (move.do === 'boost') await press(extra.nth(boosts.indexOf(move.with)))
      else {
        await press(extra.nth(boosts.length + again.indexOf(move.with)))
        await press(dice.nth(move.die))
      }
      return true
    }
    throw new Error(`Dice are not for ${JSON.stringify(move)}.`)
  }

  /** Makes a decision as a person does; it is done when it is kept. */
  async function play(match: Match, moves: readonly Move[]): Promise<void> {
    if (!(await point(match, moves))) await press(go)
    const idle = asks(match.state) === 'turn' && moves[0]?.do === 'end' && !match.state.turn.acted
    // Who ends a turn without a heroic action is asked once more.
    if (idle) await press(go)
    const [seat = 0] = tinyEpic.active(match.state)
    if (asks(match.state) === 'wound') {
      // Which of two equal markers is meant makes no difference: it is done when all lie where they should.
      const wanted = healths(after(match, moves))
      await expect.poll(async () => healths((await matchOf(page)).state)).toEqual(wanted)
      return
    }
    const own: unknown[] = []
    for (let known = match.record.entries.length; own.length < moves.length; ) {
      const entries = await keptSince(page, known)
      known += entries.length
      own.push(...entries.flatMap(entry => ('move' in entry && entry.seat === seat ? [entry.move] : [])))
    }
    expect(own.slice(0, moves.length)).toEqual(moves)
  }

  /** Waits until somebody at the screen is asked, or it is over. */
  async function asked(): Promise<Match> {
    await found(page, '.te-tray[data-mine=true] [data-go], .te-pick [data-go], .te-end')
    return matchOf(page)
  }

  /** Plays until the match is over, or the policy's owner has had enough. */
  async function playOn(policy: Policy, enough: (match: Match) => boolean = () => false): Promise<Match> {
    for (;;) {
      const match = await asked()
      if (match.state.result !== undefined || enough(match)) return match
      await watch.asked?.(match)
      await play(match, decision(match, policy))
    }
  }

  return { page, words, side, map, ending, go, cell, skip, dice, point, play, asked, playOn, control }
}

const after = (match: Match, moves: readonly Move[]): State =>
  moves.reduce((now, move) => sure(advance(tinyEpic, now, tinyEpic.active(now.state)[0] ?? 0, move)), match)
    .state

/** The guide is not offered. */
export async function knowing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('kazamata.tiny-epic.guide', 'off')
  })
}

const healths = ({ boss }: State): readonly number[] => [...(boss?.markers ?? [])].sort()
