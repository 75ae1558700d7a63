import { type Chance, fastChance } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { heroes, kits, specials, types } from '../content/ids.ts'
import { welcomeBack as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { happened, random, sit, start } from '../testing/story.ts'

const everybody = [0, 1, 2, 'table'] as const
const seeds = Array.from({ length: 300 }, (_, i) => i)
const sorted = (values: readonly (string | number | undefined)[]) => [...new Set(values)].sort()

describe('the Hero', () => {
  test('[WB-2.1] is drawn at random among the four', () => {
    expect(sorted(seeds.map(seed => start({}, seed).state.hero))).toEqual(
      ['bard', 'necromancer', 'ninja', 'princess'].sort(),
    )
  })

  test('[WB-2.2] is random by default, or chosen by the one who starts', () => {
    expect(optionsSchema.parse({}).firstHero).toBe('random')
    expect(happened(start(), 'hero')).toMatchObject([{ why: 'WB-2.1' }])
    for (const seed of [1, 2, 3, 4]) {
      const table = start({ firstHero: 'starter' }, seed)
      expect(table.view('table').hero).toBeUndefined()
      expect(table.active()).toBe(table.view('table').start)
      expect(table.legal()).toEqual(['hero necromancer', 'hero princess', 'hero ninja', 'hero bard'])
      expect(table.play('hero ninja').view('table').hero).toBe('ninja')
      expect(table.active()).toBe(table.view('table').start)
    }
  })

  test('[WB-2.3] comes with six tokens that all see', () => {
    const table = start({ firstHero: 'starter' }).play('hero ninja')
    for (const viewer of everybody) expect(table.view(viewer).row).toEqual(kits.ninja)
  })
})

describe('the deck', () => {
  test('[WB-2.4] holds two of the six Specials, any pair, the same for all rounds', () => {
    const pairs = seeds.map(seed => start({}, seed).view('table').specials.join(' '))
    expect(new Set(pairs).size).toBe(15)
    for (const seed of seeds.slice(0, 20)) {
      const table = random(seed, 3)
      const [began] = happened(table, 'began')
      const met = [...happened(table, 'revealed'), ...happened(table, 'drew')].map(({ card }) => card)
      for (const special of specials) if (met.includes(special)) expect(began?.specials).toContain(special)
    }
  })

  test('[WB-2.5] its two Specials are shown to everybody', () => {
    const table = start()
    expect(optionsSchema.parse({}).specialsKnown).toBe(true)
    expect(happened(table, 'began')[0]?.specials).toHaveLength(2)
    for (const viewer of everybody)
      expect(table.view(viewer).specials).toEqual(happened(table, 'began')[0]?.specials)
  })

  test('[WB-2.6] or nobody is told, and they become known by a draw to its drawer, by a reveal to all', () => {
    const table = start({ specialsKnown: false, firstHero: 'starter' }).play('hero ninja')
    expect(happened(table, 'began')[0]?.specials).toBeUndefined()
    for (const viewer of everybody) expect(table.view(viewer).specials).toEqual([])
    table.play('draw fairy')
    for (const viewer of everybody) expect(table.view(viewer).specials).toEqual([])
    table.play('add', 'pass', 'pass', 'reveal')
    for (const viewer of everybody) expect(table.view(viewer).specials).toEqual(['fairy'])
  })

  test('[WB-2.7] has 15 cards: 13 normal ones and 2 Specials', () => {
    const table = start({ specialsKnown: false, seats: 2, firstHero: 'starter' }).play('hero ninja')
    expect(table.view('table').deck).toBe(15)
    for (let i = 0; i < 15; i++) table.play('draw', 'add')
    expect(table.view('table').deck).toBe(0)
    const cards = happened(table, 'drew').map(({ card }) => card ?? '')
    expect(cards.filter(card => specials.some(special => special === card))).toHaveLength(2)
    const copies = types.map(type => cards.filter(card => card === type).length)
    expect(copies).toEqual([2, 2, 2, 2, 2, 1, 1, 1])
  })

  test('[WB-1.4] [WB-2.6] has no Special twice, even where only the drawer has seen the first one', () => {
    for (const seed of seeds.slice(0, 60)) {
      const table = start({ specialsKnown: false, seats: 2, firstHero: 'starter' }, seed).play('hero ninja')
      while (table.view('table').deck > 0) table.play('draw', 'add')
      const cards = happened(table, 'drew').map(({ card }) => card)
      const drawn = specials.filter(special => cards.includes(special))
      expect(table.view('table').specials).toEqual([])
      expect(drawn).toHaveLength(2)
    }
  })
})

describe('the table', () => {
  test('[WB-2.8] has no HP to show until a run starts', () => {
    const table = start({ firstHero: 'starter' }).play('hero ninja')
    for (const viewer of everybody) expect(table.view(viewer).run).toBeUndefined()
    table.play('draw goblin', 'add', 'pass')
    expect(table.view('table').run).toBeUndefined()
    expect(table.play('pass').view('table').run?.hp).toBe(11)
  })

  test('[WB-2.9] gives everybody white aid cards', () => {
    for (const seats of [2, 3, 4])
      expect(
        start({ seats })
          .view('table')
          .players.every(({ failures }) => failures === 0),
      ).toBe(true)
  })

  test('[WB-2.10] has an empty pile and all Success cards in the supply', () => {
    const { pile, players } = start().view('table')
    expect(pile).toEqual([])
    expect(players.map(({ successes }) => successes)).toEqual([0, 0, 0])
  })

  test('[WB-2.11] is opened by a random seat', () => {
    for (const seats of [2, 3, 4]) {
      const starts = seeds.map(seed => start({ seats }, seed).view('table').start)
      expect(sorted(starts)).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
    const table = start({}, 5)
    expect(table.active()).toBe(table.view('table').start)
  })
})

describe('chance', () => {
  /** Notes what is asked of it. */
  const noting = () => {
    const asked: number[] = []
    const source = fastChance(1)
    const chance: Chance = {
      int: n => {
        asked.push(n)
        return source.int(n)
      },
    }
    return { asked, chance }
  }
  const asked = (options: Parameters<typeof optionsSchema.parse>[0], seats: number) => {
    const note = noting()
    const state = game.setup(optionsSchema.parse(options), seats, note.chance, () => {})
    return { ...note, table: sit(state, note.chance) }
  }

  test('[WB-2.12] is asked for the start seat, then the Hero, then the pair', () => {
    expect(asked({}, 3).asked).toEqual([3, 4, 15])
    expect(asked({ firstVisit: true }, 2).asked).toEqual([2, 8, 15])
    expect(asked({ firstHero: 'starter' }, 4).asked).toEqual([4, 15])
    expect(asked({ specialsKnown: false }, 4).asked).toEqual([4, 4])
    expect(asked({ specials: 0 }, 4).asked).toEqual([4, 4])
  })

  test('[WB-2.12] then only when somebody sees a card for the first time', () => {
    const { asked: draws, table } = asked({ specials: 0, firstHero: 'starter' }, 2)
    table.play('hero ninja')
    expect(draws).toEqual([2])
    table.play('draw', 'add', 'draw', 'remove tools', 'draw', 'add', 'pass')
    expect(draws).toEqual([2, 13, 12, 11])
    while (happened(table, 'succeeded').length + happened(table, 'failed').length === 0)
      table.play(table.legal()[0] ?? '')
    expect(draws).toEqual([2, 13, 12, 11])
    table.play('hero bard', 'draw')
    expect(draws).toEqual([2, 13, 12, 11, 13])
  })

  test('[WB-2.12] twice for a Special that nobody knows: that it is one, and which', () => {
    const { asked: draws, table } = asked({ specialsKnown: false, firstHero: 'starter' }, 2)
    table.play('hero ninja')
    while (table.view('table').deck > 0) table.play('draw', 'add')
    const known = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    expect(draws).toHaveLength(1 + known.length + 2)
    let at = 1
    for (const { card } of happened(table, 'drew')) {
      expect(draws[at]).toBe(known.shift())
      at += specials.some(special => special === card) ? 2 : 1
    }
  })

  test('[WB-2.12] gives the same game for the same seed', () => {
    for (const seed of [1, 2, 3]) expect(random(seed, 4).events).toEqual(random(seed, 4).events)
    expect(random(1, 4).events).not.toEqual(random(2, 4).events)
  })

  test('[WB-2.12] gives every card of the deck the same odds', () => {
    const n = 3000
    const first = Array.from(
      { length: n },
      (_, seed) => happened(start({ specials: 0 }, seed).play('draw'), 'drew')[0]?.card,
    )
    const share = (card: string) => first.filter(each => each === card).length / n
    for (const type of types) {
      const copies = ['lich', 'demon', 'dragon'].includes(type) ? 1 : 2
      expect(Math.abs(share(type) - copies / 13)).toBeLessThan(0.03)
    }
  })
})

test('[WB-2.1] every Hero of both boxes can be drawn with the pack', () => {
  expect(sorted(seeds.map(seed => start({ firstVisit: true }, seed).state.hero))).toEqual([...heroes].sort())
})
