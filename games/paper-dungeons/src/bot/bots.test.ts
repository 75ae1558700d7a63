import { type Chance, equal, fastChance, pick, type Seat } from '@kazamata/kernel'
import type { BotContext } from '@kazamata/search'
import { describe, expect, it } from 'vitest'
import { pool } from '../content/dice.ts'
import { powers, rooms } from '../content/ids.ts'
import { places } from '../content/map.ts'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import type { Move } from '../move.ts'
import type { Options } from '../options.ts'
import { rerollFace } from '../rules/dice.ts'
import { scoreOf } from '../rules/score.ts'
import { playerAt, type Sheet, type State } from '../state.ts'
import { position, withPowers } from '../testing/index.ts'
import type { View } from '../view.ts'
import { bots } from './index.ts'

const levels = bots.levels

function thoughtOf(state: State, seat: Seat = 0, iterations = 12, chance: Chance = fastChance(1)) {
  const context: BotContext<View, Move, Event> = {
    seat,
    view: game.view(state, seat),
    moves: game.moves(state, seat),
    events: [],
    chance,
    shouldStop: count => count >= iterations,
  }
  return context
}

function planOf(level: string, context: BotContext<View, Move, Event>): readonly Move[] {
  const moves = bots.bot(level).plan?.(context)
  if (moves === undefined) throw new Error(`The ${level} has no plans.`)
  return moves
}

interface Play {
  /** A bot's level by seat. */
  readonly levels: readonly string[]
  readonly seed: string
  readonly iterations?: number
  readonly options?: Partial<Options>
  /** Sees every plan before it is played. */
  readonly watch?: (context: BotContext<View, Move, Event>, plan: readonly Move[]) => void
}

/** Plays a match among bots; every move of every plan is checked. */
function play({ levels, seed, iterations = 6, options = {}, watch }: Play): State {
  const chance = fastChance(seed)
  const minds = levels.map((_, seat) => fastChance(`${seed} ${seat}`))
  const state = game.setup({ ...game.options.parse({}), ...options }, levels.length, chance, () => {})
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    const context = thoughtOf(state, seat, iterations, minds[seat] ?? chance)
    const plan = context.moves.length > 1 ? planOf(levels[seat] ?? '', context) : context.moves
    watch?.(context, plan)
    for (const move of plan) {
      const legal = game.moves(state, seat).find(each => equal(each, move))
      if (legal === undefined) throw new Error(`${JSON.stringify(move)} is not legal.`)
      game.apply(state, seat, legal, chance, () => {})
    }
  }
  return state
}

/** Random play, seen move by move. */
function wander(
  seed: string,
  seats: number,
  options: unknown,
  see: (state: State, seat: Seat) => void,
): void {
  const chance = fastChance(seed)
  const state = game.setup(game.options.parse(options), seats, chance, () => {})
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    see(state, seat)
    game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, () => {})
  }
}

const gloryOf = (state: State) => scoreOf(playerAt(state, 0).sheet).L
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

describe('bots', () => {
  it('come in three levels, weakest first', () => {
    expect(levels).toEqual(['novice', 'adventurer', 'veteran'])
    expect(() => bots.bot('wizard')).toThrow(/no bot of level wizard/)
  })

  it.each(levels)('the %s plans whole turns, all of it legal, under every option', level => {
    const variants: Partial<Options>[] = [
      {},
      { potionUse: 'ask', vanishingGems: true },
      { bosses: 'random', missions: false },
    ]
    variants.forEach((options, n) => {
      const state = play({
        levels: Array.from({ length: 1 + n }, () => level),
        seed: `legal ${n}`,
        options,
        watch: (_, plan) => expect(plan.length).toBeGreaterThan(0),
      })
      expect(state.phase).toBe('over')
    })
  })

  it.each(levels)('the %s goes on from the middle of a turn, also one question at a time', level => {
    for (let n = 0; n < 2; n++) {
      const chance = fastChance(`middle ${n}`)
      const state = game.setup(game.options.parse({ potionUse: 'ask' }), 2, chance, () => {})
      for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
        const context = thoughtOf(state, seat, 2)
        const move = chance.int(2) === 0 ? pick(chance, context.moves) : bots.bot(level).choose(context)
        expect(context.moves.some(legal => equal(legal, move))).toBe(true)
        game.apply(state, seat, move, chance, () => {})
      }
    }
  })

  it.each(levels)('the %s plays the same game from the same dice', level => {
    const again = () => play({ levels: [level, 'novice'], seed: 'again' })
    expect(again()).toEqual(again())
  })

  it.each(['adventurer', 'veteran'])('the %s answers one question as it plans the turn', level => {
    const state = position({ card: 'C', levels: 'W2 M2', dice: 'W M * C B S' })
    expect(bots.bot(level).choose(thoughtOf(state))).toEqual(planOf(level, thoughtOf(state))[0])
  })

  it('a novice hardly ever stops, and goes round traps without treasure where it can', () => {
    const pointless = rooms.filter(room => {
      const { trap, potions, part, level, gem } = places[room]
      return trap && (potions ?? part ?? level ?? gem) === undefined
    })
    let walks = 0
    let stops = 0
    let trapped = 0
    for (let n = 0; n < 20; n++)
      play({
        levels: ['novice'],
        seed: `walk ${n}`,
        watch: (_, plan) => {
          for (const move of plan) {
            if (move.do === 'stop') stops += 1
            if (move.do !== 'step') continue
            walks += 1
            if (pointless.includes(move.room)) trapped += 1
          }
        },
      })
    expect(walks).toBeGreaterThan(200)
    expect(stops / walks).toBeLessThan(0.1)
    // One room in seven is such a trap.
    expect(pointless).toHaveLength(6)
    expect(trapped / walks).toBeLessThan(0.06)
  })

  it('play better the higher their level', () => {
    const glory = (level: string, games: number) =>
      mean(
        Array.from({ length: games }, (_, n) =>
          gloryOf(play({ levels: [level], seed: `level ${n}`, iterations: 15 })),
        ),
      )
    const [novice, adventurer, veteran] = [glory('novice', 60), glory('adventurer', 24), glory('veteran', 6)]
    expect(adventurer).toBeGreaterThan(1.5 * novice)
    expect(veteran).toBeGreaterThan(1.1 * adventurer)
  })

  it('the veteran answers when it is time, after one look or after many', () => {
    const state = position({
      card: 'A',
      at: 'D4',
      explored: 'C1 C2',
      round: 4,
      levels: 'W3 M2 C3 R2',
      dice: 'W M * C B R',
    })
    const asked: number[] = []
    const until = (most: number) => {
      asked.length = 0
      const enough = (count: number) => {
        asked.push(count)
        return count >= most
      }
      return planOf('veteran', { ...thoughtOf(state), shouldStop: enough })
    }
    for (const most of [1, 10, 60]) {
      expect(until(most).at(-1)).toEqual({ do: 'confirm' })
      // Whatever the time, a turn has three dice: it is not left half thought through.
      expect(asked.at(-1)).toBe(Math.max(most, 3))
    }
  })
})

describe('the space they play in', () => {
  it('[PD-BOT.1] a move is one decision: every kind of it is asked for, and listed', () => {
    const kinds = new Set<string>()
    for (let n = 0; n < 25; n++)
      wander(`kinds ${n}`, 3, { potionUse: 'ask', bosses: 'random' }, (state, seat) => {
        for (const move of game.moves(state, seat)) kinds.add(move.do)
      })
    for (const power of powers) {
      const { state } = withPowers(power)
      for (const seat of game.active(state)) for (const move of game.moves(state, seat)) kinds.add(move.do)
    }
    expect([...kinds].sort()).toEqual(
      [
        'power',
        'goal',
        'die',
        'walk',
        'train',
        'craft',
        'brew',
        'stop',
        'step',
        'hero',
        'item',
        'minion',
        'gem',
        'absorb',
        'confirm',
      ].sort(),
    )
  })

  it('[PD-BOT.2] no question is wider than told, and each is as wide somewhere', () => {
    const widest: Record<string, number> = {}
    const see = (what: string, width: number) => {
      widest[what] = Math.max(widest[what] ?? 0, width)
    }
    for (let n = 0; n < 60; n++)
      wander(`widths ${n}`, 2, {}, (state, seat) => {
        const { agenda, sheet, used } = playerAt(state, seat)
        const task = agenda.at(-1)
        const moves = game.moves(state, seat)
        if (task?.do === 'die') {
          const open = state.dice.flatMap((face, die) =>
            face === 'skull' || used & (1 << die) ? [] : [`${die < 3} ${face}`],
          )
          expect(moves).toHaveLength(new Set(open).size)
          see('die', moves.length)
        }
        if (task?.do === 'use') see('use', moves.length)
        if (task?.do === 'walk') see(sheet.at === undefined ? 'entrance' : 'step', moves.length - 1)
        if (task?.do === 'gain') see(task.reward, moves.length)
      })
    expect(widest).toEqual({ die: 6, use: 14, entrance: 6, step: 4, level: 4, part: 8, kill: 12 })
  })

  it('[PD-BOT.4] a roll has 2,795 different outcomes, and chance speaks nowhere but between turns', () => {
    const outcomes = new Set<string>()
    for (let roll = 0; roll < 6 ** 6; roll++) {
      const dice = pool.flatMap((die, at) => die.faces[Math.floor(roll / 6 ** at) % 6] ?? [])
      if (rerollFace(dice) !== undefined) continue
      outcomes.add([dice.slice(0, 3).sort().join(), dice.slice(3).sort().join()].join(' '))
    }
    expect(outcomes.size).toBe(2795)

    for (let n = 0; n < 15; n++) {
      const source = fastChance(`chance ${n}`)
      let draws = 0
      const chance: Chance = {
        int: size => {
          draws += 1
          return source.int(size)
        },
      }
      const state = game.setup(game.options.parse({}), 2, chance, () => {})
      for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
        const [move, before, { round }] = [pick(source, game.moves(state, seat)), draws, state]
        const dice = state.dice
        game.apply(state, seat, move, chance, () => {})
        if (state.round === round) expect(draws).toBe(before)
        else expect(state.dice).not.toBe(dice)
      }
    }
  })

  it.each(levels)('[PD-BOT.5] the %s answers alike where it sees alike, whatever others do unseen', level => {
    for (let n = 0; n < 6; n++) {
      let looked = 0
      wander(`unseen ${n}`, 3, {}, (state, seat) => {
        if (state.phase !== 'turn' || seat !== 0 || playerAt(state, 0).diary.length > 0) return
        // Rivals go on with their turns, and the dice to come are others.
        const other = game.clone(state)
        const chance = fastChance(`other ${n} ${looked}`)
        for (const rival of [1, 2])
          for (let steps = chance.int(12); steps > 0; steps--) {
            const move = pick(chance, game.moves(other, rival))
            if (move.do === 'confirm') break
            game.apply(other, rival, move, chance, () => {})
          }
        looked += 1
        if (looked % 3 === 0)
          expect(planOf(level, thoughtOf(other, 0, 4))).toEqual(planOf(level, thoughtOf(state, 0, 4)))
      })
      expect(looked).toBe(8)
    }
  })

  it('[PD-BOT.6] counts only grow, and points of movement bound a walk: three steps, ten for a Ranger', () => {
    const counts = (sheet: Sheet) => [
      ...sheet.levels,
      ...sheet.parts,
      ...sheet.explored.map(row => row.toString(2).replaceAll('0', '').length),
      sheet.potions,
      sheet.hearts,
      sheet.gems,
      sheet.damage,
      sheet.traps,
      sheet.walls,
      sheet.waters,
      sheet.path.length,
      sheet.track.length,
      Number(sheet.resurrected),
    ]
    let longest = 0
    for (let n = 0; n < 25; n++) {
      let before: number[] = []
      let walked = 0
      wander(`grow ${n}`, 1, {}, state => {
        const { sheet, agenda } = playerAt(state, 0)
        const now = counts(sheet)
        before.forEach((count, i) => {
          expect(now[i]).toBeGreaterThanOrEqual(count)
        })
        before = now
        const task = agenda.at(-1)
        if (task?.do !== 'die' && task?.do !== 'confirm') return
        if (sheet.power !== 'ranger') longest = Math.max(longest, (sheet.path.length - walked) / 2)
        walked = sheet.path.length
      })
    }
    expect(longest).toBe(3)

    // Boots can only walk, so the die is a walk.
    let most = 0
    const roam = (state: State, taken: number): void => {
      most = Math.max(most, taken)
      for (const move of game.moves(state, 0)) {
        if (move.do !== 'step') continue
        const next = game.clone(state)
        game.apply(next, 0, move, fastChance(1), () => {})
        if (playerAt(next, 0).agenda.at(-1)?.do === 'walk') roam(next, taken + 1)
        else most = Math.max(most, taken + 1)
      }
    }
    for (const at of ['A1', 'A3', 'D6', 'F3'] as const) {
      const every = 'A1 A2 A3 A4 A5 A6 B4 D6 E6 E5 F5 F4 F3 F2 F6 E4 D5 B5 B3 B2'
      const state = position({
        power: 'ranger',
        parts: { medallion: 2 },
        at,
        explored: every,
        slain: 'A1 A2 A5 D6 E4 F3 F5',
        dice: 'W M C B M C',
      })
      game.apply(state, 0, { do: 'die', die: 3 }, fastChance(1), () => {})
      roam(state, 0)
    }
    expect(most).toBeGreaterThan(3)
    expect(most).toBeLessThanOrEqual(10)
  })
})
