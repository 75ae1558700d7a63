import { describe, expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import { isRefusal } from '../errors.ts'
import type { Seat } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { accepted } from '../testing/accepted.ts'
import { type CampTypes, camp } from '../testing/camp.ts'
import { delve } from '../testing/delve.ts'
import { torch } from '../testing/torch.ts'
import { assign, eventsFor, legalMoves, type Match, play, start } from './match.ts'
import { replay } from './replay.ts'
import { undo, undoable } from './undo.ts'

const rivals = camp(false)
const comrades = camp(true)

/** Plays a line such as `0 note, 1 give, 0 undo`. */
function tell(game: typeof rivals, story: string): Match<CampTypes> {
  let match = accepted(start(game, recordOf(game, { seats: 3, options: {}, seed: 'camp' }, 0)))
  for (const line of story.split(', ').filter(line => line !== '')) {
    const [seat = '', deed] = line.split(' ')
    match = accepted(
      deed === 'undo' ? undo(game, match, Number(seat)) : play(game, match, Number(seat), deed),
    )
  }
  return match
}

const may = (game: typeof rivals, story: string, seat: Seat) =>
  !isRefusal(undo(game, tell(game, story), seat))

describe('undo', () => {
  test('is an entry, and nothing is deleted', () => {
    const match = tell(rivals, '0 note, 0 note, 0 undo')
    expect(match.record.entries).toEqual([
      { seat: 0, move: 'note', by: 'player' },
      { seat: 0, move: 'note', by: 'player' },
      { seat: 0, back: 1 },
    ])
    expect(match.state.notes).toEqual([1, 0, 0])
    expect(match.steps.map(step => step.seq)).toEqual([-1, 0])
    expect(eventsFor(rivals, match, 0)).toHaveLength(1)
  })

  test('goes back as far as asked, over all of the seat’s moves since', () => {
    const match = tell(rivals, '0 note, 1 note, 0 note, 1 note, 0 note')
    const back = accepted(undo(rivals, match, 0, 2))
    expect(back.state.notes).toEqual([1, 2, 0])
    expect(back.steps.map(step => step.seq)).toEqual([-1, 0, 1, 3])
    expect(accepted(undo(rivals, match, 0, 0)).state.notes).toEqual([0, 2, 0])
  })

  test('can be repeated, and play goes on after it', () => {
    expect(tell(rivals, '0 note, 0 note, 0 undo, 0 undo').state.notes).toEqual([0, 0, 0])
    expect(tell(rivals, '0 note, 0 undo, 0 note, 0 note, 0 undo').state.notes).toEqual([1, 0, 0])
    expect(may(rivals, '0 note, 0 undo', 0)).toBe(false)
  })

  test('keeps others’ hidden moves in between', () => {
    expect(tell(rivals, '0 note, 1 note, 2 note, 0 undo, 1 undo').state.notes).toEqual([0, 0, 1])
    expect(tell(rivals, '0 note, 1 note, 0 undo, 1 undo, 0 note, 1 note, 1 note').state.notes).toEqual([
      1, 2, 0,
    ])
  })

  test('has nothing to take back where nothing was done', () => {
    expect(may(rivals, '', 0)).toBe(false)
    expect(may(rivals, '1 note', 0)).toBe(false)
    const held = accepted(assign(rivals, tell(rivals, ''), 0, { kind: 'person' }))
    expect(undo(rivals, held, 0)).toEqual({ error: 'cannot-undo' })
  })

  test('is refused when chance was drawn', () => {
    expect(may(rivals, '0 note, 0 roll', 0)).toBe(false)
    expect(may(rivals, '0 roll, 0 note', 0)).toBe(true)
    expect(undo(rivals, tell(rivals, '0 roll, 0 note'), 0, 0)).toEqual({ error: 'cannot-undo' })
    expect(undo(rivals, tell(rivals, '0 note, 0 roll'), 0, 0)).toEqual({ error: 'cannot-undo' })
  })

  test('keeps what others drew, before and after', () => {
    const match = tell(rivals, '1 roll, 0 note, 1 roll, 2 roll')
    const back = accepted(undo(rivals, match, 0))
    expect(back.draws).toBe(3)
    expect(back.state.notes).toEqual(match.state.notes.with(0, 0))
  })

  test('is refused when a move was final, although nobody else noticed', () => {
    expect(may(rivals, '0 note, 0 seal', 0)).toBe(false)
    expect(undo(rivals, tell(rivals, '0 note, 0 seal'), 0, 0)).toEqual({ error: 'cannot-undo' })
    expect(may(rivals, '0 seal, 0 note', 0)).toBe(true)
    expect(may(rivals, '1 seal, 0 note, 1 seal', 0)).toBe(true)
  })

  test('is refused when a later move of another would not be legal without it', () => {
    expect(may(rivals, '0 plant, 1 note', 0)).toBe(true)
    expect(may(rivals, '0 plant, 1 dig', 0)).toBe(false)
    expect(may(rivals, '0 plant, 0 plant, 1 dig', 0)).toBe(true)
    expect(may(rivals, '0 plant, 1 dig, 1 undo', 0)).toBe(true)
  })

  test('is refused when another sees or was told the difference', () => {
    expect(may(rivals, '0 give', 0)).toBe(false)
    expect(may(rivals, '0 note, 1 give', 0)).toBe(true)
    expect(may(rivals, '0 whisper', 0)).toBe(false)
    expect(may(rivals, '2 whisper', 2)).toBe(true)
    // In the end the fire is as it was, but everybody was told.
    expect(undo(rivals, tell(rivals, '0 give, 0 burn'), 0, 0)).toEqual({ error: 'cannot-undo' })
  })

  test('of comrades may be seen, until another has moved', () => {
    expect(may(comrades, '0 give', 0)).toBe(true)
    expect(may(comrades, '1 note, 0 give', 0)).toBe(true)
    expect(may(comrades, '0 give, 1 note', 0)).toBe(false)
    expect(may(comrades, '0 note, 1 note', 0)).toBe(true)
    expect(may(comrades, '0 give, 1 note, 1 undo', 0)).toBe(true)
    expect(may(comrades, '0 roll', 0)).toBe(false)
    expect(may(comrades, '0 seal', 0)).toBe(false)
    expect(eventsFor(comrades, tell(comrades, '0 give, 0 undo'), 1)).toEqual([])
  })

  test('does not take back a move that is not the seat’s, not counted, or not a move', () => {
    const match = tell(rivals, '0 note, 1 note, 0 note, 0 undo')
    for (const back of [1, 2, 3, 4, 99, -1, 0.5, Number.NaN])
      expect(undo(rivals, match, 0, back)).toEqual({ error: 'cannot-undo' })
    expect(undo(rivals, match, 3)).toEqual({ error: 'no-such-seat' })
    expect(undo(rivals, match, -1)).toEqual({ error: 'no-such-seat' })
  })

  test('says how far back it may go, the last move first', () => {
    const far = (game: typeof rivals, story: string, seat: Seat) => undoable(game, tell(game, story), seat)
    expect(far(rivals, '0 note, 0 note, 0 note', 0)).toEqual([2, 1, 0])
    expect(far(rivals, '0 note, 1 note, 0 note', 0)).toEqual([2, 0])
    expect(far(rivals, '0 note, 0 seal, 0 note', 0)).toEqual([2])
    expect(far(rivals, '0 note, 0 give, 0 note', 0)).toEqual([2])
    expect(far(comrades, '0 note, 0 give, 0 note', 0)).toEqual([2, 1, 0])
    expect(far(rivals, '0 note, 0 note, 0 undo', 0)).toEqual([0])
    expect(far(rivals, '0 note', 3)).toEqual([])
  })

  test('looks at all moves it takes back together', () => {
    // What seat 1 dug up is the second seed, or the first if that was never dug up.
    const match = tell(rivals, '0 plant, 0 dig, 0 plant, 1 dig')
    expect(undo(rivals, match, 0)).toEqual({ error: 'cannot-undo' })
    expect(accepted(undo(rivals, match, 0, 1)).state.seeds).toBe(0)
  })

  test('leaves the match before it was', () => {
    const match = tell(rivals, '0 note, 1 note')
    const before = canonicalJson([match.record, match.state, match.steps])
    undo(rivals, match, 0)
    expect(canonicalJson([match.record, match.state, match.steps])).toBe(before)
  })

  test('in a co-op walk: steps until the dark is entered', () => {
    const explored = Array.from({ length: 40 }, (_, from) => {
      const begun = accepted(start(torch, recordOf(torch, { seats: 2, options: {}, seed: 'walk' }, from)))
      return accepted(play(torch, begun, 0, { do: 'explore' }))
    })
    const match = explored.find(({ state }) => state.rooms[1] === 'hall')
    if (match === undefined) throw new Error('No first room is a hall.')
    expect(undoable(torch, match, 0)).toEqual([])
    const back = accepted(play(torch, match, 0, { do: 'back' }))
    expect(accepted(undo(torch, back, 0)).state.heroes[0]?.room).toBe(1)
    expect(undoable(torch, accepted(play(torch, back, 0, { do: 'end' })), 0)).toEqual([])
  })

  test('in a hidden turn: every step until it is confirmed', () => {
    let match = accepted(start(delve, recordOf(delve, { seats: 8, options: {}, seed: 'turn' }, 0)))
    const opening = canonicalJson(match.state)
    const made: Seat[] = []
    for (const seat of [0, 7, 3, 0, 3, 7, 7, 3, 0, 0]) {
      const [move] = legalMoves(delve, match, seat)
      if (move?.do === 'confirm') continue
      match = accepted(play(delve, match, seat, move))
      made.push(seat)
    }
    expect(made.length).toBeGreaterThanOrEqual(6)
    for (const seat of made) match = accepted(undo(delve, match, seat))
    expect(canonicalJson(match.state)).toBe(opening)
    while (delve.active(match.state).includes(5))
      match = accepted(play(delve, match, 5, legalMoves(delve, match, 5)[0]))
    expect(undoable(delve, match, 5)).toEqual([])
    expect(legalMoves(delve, match, 5)).toEqual([])
    expect(undoable(delve, match, 0)).toEqual([])
  })

  test('plays no more again late in a match than early, but once for moves made before it was opened', () => {
    let applied = 0
    const game: typeof rivals = {
      ...rivals,
      apply: (...args: Parameters<typeof rivals.apply>) => {
        applied += 1
        rivals.apply(...args)
      },
    }
    const cost = (match: Match<CampTypes>) => {
      applied = 0
      accepted(undo(game, match, 0))
      return applied
    }
    const turn = '0 note, 1 note, 0 note, 2 note, 0 seal, 1 seal, 2 seal'
    const long = (turns: number) =>
      tell(game, `${Array(turns).fill(turn).join(', ')}, 0 note, 1 note, 0 note`)
    expect(cost(long(1))).toBe(2)
    expect(cost(long(100))).toBe(2)
    const opened = accepted(replay(game, long(100).record))
    expect(cost(opened)).toBe(702)
    expect(cost(accepted(play(game, opened, 0, 'note')))).toBe(0)
  })
})
