import { describe, expect, test } from 'vitest'
import { bossCards } from '../content/bosses.ts'
import { black, pool, white } from '../content/dice.ts'
import { dungeons } from '../content/dungeons.ts'
import { goalCards } from '../content/goals.ts'
import { bosses, cards, goals, heroes, items, letters, missions, powers } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { missionCards } from '../content/missions.ts'
import { powerCards } from '../content/powers.ts'
import { rankOf } from '../content/ranks.ts'
import { gemTrack, losses, minionTrack, weakest } from '../content/tracks.ts'
import { scoreOf } from '../rules/score.ts'
import { list, sheetOf } from '../testing/index.ts'
import { clauseOf, tableOf } from '../testing/spec.ts'

describe('components', () => {
  test('[PD-CMP.1] [PD-DIE.1] [PD-DIE.2] three white and three black dice with their faces and numbers', () => {
    expect(pool).toEqual([white, white, white, black, black, black])
    expect(white.faces.map(face => `${face} ${white.numbers[face] ?? '-'}`)).toEqual([
      'warrior 1',
      'mage 2',
      'cleric 3',
      'rogue 4',
      'clover 9',
      'skull -',
    ])
    expect(black.faces.map(face => `${face} ${black.numbers[face] ?? '-'}`)).toEqual([
      'warrior 5',
      'mage 6',
      'cleric 7',
      'rogue 8',
      'boots 0',
      'skull -',
    ])
  })

  test('[PD-CMP.2] twelve dungeon cards A to L, each with three boss rooms, walls and three bosses', () => {
    expect(cards.join('')).toBe('ABCDEFGHIJKL')
    for (const card of cards) {
      expect(dungeons[card].rooms).toHaveLength(3)
      expect(dungeons[card].bosses).toHaveLength(3)
      expect(dungeons[card].walls.length).toBeGreaterThan(0)
    }
  })

  test('[PD-CMP.3] [PD-CMP.4] twelve bosses, four of each level, told apart by level and letter', () => {
    expect(bosses).toEqual(list('1A 1B 1C 1D 2A 2B 2C 2D 3A 3B 3C 3D'))
    for (const boss of bosses) expect(bossCards[boss].level).toBe(Number(boss[0]))
  })

  test('[PD-CMP.5] sixteen missions, powers and goals, all different', () => {
    for (const deck of [missions, powers, goals]) {
      expect(deck).toHaveLength(16)
      expect(new Set(deck).size).toBe(16)
    }
    expect(new Set(missions.map(mission => JSON.stringify(missionCards[mission]))).size).toBe(16)
    expect(new Set(goals.map(goal => JSON.stringify(goalCards[goal].counts))).size).toBe(16)
    expect(new Set(powers.map(power => powerCards[power].rule)).size).toBe(16)
  })
})

describe('items and powers', () => {
  test('[PD-ITM.1] [PD-ITM.19] eight items, the top four by the symbols W, M, C, R', () => {
    expect(
      items.map(item => `${item} ${magicItems[item].symbol ?? 'any'} ${magicItems[item].glory}`),
    ).toEqual([
      'sword warrior 0',
      'scepter mage -1',
      'medallion cleric 1',
      'cloak rogue 0',
      'crown any 4',
      'cauldron any 0',
      'armour any 2',
      'tome any 3',
    ])
  })

  test('[PD-ITM.5] [PD-ITM.6] three items are instant, four permanent, the Crown is for scoring', () => {
    const kinds = (kind: string) => items.filter(item => magicItems[item].kind === kind)
    expect(kinds('instant')).toEqual(['scepter', 'cauldron', 'tome'])
    expect(kinds('permanent')).toEqual(['sword', 'medallion', 'cloak', 'armour'])
    expect(kinds('scoring')).toEqual(['crown'])
  })

  test('[PD-POW.1] sixteen powers, of three kinds, worth what is printed', () => {
    const printed: Record<string, string> = {
      alchemist: 'trigger -1',
      assassin: 'setup 0',
      barbarian: 'trigger 0',
      beastmaster: 'trigger -2',
      berserker: 'trigger -2',
      craftsman: 'setup -3',
      fortuneTeller: 'trigger 2',
      healer: 'setup 2',
      merchant: 'trigger 0',
      noble: 'trigger -1',
      psionic: 'round 0',
      ranger: 'trigger -1',
      scout: 'trigger -2',
      shaman: 'trigger 3',
      treasureHunter: 'setup 0',
      veteran: 'setup -3',
    }
    expect(Object.fromEntries(powers.map(p => [p, `${powerCards[p].kind} ${powerCards[p].glory}`]))).toEqual(
      printed,
    )
    for (const power of powers) {
      const idle = sheetOf({ power, goal: 'G06' })
      expect(`${powerCards[power].kind} ${scoreOf(idle).J}`).toBe(printed[power])
    }
  })
})

describe('goals and missions', () => {
  test('[PD-GOL.4] [PD-SET.11] tiers and training styles, two black and two white', () => {
    const printed = [
      'G01 2/3/4 BWWB',
      'G02 2/3/4 WBBW',
      'G03 4/7/10 WWBB',
      'G04 4/5/6 BWWB',
      'G05 1/2/3 WBBW',
      'G06 2/3/4 WWBB',
      'G07 2/3/4 BWBW',
      'G08 6/9/12 WBWB',
      'G09 20/25/30 BWBW',
      'G10 10/15/20 WBBW',
      'G11 2/4/7 BBWW',
      'G12 10/13/16 BBWW',
      'G13 4/7/10 WWBB',
      'G14 2/5/7 BWWB',
      'G15 1/2/3 BWBW',
      'G16 12/16/20 WBWB',
    ]
    const style = (goal: (typeof goals)[number]) =>
      goalCards[goal].training.map(colour => (colour === 'black' ? 'B' : 'W')).join('')
    expect(goals.map(goal => `${goal} ${goalCards[goal].tiers.join('/')} ${style(goal)}`)).toEqual(printed)
    for (const goal of goals)
      expect(goalCards[goal].training.toSorted()).toEqual(list('black black white white'))
  })
})

describe('tracks', () => {
  test('[PD-SCO.2] [PD-SCO.5] weakest hero and minions as printed', () => {
    expect([1, 2, 3, 4, 5, 6].map(level => weakest.values[level])).toEqual([0, 3, 6, 8, 11, 14])
    expect(minionTrack.values).toEqual([0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25])
  })

  test('[PD-HOU.1] gem track as in section 4.1, 30 for seven', () => {
    const glory = tableOf('### 4.1').find(([name]) => name === 'PD-HOU.1 glory')
    expect(gemTrack.values).toEqual(glory?.slice(1).map(Number))
    expect(gemTrack.values).toHaveLength(11)
    expect(gemTrack.values[7]).toBe(30)
    expect([...gemTrack.values.entries()].map(([gems]) => scoreOf(sheetOf({ gems })).F)).toEqual([
      ...gemTrack.values,
    ])
  })

  test('[PD-HOU.2] damage loss as in section 4.2, 6 for eleven', () => {
    const lines = tableOf('### 4.2')
    const from =
      lines
        .find(([name]) => name === 'damage at least')
        ?.slice(1)
        .map(Number) ?? []
    const loss =
      lines
        .find(([name]) => name === 'PD-HOU.2 loss')
        ?.slice(1)
        .map(Number) ?? []
    expect(losses).toEqual(from.map((least, i) => ({ from: least, glory: loss[i] })))
    for (let damage = 0; damage <= 24; damage++) {
      const at = from.filter(least => least <= damage).length
      expect(scoreOf(sheetOf({ damage })).H).toBe(at === 0 ? 0 : loss[at - 1])
    }
    expect(scoreOf(sheetOf({ damage: 11 })).H).toBe(-6)
  })

  test('[PD-SOL.5] ranks for a solo total', () => {
    const totals = [-5, 54, 55, 69, 70, 84, 85, 99, 100, 140]
    expect(totals.map(rankOf)).toEqual([
      'torchbearer',
      'torchbearer',
      'delver',
      'delver',
      'champion',
      'champion',
      'hero',
      'hero',
      'legend',
      'legend',
    ])
  })
})

describe('bosses', () => {
  const all = bosses.map(boss => bossCards[boss])

  test('[PD-HOU.8] are those of section 4.4', () => {
    const lines = tableOf('### 4.4').filter(([id]) => /^[123][A-D]$/.test(id ?? ''))
    const rewards = { part: 'item part', potions: '2 potions', level: 'level-up' }
    const told = bosses.map(id => {
      const { weakness, tiers, flee, reward, gone } = bossCards[id]
      const cells = tiers.map(({ from, glory, damage }) => `${from}: ${glory}/${damage}`)
      return [id, weakness, ...cells, String(flee), rewards[reward], gone.join(' ') || '-']
    })
    expect(told).toEqual(lines.map(([id, _name, ...rest]) => [id, ...rest]))
  })

  test('[PD-HOU.8] [PD-HOU.10] the Chimera is what the rulebooks show, and fought in the second season', () => {
    const { level, weakness, tiers, flee, reward } = bossCards['2A']
    expect({ weakness, flee, reward }).toEqual({ weakness: 'rogue', flee: -4, reward: 'part' })
    expect(tiers.map(({ from }) => from)).toEqual([14, 18, 22])
    expect(tiers[0]).toMatchObject({ glory: 3, damage: 4 })
    expect(tiers[2]).toMatchObject({ glory: 7, damage: 2 })
    expect(level).toBe(2)
  })

  test('[PD-HOU.9] [PD-EX-50] each weakness once a level; letters cover A to H, disjoint on each card', () => {
    for (const level of [1, 2, 3]) {
      const same = all.filter(boss => boss.level === level)
      expect(same.map(({ weakness }) => weakness).toSorted()).toEqual([...heroes].toSorted())
      expect(same.flatMap(({ gone }) => gone).toSorted()).toEqual(level === 3 ? [] : [...letters])
      for (const { gone } of same) expect(gone).toHaveLength(level === 3 ? 0 : 2)
    }
    for (const card of cards) {
      const gone = dungeons[card].bosses.flatMap(boss => bossCards[boss].gone)
      expect(new Set(gone).size).toBe(4)
    }
  })

  test('[PD-HOU.11] [PD-EX-50] G10 stays possible on every card', () => {
    const ranges = [...clauseOf('PD-HOU.11').matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ])
    expect(ranges).toHaveLength(3)
    for (const card of cards) {
      const [low, middle, top] = [0, 1, 2].map(tier =>
        dungeons[card].bosses.reduce((sum, boss) => sum + (bossCards[boss].tiers[tier]?.glory ?? 0), 0),
      )
      for (const [i, sum] of [top, middle, low].entries()) {
        expect(sum).toBeGreaterThanOrEqual(ranges[i]?.[0] ?? Number.NaN)
        expect(sum).toBeLessThanOrEqual(ranges[i]?.[1] ?? Number.NaN)
      }
      expect(top).toBeGreaterThanOrEqual(goalCards.G10.tiers[2])
    }
  })

  test('[PD-HOU.14] [PD-EX-50] pay more and hurt less from tier to tier', () => {
    for (const { tiers } of all) {
      const [one, two, three] = tiers
      for (const [lower, higher] of [
        [one, two],
        [two, three],
      ] as const) {
        expect(higher.from).toBeGreaterThan(lower.from)
        expect(higher.glory).toBeGreaterThan(lower.glory)
        expect(higher.damage).toBeLessThan(lower.damage)
      }
    }
  })
})
