import { fastChance } from '@kazamata/kernel'
import { seedOf, start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { describe, expect, test } from 'vitest'
import { coverOf } from './covers/index.tsx'
import { type Clause, cardMessages, findGame, games, levels, locales, type Row } from './index.ts'

test('every listed game has a cover and a card in every language', async () => {
  for (const locale of locales) {
    const messages = await cardMessages(locale)
    for (const { id } of games)
      for (const part of ['title', 'short', 'promise', 'mood']) expect(messages[`${id}.${part}`]).toBeTruthy()
  }
  for (const { id } of games) expect(coverOf(id).sign).not.toBe('')
})

test('what is not listed is not found', () => {
  expect(findGame('nothing')).toBeUndefined()
  expect(() => coverOf('nothing')).toThrow(/no cover/)
})

describe.each(games)('$id', manifest => {
  test('is what its card says', async () => {
    const game = await manifest.game()
    expect(game.id).toBe(manifest.id)
    expect(game.seats).toEqual(manifest.seats)
    expect(game.coop).toBe(manifest.coop)
  })

  test('prints sheets where its board does', async () => {
    expect(manifest.hasSheets ?? false).toBe((await manifest.ui()).Print !== undefined)
  })

  test('has bots of every level', async () => {
    expect((await manifest.bots()).levels).toEqual([...levels])
  })

  test('names every option in every language', async () => {
    const options = (await manifest.game()).options.safeParse({})
    if (!options.success || typeof options.data !== 'object' || options.data === null)
      throw new Error('It has no defaults.')
    for (const locale of locales) {
      const messages = await manifest.messages(locale)
      for (const key of Object.keys(options.data)) {
        expect(messages[`option.${key}`]).toBeTruthy()
        expect(messages[`option.${key}.help`]).toBeTruthy()
      }
    }
  })

  test('tells finished matches apart by options that it has words for', async () => {
    const game = await manifest.game()
    const state = game.setup(game.options.parse({}), game.seats.max, fastChance('facts'), () => undefined)
    for (const locale of locales) {
      const messages = await manifest.messages(locale)
      for (const [key, value] of Object.entries(game.facts?.(state) ?? {})) {
        expect(messages[`option.${key}`]).toBeTruthy()
        expect(messages[`option.${key}.${value}`]).toBeTruthy()
      }
    }
  })

  test('has words for its first game and its stories in every language, and the game takes their options', async () => {
    const { options } = await manifest.game()
    const choices = (manifest.stories ?? []).flatMap(story => story.chapters.map(chapter => chapter.options))
    for (const chosen of [manifest.firstGame ?? {}, ...choices])
      expect(options.parse(chosen)).toEqual(expect.objectContaining(chosen))
    const ids = [
      ...(manifest.firstGame === undefined ? [] : ['first.title', 'first.text']),
      ...(manifest.stories ?? []).flatMap(({ id, chapters }) => [
        `story.${id}`,
        `story.${id}.text`,
        ...chapters.map(chapter => `chapter.${chapter.id}`),
      ]),
    ]
    for (const locale of locales) {
      const messages = await manifest.messages(locale)
      for (const id of ids) expect(messages[id]).toBeTruthy()
    }
  })

  test('has a tutorial that can be begun', async () => {
    const game = await manifest.game()
    const { seedWord, options, bots } = manifest.tutorial
    const seed = seedOf(seedWord)
    if (seed === undefined) throw new Error('Its seed word is too long.')
    const seats = ['person', ...bots].map(who => ({
      name: who,
      occupant: who === 'person' ? { kind: 'person' as const } : { kind: 'bot' as const, level: who },
      salt: '0'.repeat(32),
    }))
    const { id, rulesVersion } = game
    accepted(start(game, { version: 2, id: 'm', game: id, rulesVersion, options, seats, seed }))
  })

  test('has rules with clauses, in every language without a gap', async () => {
    for (const locale of locales) {
      const { sections } = await manifest.rules(locale)
      const clauses = sections
        .flatMap(section => section.blocks)
        .flatMap((block): readonly (Clause | Row)[] => {
          if (block.is === 'clauses') return block.clauses
          return block.is === 'table' ? block.rows : []
        })
      expect(clauses).not.toEqual([])
      expect(sections.filter(section => section.lang !== undefined)).toEqual([])
      expect(clauses.filter(clause => clause.lang !== undefined)).toEqual([])
    }
  })
})

test('[PD-CAM.1] [PD-CAM.2] [PD-CAM.10] the stories of Paper Dungeons are three cards each in letter order, and all twelve', async () => {
  const { stories, campaigns } = await import('@kazamata/paper-dungeons')
  const manifest = findGame('paper-dungeons')?.stories ?? []
  expect(manifest.map(story => story.id)).toEqual([...campaigns])
  for (const id of campaigns) {
    const chapters = manifest.find(story => story.id === id)?.chapters ?? []
    expect(chapters.map(chapter => chapter.options)).toEqual(
      stories[id].chapters.map(dungeon => ({ dungeon })),
    )
  }
  const cards = manifest.map(story => story.chapters.map(chapter => chapter.id).join(''))
  expect(cards).toEqual(['ABC', 'DEF', 'GHI', 'JKL', 'ABCDEFGHIJKL'])
})

test('[PD-UI.16] [PD-VAR.4] a first game leaves missions and vanishing gems out and takes the shortest tour', () => {
  expect(findGame('paper-dungeons')?.firstGame).toEqual({
    missions: false,
    vanishingGems: false,
    dungeon: 'I',
  })
})

test('[TE-2.20] [TE-24.1] in Tiny Epic there are two heroes at least, one for each seat, or as many as are wished for', async () => {
  const party = await findGame('tiny-epic')?.party?.size()
  expect([1, 2, 3, 4].map(seats => party?.({}, seats))).toEqual([2, 2, 3, 4])
  expect([1, 2, 3, 4].map(seats => party?.({ heroes: 3 }, seats))).toEqual([3, 3, 3, 4])
})
