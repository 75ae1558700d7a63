import { describe, expect, test } from 'vitest'
import { type Hero, kits, type Token, types } from '../content/ids.ts'
import { enter, happened, list, type RunExtras, run, short, start } from '../testing/story.ts'

const strengths = {
  goblin: 1,
  skeleton: 2,
  orc: 3,
  vampire: 4,
  golem: 5,
  lich: 6,
  demon: 7,
  dragon: 9,
} as const
const full = (hero: Hero) => kits[hero].map(short).join(' ')

describe('normal Monsters', () => {
  test.each([
    ['WB-11.1', 'goblin', 1, 'odd', 2],
    ['WB-11.2', 'skeleton', 2, 'even', 2],
    ['WB-11.3', 'orc', 3, 'odd', 2],
    ['WB-11.4', 'vampire', 4, 'even', 2],
    ['WB-11.5', 'golem', 5, 'odd', 2],
    ['WB-11.6', 'lich', 6, 'even', 1],
    ['WB-11.7', 'demon', 7, 'odd', 1],
    ['WB-11.8', 'dragon', 9, 'odd', 1],
  ] as const)('[%s] the %s has strength %i, is %s, and there are %i', (_, card, strength, parity, copies) => {
    const story = run('ninja', 'outfit herbs', card)
    expect(happened(story, 'revealed')).toMatchObject([{ card, strength, monster: card }])
    expect(story.hp).toBe(11 - strength)
    expect(run('warrior', 'plate shield grail', card).cards[0] === 'D grail').toBe(parity === 'even')
    const blade = run('bard', 'tunic hat blade', card, parity === 'odd' ? ['use blade'] : [])
    expect(blade.cards[0] === 'D blade').toBe(parity === 'odd')
    expect(start().state.deck[types.indexOf(card)]).toBe(copies)
  })
})

describe('Special Monsters', () => {
  test.each([
    ['WB-11.9', 'fairy', 0, undefined, {}],
    ['WB-11.10', 'ally', undefined, undefined, {}],
    ['WB-11.11', 'mimic', 2, undefined, {}],
    ['WB-11.12', 'jelly', undefined, undefined, {}],
    ['WB-11.13', 'count', 4, 'vampire', {}],
    ['WB-11.13', 'count', 8, undefined, { successes: 1 }],
    ['WB-11.14', 'shapeshifter', 1, 'goblin', {}],
  ] as const)('[%s] the %s has strength %s and type %s', (_, card, strength, monster, extra: RunExtras) => {
    const table = enter('ninja', 'outfit herbs', `${card} goblin`, extra).play('reveal')
    const [revealed] = happened(table, 'revealed')
    expect([revealed?.strength, revealed?.monster]).toEqual([strength, monster])
  })

  test('[WB-11.9] the Fairy does nothing', () => {
    expect(run('ninja', '', 'fairy').cards).toEqual(['0'])
  })

  test('[WB-11.10] the Ally may ignore the next card', () => {
    expect(run('ninja', '', 'ally dragon', ['ignore ally']).result).toBe('success')
  })

  test('[WB-11.11, WB-11.13, WB-11.14] Mimic, Count and Shapeshifter deal damage', () => {
    expect(run('ninja', 'outfit herbs', 'mimic').cards).toEqual(['-2'])
    expect(run('ninja', 'outfit herbs', 'count').cards).toEqual(['-4'])
    expect(run('ninja', 'outfit herbs', 'shapeshifter').cards).toEqual(['-1'])
  })

  test('[WB-11.12] the Jelly Cube takes a token', () => {
    expect(run('ninja', 'shuriken tools', 'jelly', ['jelly tools']).row).toBe('shuriken')
  })
})

describe('Heroes', () => {
  test.each([
    ['WB-11.15', 'necromancer', 2, 11],
    ['WB-11.16', 'princess', 2, 10],
    ['WB-11.17', 'ninja', 3, 11],
    ['WB-11.18', 'bard', 3, 10],
    ['WB-11.19', 'warrior', 3, 11],
    ['WB-11.20', 'barbarian', 4, 11],
    ['WB-11.21', 'mage', 2, 11],
    ['WB-11.22', 'rogue', 3, 11],
  ] as const)('[%s] the %s has %i HP, and %i with all tokens', (_, hero, printed, all) => {
    expect(enter(hero, '', 'fairy').view('table').run?.hp).toBe(printed)
    expect(enter(hero, full(hero), 'fairy').view('table').run?.hp).toBe(all)
  })
})

describe('Equipment that is worth HP', () => {
  test.each([
    ['WB-11.31', 'necromancer', 'nec.zombie', 6],
    ['WB-11.32', 'necromancer', 'nec.cape', 3],
    ['WB-11.41', 'princess', 'pri.charm', 5],
    ['WB-11.42', 'princess', 'pri.chaperone', 3],
    ['WB-11.51', 'ninja', 'nin.outfit', 5],
    ['WB-11.52', 'ninja', 'nin.herbs', 3],
    ['WB-11.61', 'bard', 'bar.tunic', 5],
    ['WB-11.62', 'bard', 'bar.hat', 2],
    ['WB-11.71', 'warrior', 'war.plate', 5],
    ['WB-11.72', 'warrior', 'war.shield', 3],
    ['WB-11.81', 'barbarian', 'brb.chain', 4],
    ['WB-11.82', 'barbarian', 'brb.shield', 3],
    ['WB-11.91', 'mage', 'mag.wall', 6],
    ['WB-11.92', 'mage', 'mag.bracelet', 3],
    ['WB-11.101', 'rogue', 'rog.mithril', 5],
    ['WB-11.102', 'rogue', 'rog.buckler', 3],
  ] as const)('[%s] of the %s: %s, +%i HP', (_, hero, token, worth) => {
    const hp = (row: string) => enter(hero, row, 'fairy').view('table').run?.hp ?? 0
    expect(hp(short(token)) - hp('')).toBe(worth)
    expect(run(hero, short(token), 'goblin').cards).toEqual(['-1'])
  })
})

/** Which normal Monsters a token beats when it is alone in the row, and with what gain. */
function beaten(hero: Hero, token: Token, answers: readonly string[] = []): string {
  const wins = types.flatMap(card => {
    const table = enter(hero, short(token), `${card} fairy`).play(...answers, 'reveal')
    const use = `use ${short(token)}`
    if (!happened(table, 'defeated').length && table.legal().includes(use)) table.play(use)
    return happened(table, 'defeated').map(({ gain }) => (gain ? `${card} +${gain}` : card))
  })
  return wins.join(', ')
}
const all = types.join(', ')

describe('Equipment that defeats', () => {
  test.each([
    ['WB-11.33', 'necromancer', 'nec.stone', 'goblin, orc'],
    ['WB-11.34', 'necromancer', 'nec.wand', 'vampire +4'],
    ['WB-11.46', 'princess', 'pri.collar', 'dragon'],
    ['WB-11.53', 'ninja', 'nin.shuriken', 'vampire'],
    ['WB-11.54', 'ninja', 'nin.ninjato', 'demon, dragon'],
    ['WB-11.63', 'bard', 'bar.flute', 'goblin'],
    ['WB-11.73', 'warrior', 'war.torch', 'goblin, skeleton, orc'],
    ['WB-11.74', 'warrior', 'war.grail', 'skeleton, vampire, lich'],
    ['WB-11.75', 'warrior', 'war.spear', 'dragon'],
    ['WB-11.83', 'barbarian', 'brb.torch', 'goblin, skeleton, orc'],
    ['WB-11.84', 'barbarian', 'brb.hammer', 'golem'],
    ['WB-11.93', 'mage', 'mag.grail', 'skeleton, vampire, lich'],
    ['WB-11.95', 'mage', 'mag.pact', 'demon'],
    ['WB-11.103', 'rogue', 'rog.ring', 'goblin +1, skeleton +2'],
    ['WB-11.104', 'rogue', 'rog.cloak', 'lich, demon, dragon'],
  ] as const)('[%s] again and again and without a choice: %s, %s: %s', (_, hero, token, prey) => {
    expect(beaten(hero, token)).toBe(prey)
    for (const card of list(prey.replaceAll(/,| \+\d/g, ''))) {
      const story = run(hero, short(token), card)
      expect(story).toMatchObject({ prompts: [], row: short(token) })
    }
  })

  test.each([
    ['WB-11.35', 'necromancer', 'nec.scroll', 'goblin +1, skeleton +2, orc +3, vampire +4, golem +5'],
    ['WB-11.55', 'ninja', 'nin.tools', 'goblin, orc, golem'],
    ['WB-11.66', 'bard', 'bar.blade', 'goblin, orc, golem, demon, dragon'],
    ['WB-11.86', 'barbarian', 'brb.axe', all],
  ] as const)('[%s] once, and only if the runner wants: %s, %s: %s', (_, hero, token, prey) => {
    expect(beaten(hero, token)).toBe(prey)
    const story = run(hero, short(token), 'goblin', [`use ${short(token)}`])
    expect(story.prompts).toEqual([['suffer', `use ${short(token)}`]])
    expect(story.row).toBe('')
  })

  test.each(types)('[WB-11.45] the Two-Handed Sword defeats the type picked, such as the %s', type => {
    const other = type === 'lich' ? 'demon' : 'lich'
    const pair = types.filter(each => each === type || each === other)
    expect(beaten('princess', 'pri.sword', [`offer ${pair.join(' ')}`, `pick ${type}`])).toBe(type)
  })

  test.each(types)(
    '[WB-11.76, WB-11.106] the Vorpal weapons defeat every Monster of the type named, such as the %s',
    type => {
      expect(beaten('warrior', 'war.sword', [`name ${type}`])).toBe(type)
      expect(beaten('rogue', 'rog.dagger', [`name ${type}`])).toBe(type)
    },
  )

  test('[WB-11.76] every copy of it', () => {
    expect(run('warrior', 'sword', 'golem golem', ['name golem']).cards).toEqual(['D sword', 'D sword'])
  })
})

describe('Equipment with rules of its own', () => {
  test('[WB-11.36] Resurrection Bones: death from 2 HP or more leaves 1 HP, and they stay', () => {
    expect(run('necromancer', 'bones', 'dragon')).toMatchObject({ cards: ['-9, revived 1'], row: 'bones' })
  })

  test('[WB-11.43] Family Crown: 2 less damage from every Monster', () => {
    for (const type of types) {
      const damage = Math.max(0, strengths[type] - 2)
      expect(run('princess', 'charm chaperone crown', type).hp).toBe(10 - damage)
    }
  })

  test('[WB-11.44] Royal Scepter: the second of a type is defeated, the third ignored', () => {
    expect(run('princess', 'charm scepter', 'vampire vampire count').cards).toEqual([
      '-4',
      'D scepter',
      'I scepter',
    ])
  })

  test('[WB-11.56] Smoke Bomb: another token pays for an ignoring, and the Bomb stays', () => {
    expect(run('ninja', 'tools bomb', 'dragon', ['bomb tools'])).toMatchObject({
      cards: ['I bomb'],
      row: 'bomb',
    })
  })

  test('[WB-11.63] Enchanted Flute: its count goes up with each Goblin', () => {
    const { events } = run('bard', 'tunic flute', 'goblin goblin')
    expect(happened({ events }, 'defeated').map(({ flute }) => flute)).toEqual([1, 2])
  })

  test('[WB-11.64] Elven Harp: below 5 HP at most 1 from odd and 2 from even Monsters', () => {
    for (const type of types)
      expect(run('bard', 'harp', type).hp).toBe(3 - (strengths[type] % 2 === 1 ? 1 : 2))
    expect(run('bard', 'hat harp', 'vampire').hp).toBe(1)
  })

  test('[WB-11.65] Lucky Coin: defeats an even Monster, stays and is active', () => {
    expect(beaten('bard', 'bar.coin')).toBe('skeleton, vampire, lich')
    expect(run('bard', 'coin', 'lich', ['use coin']).row).toBe('coin')
  })

  test.each([
    ['WB-11.85', 'barbarian', 4],
    ['WB-11.105', 'rogue', 3],
  ] as const)('[%s] Healing Potion: death leaves the %s with the printed %i HP, once', (_, hero, hp) => {
    expect(run(hero, 'potion', 'dragon')).toMatchObject({
      cards: [`-9, revived ${hp}`],
      hp,
      row: '',
      prompts: [],
    })
    expect(run(hero, 'potion', 'dragon demon').result).toBe('failure')
  })

  test('[WB-11.85] Healing Potion: also death from 1 HP', () => {
    expect(run('barbarian', 'potion', 'orc goblin').cards).toEqual(['-3', '-1, revived 4'])
  })

  test('[WB-11.86] Vorpal Axe: is not offered against the Jelly Cube', () => {
    expect(run('barbarian', 'shield axe', 'jelly', ['jelly axe']).prompts).toEqual([
      ['jelly shield', 'jelly axe'],
    ])
  })

  test('[WB-11.94] Omnipotence: after death all names must differ, in the whole pile', () => {
    expect(run('mage', 'omni', 'goblin lich goblin').result).toBe('failure')
    expect(run('mage', 'omni', 'goblin lich orc').result).toBe('success')
    expect(run('mage', 'omni', 'lich goblin goblin').result).toBe('failure')
    expect(run('mage', 'omni', '').result).toBe('success')
  })

  test('[WB-11.94] Omnipotence: a polymorphed card has been replaced', () => {
    const answers = ['polymorph']
    expect(run('mage', 'omni poly', 'orc lich orc', answers, { deck: 'dragon' }).result).toBe('success')
    expect(run('mage', 'omni poly', 'demon golem orc', answers, { deck: 'golem' }).result).toBe('failure')
  })

  test('[WB-11.95] Demonic Pact: the card after a Demon is defeated whatever it is', () => {
    for (const card of ['goblin', 'dragon', 'ally', 'jelly'])
      expect(run('mage', 'pact', `demon ${card} goblin`).cards).toEqual(['D pact', 'D chain', '-1'])
  })

  test('[WB-11.96] Polymorph: the deck’s card takes the place of the revealed one, once', () => {
    expect(run('mage', 'wall poly', 'dragon', ['polymorph'], { deck: 'skeleton' })).toMatchObject({
      cards: ['P skeleton, -2'],
      row: 'wall',
      hp: 6,
    })
  })

  test('[WB-11.96] Polymorph: needs a card in the deck', () => {
    expect(run('mage', 'wall poly', 'lich', [], { deck: '' })).toMatchObject({ cards: ['-6'], prompts: [] })
  })
})
