import { readFile } from 'node:fs/promises'
import { hash } from '@kazamata/kernel'
import { commitment, readMatch, replay, writeMatch } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { findGame } from './index.ts'

/** Finished matches as they were once saved, with a seat that went to a bot and back, and the hash of the state they ended with. */
const saved = [
  ['welcome-back', 'version-1', 'aaeb92fd47a8fe416aea203ddb150a8e92283b584f24d236e4d1fa6659e022c5'],
  ['welcome-back', 'version-2', 'aaeb92fd47a8fe416aea203ddb150a8e92283b584f24d236e4d1fa6659e022c5'],
  ['paper-dungeons', 'version-1', 'f1b7a8aab91836ba561441a753924d9e9cf73795e0fb00590dd43359a7a3a6b3'],
  ['paper-dungeons', 'version-2', '11fd3d2da0648d84e2d9d489b81a5b61cbd2c8b0499a9c616776b543b3f29994'],
  ['tiny-epic', 'rules-2', 'aaae71400d876374077c0f7c2f306ea62fc2f61613d6ca63817c48286e6eff28'],
] as const

async function savedFile(id: string, name: string) {
  const path = `../../../games/${id}/src/testing/${name}.kazamata.json`
  const text = await readFile(new URL(path, import.meta.url), 'utf8')
  const game = await findGame(id)?.game()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  return { text, game }
}

test.each(saved)('a match of %s in the file %s still ends as it did', async (id, name, end) => {
  const { text, game } = await savedFile(id, name)
  const record = accepted(readMatch(text, () => game))
  expect(record.version).toBe(name === 'version-1' ? 1 : 2)
  // An option that is added later has no default here: it would change the commitment of older matches.
  expect(commitment(record)).toBe(JSON.parse(text).commitment)
  const match = accepted(replay(game, record))
  expect(hash(match.state)).toBe(end)
  expect(game.outcome(match.state)).toBeDefined()
  expect(readMatch(writeMatch(record), () => game)).toEqual(record)
})

test.each(['version-1', 'version-2'])(
  'a match of the first rules of Tiny Epic in the file %s is refused',
  async name => {
    const { text, game } = await savedFile('tiny-epic', name)
    expect(JSON.parse(text).rulesVersion).toBe(1)
    expect(readMatch(text, () => game)).toEqual({ error: 'wrong-version' })
  },
)
