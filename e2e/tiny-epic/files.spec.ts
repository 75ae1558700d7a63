import type { Seat } from '@kazamata/kernel'
import { type Entry, writeMatch } from '@kazamata/kernel/match'
import { activeHero, besideOf, changePrice, isRevealed, neighbours, tinyEpic } from '@kazamata/tiny-epic'
import { expect, test } from '../helpers.ts'
import { fileWith, kept } from '../matches.ts'
import { bring } from '../table.ts'
import { type WordId, wordsIn } from '../words.ts'
import { asks, like, matchAt, type PlannedMatch } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'tiny-epic', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const two = { seats: ['person', 'person'], policy: like('adventurer') } as const

/** A room beside the hero's that a wall shuts off. */
function walled({ state }: PlannedMatch): number {
  const { place } = activeHero(state)
  const near = [0, 1, 2, 3].map(direction => besideOf(place, direction))
  return near.find(cell => isRevealed(state, cell) && !neighbours(state, place).includes(cell)) ?? -1
}

const turn = matchAt(
  (state, match) =>
    asks(state) === 'turn' && state.turn.spent === 0 && !state.turn.stopped && walled(match) >= 0,
  two,
)
const poor = matchAt(state => asks(state) === 'adjust' && activeHero(state).focus < changePrice, two)
/** A hero is unconscious, and it is another hero's turn. */
const fallen = matchAt(
  state => asks(state) === 'turn' && state.heroes.some(({ health }) => health === 0) && !state.turn.acted,
  two,
)
/** An unconscious hero's turn has begun: the forced rest was its heroic action. */
const roused = matchAt((state, { record }) => {
  const [last] = record.entries.slice(-1)
  const ended = last !== undefined && 'move' in last && JSON.stringify(last.move) === '{"do":"end"}'
  return asks(state) === 'turn' && ended && state.turn.acted
}, two)

interface Bad {
  readonly what: string
  readonly match: PlannedMatch
  readonly move: unknown
  readonly seat?: Seat
  readonly why: WordId
}

const at = ({ state }: PlannedMatch): Seat => tinyEpic.active(state)[0] ?? 0
const lying = fallen.state.heroes.find(({ health }) => health === 0)?.seat ?? 0

const bad: readonly Bad[] = [
  {
    what: 'a step through a wall',
    match: turn,
    move: { do: 'step', to: walled(turn) },
    why: 'refusal.illegal-move',
  },
  { what: 'a step off the map', match: turn, move: { do: 'step', to: 50 }, why: 'refusal.bad-move' },
  { what: 'a fourth die', match: poor, move: { do: 'commit', main: 3, plus: 0 }, why: 'refusal.bad-move' },
  ...([1, -1] as const).map(by => ({
    what: `a die turned by ${by} without focus`,
    match: poor,
    move: { do: 'change', die: 0, by },
    why: 'refusal.illegal-move' as const,
  })),
  {
    what: 'somebody who lies there acts',
    match: fallen,
    move: { do: 'rest' },
    seat: lying,
    why: 'refusal.not-your-turn',
  },
  {
    what: 'an action of one who has just come round',
    match: roused,
    move: { do: 'rest' },
    why: 'refusal.illegal-move',
  },
  {
    what: 'a move for somebody else’s hero',
    match: turn,
    move: { do: 'end' },
    seat: 1 - at(turn),
    why: 'refusal.not-your-turn',
  },
  {
    what: 'somebody who is not there',
    match: turn,
    move: { do: 'end' },
    seat: 2,
    why: 'refusal.no-such-seat',
  },
]

test('bad moves of Tiny Epic in a file are refused in words (pl), and no stored match changes', async ({
  page,
}) => {
  const words = wordsIn('pl', 'tiny-epic')
  await bring(page, words, turn)
  await dungeonOn(page, words).asked()
  await page.goto('/tables?lang=pl')
  const before = await kept(page)
  expect(before.matches).toHaveLength(1)
  for (const { what, match, move, seat = at(match), why } of bad)
    await test.step(what, async () => {
      const { entries } = match.record
      const last: Entry = { seat, move, by: 'player' }
      const text = writeMatch({ ...match.record, entries: [...entries, last] })
      await page.getByLabel(words('import.choose')).setInputFiles(fileWith(text))
      await expect(page.getByRole('alert')).toHaveText(
        `${words(why, { at: entries.length + 1 })} ${words('import.nothing')}`,
      )
      expect(await kept(page)).toEqual(before)
    })
})
