import type { BotRequest } from '@kazamata/room/bots'
import { expect, test } from 'vitest'
import { lastMoveBots } from '../testing/local-table.ts'
import { scriptedBots } from './scripted-bots.ts'

const request: BotRequest = {
  game: 'nim',
  level: 'novice',
  seat: 1,
  view: {},
  moves: [1, 2, 3],
  events: [],
  seed: '',
  budget: { decision: 1, turn: 1 },
}

test('a bot plays what the script says, and what its level says where the script is silent', async () => {
  const asked: BotRequest[] = []
  const bots = scriptedBots(({ seat, moves }) => (seat === 1 ? moves[1] : undefined), lastMoveBots(asked))
  expect(await bots.ask(request)).toEqual({ moves: [2] })
  expect(asked).toEqual([])
  expect(await bots.ask({ ...request, seat: 2 })).toEqual({ moves: [3] })
  expect(asked).toHaveLength(1)
})
