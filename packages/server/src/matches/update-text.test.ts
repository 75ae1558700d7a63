import type { Update } from '@kazamata/room'
import { describe, expect, test } from 'vitest'
import { SeatsText, updateText } from './update-text.ts'

/** With every key that an update may have: the compiler asks for those that are new. */
const full: Required<Update> = {
  from: 3,
  version: 4,
  keep: 7,
  viewer: 1,
  question: 4,
  view: { name: 'Ödön "the bold"', hand: [1, 2], hidden: undefined },
  events: [{ type: 'took', final: true }],
  active: [0, 1],
  moves: [{ take: 1 }, 'pass', null],
  undoable: 2,
  turnsEnded: 5,
  seats: [
    { name: 'Ada', occupant: { kind: 'person' } },
    { name: 'Bot', occupant: { kind: 'bot', level: 'novice' } },
  ],
  lastMover: 0,
  clocks: [{ left: 60_000, since: 12 }, null],
  outcome: { winners: [1], scores: [0, 1], why: 'last stick' },
}
const { lastMover: _lastMover, clocks: _clocks, outcome: _outcome, ...least } = full
const spectator: Update = { ...least, viewer: 'table', events: [], active: [], moves: [] }

describe('the text of an update is its JSON', () => {
  test.each([
    ['with all that it may have', full],
    ['with what it has at least', least],
    ['for those who look on', spectator],
  ])('%s', (_title, update) => {
    const text = updateText(
      update,
      { seats: JSON.stringify(update.seats), moves: JSON.stringify(update.moves) },
      '"type":"update"',
    )
    expect(text).toBe(JSON.stringify({ type: 'update', ...update }))
  })
})

test('the text of the seats changes with them', () => {
  const texts = new SeatsText()
  const later = full.seats.toReversed()
  expect(texts.of(full.seats)).toBe(JSON.stringify(full.seats))
  expect(texts.of(full.seats)).toBe(JSON.stringify(full.seats))
  expect(texts.of(later)).toBe(JSON.stringify(later))
})
