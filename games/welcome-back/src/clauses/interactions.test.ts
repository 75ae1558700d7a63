import { describe, expect, test } from 'vitest'
import type { Hero } from '../content/ids.ts'
import { enter, happened, type RunExtras, run } from '../testing/story.ts'

/*
 * Table 12.1, cell by cell. A cell is a run: hero, row, pile, the answers given if any, and what became of the last
 * card, with the options that were offered against it (none when it was not asked).
 */
type Cell = readonly [
  hero: Hero,
  row: string,
  pile: string,
  end: string,
  offered?: string,
  answers?: string,
  extra?: RunExtras,
]

const glory: RunExtras = { successes: 1 }

const typed = [
  ['princess', 'sword', 'offer goblin vampire, pick vampire'],
  ['princess', 'collar', ''],
  ['necromancer', 'wand', ''],
  ['necromancer', 'stone', ''],
  ['ninja', 'shuriken', ''],
  ['ninja', 'tools', ''],
  ['barbarian', 'hammer', ''],
  ['warrior', 'spear', ''],
  ['warrior', 'sword', 'name goblin'],
  ['rogue', 'dagger', 'name goblin'],
] as const

function check(...[hero, row, pile, end, offered = '', answers = '', extra = {}]: Cell): void {
  const given = answers === '' ? [] : answers.split(', ')
  // An Ally needs a card to help against.
  const helped = pile.endsWith('ally')
  const story = run(hero, row, helped ? `${pile} fairy` : pile, given, extra)
  const what = `${hero} {${row}} [${pile}]`
  expect(story.cards.at(helped ? -2 : -1), what).toBe(end)
  expect(story.last.join(', '), what).toBe(offered)
}

describe('Equipment against Special Monsters', () => {
  const rows: Record<string, readonly Cell[]> = {
    'WB-12.1': [
      ['princess', 'crown', 'fairy', '0'],
      ['princess', 'crown', 'ally', 'E'],
      ['princess', 'crown', 'mimic', '0'],
      ['princess', 'charm crown', 'mimic', '0'],
      ['princess', 'charm chaperone crown collar', 'mimic', '-2'],
      ['princess', 'crown', 'jelly', 'E crown'],
      ['princess', 'charm crown', 'count', '-2'],
      ['princess', 'charm chaperone crown', 'count', '-6', '', '', glory],
      ['princess', 'crown', 'shapeshifter', '0'],
      ['princess', 'crown', 'goblin goblin shapeshifter', '-1'],
      ['princess', 'charm chaperone crown', 'goblin goblin skeleton skeleton fairy shapeshifter', '-4'],
    ],
    'WB-12.2': [
      ['bard', 'tunic flute', 'goblin fairy', '0'],
      ['bard', 'tunic flute', 'goblin ally', 'E'],
      ['bard', 'tunic flute', 'mimic', '-2'],
      ['bard', 'tunic flute', 'goblin mimic', '-1'],
      ['bard', 'flute', 'goblin mimic', '0'],
      ['bard', 'tunic flute', 'goblin jelly', 'E tunic', 'jelly tunic, jelly flute', 'jelly tunic'],
      ['bard', 'tunic flute', 'goblin count', '-3'],
      ['bard', 'tunic flute', 'goblin goblin count', '-6', '', '', glory],
      ['bard', 'tunic flute', 'shapeshifter', 'D flute'],
      ['bard', 'tunic flute', 'goblin shapeshifter', '-1'],
      ['bard', 'tunic flute', 'goblin goblin shapeshifter', '-1'],
    ],
    'WB-12.3': [
      ['bard', 'harp', 'fairy', '0'],
      ['bard', 'harp', 'ally', 'E'],
      ['bard', 'harp', 'mimic', '-1'],
      ['bard', 'harp blade', 'mimic', '-2'],
      ['bard', 'harp flute coin', 'mimic', '-1'],
      ['bard', 'harp flute coin blade', 'mimic', '-2', 'suffer, use coin', 'suffer'],
      ['bard', 'harp', 'jelly mimic', '0'],
      ['bard', 'harp', 'jelly', 'E harp'],
      ['bard', 'harp', 'count', '-2'],
      ['bard', 'harp', 'count', '-2', '', '', glory],
      ['bard', 'harp', 'shapeshifter', '-1'],
      ['bard', 'harp', 'fairy shapeshifter', '-2'],
      ['bard', 'harp', 'fairy goblin shapeshifter', '-1'],
    ],
    'WB-12.4': [
      ['bard', 'coin', 'fairy', '0'],
      ['bard', 'coin', 'ally', 'E'],
      ['bard', 'coin', 'mimic', '-1'],
      ['bard', 'tunic coin', 'mimic', 'D coin', 'suffer, use coin', 'use coin'],
      ['bard', 'coin', 'jelly', 'E coin'],
      ['bard', 'tunic coin', 'count', 'D coin', 'suffer, use coin', 'use coin'],
      ['bard', 'tunic coin', 'count', 'D coin', 'suffer, use coin', 'use coin', glory],
      ['bard', 'tunic coin', 'shapeshifter', '-1'],
      ['bard', 'tunic coin', 'goblin shapeshifter', 'D coin', 'suffer, use coin', 'use coin'],
    ],
    'WB-12.5': [
      ['bard', 'coin', 'skeleton fairy', 'I coin', '', 'use coin'],
      ['bard', 'coin', 'skeleton ally', 'E', '', 'use coin'],
      ['bard', 'coin hat', 'skeleton mimic', 'I coin', '', 'use coin'],
      ['bard', 'tunic coin hat', 'skeleton mimic', 'coin lost, -3', '', 'use coin'],
      ['bard', 'tunic coin', 'skeleton jelly', 'E coin', 'jelly tunic, jelly coin', 'use coin, jelly coin'],
      ['bard', 'tunic coin', 'skeleton jelly', 'E tunic', 'jelly tunic, jelly coin', 'use coin, jelly tunic'],
      ['bard', 'coin', 'skeleton count', 'I coin', '', 'use coin'],
      ['bard', 'coin', 'skeleton count', 'I coin', '', 'use coin', glory],
      ['bard', 'coin', 'skeleton shapeshifter', 'I coin', '', 'use coin'],
      ['bard', 'tunic coin', 'skeleton lich shapeshifter', 'coin lost, -3', '', 'use coin'],
    ],
    'WB-12.6': [
      ['bard', 'blade', 'fairy', '0'],
      ['bard', 'blade', 'ally', 'E'],
      ['bard', 'blade', 'mimic', 'D blade', 'suffer, use blade', 'use blade'],
      ['bard', 'tunic blade', 'mimic', '-2'],
      ['bard', 'blade', 'jelly', 'E blade'],
      ['bard', 'tunic blade', 'count', '-4'],
      ['bard', 'tunic hat blade', 'count', '-8', '', '', glory],
      ['bard', 'blade', 'shapeshifter', 'D blade', 'suffer, use blade', 'use blade'],
      ['bard', 'blade', 'fairy shapeshifter', '-2'],
    ],
    'WB-12.7': [
      ['princess', 'charm scepter', 'fairy', '0'],
      ['princess', 'charm scepter', 'ally', 'E'],
      ['princess', 'charm scepter', 'skeleton skeleton mimic', '-2'],
      ['princess', 'scepter', 'goblin jelly', 'E scepter'],
      ['princess', 'charm scepter', 'vampire count', 'D scepter'],
      ['princess', 'charm scepter', 'vampire vampire count', 'I scepter'],
      ['princess', 'charm chaperone scepter', 'goblin goblin count', '-8', '', '', glory],
      ['princess', 'charm scepter', 'orc orc shapeshifter', 'I scepter'],
      ['princess', 'charm chaperone scepter', 'goblin skeleton fairy shapeshifter', '-4'],
      [
        'princess',
        'charm chaperone crown scepter',
        'goblin goblin skeleton skeleton fairy orc orc shapeshifter',
        '-6',
      ],
      [
        'princess',
        'charm chaperone crown scepter',
        'goblin goblin skeleton skeleton fairy orc orc golem golem shapeshifter',
        '-8, dead',
      ],
    ],
    'WB-12.8': [
      ...typed.flatMap(([hero, row, answers]): Cell[] => [
        [hero, row, 'fairy', '0', '', answers],
        [hero, row, 'ally', 'E', '', answers],
        [hero, row, 'mimic', '-1', '', answers],
        [hero, row, 'jelly', `E ${row}`, '', answers],
      ]),
      ['necromancer', 'zombie cape wand stone', 'mimic', '-4'],
      ['ninja', 'outfit herbs shuriken tools', 'mimic', '-4'],
      ['barbarian', 'chain shield hammer', 'mimic', '-3'],
      ['necromancer', 'wand', 'count', 'D wand +4'],
      ['ninja', 'shuriken', 'count', 'D shuriken'],
      ['princess', 'sword', 'count', 'D sword', '', 'offer orc vampire, pick vampire'],
      ['warrior', 'sword', 'count', 'D sword', '', 'name vampire'],
      ['rogue', 'dagger', 'count', 'D dagger', '', 'name vampire'],
      ['princess', 'charm sword', 'count', '-4', '', 'offer orc vampire, pick orc'],
      ['necromancer', 'zombie stone', 'count', '-4'],
      ['ninja', 'outfit tools', 'count', '-4'],
      ['necromancer', 'zombie cape wand', 'count', '-8', '', '', glory],
      ['ninja', 'outfit herbs shuriken', 'count', '-8', '', '', glory],
      ['warrior', 'plate shield sword', 'count', '-8', '', 'name vampire', glory],
      ['rogue', 'mithril buckler dagger', 'count', '-8', '', 'name vampire', glory],
      ['princess', 'charm chaperone sword', 'count', '-8', '', 'offer orc vampire, pick vampire', glory],
      ['necromancer', 'stone', 'shapeshifter', 'D stone'],
      ['necromancer', 'zombie stone', 'fairy goblin shapeshifter', 'D stone'],
      ['necromancer', 'zombie stone', 'fairy shapeshifter', '-2'],
      ['necromancer', 'zombie wand', 'fairy goblin goblin shapeshifter', 'D wand +4'],
      ['ninja', 'outfit shuriken', 'fairy goblin goblin shapeshifter', 'D shuriken'],
      ['ninja', 'tools', 'shapeshifter', 'D tools', 'suffer, use tools', 'use tools'],
      ['ninja', 'outfit tools', 'fairy vampire shapeshifter', 'D tools', 'suffer, use tools', 'use tools'],
      ['barbarian', 'chain hammer', 'fairy goblin goblin skeleton shapeshifter', 'D hammer'],
      ['princess', 'sword', 'shapeshifter', 'D sword', '', 'offer goblin vampire, pick goblin'],
      ['warrior', 'sword', 'fairy shapeshifter', 'D sword', '', 'name skeleton'],
      ['rogue', 'dagger', 'fairy shapeshifter', 'D dagger', '', 'name skeleton'],
      [
        'princess',
        'charm crown collar',
        'goblin goblin skeleton skeleton fairy orc orc vampire shapeshifter',
        'D collar',
      ],
      [
        'warrior',
        'plate torch grail spear',
        'goblin goblin skeleton skeleton orc orc vampire vampire shapeshifter',
        'D spear',
      ],
      [
        'princess',
        'charm chaperone crown collar',
        'goblin goblin skeleton skeleton fairy orc orc shapeshifter',
        '-6',
      ],
      [
        'princess',
        'charm chaperone crown collar',
        'goblin goblin skeleton skeleton fairy orc orc vampire vampire shapeshifter',
        '-8, dead',
      ],
    ],
    'WB-12.9': [
      ['warrior', 'torch', 'fairy', 'D torch'],
      ['rogue', 'ring', 'fairy', 'D ring'],
      ['ninja', 'ninjato', 'fairy', '0'],
      ['rogue', 'cloak', 'fairy', '0'],
      ['warrior', 'torch', 'ally', 'E'],
      ['rogue', 'ring cloak', 'ally', 'E'],
      ['ninja', 'ninjato', 'ally', 'E'],
      ['warrior', 'plate torch spear', 'mimic', 'D torch'],
      ['warrior', 'plate shield torch spear', 'mimic', '-4'],
      ['rogue', 'ring', 'mimic', 'D ring +1'],
      ['rogue', 'mithril ring', 'mimic', 'D ring +2'],
      ['rogue', 'mithril buckler ring', 'mimic', '-3'],
      ['rogue', 'mithril buckler ring cloak potion dagger', 'mimic', 'D cloak', '', 'name orc'],
      ['ninja', 'outfit herbs shuriken ninjato tools', 'mimic', '-5'],
      ['warrior', 'torch', 'jelly', 'E torch'],
      ['rogue', 'ring', 'jelly', 'E ring'],
      ['rogue', 'cloak', 'jelly', 'E cloak'],
      ['ninja', 'ninjato', 'jelly', 'E ninjato'],
      ['warrior', 'plate torch', 'count', '-4'],
      ['rogue', 'mithril ring cloak', 'count', '-4'],
      ['ninja', 'outfit ninjato', 'count', '-4'],
      ['ninja', 'ninjato', 'count', 'D ninjato', '', '', glory],
      ['rogue', 'cloak', 'count', 'D cloak', '', '', glory],
      ['warrior', 'plate shield torch', 'count', '-8', '', '', glory],
      ['rogue', 'ring', 'shapeshifter', 'D ring +1'],
      ['rogue', 'ring', 'goblin shapeshifter', 'D ring +2'],
      ['rogue', 'ring', 'goblin goblin shapeshifter', '-3'],
      ['warrior', 'torch', 'goblin goblin shapeshifter', 'D torch'],
      ['warrior', 'plate torch', 'goblin goblin orc shapeshifter', '-4'],
      ['rogue', 'mithril ring cloak', 'goblin goblin skeleton skeleton fairy shapeshifter', 'D cloak'],
      [
        'rogue',
        'mithril ring cloak',
        'goblin goblin skeleton skeleton fairy lich demon shapeshifter',
        'D cloak',
      ],
      [
        'ninja',
        'outfit herbs ninjato',
        'goblin goblin skeleton skeleton fairy demon shapeshifter',
        'D ninjato',
      ],
      [
        'ninja',
        'outfit herbs ninjato',
        'goblin goblin skeleton fairy demon dragon orc shapeshifter',
        'D ninjato',
      ],
      [
        'rogue',
        'mithril ring cloak',
        'goblin goblin skeleton skeleton fairy lich demon dragon orc shapeshifter',
        'D cloak',
      ],
    ],
    'WB-12.10': [
      ['mage', 'grail', 'fairy', 'D grail'],
      ['mage', 'grail', 'ally', 'E'],
      ['warrior', 'grail', 'mimic', '-1'],
      ['warrior', 'plate grail', 'mimic', 'D grail'],
      ['mage', 'grail', 'jelly', 'E grail'],
      ['warrior', 'grail', 'count', 'D grail'],
      ['mage', 'grail', 'count', 'D grail', '', '', glory],
      ['mage', 'grail', 'shapeshifter', '-1'],
      ['mage', 'grail', 'skeleton shapeshifter', 'D grail'],
    ],
    'WB-12.11': [
      ['necromancer', 'scroll', 'fairy', '0'],
      ['necromancer', 'scroll', 'ally', 'E'],
      ['necromancer', 'scroll', 'mimic', 'D scroll +1', 'suffer, use scroll', 'use scroll'],
      [
        'necromancer',
        'zombie cape stone wand scroll',
        'mimic',
        'D scroll +5',
        'suffer, use scroll',
        'use scroll',
      ],
      ['necromancer', 'zombie cape stone wand scroll bones', 'mimic', '-6'],
      ['necromancer', 'scroll', 'jelly', 'E scroll'],
      ['necromancer', 'scroll', 'count', 'D scroll +4', 'suffer, use scroll', 'use scroll'],
      ['necromancer', 'zombie cape scroll', 'count', '-8', '', '', glory],
      ['necromancer', 'scroll', 'shapeshifter', 'D scroll +1', 'suffer, use scroll', 'use scroll'],
      [
        'necromancer',
        'zombie wand stone scroll',
        'vampire vampire fairy lich shapeshifter',
        'D scroll +5',
        'suffer, use scroll',
        'use scroll',
      ],
      [
        'necromancer',
        'zombie cape wand scroll',
        'vampire vampire lich fairy goblin shapeshifter',
        '-6',
        '',
        'suffer',
      ],
    ],
    'WB-12.12': [
      ['ninja', 'outfit bomb', 'fairy', '0'],
      ['ninja', 'outfit bomb', 'ally', 'E'],
      ['ninja', 'herbs bomb', 'mimic', 'I bomb', 'suffer, bomb herbs', 'bomb herbs'],
      ['ninja', 'shuriken tools bomb', 'jelly', 'E tools', 'jelly shuriken, jelly tools', 'jelly tools'],
      ['ninja', 'herbs bomb', 'count', 'I bomb', 'suffer, bomb herbs', 'bomb herbs'],
      ['ninja', 'herbs bomb', 'count', 'I bomb', 'suffer, bomb herbs', 'bomb herbs', glory],
      ['ninja', 'herbs bomb', 'shapeshifter', 'I bomb', 'suffer, bomb herbs', 'bomb herbs'],
    ],
    'WB-12.13': [
      ['ninja', 'outfit herbs', 'fairy', '0'],
      ['ninja', 'outfit herbs', 'ally', 'E'],
      ['ninja', 'outfit herbs', 'mimic', '-2'],
      ['ninja', 'outfit herbs', 'jelly', 'E herbs', 'jelly outfit, jelly herbs', 'jelly herbs'],
      ['ninja', 'outfit herbs', 'count', '-4'],
      ['ninja', 'outfit herbs', 'count', '-8', '', '', glory],
      ['ninja', 'outfit herbs', 'shapeshifter', '-1'],
    ],
    'WB-12.14': [
      ['necromancer', 'bones', 'fairy', '0'],
      ['barbarian', 'potion', 'fairy', '0'],
      ['necromancer', 'bones', 'ally', 'E'],
      ['barbarian', 'potion', 'ally', 'E'],
      ['necromancer', 'scroll bones', 'mimic', '-2, revived 1', 'suffer, use scroll', 'suffer'],
      ['rogue', 'ring cloak potion', 'mimic', '-3, revived 3'],
      [
        'necromancer',
        'zombie bones',
        'golem jelly',
        'E zombie, revived 1',
        'jelly zombie, jelly bones',
        'jelly zombie',
      ],
      ['necromancer', 'zombie bones', 'golem jelly', 'E bones', 'jelly zombie, jelly bones', 'jelly bones'],
      [
        'rogue',
        'mithril potion',
        'golem jelly',
        'E mithril, revived 3',
        'jelly mithril, jelly potion',
        'jelly mithril',
      ],
      ['rogue', 'mithril potion', 'golem jelly', 'E potion', 'jelly mithril, jelly potion', 'jelly potion'],
      ['necromancer', 'bones', 'count', '-4, revived 1'],
      ['barbarian', 'potion', 'count', '-4, revived 4'],
      ['necromancer', 'bones', 'count', '-8, revived 1', '', '', glory],
      ['rogue', 'potion', 'count', '-8, revived 3', '', '', glory],
      ['necromancer', 'bones', 'fairy shapeshifter', '-2, revived 1'],
      ['necromancer', 'bones', 'goblin shapeshifter', '-2, dead'],
      ['rogue', 'potion', 'fairy goblin shapeshifter', '-3, revived 3'],
    ],
    'WB-12.15': [
      ['barbarian', 'axe', 'fairy', '0'],
      ['barbarian', 'axe', 'ally', 'E'],
      ['barbarian', 'axe', 'mimic', 'D axe', 'suffer, use axe', 'use axe'],
      ['barbarian', 'axe', 'jelly', 'E axe'],
      ['barbarian', 'axe', 'count', 'D axe', 'suffer, use axe', 'use axe'],
      ['barbarian', 'axe', 'count', 'D axe', 'suffer, use axe', 'use axe', glory],
      ['barbarian', 'axe', 'shapeshifter', 'D axe', 'suffer, use axe', 'use axe'],
    ],
    'WB-12.17': [
      ['mage', 'pact', 'demon fairy', 'D chain'],
      ['mage', 'pact', 'demon ally', 'D chain'],
      ['mage', 'pact', 'demon mimic', 'D chain'],
      ['mage', 'pact', 'demon jelly', 'D chain'],
      ['mage', 'pact', 'demon count', 'D chain'],
      ['mage', 'pact', 'demon count', 'D chain', '', '', glory],
      ['mage', 'pact', 'demon shapeshifter', 'D chain'],
      ['mage', 'wall pact', 'fairy goblin goblin skeleton skeleton demon shapeshifter dragon', 'D chain'],
    ],
    'WB-12.18': [
      ['mage', 'poly', 'fairy', '0', '', '', { deck: 'orc' }],
      ['mage', 'poly', 'ally', 'E', '', '', { deck: 'orc' }],
      ['mage', 'wall poly', 'mimic', 'P orc, -3', 'suffer, polymorph', 'polymorph', { deck: 'orc' }],
      ['mage', 'wall poly', 'jelly', 'P orc, -3', 'suffer, polymorph', 'polymorph', { deck: 'orc' }],
      ['mage', 'wall poly', 'count', 'P orc, -3', 'suffer, polymorph', 'polymorph', { deck: 'orc' }],
      [
        'mage',
        'wall poly',
        'count',
        'P orc, -3',
        'suffer, polymorph',
        'polymorph',
        { deck: 'orc', successes: 1 },
      ],
      [
        'mage',
        'wall poly',
        'fairy goblin shapeshifter',
        'P orc, -3',
        'suffer, polymorph',
        'suffer, polymorph',
        { deck: 'orc' },
      ],
    ],
  }

  test.each(Object.entries(rows))('[%s] holds cell by cell', (_, cells) => {
    for (const cell of cells) check(...cell)
  })

  test('[WB-12.2] a Shapeshifter met first is a Goblin that the Flute counts', () => {
    expect(happened(run('bard', 'tunic flute', 'shapeshifter orc'), 'defeated')).toMatchObject([{ flute: 1 }])
    expect(run('bard', 'tunic flute', 'shapeshifter orc').cards).toEqual(['D flute', '-2'])
  })

  test.each([
    ['fairy', ''],
    ['ally', ''],
    ['mimic', ''],
    ['jelly', ''],
    ['count', 'vampire'],
    ['shapeshifter', 'skeleton'],
  ])('[WB-12.16] Omnipotence finds no other card called %s', (special, alike) => {
    expect(run('mage', 'omni', `dragon ${special} ${alike}`).result).toBe('success')
    expect(run('mage', 'omni', `dragon ${special} ${alike}`, [], glory).result).toBe('success')
    expect(run('mage', 'omni', `dragon ${special} goblin goblin`).result).toBe('failure')
  })

  test('[WB-12.17] a Shapeshifter at 7 after a Demon is a Demon itself and goes on with the chain', () => {
    const story = run('mage', 'wall pact', 'fairy goblin goblin skeleton skeleton demon shapeshifter dragon')
    expect(story.prompts).toEqual([])
    expect(story.cards.slice(-3).map(fate => fate.slice(0, 1))).toEqual(['D', 'D', 'D'])
  })
})

describe('further pairs', () => {
  test('[WB-12.41] Ally, then a Goblin before the Flute: it is defeated and counted, the charge is lost', () => {
    const story = run('bard', 'tunic flute', 'ally goblin orc')
    expect(story).toMatchObject({ cards: ['E', 'D flute', '-2'], prompts: [] })
    expect(happened(story, 'ally').map(({ charge }) => charge)).toEqual(['gained', 'lost'])
  })

  test('[WB-12.42] what Ally, Bomb or Coin ignore still counts for positions and types', () => {
    expect(run('ninja', 'outfit bomb', 'ally dragon shapeshifter', ['ignore ally', 'suffer']).cards).toEqual([
      'E',
      'I ally',
      '-3',
    ])
    expect(run('ninja', 'outfit tools bomb', 'dragon shapeshifter', ['bomb tools', 'suffer']).cards).toEqual([
      'I bomb',
      '-2',
    ])
    expect(run('bard', 'tunic coin', 'skeleton lich shapeshifter', ['use coin']).cards).toEqual([
      'D coin',
      'I coin',
      'coin lost, -3',
    ])
    expect(run('princess', 'charm scepter', 'ally orc orc', ['ignore ally']).cards).toEqual([
      'E',
      'I ally',
      'D scepter',
    ])
  })

  test('[WB-12.43] Ally, then a Jelly Cube: the runner may ignore it', () => {
    const story = run('ninja', 'outfit shuriken', 'ally jelly', ['ignore ally'])
    expect(story).toMatchObject({ cards: ['E', 'I ally'], row: 'outfit shuriken' })
    expect(story.last).toContain('suffer')
  })

  test('[WB-12.44] Lich, then a Shapeshifter at 6: the Scepter sees a second Lich', () => {
    const pile = 'lich goblin skeleton fairy goblin shapeshifter'
    expect(run('princess', 'charm chaperone scepter', pile).cards.at(-1)).toBe('D scepter')
  })

  test('[WB-12.45] two Monsters without a type are not of a type, equal strength or not', () => {
    const pile = 'count goblin goblin orc orc skeleton skeleton shapeshifter'
    expect(run('princess', 'charm chaperone crown scepter', pile, [], glory).cards.at(-1)).toBe('-6, dead')
  })

  test('[WB-12.46] what the Jelly Cube takes ends with the next card', () => {
    expect(run('princess', 'charm crown', 'jelly orc', ['jelly crown']).cards.at(-1)).toBe('-3')
    expect(run('bard', 'harp flute', 'jelly skeleton', ['jelly harp']).cards.at(-1)).toBe('-2')
    expect(run('princess', 'charm scepter', 'goblin jelly goblin', ['jelly scepter']).cards.at(-1)).toBe('-1')
    const sword = ['offer orc vampire', 'pick orc']
    expect(run('princess', 'charm sword', 'orc jelly orc', [...sword, 'jelly sword']).cards).toEqual([
      'D sword',
      'E sword',
      '-3',
    ])
  })

  test('[WB-12.46] while the count of types goes on', () => {
    const table = enter('princess', 'charm scepter', 'orc jelly orc fairy').play(
      'reveal',
      'reveal',
      'jelly scepter',
      'reveal',
    )
    expect(table.view('table').run?.met.filter(({ type }) => type === 'orc')).toHaveLength(2)
  })

  test('[WB-12.47] Harp and Flute: the cap comes first', () => {
    expect(run('bard', 'flute harp', 'goblin golem lich').cards).toEqual(['D flute', '0', '-1'])
  })

  test('[WB-12.48] a Coin lost to an odd Mimic does not make the Mimic smaller', () => {
    expect(run('bard', 'tunic hat coin', 'lich mimic', ['use coin']).cards).toEqual([
      'D coin',
      'coin lost, -3',
    ])
  })

  test('[WB-12.49] only the runner’s own Success cards impress the Count', () => {
    expect(run('ninja', 'outfit', 'count', [], { others: 1 }).cards).toEqual(['-4'])
  })

  test('[WB-12.50] Polymorph hands the cover of an Ally or of the Pact to the new card', () => {
    const ally = run('mage', 'wall poly', 'ally golem', ['polymorph', 'ignore ally'], { deck: 'dragon' })
    expect(ally).toMatchObject({ cards: ['E', 'P dragon, I ally'], hp: 8 })
    const pact = run('mage', 'pact poly', 'demon golem', ['use pact', 'polymorph'], { deck: 'dragon' })
    expect(pact).toMatchObject({ cards: ['D pact', 'P dragon, D chain'], hp: 2 })
  })

  test('[WB-12.51] Bones look at the HP before the loss, not at the damage', () => {
    expect(run('necromancer', 'bones', 'dragon')).toMatchObject({
      cards: ['-9, revived 1'],
      result: 'success',
    })
  })

  test('[WB-12.52] with an active Coin the Blade must be used, unless an Ally’s charge is', () => {
    expect(run('bard', 'coin blade', 'skeleton orc', ['use coin'])).toMatchObject({
      cards: ['D coin', 'D blade'],
      last: [],
    })
    const story = run('bard', 'coin blade', 'skeleton ally orc', ['use coin', 'use blade'])
    expect(story.last.toSorted()).toEqual(['ignore ally', 'use blade'])
  })
})
