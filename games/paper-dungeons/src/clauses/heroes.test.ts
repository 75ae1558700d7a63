import { describe, expect, test } from 'vitest'
import { items, type Room } from '../content/ids.ts'
import { scoreOf } from '../rules/score.ts'
import { did, explores, happened, list, position, sheetOf, sit, slainOf } from '../testing/index.ts'

const strengthAgainst = (boss: '1A' | '1C', drawn: Parameters<typeof sheetOf>[0]) => {
  const table = sit(position({ ...drawn, round: 3, bosses: [boss, '2A', '3A'] })).reveal()
  return happened(table, 'fight')[0]?.strength
}

describe('levels', () => {
  test('[PD-LVL.1] one level more is one strength and one health more', () => {
    const table = sit(position({ levels: 'W3 C2' })).play('5 W')
    expect(table.sheet().levels).toEqual([4, 1, 2, 1])
    expect(did(table, 'levelled')).toMatchObject([{ hero: 'warrior', level: 4 }])
    expect(strengthAgainst('1C', { levels: 'W2' })).toMatchObject({ levels: 5 })
    expect(strengthAgainst('1C', { levels: 'W3' })).toMatchObject({ levels: 6 })
    const hurt = sit(position({ levels: 'W2', at: 'B2' })).play('1 walk C2 stop')
    expect(did(hurt, 'hurt')).toMatchObject([{ health: 5 }])
  })

  test('[PD-LVL.2] symbol and colour must fit, a clover always does', () => {
    const legal = (die: string) =>
      sit(position({ dice: '* M C W M C' }))
        .play(die)
        .legal()
    const heroes = (die: string) =>
      legal(die)
        .filter(word => /^[WMCR]$/.test(word))
        .join('')
    expect(['9', '2', '3', '5', '6', '7'].map(heroes)).toEqual(['WMCR', 'M', '', 'W', '', 'C'])
  })

  test('[PD-LVL.3] six is the highest', () => {
    const table = sit(position({ levels: 'W6 C5', dice: '* M C W M C' }))
    expect(table.play('5').legal()).not.toContain('W')
    table.play('walk stop 9')
    expect(table.legal()).not.toContain('W')
    table.play('C 7')
    expect(table.sheet().levels).toEqual([6, 1, 6, 1])
    expect(table.legal()).not.toContain('C')
  })

  test('[PD-LVL.4] a reward lifts any hero below 6, whatever die was used', () => {
    const table = sit(position({ levels: 'M6', potions: 3 })).play('1 brew')
    expect(table.legal()).toEqual(['W', 'C', 'R'])
    table.play('R')
    expect(table.sheet().levels).toEqual([1, 6, 1, 2])
    expect(did(table, 'levelled')).toMatchObject([{ by: 'potions' }])
  })

  test('[PD-LVL.5] level 4 gives the class power at once, by die or by reward', () => {
    const byDie = sit(position({ levels: 'W3' })).play('5 W')
    expect(did(byDie, 'levelled')).toMatchObject([{ level: 4, mastered: true }])
    const reward = sit(position({ levels: 'R3', potions: 3 })).play('1 brew R')
    expect(did(reward, 'levelled')).toMatchObject([{ level: 4, mastered: true }])
    expect(reward.sheet().gems).toBe(1)
    expect(did(sit(position({ levels: 'W4' })).play('5 W'), 'levelled')[0]).not.toHaveProperty('mastered')
  })

  test('[PD-LVL.6] warrior 4: one strength more against bosses, none against minions', () => {
    expect(strengthAgainst('1C', { levels: 'W4' })).toMatchObject({
      levels: 7,
      weakness: 1,
      warrior: 1,
      total: 9,
    })
    expect(strengthAgainst('1C', { levels: 'W3' })).not.toHaveProperty('warrior')
    expect(strengthAgainst('1C', { levels: 'M4' })).not.toHaveProperty('warrior')
    const orc = sit(position({ levels: 'W4', at: 'C6' })).play('1 walk D6 stop')
    expect(did(orc, 'fought')).toMatchObject([{ level: 5, damage: 1 }])
  })

  test('[PD-LVL.7] mage 4: any die is of either colour, but of its own symbol', () => {
    const legal = sit(position({ levels: 'M4' }))
      .play('1')
      .legal()
    expect(legal.filter(word => /^[WMCR]$/.test(word))).toEqual(['W'])
    expect(
      sit(position({ levels: 'M3' }))
        .play('1')
        .legal(),
    ).not.toContain('W')
  })

  test('[PD-LVL.8] from the next die on: the die that makes the mage 4 must itself fit', () => {
    const table = sit(position({ levels: 'M3' }))
    expect(
      sit(position({ levels: 'M3' }))
        .play('6')
        .legal(),
    ).not.toContain('M')
    table.play('2 M 1')
    expect(table.legal()).toContain('W')
  })

  test('[PD-LVL.9] rogue 4: a bonus gem, once', () => {
    const table = sit(position({ levels: 'R3', dice: 'R R C W M C' })).play('4 R')
    expect(table.sheet()).toMatchObject({ gems: 1, taken: 0 })
    expect(did(table, 'gem')).toMatchObject([{ gems: 1, by: 'rogue' }])
    table.play('4 R')
    expect(table.sheet().gems).toBe(1)
  })

  test('[PD-LVL.10] cleric 4: no damage from skulls, all other damage as before', () => {
    const table = sit(position({ levels: 'C4', at: 'B2' }), 'S S C W M C').reveal()
    expect(table.sheet().damage).toBe(0)
    expect(did(table, 'spared')).toMatchObject([{ harm: 'skull', points: 2, by: 'cleric' }])
    table.play('3 walk C2 stop')
    expect(table.sheet().damage).toBe(1)
  })

  test('[PD-LVL.10] [PD-POW.7] a Fortune Teller with cleric 4 takes no damage from skulls either', () => {
    const table = sit(position({ levels: 'C4', power: 'fortuneTeller' }), 'S S C W M C').reveal()
    expect(table.sheet().damage).toBe(0)
    expect(did(table, 'spared')).toMatchObject([{ harm: 'skull', points: 2, by: 'cleric' }])
  })

  test('[PD-LVL.11] the skulls of this round have already hurt', () => {
    const table = sit(position({ levels: 'C3' }), 'S S C W M C').reveal()
    expect(table.sheet().damage).toBe(2)
    table.play('7 C')
    expect(table.sheet()).toMatchObject({ damage: 2, levels: [1, 1, 4, 1] })
    expect(table.reveal().sheet().damage).toBe(2)
  })
})

describe('items', () => {
  test('[PD-ITM.1] [PD-ITM.2] one part by die: the top four by symbol, the bottom four by any, in any colour', () => {
    const legal = (die: string) =>
      sit(position({ dice: 'W M C R B C' }))
        .play(die)
        .legal()
    const crafts = (die: string) => legal(die).filter(word => items.some(item => item === word))
    const bottom = ['crown', 'cauldron', 'armour', 'tome']
    expect(crafts('1')).toEqual(['sword', ...bottom])
    expect(crafts('2')).toEqual(['scepter', ...bottom])
    expect(crafts('3')).toEqual(['medallion', ...bottom])
    expect(crafts('8')).toEqual(['cloak', ...bottom])
    expect(crafts('7')).toEqual(crafts('3'))
    expect(crafts('0')).toEqual([])
    const table = sit(position()).play('1 sword 5 sword')
    expect(table.sheet().parts).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
    expect(table.play('2').legal()).not.toContain('sword')
  })

  test('[PD-ITM.3] a part as a reward goes to any unfinished item', () => {
    const table = sit(position({ at: 'B3', parts: { sword: 2, cloak: 1 } })).play('1 walk B4')
    expect(table.legal()).toEqual(list('scepter medallion cloak crown cauldron armour tome'))
  })

  test('[PD-ITM.4] half an item does nothing', () => {
    const parts = { sword: 1, medallion: 1, cloak: 1, armour: 1 }
    expect(strengthAgainst('1C', { parts })).not.toHaveProperty('sword')
    const walk = sit(position({ parts, at: 'A1' }))
      .play('1 walk')
      .legal()
    expect(walk).toEqual(['stop', 'B1'])
    const fight = sit(position({ parts, at: 'C1' })).play('1 walk D1')
    expect(did(fight, 'fought')).toMatchObject([{ damage: 2 }])
    expect(sit(position()).play('1 cauldron').sheet().potions).toBe(0)
  })

  test('[PD-ITM.5] [PD-ITM.6] instant items work once, permanent ones for good', () => {
    const table = sit(position({ parts: { cauldron: 1, tome: 1 } })).play('1 cauldron')
    expect(table.sheet().potions).toBe(3)
    table.play('2 tome')
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    table.play('W').reveal()
    expect(table.sheet()).toMatchObject({ potions: 3, levels: [2, 1, 1, 1] })
    const walker = sit(position({ parts: { medallion: 2 }, at: 'A1', slain: 'A2', crossed: 'A' }))
    walker.play('1 walk A2 A1').reveal()
    expect(walker.play('1 walk').legal()).toContain('A2')
  })

  test('[PD-ITM.7] the Sword: three strength more against bosses, not against minions', () => {
    expect(strengthAgainst('1A', { parts: { sword: 2 } })).toEqual({
      levels: 4,
      weakness: 1,
      sword: 3,
      total: 8,
    })
    const orc = sit(position({ parts: { sword: 2 }, at: 'A1' })).play('1 walk B1')
    expect(did(orc, 'fought')).toMatchObject([{ level: 3, damage: 2 }])
  })

  test('[PD-ITM.8] [PD-ITM.9] the Scepter kills two from afar: no damage, no treasure, nothing explored', () => {
    const table = sit(position({ parts: { scepter: 1 }, at: 'F1' })).play('2 scepter')
    expect(table.legal()).toHaveLength(12)
    table.play('E2')
    expect(table.legal()).toHaveLength(11)
    expect(table.legal()).not.toContain('E2')
    table.play('A1')
    expect(slainOf(table.sheet())).toEqual(['A1', 'E2'])
    expect(table.sheet()).toMatchObject({ damage: 0, potions: 0, levels: [1, 1, 1, 1] })
    expect(explores(table.sheet(), 'E2')).toBe(false)
    table.play('1 walk E1 crown E2')
    expect(did(table, 'fought')).toEqual([])
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
  })

  test('[PD-ITM.10] with one minion left it kills one, with none it does nothing', () => {
    const all = 'A1 B1 D1 A2 E2 F3 C4 E4 A5 F5 D6'
    const one = sit(position({ parts: { scepter: 1 }, slain: all })).play('2 scepter')
    expect(slainOf(one.sheet())).toHaveLength(12)
    expect(did(one, 'lost')).toMatchObject([{ reward: 'kill' }])
    const none = sit(position({ parts: { scepter: 1 }, slain: `${all} F7` })).play('2 scepter')
    expect(did(none, 'slain')).toEqual([])
    expect(none.legal()).toEqual(['1', '3', '5', '6', '7'])
  })

  test('[PD-ITM.11] [PD-ITM.12] [PD-ITM.13] Medallion through water, Cloak through walls, neither through the other', () => {
    const ways = (at: Room, medallion: number, cloak: number) =>
      sit(position({ at, parts: { medallion, cloak } }))
        .play('1 walk')
        .legal()
        .slice(1)
    expect(ways('A1', 0, 0)).toEqual(['B1'])
    expect(ways('A1', 2, 0)).toEqual(['B1', 'A2'])
    expect(ways('A1', 0, 2)).toEqual(['B1'])
    expect(ways('D1', 0, 2)).toEqual(['C1', 'E1', 'D2'])
    expect(ways('D1', 2, 0)).toEqual(['C1', 'E1'])
    expect(ways('B4', 0, 0)).toEqual(['B3', 'A4', 'B5'])
    expect(ways('B4', 0, 2)).toEqual(['B3', 'A4', 'C4', 'B5'])
    expect(ways('F7', 2, 2)).toEqual(['F6', 'E7'])
  })

  test('[PD-ITM.14] [PD-ITM.16] the Cauldron gives three potions, the Tome a level to anybody', () => {
    expect(
      sit(position({ parts: { cauldron: 1 } }))
        .play('3 cauldron')
        .sheet().potions,
    ).toBe(3)
    const table = sit(position({ parts: { tome: 1 } })).play('3 tome R')
    expect(table.sheet().levels).toEqual([1, 1, 1, 2])
  })

  test('[PD-ITM.15] the Armour: one level more against minions, none against bosses', () => {
    const table = sit(position({ parts: { armour: 2 }, at: 'C1' })).play('1 walk D1')
    expect(did(table, 'fought')).toMatchObject([{ level: 3, armour: true, damage: 1 }])
    expect(strengthAgainst('1A', { parts: { armour: 2 } })).toEqual({ levels: 4, weakness: 1, total: 5 })
  })

  test('[PD-ITM.17] the Crown does nothing before scoring', () => {
    const table = sit(position({ parts: { crown: 1 } })).play('1 crown')
    expect(table.sheetEvents().map(deed => deed.do)).toEqual(['die', 'crafted'])
    expect(scoreOf(table.sheet()).E).toBe(6)
  })

  test('[PD-ITM.18] an item finished on the way works for the rest of the way', () => {
    const table = sit(position({ at: 'E1', parts: { medallion: 1 }, dice: 'W M C B M C' }))
    table.play('0 F1 F2')
    expect(table.legal()).toContain('medallion')
    table.play('medallion')
    expect(table.legal()).toContain('F3')
    const armoured = sit(position({ card: 'I', at: 'B5', parts: { armour: 1 } })).play('1 walk B4 armour C4')
    expect(did(armoured, 'fought')).toMatchObject([{ armour: true, damage: 2 }])
  })
})

describe('potions', () => {
  test('[PD-POT.1] [PD-POT.2] brewing gains two, next to those already there', () => {
    const table = sit(position()).play('1 brew')
    expect(table.sheet().potions).toBe(2)
    expect(did(table, 'potion').map(({ potions }) => potions)).toEqual([1, 2])
    table.play('2 brew')
    expect(did(table, 'potion').map(({ potions }) => potions)).toEqual([1, 2, 3, 4])
  })

  test('[PD-POT.3] the 4th gives a level, the 8th a part, the 12th a gem', () => {
    const rewards = (potions: number) => {
      const table = sit(position({ potions })).play('1 brew')
      return table.sheet().gems > 0 ? ['gem'] : table.legal()
    }
    expect(rewards(3)).toEqual(['W', 'M', 'C', 'R'])
    expect(rewards(7)).toEqual([...items])
    expect(rewards(11)).toEqual(['gem'])
    for (const potions of [0, 4, 5, 8, 9]) expect(rewards(potions)).toEqual(['2', '3', '5', '6', '7'])
  })

  test('[PD-POT.4] [PD-DMG.2] [PD-DMG.3] each potion takes two points, what is left goes to the column', () => {
    const hit = (potions: number, hearts = 0) =>
      sit(position({ card: 'C', at: 'B2', potions, hearts }))
        .play('1 walk A2 stop')
        .sheet()
    expect(hit(0)).toMatchObject({ hearts: 0, damage: 3 })
    expect(hit(1)).toMatchObject({ hearts: 2, damage: 1 })
    expect(hit(2)).toMatchObject({ hearts: 3, damage: 0 })
    expect(hit(2, 4)).toMatchObject({ hearts: 4, damage: 3 })
  })

  test('[PD-POT.5] twelve are the most', () => {
    const table = sit(position({ potions: 11, parts: { cauldron: 1 } })).play('1 cauldron')
    expect(table.sheet().potions).toBe(12)
    expect(did(table, 'lost')).toHaveLength(2)
    expect(table.play('2').legal()).not.toContain('brew')
  })

  test('[PD-POT.6] potions are filled one by one, each reward before the next', () => {
    const table = sit(position({ potions: 3, parts: { cauldron: 1 } })).play('1 cauldron')
    expect(table.sheet().potions).toBe(4)
    table.play('M')
    expect(table.sheet().potions).toBe(6)
    expect(table.sheetEvents().map(deed => deed.do)).toEqual(
      list('die crafted potion levelled potion potion'),
    )
  })

  test('[PD-POT.7] open hearts are twice the potions less those used', () => {
    const table = sit(position({ potions: 6, hearts: 3, options: { potionUse: 'ask' }, card: 'C', at: 'B2' }))
    table.play('1 walk A2')
    expect(table.legal()).toEqual(['+3', '+2', '+1', '+0'])
    const left = (potions: number, hearts: number) =>
      sit(position({ potions, hearts, damage: 0, card: 'C', at: 'B2' }))
        .play('1 walk A2 stop')
        .sheet()
    expect(left(6, 3)).toMatchObject({ hearts: 6, damage: 0 })
    expect(left(6, 10)).toMatchObject({ hearts: 12, damage: 1 })
  })

  test('[PD-POT.8] potions heal nothing, and come too late for damage already taken', () => {
    const table = sit(position({ damage: 3, at: 'C1' })).play('1 brew')
    expect(table.sheet().damage).toBe(3)
    const late = sit(position({ at: 'C1' })).play('1 walk D1')
    expect(late.sheet()).toMatchObject({ damage: 2, potions: 1, hearts: 0 })
  })
})

describe('damage', () => {
  test('[PD-DMG.1] comes from skulls, minions, traps and bosses', () => {
    const skull = sit(position(), 'S M C W M C').reveal()
    expect(did(skull, 'hurt')).toMatchObject([{ harm: 'skull', points: 1 }])
    const minion = sit(position({ at: 'C1' })).play('1 walk D1')
    expect(did(minion, 'hurt')).toMatchObject([{ harm: 'minion', points: 2 }])
    const trap = sit(position({ at: 'B2' })).play('1 walk C2 stop')
    expect(did(trap, 'hurt')).toMatchObject([{ harm: 'trap', points: 1 }])
    const chimera = { round: 6, bosses: ['1A', '2A', '3A'], explored: 'E5', at: 'E6' } as const
    const boss = sit(position({ ...chimera, levels: 'W3 M3 C4 R3' })).reveal()
    expect(did(boss, 'hurt')).toMatchObject([{ harm: 'boss', points: 4 }])
  })

  test('[PD-DMG.4] what potions take neither costs glory nor kills', () => {
    const table = sit(position({ damage: 4, potions: 2, card: 'C', at: 'B2' })).play('1 walk A2 stop')
    expect(table.sheet()).toMatchObject({ damage: 4, hearts: 3, resurrected: false })
    expect(scoreOf(table.sheet())).toMatchObject({ H: -2, I: 0 })
  })

  test('[PD-DMG.5] potions take what they can, or as many points as the player says', () => {
    const at = { card: 'C', at: 'B2', potions: 1 } as const
    expect(sit(position(at)).play('1 walk A2 stop').sheet()).toMatchObject({ hearts: 2, damage: 1 })
    for (const hearts of [0, 1, 2]) {
      const table = sit(position({ ...at, options: { potionUse: 'ask' } })).play('1 walk A2')
      expect(table.legal()).toEqual(['+2', '+1', '+0'])
      expect(table.play(`+${hearts} stop`).sheet()).toMatchObject({ hearts, damage: 3 - hearts })
    }
    const none = sit(position({ ...at, potions: 0, options: { potionUse: 'ask' } })).play('1 walk A2 stop')
    expect(none.sheet().damage).toBe(3)
  })

  test('[PD-DMG.6] [PD-DMG.9] more damage than health resurrects, as much does not', () => {
    const after = (damage: number) =>
      sit(position({ damage, at: 'B2' }))
        .play('1 walk C2 stop')
        .sheet()
    expect(after(2)).toMatchObject({ damage: 3, resurrected: false })
    expect(after(3)).toMatchObject({ damage: 4, resurrected: false })
    expect(after(4)).toMatchObject({ damage: 5, resurrected: true })
  })

  test('[PD-DMG.7] a resurrected player plays on, and nothing worse comes', () => {
    const table = sit(position({ damage: 6, resurrected: true, at: 'B2' })).play('1 walk C2 B2')
    expect(table.sheet()).toMatchObject({ damage: 7, resurrected: true, levels: [1, 1, 1, 1] })
    expect(did(table, 'resurrected')).toEqual([])
    table.play('2 M')
    expect(table.sheet().levels).toEqual([1, 2, 1, 1])
  })

  test('[PD-DMG.8] the levels of that moment count; a later level does not undo it', () => {
    const table = sit(position({ damage: 4, at: 'D2' })).play('1 walk D3')
    expect(table.sheet()).toMatchObject({ damage: 5, resurrected: true })
    table.play('W')
    expect(table.sheet()).toMatchObject({ levels: [2, 1, 1, 1], resurrected: true })
    const before = sit(position({ damage: 4, at: 'D2' })).play('5 W 1 walk D3 W')
    expect(before.sheet()).toMatchObject({ damage: 5, resurrected: false })
  })

  test('[PD-DMG.10] [PD-SHT.4] the column has 24 hearts', () => {
    const table = sit(position({ damage: 23, resurrected: true, card: 'C', at: 'B2' })).play('1 walk A2 stop')
    expect(table.sheet().damage).toBe(24)
    expect(scoreOf(table.sheet()).H).toBe(scoreOf(sheetOf({ damage: 24 })).H)
  })
})
