import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faceUpOf, readMatch, replay } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { findGame } from '@kazamata/registry'
import { describe, expect, test } from 'vitest'
import { boardStateAt } from './board-state-at.ts'
import { type Eyes, timelineOf } from './timeline.ts'

/** Finished matches. */
const files = {
  'welcome-back': 'version-2',
  'paper-dungeons': 'version-2',
  'tiny-epic': 'rules-2',
}

async function open(id: keyof typeof files) {
  const path = join(import.meta.dirname, `../../../../games/${id}/src/testing/${files[id]}.kazamata.json`)
  const manifest = findGame(id)
  if (manifest === undefined) throw new Error(`There is no game ${id}.`)
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui()])
  const record = accepted(readMatch(readFileSync(path, 'utf8'), () => game))
  return { game, ui, record, match: accepted(replay(game, record)) }
}

describe('the parts that a game names', () => {
  test.each([
    ['welcome-back', ['log.round', 'part.run', 'log.round', 'part.run', 'log.round', 'part.run']],
    ['paper-dungeons', ['part.setup', ...Array.from({ length: 8 }, () => 'part.round')]],
    ['tiny-epic', ['part.act', ...Array.from({ length: 8 }, () => 'log.turn')]],
  ] as const)('of %s are in order, whoever looks', async (id, titles) => {
    const { game, ui, match } = await open(id)
    const all: readonly Eyes[] = ['table', 0, 1, ...(game.faceUp ? (['face-up'] as const) : [])]
    for (const eyes of all) {
      const { parts, last } = timelineOf(game, ui, match, eyes)
      expect(parts.map(({ title }) => title.id)).toEqual(titles)
      const places = parts.map(({ at }) => at)
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(places.every(at => at >= 0 && at <= last)).toBe(true)
    }
  })
})

describe('everything face up', () => {
  test.each(['welcome-back', 'paper-dungeons'] as const)('%s: only once the match is over', async id => {
    const { game, record, match } = await open(id)
    for (let at = 0; at < record.entries.length; at++) {
      const running = accepted(replay(game, record, at))
      expect(faceUpOf(game, running), `after ${at} entries`).toBeUndefined()
      expect(() => boardStateAt(game, running, at, 'face-up')).toThrow(/over/)
    }
    expect(faceUpOf(game, match)).toBeDefined()
  })

  test.each(['welcome-back', 'paper-dungeons'] as const)(
    '%s: any moment of it shows more than the table saw',
    async id => {
      const { game, match } = await open(id)
      const { last } = timelineOf(game, {}, match, 'table')
      const size = (eyes: Eyes) =>
        JSON.stringify(boardStateAt(game, match, Math.floor(last / 2), eyes)).length
      expect(size('face-up')).toBeGreaterThan(size('table'))
    },
  )

  test('where nothing is hidden there is nothing to turn up', async () => {
    const { game, match } = await open('tiny-epic')
    expect(faceUpOf(game, match)).toBeUndefined()
  })
})
