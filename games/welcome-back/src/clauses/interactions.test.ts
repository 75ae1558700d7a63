import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { extrasOf, heroNamed, rowsByClause, split } from '../testing/example.ts'
import { enter, happened, type RunExtras, run } from '../testing/story.ts'

const glory: RunExtras = { successes: 1 }
const cells = rowsByClause(readFileSync(new URL('interactions.md', import.meta.url), 'utf8'))
const clauses =
  'WB-12.1, WB-12.2, WB-12.3, WB-12.4, WB-12.5, WB-12.6, WB-12.7, WB-12.8, WB-12.9, WB-12.10, WB-12.11, WB-12.12, WB-12.13, WB-12.14, WB-12.15, WB-12.17, WB-12.18'

describe('Equipment against Special Monsters', () => {
  test.each(clauses.split(', '))('[%s] holds cell by cell', clause => {
    const lines = cells.get(clause) ?? []
    expect(lines).not.toEqual([])
    for (const line of lines) {
      const [hero = '', row = '', pile = '', end, offered, answers = '', more = ''] = line
      // An Ally needs a card to help against.
      const helped = pile.endsWith('ally')
      const met = helped ? `${pile} fairy` : pile
      const story = run(heroNamed(hero), row, met, split(answers, ', '), extrasOf(more))
      expect(story.cards.at(helped ? -2 : -1), line.join(' | ')).toBe(end)
      expect(story.last.join(', '), line.join(' | ')).toBe(offered)
    }
  })

  test('every line of the table belongs to a clause that is tested', () => {
    expect([...cells.keys()].join(', ')).toBe(clauses)
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
