import { describe, expect, test } from 'vitest'
import { doorOf } from './doors/index.tsx'
import { type Clause, cardMessages, findGame, games, levels, locales, openGames, type Row } from './index.ts'

test('every listed game has a door and a card in every language', async () => {
  for (const locale of locales) {
    const messages = await cardMessages(locale)
    for (const { id } of games)
      for (const part of ['title', 'short', 'promise', 'mood']) expect(messages[`${id}.${part}`]).toBeTruthy()
  }
  for (const { id } of games) expect(doorOf(id).sign).not.toBe('')
})

test('a game that is not open is not found', () => {
  expect(findGame('paper-dungeons')).toBeUndefined()
  expect(findGame('nothing')).toBeUndefined()
  expect(() => doorOf('nothing')).toThrow(/no door/)
})

describe.each(openGames)('$id', listed => {
  test('is what its card says', async () => {
    const game = await listed.game()
    expect(game.id).toBe(listed.id)
    expect(game.seats).toEqual(listed.seats)
  })

  test('has bots of every level', async () => {
    expect((await listed.bots()).levels).toEqual([...levels])
  })

  test('names every option in every language', async () => {
    const options = (await listed.game()).options.safeParse({})
    if (!options.success || typeof options.data !== 'object' || options.data === null)
      throw new Error('It has no defaults.')
    for (const locale of locales) {
      const messages = await listed.messages(locale)
      for (const key of Object.keys(options.data)) {
        expect(messages[`option.${key}`]).toBeTruthy()
        expect(messages[`option.${key}.help`]).toBeTruthy()
      }
    }
  })

  test('has rules with clauses, in every language without a gap', async () => {
    for (const locale of locales) {
      const { sections } = await listed.rules(locale)
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
