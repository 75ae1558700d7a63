import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { expect, it } from 'vitest'
import { bosses } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { clone, type State } from '../state.ts'
import { seasoned } from '../testing/index.ts'
import { replayEvent } from './replay-event.ts'

/** What lies on the table: all but what is still to be done, and what the hero at turn has done so far. */
function table({ agenda, turn, ...rest }: State) {
  return { ...rest, hero: turn.hero, spent: turn.spent, stopped: turn.stopped }
}

/** Plays at random and tells every event to a stage that knows nothing else. */
function playOut(state: State, chance: Chance, before = clone(state), early: readonly Event[] = []): number {
  let scene = early.reduce(replayEvent, before)
  let moves = 0
  while (game.outcome(state) === undefined) {
    const [seat = -1] = game.active(state)
    const move = pick(chance, game.moves(state, seat))
    const news: Event[] = []
    game.apply(state, seat, move, chance, event => news.push(event))
    scene = news.reduce(replayEvent, scene)
    // A card being turned costs its Speed before anybody has moved.
    const asked = state.agenda.at(-1)?.do
    if (asked !== 'rotate' && asked !== 'teleport')
      expect(table(scene), JSON.stringify(move)).toEqual(table(state))
    moves += 1
  }
  expect(table(scene)).toEqual(table(state))
  return moves
}

it('[TE-UI.13] told event by event, the stage comes to exactly the table as it is', () => {
  for (let seed = 0; seed < 12; seed++) {
    const chance = fastChance(`stage ${seed}`)
    const options = optionsSchema.parse({
      heroes: 2 + (seed % 3),
      choice: seed % 2 === 0 ? 'free' : 'random',
      difficulty: seed % 3 === 0 ? 'easy' : 'standard',
    })
    const state = game.setup(options, 1 + (seed % 4), chance, () => {})
    expect(playOut(state, chance)).toBeGreaterThan(0)
  }
})

it('[TE-UI.13] and so it does in the lair, with every boss', () => {
  for (const boss of bosses)
    for (let seed = 0; seed < 4; seed++) {
      const options = optionsSchema.parse({ heroes: 2 + (seed % 3), boss })
      const state = seasoned(options, 1 + (seed % 4), seed % 2 === 0)
      expect(playOut(state, fastChance(`stage ${boss} ${seed}`))).toBeGreaterThan(0)
    }
})
