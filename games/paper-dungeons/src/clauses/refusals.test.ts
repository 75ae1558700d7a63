import { fastChance, hash, isRefusal, pick, type Refusal } from '@kazamata/kernel'
import { legalMoves, type Match, play, start, undo } from '@kazamata/kernel/match'
import { describe, expect, test } from 'vitest'
import { paperDungeons as game, type PaperDungeons } from '../game.ts'
import { list, wordOf } from '../testing/index.ts'

type PaperMatch = Match<PaperDungeons>

function accepted(answer: PaperMatch | Refusal): PaperMatch {
  if (isRefusal(answer)) throw new Error(`Refused: ${answer.error}.`)
  return answer
}

function begin(seats: number, seed: string, options: Record<string, unknown> = {}): PaperMatch {
  return accepted(
    start(game, {
      id: 'test',
      game: game.id,
      version: 2 as const,
      rulesVersion: game.rulesVersion,
      options,
      seats: Array.from({ length: seats }, (_, i) => ({ name: `${i}`, occupant: { kind: 'person' } })),
      seed: seed.repeat(64).slice(0, 64),
    }),
  )
}

/** The seat's first move, again and again, until it is no longer active in this phase. */
function absent(match: PaperMatch, seat: number): PaperMatch {
  const { round, phase } = match.state
  let now = match
  for (;;) {
    const [move] = legalMoves(game, now, seat)
    if (move === undefined || now.state.round !== round || now.state.phase !== phase) return now
    now = accepted(play(game, now, seat, move))
  }
}

function firstRound(seats: number, seed: string, options: Record<string, unknown> = {}): PaperMatch {
  let match = begin(seats, seed, options)
  while (match.state.round === 0) for (const seat of game.active(match.state)) match = absent(match, seat)
  return match
}

function words(match: PaperMatch, seat: number, text: string): PaperMatch {
  return list(text).reduce((now, word) => {
    const move = legalMoves(game, now, seat).find(each => wordOf(each, now.state.dice) === word)
    if (move === undefined) throw new Error(`${word} is not legal.`)
    return accepted(play(game, now, seat, move))
  }, match)
}

/** A first round whose dice show a skull. */
function skulled(): PaperMatch {
  for (const seed of '0123456789abcdef') {
    const match = firstRound(2, seed, { dungeon: 'A' })
    if (match.state.dice.includes('skull')) return match
  }
  throw new Error('No seed rolls a skull.')
}

const firstDie = (match: PaperMatch) =>
  match.state.dice.findIndex(face => face !== 'skull' && face !== 'boots')

/** The answer to a move, and whether anything has changed. */
function answer(match: PaperMatch, seat: number, move: unknown): string {
  const before = hash(match.state)
  const entries = match.record.entries.length
  const got = play(game, match, seat, move)
  expect(hash(match.state)).toBe(before)
  expect(match.record.entries).toHaveLength(entries)
  return isRefusal(got) ? got.error : 'accepted'
}

describe('what is refused', () => {
  test('[PD-GEN.1] no table for none, none for nine', () => {
    const seat = { name: 'x', occupant: { kind: 'person' } } as const
    for (const count of [0, 9]) {
      const record = {
        version: 2 as const,
        id: 'x',
        game: game.id,
        rulesVersion: 1,
        options: {},
        seed: '0'.repeat(64),
      }
      const got = start(game, { ...record, seats: Array.from({ length: count }, () => seat) })
      expect(got).toEqual({ error: 'bad-seats' })
    }
  })

  test('[PD-DIE.4] a skull', () => {
    const match = skulled()
    expect(answer(match, 0, { do: 'die', die: match.state.dice.indexOf('skull') })).toBe('illegal-move')
  })

  test('[PD-RND.4] a die already used', () => {
    const match = skulled()
    const die = firstDie(match)
    const used = [{ do: 'die', die }, { do: 'walk' }, { do: 'stop' }].reduce(
      (now, move) => accepted(play(game, now, 0, move)),
      match,
    )
    expect(answer(used, 0, { do: 'die', die })).toBe('illegal-move')
    expect(answer(used, 1, { do: 'die', die })).toBe('accepted')
  })

  test('[PD-RND.18] [PD-RND.3] a confirmation with dice left, or with a choice open', () => {
    const match = skulled()
    expect(answer(match, 0, { do: 'confirm' })).toBe('illegal-move')
    const picked = accepted(play(game, match, 0, { do: 'die', die: firstDie(match) }))
    expect(answer(picked, 0, { do: 'confirm' })).toBe('illegal-move')
  })

  test('[PD-MOV.4] a step through a wall, through water, or to a room far away', () => {
    const match = skulled()
    const die = firstDie(match)
    const inside = [{ do: 'die', die }, { do: 'walk' }, { do: 'step', room: 'D1' }].reduce(
      (now, move) => accepted(play(game, now, 0, move)),
      match,
    )
    for (const room of ['D2', 'A1', 'F7', 'D1'])
      expect(answer(inside, 0, { do: 'step', room })).toBe('illegal-move')
    expect(answer(inside, 0, { do: 'step', room: 'E1' })).toBe('accepted')
  })

  test('[PD-GEN.4] a move for another seat', () => {
    const match = skulled()
    const die = firstDie(match)
    const picked = accepted(play(game, match, 0, { do: 'die', die }))
    expect(answer(picked, 0, { do: 'walk' })).toBe('accepted')
    expect(answer(picked, 1, { do: 'walk' })).toBe('illegal-move')
    for (const seat of [2, -1, 0.5]) expect(answer(picked, seat, { do: 'die', die })).toBe('no-such-seat')
    const done = absent(match, 0)
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
    const match = begin(8, 'a')
    for (const seat of [0, 7]) {
      const own = legalMoves(game, match, seat)
      expect(answer(match, (seat + 1) % 8, own[0])).toBe('illegal-move')
      expect(answer(match, seat, own[1])).toBe('accepted')
    }
  })

  test('[PD-END.1] anything after the end', () => {
    let match = begin(1, 'b')
    while (game.active(match.state).length > 0) match = absent(match, 0)
    expect(match.state.phase).toBe('over')
    expect(answer(match, 0, { do: 'confirm' })).toBe('over')
  })
})

describe('taking back', () => {
  test('[PD-RND.13] every own step of the round, while others go on and confirm', () => {
    const match = skulled()
    const before = hash(match.state)
    const die = firstDie(match)
    const steps = [{ do: 'die', die }, { do: 'walk' }, { do: 'step', room: 'C1' }]
    const moved = steps.reduce((now, move) => accepted(play(game, now, 0, move)), match)
    let back = moved
    for (const _ of steps) back = accepted(undo(game, back, 0))
    expect(hash(back.state)).toBe(before)

    const other = absent(moved, 1)
    expect(isRefusal(undo(game, other, 0))).toBe(false)
    const restarted = accepted(undo(game, other, 0, match.record.entries.length))
    expect(restarted.state.players[0]?.sheet).toEqual(match.state.players[0]?.sheet)
    expect(restarted.state.players[1]).toEqual(other.state.players[1])
  })

  test('[PD-RND.13] [PD-RND.18] but nothing once the turn is confirmed, and no step of an earlier round', () => {
    const match = skulled()
    const confirmed = absent(match, 0)
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
      let match = begin(2, seed)
      while (match.state.phase !== 'reward' && game.active(match.state).length > 0) {
        const seat = pick(chance, game.active(match.state))
        match = accepted(play(game, match, seat, pick(chance, legalMoves(game, match, seat))))
      }
      const [seat] = game.active(match.state)
      if (seat === undefined) continue
      expect(answer(match, 1 - seat, { do: 'confirm' })).toBe('not-your-turn')
      const chosen = accepted(play(game, match, seat, legalMoves(game, match, seat)[0]))
      expect(undo(game, chosen, seat)).toEqual({ error: 'cannot-undo' })
      return
    }
    throw new Error('No boss was beaten.')
  })

  test('[PD-RND.13] a whole chain is taken back by its last step, then the next', () => {
    const match = skulled()
    const numbers = legalMoves(game, match, 0).map(move => wordOf(move, match.state.dice))
    const hero = numbers.find(number => /[1-8]/.test(number)) ?? '1'
    const brewed = words(match, 0, `${hero} brew`)
    const back = accepted(undo(game, brewed, 0))
    expect(back.state.players[0]?.sheet.potions).toBe(match.state.players[0]?.sheet.potions)
    expect(back.state.players[0]?.sheet.track).toBe(hero)
    expect(hash(accepted(undo(game, back, 0)).state)).toBe(hash(match.state))
  })
})
