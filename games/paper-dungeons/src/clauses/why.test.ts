import { describe, expect, test } from 'vitest'
import { happened, position, sit, type Table, withPowers } from '../testing/index.ts'

const whys = (table: Table, seat = 0) => table.sheetEvents(seat).map(deed => `${deed.do} ${deed.why}`)

describe('every step names the clause behind it', () => {
  test('[PD-RND.7] [PD-MOV.1] [PD-MOV.2] [PD-MIN.1] [PD-MIN.4] [PD-MIN.5] a walk', () => {
    expect(whys(sit(position()).play('1 walk C1 D1 2 walk E1 crown stop'))).toEqual([
      'die PD-RND.7',
      'walk PD-MOV.1',
      'entered PD-MOV.2',
      'potion PD-EXP.1',
      'entered PD-MOV.3',
      'fought PD-MIN.1',
      'hurt PD-MIN.4',
      'slain PD-MIN.5',
      'potion PD-EXP.1',
      'die PD-RND.7',
      'walk PD-MOV.1',
      'entered PD-MOV.3',
      'trapped PD-TRP.1',
      'hurt PD-TRP.1',
      'crafted PD-EXP.1',
      'stopped PD-MOV.7',
    ])
  })

  test('[PD-ITM.11] [PD-ITM.12] [PD-MOV.5] [PD-POW.14] [PD-POW.16] special ways', () => {
    const parts = { medallion: 2, cloak: 2 }
    const ranger = sit(position({ power: 'ranger', parts, at: 'A1', slain: 'A2', taken: 'A' })).play(
      '1 walk A2 F2 ',
    )
    expect(whys(ranger).filter(line => /entered|noGem/.test(line))).toEqual([
      'entered PD-POW.14',
      'noGem PD-POW.22',
      'entered PD-MOV.5',
    ])
    const plain = sit(position({ power: 'scout', parts, at: 'D1', slain: 'D1' })).play('1 walk D2 D1')
    expect(whys(plain).slice(2)).toEqual(['entered PD-ITM.12', 'entered PD-ITM.12'])
    const wet = sit(position({ power: 'scout', parts, at: 'F2', crossed: 'B', slain: 'F3' })).play(
      '1 walk F3',
    )
    expect(whys(wet).slice(2)).toEqual(['entered PD-ITM.11', 'noGem PD-GEM.6'])
    const scout = sit(position({ power: 'scout', at: 'B2' })).play('1 walk C2')
    expect(whys(scout).at(-1)).toBe('trapped PD-POW.16')
  })

  test('[PD-LVL.1] [PD-LVL.7] [PD-LVL.9] [PD-POW.12] [PD-POT.1] [PD-POT.3] [PD-GEM.4] training and brewing', () => {
    const level = (table: Table) => whys(table).filter(line => !line.startsWith('die'))
    expect(level(sit(position()).play('5 W'))).toEqual(['levelled PD-LVL.1'])
    expect(level(sit(position({ levels: 'M4' })).play('1 W'))).toEqual(['levelled PD-LVL.7'])
    expect(level(sit(position({ power: 'psionic' })).play('1 W'))).toEqual(['levelled PD-POW.12'])
    const chain = sit(position({ power: 'merchant', potions: 3, levels: 'R3', gems: 1 })).play(
      '1 brew R crown',
    )
    expect(level(chain)).toEqual([
      'potion PD-POT.1',
      'levelled PD-POT.3',
      'gem PD-LVL.9',
      'crafted PD-GEM.4',
      'potion PD-POW.10',
      'potion PD-POT.1',
    ])
    const lost = sit(position({ potions: 11, levels: 'W6 M6 C6 R6', gems: 5 })).play('1 brew')
    expect(level(lost)).toEqual(['potion PD-POT.1', 'gem PD-POT.3', 'lost PD-RWD.7', 'lost PD-POT.5'])
  })

  test('[PD-ITM.8] [PD-ITM.10] [PD-ITM.14] [PD-ITM.16] [PD-POW.5] [PD-POW.17] items and powers', () => {
    const after = (table: Table) => whys(table).slice(2)
    const kill = { slain: 'A1 B1', parts: { scepter: 1 } }
    expect(after(sit(position({ ...kill, power: 'shaman' })).play('2 scepter D1 A2'))).toEqual([
      'slain PD-ITM.8',
      'potion PD-POW.17',
      'slain PD-ITM.8',
    ])
    expect(after(sit(position({ ...kill, power: 'beastmaster' })).play('2 scepter D1 crown A2'))).toEqual([
      'slain PD-ITM.8',
      'crafted PD-POW.5',
      'slain PD-ITM.8',
    ])
    expect(after(sit(position({ parts: { cauldron: 1 } })).play('1 cauldron'))).toEqual([
      'potion PD-ITM.14',
      'potion PD-ITM.14',
      'potion PD-ITM.14',
    ])
    expect(after(sit(position({ parts: { tome: 1 } })).play('1 tome W'))).toEqual(['levelled PD-ITM.16'])
    const slain = 'A1 B1 D1 A2 E2 F3 C4 E4 A5 F5 D6 F7'
    expect(after(sit(position({ slain, parts: { scepter: 1 } })).play('2 scepter'))).toEqual([
      'lost PD-ITM.10',
      'lost PD-ITM.10',
    ])
  })

  test('[PD-POW.3] [PD-POW.8] [PD-POW.9] [PD-POW.18] [PD-POW.20] setup', () => {
    const setup = (table: Table) => whys(table).filter(line => !/kept|hurt|spared/.test(line))
    expect(setup(withPowers('assassin').play('A1 B1'))).toEqual(['slain PD-POW.3', 'slain PD-POW.3'])
    expect(setup(withPowers('craftsman').play('crown tome'))).toEqual([
      'crafted PD-POW.8',
      'crafted PD-POW.8',
    ])
    expect(setup(withPowers('healer'))).toEqual(['potion PD-POW.9', 'potion PD-POW.9'])
    expect(setup(withPowers('treasureHunter').play('A'))).toEqual(['gem PD-POW.18'])
    expect(setup(withPowers('veteran').play('W C'))).toEqual(['levelled PD-POW.20', 'levelled PD-POW.20'])
  })

  test('[PD-RND.2] [PD-LVL.10] [PD-POW.7] [PD-POW.4] [PD-DMG.6] [PD-BOS.10] [PD-BOS.12] harm and the table', () => {
    const seats = [{ levels: 'C4' }, { power: 'fortuneTeller' }, { damage: 4 }] as const
    const skulls = sit(position({ seats }), 'S S C W M C').reveal()
    const last = (seat: number) => whys(skulls, seat).filter(line => !/die|walk|stopped/.test(line))
    expect([0, 1, 2].map(last)).toEqual([
      ['spared PD-LVL.10'],
      ['spared PD-POW.7', 'hurt PD-RND.2'],
      ['hurt PD-RND.2', 'resurrected PD-DMG.6'],
    ])
    const there = { levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6' } as const
    const fighters = [{ ...there, power: 'barbarian' }, { ...there, levels: 'W4 M3 C4 R3' }, {}] as const
    const boss = sit(position({ round: 6, bosses: ['1A', '2A', '3A'], seats: fighters }))
      .reveal()
      .play('crown', 1)
    expect(whys(boss, 0).at(-1)).toBe('spared PD-POW.4')
    expect(whys(boss, 1).slice(-2)).toEqual(['hurt PD-BOS.10', 'crafted PD-BOS.12'])
    expect(happened(boss, 'fight').map(({ why }) => why)).toEqual(['PD-BOS.10', 'PD-BOS.10', 'PD-BOS.7'])
    expect(happened(boss, 'victor').map(({ why }) => why)).toEqual(['PD-BOS.12'])
  })
})
