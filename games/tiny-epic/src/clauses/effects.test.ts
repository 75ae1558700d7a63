import { describe, expect, test } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { bosses } from '../content/ids.ts'
import { roomCards } from '../content/rooms.ts'
import { cellOf, type Placed, type Position, riggedTable, tableAt, wordOfCell } from '../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const play = (told: Position, words = '') => riggedTable(words, told)

describe('the effect language', () => {
  test('[TE-26.1] shorthand: a search is heroic, a trap is tested on entering, "goblins" are those there now', () => {
    const altar = play({ heroes: ['wizard@1,0', 'fighter'], rooms: 'arcaneAltar@1,0' }, '6 5 5')
    altar.play('search commit:0 pay')
    expect(altar.state.turn).toMatchObject({ acted: true, still: true })
    const pit = play({ heroes: ['rogue', 'fighter'], rooms: 'spikedPit@1,0' }, '5 4 4').play(
      'step:1,0 commit:0',
    )
    expect(pit.state.turn).toMatchObject({ acted: false, still: false })
    expect(pit.legal()).toContain('disarm')
    // Pokey's attack counts goblins when it strikes.
    const goblins = (names: string) =>
      play({ heroes: ['fighter', 'wizard@3,0'], rooms: row, goblins: names, torch: 9 })
        .play('end')
        .hero(0).health
    expect(goblins('pokey@0,0')).toBe(6)
    expect(goblins('pokey@0,0 boomy@0,0#4')).toBe(7 - 2 - 2)
  })

  test('[TE-26.2] a missing target is the acting hero; a modifier of a space is one of checks', () => {
    const pit = play({ heroes: ['rogue', 'fighter'], rooms: 'spikedPit@1,0' }, '4 4 3').play(
      'step:1,0 commit:0',
    )
    expect(pit.state.heroes.map(({ health }) => health)).toEqual([4, 7])
    for (const boss of bosses)
      for (const { effects, gives } of bossSheets[boss].spaces) {
        expect(effects.length === 0 || gives.length === 0).toBe(true)
        for (const effect of effects) if ('target' in effect) expect(effect.target).toEqual({ to: 'self' })
        for (const given of gives) {
          expect(['check', 'dice']).toContain(given.is)
          if (given.is === 'dice') expect(given).toEqual({ is: 'dice', skill: 'any', by: -1 })
        }
      }
  })

  test('[TE-26.3] reveal: up to so many, one after another, cards dealt meanwhile included', () => {
    const told = { heroes: [{ hero: 'wizard', focus: 8, has: 'clairvoyance' } as const, 'fighter'] as const }
    const table = play({ ...told, facedown: 'A@1,0', deck: [9, 0, 0] }, '6 5 5 leverHall encounter1').play(
      'cast:clairvoyance commit:0 pay',
    )
    expect(table.legal()).toEqual(['flip:1,0', 'decline'])
    table.play('flip:1,0')
    // The straight has one way to lie; the card behind it has just been dealt.
    expect(table.legal()).toEqual(['flip:2,0', 'decline'])
    table.play('decline')
    expect(table.told('flipped')).toHaveLength(1)
    expect(table.hero().place).toBe(cellOf('0,0'))
    const none = play({ ...told, rooms: 'lairDoor@0,-1' }, '6 5 5').play('cast:clairvoyance commit:0 pay')
    expect(none.asked()?.do).toBe('turn')
  })

  test('[TE-26.4] away: each step further from the hero, as many as there are, the player’s among several', () => {
    const gust = (told: Position) =>
      play({ heroes: [{ hero: 'wizard', focus: 8, has: 'gust' }, 'fighter'], ...told }, '6 5 5').play(
        'cast:gust commit:0 pay',
      )
    const line = gust({ rooms: row, minions: 'troll@0,0' })
    expect(line.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['1,0', '2,0', '3,0'])
    const wall = gust({ rooms: row, minions: 'troll@2,0' })
    expect(wall.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['3,0'])
    const fork = gust({ rooms: `${row} encounter3@0,1`, minions: 'troll@0,0' })
    expect(fork.legal()).toEqual(['path:1,0', 'path:0,1'])
    fork.play('path:0,1')
    expect(fork.state.minions).toMatchObject([{ place: cellOf('0,1') }])
  })

  test('[TE-26.4] control: none to so many steps for each, in the player’s order', () => {
    const table = play({
      heroes: [{ hero: 'fighter', has: 'warHorn' }, 'wizard'],
      rooms: row,
      goblins: 'boomy@1,0',
      minions: 'troll@2,0',
    }).play('free:warHorn')
    expect(table.legal()).toEqual(['enemy:boomy', 'enemy:troll', 'decline'])
    table.play('enemy:troll path:1,0 path:0,0 enemy:boomy decline')
    expect(table.state.minions).toMatchObject([{ place: cellOf('0,0') }])
    expect(table.state.goblins).toMatchObject([{ place: cellOf('1,0') }])
    expect(table.asked()?.do).toBe('turn')
    expect(table.told('strikes')).toEqual([])
  })

  test('[TE-26.5] a cheaper cast is cheaper only in its ✓ cost', () => {
    const mantle = (has: string, focus: number) =>
      play({ heroes: [{ hero: 'cleric', focus, has }, 'fighter'], facedown: 'A@1,0' }, '6 5 5').play(
        'cast:clairvoyance commit:0 pay decline',
      )
    const cheap = mantle('mageMantle clairvoyance', 5)
    expect(cheap.hero().focus).toBe(4)
    expect(mantle('clairvoyance', 5).hero().focus).toBe(3)
    // Heal costs 2 all the same.
    cheap.play('pay target:0')
    expect(cheap.hero().focus).toBe(2)
  })

  test('[TE-26.5] a granted attack may use any attack of its kind, in range as usual', () => {
    const fury = (told: Position) => play({ ...told }, '6 5 5').play('cast:bearsFury commit:0 pay')
    const hero: Placed = { hero: 'wizard', focus: 8, has: 'none greatAxe bearsFury' }
    const table = fury({ heroes: [hero, 'fighter'], minions: 'ogre@0,0' })
    expect(table.legal()).toEqual(['attack:dagger', 'attack:greatAxe', 'decline'])
    const nobody = fury({ heroes: [hero, 'fighter'], rooms: row, minions: 'ogre@1,0' })
    expect(nobody.asked()?.do).toBe('turn')
  })

  test('[TE-26.6] each hero concerned loses so many cards of the player’s choice, fewer if there are fewer', () => {
    const table = play({
      heroes: [
        { hero: 'fighter', has: 'greatAxe gust' },
        { hero: 'wizard', has: 'banish' },
        'rogue',
        { hero: 'cleric', at: '1,0', has: 'elvenChain' },
      ],
      rooms: row,
      minions: 'gelatinousOoze@0,0',
      torch: 9,
    }).play('end')
    expect(table.legal()).toEqual(['discard:0:greatAxe', 'discard:0:gust'])
    table.play('discard:0:gust')
    expect(table.told('discarded').map(({ hero, card }) => `${hero} ${card}`)).toEqual([
      'fighter gust',
      'wizard banish',
    ])
    expect(table.state).toMatchObject({ lootRow: [], spellRow: ['gust', 'banish'] })
    expect(table.hero(3).garb).toBe('elvenChain')
  })
})

describe('rulings on cards', () => {
  test('[TE-27.1] Heal follows a cast of any spell, passed or failed, aimed or not; nothing else', () => {
    const told = (has: string, more: Position = {}): Position => ({
      heroes: [
        { hero: 'cleric', focus: 7, has },
        { hero: 'fighter', health: 1 },
      ],
      ...more,
    })
    const failed = play(told('clairvoyance', { facedown: 'A@1,0' }), '1 1 1')
    failed.play('cast:clairvoyance commit:0')
    expect(failed.legal()).toEqual(['pay', 'decline'])
    failed.play('pay target:1')
    expect(failed.hero(1).health).toBe(5)
    expect(failed.hero(0).focus).toBe(5)
    const attack = play(told('', { minions: 'ogre@0,0' }), '1 3 etorch').play('attack:hammer commit:0')
    expect(attack.legal()).not.toContain('pay')
    const rest = tableAt(told('')).play('rest')
    expect(rest.legal()).not.toContain('pay')
  })

  test('[TE-27.2] Shadow Walk’s stab is no attack: no enemy die, no counter', () => {
    const table = play(
      { heroes: [{ hero: 'rogue', focus: 5 }, 'fighter'], rooms: row, minions: 'ogre@1,0' },
      '6 5 5',
    ).play('special:shadowWalk commit:0 pay step:1,0 decline')
    expect(table.legal()).toEqual(['enemy:ogre', 'decline'])
    table.play('enemy:ogre')
    expect(table.state.minions).toMatchObject([{ health: 8 }])
    expect(table.told('rolled')[0]?.enemyDie).toBeUndefined()
    expect(table.told('countered')).toEqual([])
    expect(table.left()).toEqual([])
  })

  test('[TE-27.3] the Troll’s goblin comes to the Troll’s room, if it hit somebody', () => {
    const told = {
      heroes: ['fighter@2,0', 'wizard@3,0'] as const,
      rooms: row,
    }
    const hit = play({ ...told, minions: 'troll@0,0', torch: 9 }, 'boomy').play('end')
    expect(hit.told('goblin')).toMatchObject([{ place: cellOf('2,0') }])
    const miss = play({
      ...told,
      rooms: `${row} goblinDen@-1,0 guardPost@-2,0 mirrorGate@-3,0`,
      minions: 'troll@-3,0',
      torch: 9,
    })
    expect(miss.play('end').told('goblin')).toEqual([])
  })

  test('[TE-27.5] the area mode of the Panther bow takes all within 1, the own room too, with one roll', () => {
    const told = {
      heroes: [{ hero: 'ranger', focus: 5, has: 'pantherBow' } as const, 'fighter'] as const,
      rooms: row,
      goblins: 'boomy@0,0',
      minions: 'troll@1,0 ogre@2,0',
    }
    const table = play(told, '6 2 4 e2').play('attack:pantherBow:area')
    expect(table.hero().focus).toBe(2)
    table.play('commit:0+1 decline')
    expect(table.told('struck').map(({ enemy, amount }) => `${enemy} ${amount}`)).toEqual([
      'boomy 4',
      'troll 4',
    ])
    expect(table.told('countered')).toMatchObject([{ enemy: 'troll' }])
    const single = play(told).play('attack:pantherBow')
    expect(single.legal()).toEqual(['enemy:troll', 'enemy:ogre'])
    const poor = play({ ...told, heroes: [{ hero: 'ranger', focus: 2, has: 'pantherBow' }, 'fighter'] })
    expect(poor.legal()).not.toContain('attack:pantherBow:area')
    // Without the price nothing reaches the own room.
    const close = play({ ...told, minions: 'troll@0,0' })
    expect(close.legal()).not.toContain('attack:pantherBow')
    expect(close.legal()).toContain('attack:pantherBow:area')
  })

  test('[TE-27.7] Chain Lightning at one enemy alone', () => {
    const table = play(
      {
        heroes: [{ hero: 'wizard', focus: 8, has: 'chainLightning' }, 'fighter'],
        rooms: row,
        minions: 'ogre@2,0',
      },
      '6 5 5 etorch',
    ).play('cast:chainLightning commit:0 pay')
    expect(table.told('struck')).toMatchObject([{ enemy: 'ogre', amount: 1, health: 8 }])
    const none = play({
      heroes: [{ hero: 'wizard', focus: 8, has: 'chainLightning' }, 'fighter'],
      rooms: row,
    })
    expect(none.legal()).not.toContain('cast:chainLightning')
  })

  test('[TE-27.8] a goblin that survives Banish and sees the hero strikes back', () => {
    const table = play(
      {
        heroes: [{ hero: 'wizard', focus: 8, health: 5, has: 'banish' }, 'fighter'],
        rooms: row,
        goblins: 'boomy@2,0',
      },
      '1 3 3 e5',
    ).play('cast:banish commit:0')
    // 5, one goblin, defence 4.
    expect(table.told('countered')).toMatchObject([{ enemy: 'boomy', damage: 2 }])
    expect(table.hero().health).toBe(3)
  })

  test('[TE-27.9] Goblin Bunks: the card of a success is optional and must lie in the row', () => {
    expect(roomCards.goblinBunks.disarm).toBeUndefined()
    const bunks = (rows: string) =>
      play({ heroes: ['rogue', 'fighter'], rooms: 'goblinBunks@1,0', rows }, '4 5 5').play(
        'step:1,0 commit:0',
      )
    const row1 = bunks('crossbow')
    expect(row1.legal()).toEqual(['take:crossbow', 'decline'])
    row1.play('decline')
    expect(row1.state.lootRow).toEqual(['crossbow'])
    const empty = bunks('gust')
    expect(empty.asked()?.do).toBe('turn')
    expect(empty.legal()).not.toContain('disarm')
  })
})
