import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { black, pool, white } from '../content/dice.ts'
import { cards, type Face, rooms } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import type { Move } from '../move.ts'
import { freshSheet, playerAt, type Sheet, type State, type Task, type Turn } from '../state.ts'
import { dieUses, rerollFace } from './dice.ts'
import { usesOf } from './move-lists.ts'
import { stepMoves } from './passages.ts'
import { bits, health, roomCount } from './sheet-counts.ts'
import { advance, answers } from './turn.ts'

interface Step {
  readonly state: State
  readonly seat: number
  readonly moves: readonly Move[]
  readonly move: Move
}

/** Random games of three; `before` sees each move as it is chosen, `after` what came of it. */
function watch(
  games: number,
  before: (step: Step) => void,
  after: (step: Step, drawn: number, events: Event[]) => void = () => {},
): void {
  for (let seed = 0; seed < games; seed++) {
    const dice = fastChance(seed)
    let drawn = 0
    const chance: Chance = {
      int(n) {
        drawn += 1
        return dice.int(n)
      },
    }
    const mind = fastChance(`mind ${seed}`)
    const options = game.options.parse({ potionUse: seed % 2 === 0 ? 'ask' : 'auto' })
    const state = game.setup(options, 3, chance, () => {})
    for (let active = game.active(state); active.length > 0; active = game.active(state)) {
      const seat = pick(mind, active)
      const moves = game.moves(state, seat)
      const step = { state, seat, moves, move: pick(mind, moves) }
      before(step)
      const events: Event[] = []
      drawn = 0
      game.apply(state, seat, step.move, chance, event => events.push(event))
      after(step, drawn, events)
    }
  }
}

const topOf = ({ state, seat }: Step): Task | undefined => playerAt(state, seat).agenda.at(-1)

describe('small steps', () => {
  it('[PD-BOT.1] a move is one decision, and these are all there are', () => {
    const seen = new Set<string>()
    watch(60, ({ moves }) => {
      for (const move of moves) seen.add(move.do)
    })
    expect([...seen].sort()).toEqual(
      [
        ...['power', 'goal', 'die', 'walk', 'train', 'craft', 'brew', 'stop', 'step'],
        ...['hero', 'item', 'minion', 'gem', 'absorb', 'confirm'],
      ].sort(),
    )
  })

  it('[PD-BOT.2] no question is wide', () => {
    const widest: Partial<Record<string, number>> = {}
    watch(60, step => {
      const task = topOf(step)
      const name = task?.do === 'gain' ? task.reward : (task?.do ?? 'none')
      widest[name] = Math.max(widest[name] ?? 0, step.moves.length)
    })
    expect(widest.die).toBeLessThanOrEqual(6)
    expect(widest.level).toBe(4)
    expect(widest.part).toBe(8)
    expect(widest.kill).toBeLessThanOrEqual(12)
    const sheet = freshSheet()
    expect(
      usesOf(dieUses({ sheet, agenda: [], used: 0, psionic: false, diary: [] }, 0, 'clover')),
    ).toHaveLength(14)
    expect(stepMoves(sheet, 'A')).toHaveLength(7)
    sheet.parts.fill(2)
    for (const card of cards)
      for (const at of rooms) expect(stepMoves({ ...sheet, at }, card).length).toBeLessThanOrEqual(5)
  })

  it('[PD-BOT.2] equal dice are one choice', () => {
    watch(20, step => {
      if (topOf(step)?.do !== 'die') return
      const { dice } = step.state
      const shown = step.moves.map(move =>
        move.do === 'die' ? `${move.die < 3 ? 'white' : 'black'} ${dice[move.die]}` : move.do,
      )
      expect(new Set(shown).size).toBe(shown.length)
    })
  })

  it('[PD-BOT.4] a roll has 2,795 different legal outcomes, and chance never speaks inside a turn', () => {
    const all = pool.reduce<Face[][]>(
      (rolls, die) => rolls.flatMap(roll => die.faces.map(face => [...roll, face])),
      [[]],
    )
    const legal = all.filter(roll => rerollFace(roll) === undefined)
    expect([all.length, legal.length]).toEqual([46_656, 43_535])
    const key = (roll: Face[]) => [roll.slice(0, 3).sort(), roll.slice(3).sort()].join(' | ')
    expect(new Set(legal.map(key)).size).toBe(2_795)
    expect([white.faces.length, black.faces.length]).toEqual([6, 6])

    watch(
      20,
      () => {},
      ({ move }, drawn, events) => {
        if (drawn === 0) return
        expect(events.some(({ type }) => type === 'rolled')).toBe(true)
        expect(['confirm', 'hero', 'item', 'minion']).toContain(move.do)
      },
    )
  })

  it('[PD-BOT.6] all counts only grow', () => {
    const counts = (sheet: Readonly<Sheet>) => [
      health(sheet),
      sheet.parts.reduce((sum, parts) => sum + parts, 0),
      sheet.potions,
      sheet.hearts,
      sheet.damage,
      sheet.gems,
      bits(sheet.slain),
      bits(sheet.taken | sheet.crossed),
      roomCount(sheet),
      sheet.traps + sheet.walls + sheet.waters,
      sheet.path.length,
      sheet.track.length,
    ]
    let was: number[] = []
    watch(
      30,
      ({ state, seat }) => {
        was = counts(playerAt(state, seat).sheet)
      },
      ({ state, seat }) => {
        const is = counts(playerAt(state, seat).sheet)
        expect(is.every((count, i) => count >= (was[i] ?? 0))).toBe(true)
      },
    )
  })

  it('[PD-BOT.6] a walk takes three steps at most, a Ranger’s with the Medallion ten', () => {
    const chance = fastChance('walks')
    const facts = game.setup(game.options.parse({ dungeon: 'A' }), 1, chance, () => {})
    const longest = { scout: 0, ranger: 0 }
    for (const power of ['scout', 'ranger'] as const)
      for (let walk = 0; walk < 600; walk++) {
        const sheet: Sheet = { ...freshSheet(), power, at: pick(chance, rooms) }
        sheet.parts.fill(2)
        const turn: Turn = {
          sheet,
          agenda: [{ do: 'walk', mp: 3, paid: 0 }],
          used: 0,
          psionic: false,
          diary: [],
        }
        let steps = 0
        for (let moves = answers(facts, turn); moves.length > 0; moves = answers(facts, turn)) {
          const onward = moves.filter(move => move.do !== 'stop')
          const move = pick(chance, onward)
          if (move.do === 'step') steps += 1
          advance(facts, turn, move, () => {})
        }
        longest[power] = Math.max(longest[power], steps)
      }
    expect(longest.scout).toBe(3)
    expect(longest.ranger).toBeGreaterThan(3)
    expect(longest.ranger).toBeLessThanOrEqual(10)
  })
})
