import { loadGame } from '@kazamata/registry/game-loaders'
import { expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { httpNode } from '../testing/http-node.ts'

/** A match alone in which the first legal move is played until it is over, and the profile after it. */
async function alone(game: string, options: object) {
  const { node, browser } = httpNode({ findGame: loadGame })
  const ada = browser()
  const { body } = await ada.post('/tables', {
    ...{ name: 'Ada', game, options, seats: [{ kind: 'open' }], watchable: true },
  })
  await attend(node, body.id ?? '')
  await ada.post(`/tables/${body.id}/start`)
  const hosted = await node.host.find(body.id ?? '')
  if (typeof hosted === 'string') throw new Error(`There is no match: ${hosted}.`)
  const { room } = hosted
  for (let n = 0; ; n++) {
    const { moves, question, outcome } = room.snapshot(0)
    if (outcome !== undefined) break
    await room.submit(0, `request-${n}`, question, moves.slice(0, 1))
  }
  const { id } = Object((await ada.get('/me')).body)
  const profile = Object((await ada.get(`/people/${id}`)).body)
  const [result] = await node.parts.store.results.listOf(id)
  await node.close()
  return { profile, result }
}

test('Paper Dungeons alone: the best glory of a dungeon that chance has chosen', async () => {
  const { profile, result } = await alone('paper-dungeons', { dungeon: 'random' })
  expect(result?.facts.dungeon).toMatch(/^[A-L]$/)
  expect(profile).toMatchObject({
    played: 1,
    best: [{ game: 'paper-dungeons', facts: result?.facts, score: result?.score }],
    ratings: [],
  })
})

test('Tiny Epic: how hard it was, and no boss that was not met', async () => {
  const { profile, result } = await alone('tiny-epic', { difficulty: 'hard' })
  expect(result).toMatchObject({ coop: true, facts: { difficulty: 'hard' } })
  expect(profile).toMatchObject({ played: 1, best: [], ratings: [] })
})
