import type { AnyGame } from '@kazamata/kernel'
import { recordOf } from '@kazamata/kernel/conformance'
import { botSeed, eventsFor, legalMoves, play, start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { games } from '@kazamata/registry'
import type { BotRequest } from '@kazamata/room/bots'
import { afterAll, expect, test } from 'vitest'
import { botThreads, usualThreads } from './bot-threads.ts'

const reported: unknown[] = []
const bots = botThreads(error => reported.push(error), usualThreads)
afterAll(() => bots.close())

/** The first decision of a match for two. */
function firstDecision(game: AnyGame): BotRequest {
  let match = accepted(start(game, recordOf(game, { seats: 2, options: {}, seed: 'bots' }, 0)))
  for (;;) {
    const [seat = 0] = game.active(match.state)
    const moves = legalMoves(game, match, seat)
    if (moves.length > 1)
      return {
        game: game.id,
        level: 'novice',
        seat,
        view: game.view(match.state, seat),
        moves,
        events: eventsFor(game, match, seat),
        seed: botSeed(match, seat),
        budget: { decision: 5, turn: 15 },
      }
    match = accepted(play(game, match, seat, moves[0]))
  }
}

test.each(games)('a novice decides in $id, on a thread', async ({ game }) => {
  const request = firstDecision(await game())
  const decision = await bots.ask(request)
  expect(request.moves).toContainEqual(decision?.moves[0])
  expect(reported).toEqual([])
})

test('a bot that cannot decide is reported and not answered', async () => {
  const request = { game: 'chess', level: 'novice', seat: 0, view: {}, moves: [1, 2], events: [], seed: 's' }
  expect(await bots.ask({ ...request, budget: { decision: 5, turn: 15 } })).toBeUndefined()
  // It was asked twice.
  expect(reported).toEqual(Array(2).fill('Error: There are no bots for "chess".'))
})
