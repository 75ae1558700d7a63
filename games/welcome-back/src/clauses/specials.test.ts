import { describe, expect, test } from 'vitest'
import { enter, happened, list, run } from '../testing/story.ts'

const profile = (story: { events: Parameters<typeof happened>[0]['events'] }) => {
  const last = happened(story, 'revealed').at(-1)
  return { strength: last?.strength, type: last?.monster }
}

describe('Fairy', () => {
  test('[WB-6.1] has strength 0, is even and does nothing', () => {
    const story = run('ninja', '', 'fairy')
    expect(profile(story)).toEqual({ strength: 0, type: undefined })
    expect(story).toMatchObject({ cards: ['0'], hp: 3, result: 'success' })
    expect(run('mage', 'grail', 'fairy').cards).toEqual(['D grail'])
  })
})

describe('Ally', () => {
  test('[WB-6.2] has neither strength nor parity and covers the next card', () => {
    const story = run('ninja', '', 'ally')
    expect(profile(story)).toEqual({ strength: undefined, type: undefined })
    const table = enter('ninja', '', 'ally dragon').play('reveal')
    expect(table.view('table').run?.ally).toBe(true)
  })

  test('[WB-6.3] lets the runner decide after the next card is revealed', () => {
    const table = enter('ninja', 'outfit', 'ally golem').play('reveal')
    expect(table.legal()).toEqual(['reveal'])
    expect(table.play('reveal').legal()).toEqual(['suffer', 'ignore ally'])
    expect(run('ninja', 'outfit', 'ally golem', ['ignore ally']).hp).toBe(8)
    expect(run('ninja', 'outfit', 'ally golem', ['suffer']).hp).toBe(3)
  })

  test('[WB-6.4] covers only the very next card', () => {
    expect(run('princess', 'charm', 'ally fairy golem')).toMatchObject({
      cards: ['E', '0', '-5'],
      prompts: [],
      hp: 2,
    })
    expect(run('ninja', 'outfit', 'ally goblin golem', ['suffer'])).toMatchObject({
      cards: ['E', '-1', '-5'],
      hp: 2,
    })
    expect(run('ninja', 'outfit', 'ally goblin golem', ['ignore ally'])).toMatchObject({
      cards: ['E', 'I ally', '-5'],
    })
  })

  test('[WB-6.4] does nothing as the last card', () => {
    expect(run('ninja', '', 'skeleton ally')).toMatchObject({ cards: ['-2', '0'], hp: 1, result: 'success' })
  })
})

describe('Mimic', () => {
  test.each([
    [0, '', 3],
    [1, 'shuriken', 3],
    [2, 'shuriken ninjato', 3],
    [3, 'outfit shuriken ninjato', 8],
    [4, 'outfit shuriken ninjato tools', 8],
    [5, 'outfit herbs shuriken ninjato tools', 11],
    [6, 'outfit herbs shuriken ninjato tools bomb', 11],
  ])('[WB-6.5] is as strong as the row is long: %i', (n, row, hp) => {
    const story = run('ninja', row, 'mimic', n === 6 ? ['suffer'] : [])
    expect(profile(story)).toEqual({ strength: n, type: undefined })
    expect(story.hp).toBe(hp - n)
  })

  test('[WB-6.5] counts an active Coin', () => {
    expect(run('bard', 'tunic coin', 'skeleton mimic', ['use coin'])).toMatchObject({
      cards: ['D coin', 'I coin'],
    })
  })

  test('[WB-6.5] does not count tokens that have been spent', () => {
    expect(run('ninja', 'outfit tools', 'golem mimic', ['use tools'])).toMatchObject({
      cards: ['D tools', '-1'],
      hp: 7,
    })
  })
})

describe('Jelly Cube', () => {
  test('[WB-6.6] has neither strength nor parity and takes a token of the runner’s choice', () => {
    const table = enter('ninja', 'herbs shuriken tools', 'jelly').play('reveal')
    expect(table.legal()).toEqual(['jelly herbs', 'jelly shuriken', 'jelly tools'])
    const story = run('ninja', 'herbs shuriken tools', 'jelly', ['jelly shuriken'])
    expect(story).toMatchObject({ cards: ['E shuriken'], row: 'herbs tools', hp: 6 })
    expect(profile(story)).toEqual({ strength: undefined, type: undefined })
  })

  test('[WB-6.7] does nothing when there is no token', () => {
    expect(run('ninja', '', 'jelly')).toMatchObject({ cards: ['0'], hp: 3, result: 'success' })
  })

  test('[WB-6.8] takes the HP of an HP token along, which may kill', () => {
    expect(run('ninja', 'outfit herbs', 'jelly', ['jelly herbs']).hp).toBe(8)
    expect(run('necromancer', 'zombie', 'golem jelly')).toMatchObject({ hp: 0, result: 'failure' })
    expect(run('necromancer', 'zombie bones', 'golem jelly', ['jelly zombie'])).toMatchObject({
      hp: 1,
      result: 'success',
    })
  })
})

describe('Count', () => {
  test('[WB-6.9] is a Vampire of 4 in every respect before a runner without a Success card', () => {
    expect(profile(run('ninja', 'outfit', 'count'))).toEqual({ strength: 4, type: 'vampire' })
    expect(run('ninja', 'shuriken', 'count').cards).toEqual(['D shuriken'])
    expect(run('princess', 'charm scepter', 'count vampire').cards).toEqual(['-4', 'D scepter'])
  })

  test('[WB-6.10] is even, of strength 8 and no Vampire before a runner with a Success card', () => {
    const story = run('ninja', 'outfit herbs shuriken', 'count', [], { successes: 1 })
    expect(profile(story)).toEqual({ strength: 8, type: undefined })
    expect(story.cards).toEqual(['-8'])
    expect(run('warrior', 'grail', 'count', [], { successes: 1 }).cards).toEqual(['D grail'])
    expect(run('princess', 'charm chaperone scepter', 'vampire count', [], { successes: 1 }).cards).toEqual([
      '-4',
      '-8, dead',
    ])
  })
})

describe('Shapeshifter', () => {
  // A full Warrior with Golems named outlives all other cards: the Demon alone hurts, for 7 of 11.
  const others = list(
    'goblin goblin skeleton skeleton orc orc vampire vampire golem golem lich dragon fairy demon',
  )
  const met = (position: number) => {
    const pile = [...others.slice(0, position - 1), 'shapeshifter']
    return profile(run('warrior', 'plate shield torch grail spear sword', pile.join(' '), ['name golem']))
  }
  const typed = ['goblin', 'skeleton', 'orc', 'vampire', 'golem', 'lich', 'demon', undefined, 'dragon']

  test('[WB-6.11] is as strong as its position', () => {
    for (let position = 1; position <= 15; position++) expect(met(position).strength).toBe(position)
  })

  test('[WB-6.12] is of the type that normal Monsters of this strength have', () => {
    for (const position of [1, 2, 3, 4, 5, 6, 7, 9]) expect(met(position).type).toBe(typed[position - 1])
  })

  test('[WB-6.13] has no type at 8', () => {
    expect(met(8)).toEqual({ strength: 8, type: undefined })
  })

  test('[WB-6.14] has no type from 10 on', () => {
    for (let position = 10; position <= 15; position++) expect(met(position).type).toBeUndefined()
  })
})

test('[WB-6.15] Fairy, Ally, Mimic and Jelly Cube have no type', () => {
  for (const card of ['fairy', 'ally', 'mimic', 'jelly'])
    expect(profile(run('ninja', 'outfit', card)).type).toBeUndefined()
  expect(run('necromancer', 'zombie cape stone wand', 'mimic').cards).toEqual(['-4'])
})
