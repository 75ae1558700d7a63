import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heroes, kits } from '../content/ids.ts'
import { decide, enter, happened, random, run, short } from '../testing/story.ts'

const printed = {
  necromancer: 2,
  princess: 2,
  ninja: 3,
  bard: 3,
  warrior: 3,
  barbarian: 4,
  mage: 2,
  rogue: 3,
}
const worth: Record<string, number> = {
  'nec.zombie': 6,
  'nec.cape': 3,
  'pri.charm': 5,
  'pri.chaperone': 3,
  'nin.outfit': 5,
  'nin.herbs': 3,
  'bar.tunic': 5,
  'bar.hat': 2,
  'war.plate': 5,
  'war.shield': 3,
  'brb.chain': 4,
  'brb.shield': 3,
  'mag.wall': 6,
  'mag.bracelet': 3,
  'rog.mithril': 5,
  'rog.buckler': 3,
}

describe('entering', () => {
  test('[WB-5.1] only the runner acts, but for the type that the named player picks', () => {
    const table = enter('princess', 'charm sword', 'goblin fairy', { seats: 3 })
    const seats = [table.active()]
    for (const move of ['ask 2', 'offer goblin orc', 'pick orc', 'reveal']) {
      for (const seat of [0, 1, 2]) if (seat !== table.active()) expect(table.legal(seat)).toEqual([])
      table.play(move)
      seats.push(table.active())
    }
    expect(seats).toEqual([0, 0, 2, 0, 0])
  })

  test('[WB-5.2] the runner has exactly the tokens left in the row', () => {
    const table = decide('ninja', { deck: 'goblin goblin' })
    table.play('draw', 'remove herbs', 'draw', 'add', 'pass')
    const left = ['nin.outfit', 'nin.shuriken', 'nin.ninjato', 'nin.tools', 'nin.bomb']
    expect(table.view('table').row).toEqual(left)
    expect(happened(table, 'entered')[0]?.tokens.map(({ token }) => token)).toEqual(left)
  })

  test.each(heroes)('[WB-5.3] the %s starts with the printed HP and that of the tokens in any row', hero => {
    for (let mask = 0; mask < 64; mask++) {
      const row = kits[hero].filter((_, i) => mask & (1 << i))
      const hp = row.reduce((sum, token) => sum + (worth[token] ?? 0), printed[hero])
      expect(enter(hero, row.map(short).join(' '), 'fairy').view('table').run?.hp).toBe(hp)
    }
  })

  test('[WB-5.4] Sword and Vorpal weapons ask after the HP are counted and before the first reveal', () => {
    const princess = enter('princess', 'charm sword', 'goblin', { seats: 3 })
    expect(princess.view('table').run?.hp).toBe(7)
    expect(princess.legal()).toEqual(['ask 1', 'ask 2'])
    princess.play('ask 1', 'offer goblin orc', 'pick goblin')
    expect(princess.legal()).toEqual(['reveal'])
    for (const [hero, row] of [
      ['warrior', 'sword'],
      ['rogue', 'dagger'],
    ] as const) {
      const table = enter(hero, row, 'goblin')
      expect(happened(table, 'entered')).toHaveLength(1)
      expect(table.legal()).toHaveLength(8)
      expect(table.play('name lich').legal()).toEqual(['reveal'])
    }
  })

  test('[WB-5.31] an empty pile is an immediate success', () => {
    const table = enter('ninja', '', '')
    expect(happened(table, 'succeeded')).toMatchObject([{ seat: 0, successes: 1, hp: 3 }])
  })

  test('[WB-5.35] before an empty pile nothing is asked', () => {
    for (const [hero, row] of [
      ['princess', 'sword'],
      ['warrior', 'sword'],
      ['rogue', 'dagger'],
    ] as const) {
      const table = enter(hero, row, '')
      expect(happened(table, 'succeeded')).toHaveLength(1)
      expect(table.legal()).toEqual(expect.arrayContaining(['hero bard']))
    }
  })
})

describe('revealing', () => {
  test('[WB-5.5] the card added last is met first, one at a time', () => {
    const table = decide('ninja', { deck: 'goblin skeleton orc golem' })
    table.play('draw orc', 'add', 'draw goblin', 'add', 'draw skeleton', 'add', 'pass')
    const met: string[] = []
    for (const n of [1, 2, 3]) {
      table.play('reveal')
      expect(happened(table, 'revealed')).toHaveLength(n)
      met.push(happened(table, 'revealed').at(-1)?.card ?? '')
      if (table.legal()[0] !== 'reveal') table.play('suffer')
    }
    expect(met).toEqual(['skeleton', 'goblin', 'orc'])
  })

  test('[WB-5.6] turning the next card is a move without alternative', () => {
    const table = enter('ninja', 'outfit', 'goblin skeleton')
    expect(table.legal()).toEqual(['reveal'])
    expect(table.play('reveal').legal()).toEqual(['reveal'])
  })

  test('[WB-5.7] ignored, defeated and harmless cards all count for the position', () => {
    const story = run('princess', 'charm crown collar', 'ally lich dragon goblin shapeshifter', [
      'ignore ally',
    ])
    expect(story.cards).toEqual(['E', 'I ally', 'D collar', '0', '-3'])
    expect(happened(story, 'revealed').map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  })

  test('[WB-5.7] what Polymorph brings keeps the position of the card it replaces', () => {
    const story = run('mage', 'wall poly', 'fairy dragon goblin', ['polymorph'], { deck: 'shapeshifter' })
    expect(story.cards).toEqual(['0', 'P shapeshifter, -2', '-1'])
    expect(happened(story, 'polymorphed')).toMatchObject([{ position: 2, strength: 2, monster: 'skeleton' }])
    expect(happened(story, 'revealed').at(-1)).toMatchObject({ position: 3 })
  })

  test('[WB-5.8] a Mimic keeps the strength it had when it was revealed', () => {
    const story = run('bard', 'tunic hat coin', 'skeleton mimic', ['use coin'])
    expect(story).toMatchObject({ cards: ['D coin', 'coin lost, -3'], hp: 7, row: 'tunic hat' })
  })

  test('[WB-5.9] 0 is even, and a Monster without strength is neither even nor odd', () => {
    expect(run('warrior', 'grail', 'fairy').cards).toEqual(['D grail'])
    expect(run('mage', 'grail', 'ally skeleton').cards).toEqual(['E', 'D grail'])
    expect(run('bard', 'coin', 'skeleton ally fairy', ['use coin']).cards).toEqual(['D coin', 'E', 'I coin'])
    expect(run('bard', 'coin blade', 'skeleton jelly', ['use coin', 'jelly blade'])).toMatchObject({
      row: 'coin',
    })
  })

  test('[WB-5.10] strength counts for every Monster with a number, and type for what a Special has become', () => {
    expect(run('ninja', 'ninjato', 'count', [], { successes: 1 }).cards).toEqual(['D ninjato'])
    expect(run('warrior', 'plate shield torch', 'mimic').cards).toEqual(['D torch'])
    expect(run('necromancer', 'wand', 'count').cards).toEqual(['D wand +4'])
    expect(run('necromancer', 'stone', 'shapeshifter').cards).toEqual(['D stone'])
  })

  test('[WB-5.11] every revealed card of a type is counted, however it ended', () => {
    expect(run('princess', 'charm scepter', 'ally orc orc', ['ignore ally']).cards).toEqual([
      'E',
      'I ally',
      'D scepter',
    ])
    expect(
      run('princess', 'charm scepter collar sword', 'golem golem', ['offer orc golem', 'pick golem']).cards,
    ).toEqual(['D sword', 'D scepter'])
  })
})

describe('what may be answered', () => {
  test('[WB-5.12] a card is revealed, then it hurts, then death is looked at', () => {
    const { events } = run('necromancer', 'bones', 'dragon')
    const order = events.map(({ type }) => type)
    const steps = ['revealed', 'damaged', 'revived', 'succeeded'] as const
    expect(steps.map(type => order.indexOf(type))).toEqual(
      [...steps.map(type => order.indexOf(type))].sort((a, b) => a - b),
    )
    expect(steps.every(type => order.includes(type))).toBe(true)
  })

  test('[WB-5.12] a defeat comes before an ignoring, and both before any damage', () => {
    expect(run('bard', 'flute', 'ally goblin').cards).toEqual(['E', 'D flute'])
    expect(run('ninja', 'outfit', 'ally dragon', ['ignore ally'])).toMatchObject({
      cards: ['E', 'I ally'],
      hp: 8,
    })
  })

  test.each([
    ['a token without ⚡', 'warrior', 'torch', 'goblin', ['D torch']],
    [
      'the Scepter on the second of a type',
      'princess',
      'charm scepter',
      'goblin goblin',
      ['-1', 'D scepter'],
    ],
    [
      'the Scepter on the third of a type',
      'princess',
      'charm scepter',
      'orc orc shapeshifter',
      ['-3', 'D scepter', 'I scepter'],
    ],
    ['the chain of the Demonic Pact', 'mage', 'pact', 'demon dragon', ['D pact', 'D chain']],
  ] as const)('[WB-5.13] %s costs nothing and is taken without a question', (_, hero, row, pile, cards) => {
    expect(run(hero, row, pile)).toMatchObject({ cards, prompts: [] })
  })

  test('[WB-5.13] an active Coin ignores an even Monster without a question', () => {
    const story = run('bard', 'coin', 'skeleton lich', ['use coin'])
    expect(story).toMatchObject({ cards: ['D coin', 'I coin'] })
    expect(story.prompts).toHaveLength(1)
  })

  test('[WB-5.14] what can be beaten for nothing is beaten: neither suffering nor the Ally is offered', () => {
    expect(run('warrior', 'torch', 'ally goblin')).toMatchObject({ cards: ['E', 'D torch'], prompts: [] })
    expect(run('princess', 'charm scepter', 'goblin ally goblin')).toMatchObject({
      cards: ['-1', 'E', 'D scepter'],
      prompts: [],
    })
  })

  test.each([
    ['a ⚡ token', 'ninja', 'outfit tools', 'golem', ['use tools', 'suffer']],
    ['the Coin while inactive', 'bard', 'tunic coin', 'vampire', ['use coin', 'suffer']],
    ['the Smoke Bomb', 'ninja', 'outfit herbs bomb', 'golem', ['bomb outfit', 'bomb herbs', 'suffer']],
    ['Polymorph', 'mage', 'wall poly', 'golem', ['polymorph', 'suffer']],
  ] as const)('[WB-5.15] %s is spent only if the runner wants it', (_, hero, row, pile, options) => {
    const { prompts } = run(hero, row, pile, ['suffer'], { deck: 'orc' })
    expect(prompts.map(each => [...each].sort())).toEqual([[...options].sort()])
  })

  test('[WB-5.16] nothing is spent where a free outcome serves as well', () => {
    expect(run('barbarian', 'torch axe', 'goblin').prompts).toEqual([])
    expect(run('ninja', 'outfit shuriken bomb', 'vampire').prompts).toEqual([])
    expect(run('necromancer', 'wand scroll', 'vampire')).toMatchObject({ cards: ['D wand +4'], prompts: [] })
    expect(
      run('mage', 'pact poly', 'demon goblin', ['use pact', 'polymorph'], { deck: 'orc' }).prompts,
    ).toHaveLength(2)
  })

  test('[WB-5.16] a ⚡ token is offered beside a free outcome if it gives more HP, and so is Polymorph', () => {
    const scroll = run('necromancer', 'stone scroll', 'orc', ['use scroll'])
    expect(scroll.prompts).toEqual([['use stone', 'use scroll']])
    expect(scroll.hp).toBe(5)
    expect(run('mage', 'grail poly', 'lich', ['use grail'], { deck: 'orc' }).prompts).toEqual([
      ['use grail', 'polymorph'],
    ])
  })

  test.each([
    ['the Fairy', 'ninja', 'outfit herbs bomb', 'fairy'],
    ['the Ally', 'ninja', 'outfit herbs bomb', 'ally'],
    ['a Fairy after an Ally', 'necromancer', '', 'ally fairy'],
    ['damage brought down to 0', 'princess', 'crown', 'ally skeleton'],
    ['a Mimic of 0', 'ninja', '', 'ally mimic'],
    ['a Jelly Cube with nothing to take', 'ninja', '', 'ally jelly'],
    ['a Jelly Cube before a lone Bomb', 'ninja', 'bomb', 'ally jelly'],
    ['the Fairy before Polymorph', 'mage', 'poly', 'fairy'],
    ['the Fairy before an Axe', 'barbarian', 'axe', 'fairy'],
  ] as const)('[WB-5.17] %s is harmless, so nothing is offered against it', (_, hero, row, pile) => {
    expect(run(hero, row, pile, [], { deck: 'orc' })).toMatchObject({ prompts: [], result: 'success' })
  })

  test('[WB-5.17] what deals 0 but would cost an active Coin is not harmless', () => {
    const answers = ['use coin', 'ignore ally']
    const story = run('bard', 'flute harp coin', 'goblin skeleton ally golem', answers)
    expect(story.cards).toEqual(['D flute', 'D coin', 'E', 'I ally'])
    expect(story.prompts[1]).toEqual(['suffer', 'ignore ally'])
  })

  test('[WB-5.18] free outcomes of the same worth are one, credited to the leftmost token', () => {
    expect(run('warrior', 'torch grail', 'skeleton')).toMatchObject({ cards: ['D torch'], prompts: [] })
    const sword = ['offer orc dragon', 'pick dragon']
    expect(run('princess', 'sword collar', 'dragon', sword)).toMatchObject({
      cards: ['D sword'],
      prompts: [],
    })
  })

  test('[WB-5.18] a free outcome that also gives HP stays a choice of its own', () => {
    const story = run('rogue', 'ring dagger', 'goblin', ['name goblin', 'use ring'])
    expect(story).toMatchObject({ prompts: [['use ring', 'use dagger']], hp: 4 })
  })

  test('[WB-5.19] a lone option is applied at once, several wait for the runner', () => {
    const alone = enter('ninja', 'outfit', 'golem goblin').play('reveal')
    expect(alone.view('table').run?.hp).toBe(3)
    expect(alone.legal()).toEqual(['reveal'])
    const asked = enter('ninja', 'outfit tools', 'golem goblin').play('reveal')
    expect(asked.view('table').run?.hp).toBe(8)
    expect(asked.legal()).toEqual(expect.arrayContaining(['use tools', 'suffer']))
    expect(asked.legal()).toHaveLength(2)
  })
})

describe('outcomes', () => {
  test('[WB-5.20] a defeated Monster neither hurts nor has an effect', () => {
    expect(run('mage', 'wall pact', 'demon jelly goblin')).toMatchObject({
      cards: ['D pact', 'D chain', '-1'],
      row: 'wall pact',
    })
    const story = run('mage', 'wall pact', 'demon ally goblin')
    expect(story).toMatchObject({ cards: ['D pact', 'D chain', '-1'], prompts: [], hp: 7 })
  })

  test('[WB-5.21] an ignored Monster neither hurts, nor has an effect, nor gives anything', () => {
    expect(run('ninja', 'outfit', 'ally jelly', ['ignore ally'])).toMatchObject({ hp: 8, row: 'outfit' })
    expect(run('necromancer', 'scroll', 'ally golem', ['ignore ally'])).toMatchObject({
      hp: 2,
      row: 'scroll',
    })
    expect(run('bard', 'tunic coin', 'skeleton lich orc', ['use coin'])).toMatchObject({
      cards: ['D coin', 'I coin', 'coin lost, -3'],
      hp: 5,
    })
  })

  test('[WB-5.22] suffering means damage for a number, the effect of Ally and Jelly Cube, nothing for the Fairy', () => {
    expect(run('ninja', 'outfit', 'lich').cards).toEqual(['-6'])
    expect(run('ninja', 'outfit', 'fairy jelly')).toMatchObject({ cards: ['0', 'E outfit'], hp: 3 })
    expect(run('ninja', 'outfit', 'ally jelly', ['suffer'])).toMatchObject({
      cards: ['E', 'E outfit'],
      hp: 3,
    })
  })

  test('[WB-5.23] first the Harp caps, then the Flute takes away', () => {
    const story = run('bard', 'flute harp', 'goblin vampire')
    expect(story).toMatchObject({ cards: ['D flute', '-1'], hp: 2 })
    expect(happened(story, 'damaged')).toMatchObject([{ sum: { strength: 4, harp: 2, flute: 1, damage: 1 } }])
  })

  test('[WB-5.23] the Crown takes 2 away at the end', () => {
    const story = run('princess', 'charm crown', 'lich')
    expect(happened(story, 'damaged')).toMatchObject([{ sum: { strength: 6, crown: 2, damage: 4 } }])
  })

  test('[WB-5.24] two Goblins’ worth of Flute never heal', () => {
    expect(run('bard', 'flute harp', 'goblin goblin golem skeleton')).toMatchObject({
      cards: ['D flute', 'D flute', '0', '0'],
      hp: 3,
    })
  })

  test('[WB-5.23, WB-5.24, WB-5.26] in any game damage is what the sum says, never below 0, and taken at once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, seats, firstVisit) => {
        const { events } = random(seed, seats, { firstVisit })
        for (const event of events) {
          if (event.type !== 'damaged' && (event.type !== 'harmless' || event.sum === undefined)) continue
          const {
            strength,
            harp = strength,
            flute = 0,
            crown = 0,
            damage,
          } = event.sum ?? { strength: 0, damage: 0 }
          expect(damage).toBe(Math.max(0, Math.min(strength, harp) - flute - crown))
          if (event.type === 'harmless') expect(damage).toBe(0)
          else expect(event.hp).toBe(Math.max(0, event.before - damage))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('[WB-5.26, WB-5.27, WB-5.29] in any game 0 HP mean a revival or the end of the run, more HP never do', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, seats, firstVisit) => {
        const { events } = random(seed, seats, { firstVisit })
        events.forEach((event, i) => {
          if (event.type !== 'damaged') return
          const next = events[i + 1]?.type
          expect(['revived', 'died', 'omnipotence'].includes(next ?? '')).toBe(event.hp === 0)
        })
      }),
      { numRuns: 150 },
    )
  })

  test('[WB-5.25] less damage changes neither strength nor type nor parity', () => {
    const crown = run('princess', 'charm crown scepter', 'vampire vampire')
    expect(crown.cards).toEqual(['-2', 'D scepter'])
    expect(happened(crown, 'revealed')).toMatchObject([
      { strength: 4, monster: 'vampire' },
      { strength: 4, monster: 'vampire' },
    ])
    expect(run('bard', 'flute coin', 'goblin vampire', ['use coin']).cards).toEqual(['D flute', 'D coin'])
  })

  test('[WB-5.26] damage is taken at once, and below 0 is shown as 0', () => {
    const table = enter('ninja', 'outfit', 'golem dragon').play('reveal')
    expect(table.view('table').run?.hp).toBe(3)
    table.play('reveal')
    expect(happened(table, 'damaged').map(({ hp }) => hp)).toEqual([3, 0])
    expect(happened(table, 'died')).toHaveLength(1)
  })

  test('[WB-5.26] exactly 0 is death too', () => {
    expect(run('ninja', '', 'orc')).toMatchObject({ cards: ['-3, dead'], hp: 0, result: 'failure' })
  })

  test('[WB-5.27] a revival is looked for before the failure', () => {
    expect(run('necromancer', 'bones', 'dragon')).toMatchObject({ result: 'success', hp: 1 })
    expect(run('barbarian', 'potion', 'dragon')).toMatchObject({ result: 'success', hp: 4 })
  })

  test('[WB-5.28] after a revival the killing card is gone and the run goes on', () => {
    expect(run('barbarian', 'potion', 'dragon orc')).toMatchObject({
      cards: ['-9, revived 4', '-3'],
      hp: 1,
      result: 'success',
    })
  })

  test('[WB-5.29] death ends the run at once and the rest is not met', () => {
    const story = run('ninja', '', 'orc fairy goblin')
    expect(story).toMatchObject({ cards: ['-3, dead'], result: 'failure' })
    expect(happened(story, 'unveiled')).toMatchObject([{ rest: [{ card: 'fairy' }, { card: 'goblin' }] }])
  })

  test('[WB-5.30] with HP left after the last card the run is a success', () => {
    expect(run('ninja', '', 'skeleton')).toMatchObject({ hp: 1, result: 'success' })
  })

  test('[WB-5.32] HP gained are there for the next card', () => {
    expect(run('necromancer', 'wand', 'vampire golem')).toMatchObject({ cards: ['D wand +4', '-5'], hp: 1 })
  })

  test('[WB-5.33] a ⚡ token is gone right after its use', () => {
    const story = run('ninja', 'outfit tools', 'golem golem', ['use tools'])
    expect(story).toMatchObject({ cards: ['D tools', '-5'], row: 'outfit', hp: 3 })
    expect(story.prompts).toHaveLength(1)
  })

  test('[WB-5.34] an HP token that leaves the row takes its HP along', () => {
    expect(run('ninja', 'outfit shuriken', 'jelly', ['jelly outfit'])).toMatchObject({
      hp: 3,
      row: 'shuriken',
    })
    expect(run('ninja', 'outfit bomb', 'dragon', ['bomb outfit'])).toMatchObject({ hp: 3, row: 'bomb' })
  })
})
