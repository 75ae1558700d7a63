import {
  fastChance,
  hash,
  type Live,
  legalMoves,
  pick,
  play,
  type Refusal,
  refused,
  start,
  undo,
} from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import type { Move } from '../move.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { list, wordOf } from '../testing/index.ts'

type Match = Live<State, Move, Event, Options>

function accepted(answer: Match | Refusal): Match {
  if (refused(answer)) throw new Error(`Refused: ${answer.error}.`)
  return answer
}

function begin(seats: number, seed: string, options: Record<string, unknown> = {}): Match {
  return accepted(
    start(game, {
      id: 'test',
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `${i}`, holder: { kind: 'person' } })),
      seed: seed.repeat(64).slice(0, 64),
    }),
  )
}

/** The seat's first move, again and again, until it is no longer active in this phase. */
function absent(live: Match, seat: number): Match {
  const { round, phase } = live.state
  let now = live
  for (;;) {
    const [move] = legalMoves(game, now, seat)
    if (move === undefined || now.state.round !== round || now.state.phase !== phase) return now
    now = accepted(play(game, now, seat, move))
  }
}

function firstRound(seats: number, seed: string, options: Record<string, unknown> = {}): Match {
  let live = begin(seats, seed, options)
  while (live.state.round === 0) for (const seat of game.active(live.state)) live = absent(live, seat)
  return live
}

function words(live: Match, seat: number, text: string): Match {
  return list(text).reduce((now, word) => {
    const move = legalMoves(game, now, seat).find(each => wordOf(each, now.state.dice) === word)
    if (move === undefined) throw new Error(`${word} is not legal.`)
    return accepted(play(game, now, seat, move))
  }, live)
}

/** A first round whose dice show a skull. */
function skulled(): Match {
  for (const seed of '0123456789abcdef') {
    const live = firstRound(2, seed, { dungeon: 'A' })
    if (live.state.dice.includes('skull')) return live
  }
  throw new Error('No seed rolls a skull.')
}

const firstDie = (live: Match) => live.state.dice.findIndex(face => face !== 'skull' && face !== 'boots')

/** The answer to a move, and whether anything has changed. */
function answer(live: Match, seat: number, move: unknown): string {
  const before = hash(live.state)
  const entries = live.record.entries.length
  const got = play(game, live, seat, move)
  expect(hash(live.state)).toBe(before)
  expect(live.record.entries).toHaveLength(entries)
  return refused(got) ? got.error : 'accepted'
}

describe('what is refused', () => {
  test('[PD-GEN.1] no table for none, none for nine', () => {
    const seat = { name: 'x', holder: { kind: 'person' } } as const
    for (const count of [0, 9]) {
      const record = { id: 'x', game: game.id, rulesVersion: 1, options: {}, seed: '0'.repeat(64) }
      const got = start(game, { ...record, seats: Array.from({ length: count }, () => seat) })
      expect(got).toEqual({ error: 'bad-seats' })
    }
  })

  test('[PD-DIE.4] a skull', () => {
    const live = skulled()
    expect(answer(live, 0, { do: 'die', die: live.state.dice.indexOf('skull') })).toBe('illegal-move')
  })

  test('[PD-RND.4] a die already used', () => {
    const live = skulled()
    const die = firstDie(live)
    const used = [{ do: 'die', die }, { do: 'walk' }, { do: 'stop' }].reduce(
      (now, move) => accepted(play(game, now, 0, move)),
      live,
    )
    expect(answer(used, 0, { do: 'die', die })).toBe('illegal-move')
    expect(answer(used, 1, { do: 'die', die })).toBe('accepted')
  })

  test('[PD-RND.18] [PD-RND.3] a confirmation with dice left, or with a choice open', () => {
    const live = skulled()
    expect(answer(live, 0, { do: 'confirm' })).toBe('illegal-move')
    const picked = accepted(play(game, live, 0, { do: 'die', die: firstDie(live) }))
    expect(answer(picked, 0, { do: 'confirm' })).toBe('illegal-move')
  })

  test('[PD-MOV.4] a step through a wall, through water, or to a room far away', () => {
    const live = skulled()
    const die = firstDie(live)
    const inside = [{ do: 'die', die }, { do: 'walk' }, { do: 'step', room: 'D1' }].reduce(
      (now, move) => accepted(play(game, now, 0, move)),
      live,
    )
    for (const room of ['D2', 'A1', 'F7', 'D1'])
      expect(answer(inside, 0, { do: 'step', room })).toBe('illegal-move')
    expect(answer(inside, 0, { do: 'step', room: 'E1' })).toBe('accepted')
  })

  test('[PD-GEN.4] a move for another seat', () => {
    const live = skulled()
    const die = firstDie(live)
    const picked = accepted(play(game, live, 0, { do: 'die', die }))
    expect(answer(picked, 0, { do: 'walk' })).toBe('accepted')
    expect(answer(picked, 1, { do: 'walk' })).toBe('illegal-move')
    for (const seat of [2, -1, 0.5]) expect(answer(picked, seat, { do: 'die', die })).toBe('no-such-seat')
    const done = absent(live, 0)
    expect(answer(done, 0, { do: 'die', die })).toBe('not-your-turn')
    expect(answer(done, 0, { do: 'confirm' })).toBe('not-your-turn')
  })

  test.each([
    [undefined],
    [null],
    ['confirm'],
    [7],
    [[]],
    [{}],
    [{ do: 'fly' }],
    [{ do: 'die' }],
    [{ do: 'die', die: 6 }],
    [{ do: 'die', die: '0' }],
    [{ do: 'die', die: 0.5 }],
    [{ do: 'step', room: 'G1' }],
    [{ do: 'train', hero: 'bard' }],
    [{ do: 'absorb', hearts: -1 }],
    [{ do: 'confirm', extra: true }],
  ])('[PD-RND.18] garbage: %o', move => {
    expect(answer(skulled(), 0, move)).toBe('bad-move')
  })

  test('[PD-SET.6] a power or a goal that was not dealt', () => {
    const live = begin(8, 'a')
    for (const seat of [0, 7]) {
      const own = legalMoves(game, live, seat)
      expect(answer(live, (seat + 1) % 8, own[0])).toBe('illegal-move')
      expect(answer(live, seat, own[1])).toBe('accepted')
    }
  })

  test('[PD-END.1] anything after the end', () => {
    let live = begin(1, 'b')
    while (game.active(live.state).length > 0) live = absent(live, 0)
    expect(live.state.phase).toBe('over')
    expect(answer(live, 0, { do: 'confirm' })).toBe('over')
  })
})

describe('taking back', () => {
  test('[PD-RND.13] every own step of the round, while others go on and confirm', () => {
    const live = skulled()
    const before = hash(live.state)
    const die = firstDie(live)
    const steps = [{ do: 'die', die }, { do: 'walk' }, { do: 'step', room: 'C1' }]
    const moved = steps.reduce((now, move) => accepted(play(game, now, 0, move)), live)
    let back = moved
    for (const _ of steps) back = accepted(undo(game, back, 0))
    expect(hash(back.state)).toBe(before)

    const other = absent(moved, 1)
    expect(refused(undo(game, other, 0))).toBe(false)
    const restarted = accepted(undo(game, other, 0, live.record.entries.length))
    expect(restarted.state.players[0]?.sheet).toEqual(live.state.players[0]?.sheet)
    expect(restarted.state.players[1]).toEqual(other.state.players[1])
  })

  test('[PD-RND.13] [PD-RND.18] but nothing once the turn is confirmed, and no step of an earlier round', () => {
    const live = skulled()
    const confirmed = absent(live, 0)
    expect(confirmed.state.players[0]?.confirmed).toBe(true)
    expect(undo(game, confirmed, 0)).toEqual({ error: 'cannot-undo' })
    const next = absent(confirmed, 1)
    expect(next.state.round).toBe(2)
    for (const seat of [0, 1]) expect(undo(game, next, seat)).toEqual({ error: 'cannot-undo' })
  })

  test('[PD-RND.17] nor what a boss’s victor has chosen in the open', () => {
    for (let n = 0; n < 256; n++) {
      const seed = n.toString(16)
      const chance = fastChance(seed)
      let live = begin(2, seed)
      while (live.state.phase !== 'reward' && game.active(live.state).length > 0) {
        const seat = pick(chance, game.active(live.state))
        live = accepted(play(game, live, seat, pick(chance, legalMoves(game, live, seat))))
      }
      const [seat] = game.active(live.state)
      if (seat === undefined) continue
      expect(answer(live, 1 - seat, { do: 'confirm' })).toBe('not-your-turn')
      const chosen = accepted(play(game, live, seat, legalMoves(game, live, seat)[0]))
      expect(undo(game, chosen, seat)).toEqual({ error: 'cannot-undo' })
      return
    }
    throw new Error('No boss was beaten.')
  })

  test('[PD-RND.13] a whole chain is taken back by its last step, then the next', () => {
    const live = skulled()
    const numbers = legalMoves(game, live, 0).map(move => wordOf(move, live.state.dice))
    const hero = numbers.find(number => /[1-8]/.test(number)) ?? '1'
    const brewed = words(live, 0, `${hero} brew`)
    const back = accepted(undo(game, brewed, 0))
    expect(back.state.players[0]?.sheet.potions).toBe(live.state.players[0]?.sheet.potions)
    expect(back.state.players[0]?.sheet.track).toBe(hero)
    expect(hash(accepted(undo(game, back, 0)).state)).toBe(hash(live.state))
  })
})
