import { describe, expect, test } from 'vitest'
import { black, white } from '../content/dice.ts'
import type { Face } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import { rerollFace } from '../rules/dice.ts'
import { did, gemsOf, happened, list, position, sit } from '../testing/index.ts'

/** The boss that the rulebooks show, in E5. */
const chimera = { card: 'A', round: 6, bosses: ['1A', '2A', '3A'] } as const
const items = list('sword scepter medallion cloak crown cauldron armour tome')

describe('dice', () => {
  test('[PD-DIE.3] numbers are recorded and have no other effect', () => {
    const dice = 'W M * W M C'
    const [one, five, nine] = ['1', '5', '9'].map(die => sit(position({ dice })).play(`${die} brew`).sheet())
    expect([one?.track, five?.track, nine?.track]).toEqual(['1111', '1115', '1119'])
    expect({ ...one, track: '' }).toEqual({ ...five, track: '' })
    expect({ ...one, track: '' }).toEqual({ ...nine, track: '' })
  })

  test('[PD-DIE.4] a skull is no die to use', () => {
    const table = sit(position({ dice: 'S W M S C B' }))
    expect(table.legal()).toEqual(['1', '2', '7', '0'])
    expect(game.moves(table.state, 0).map(move => (move.do === 'die' ? move.die : -1))).toEqual([1, 2, 4, 5])
  })

  test('[PD-DIE.5] [PD-DIE.6] a clover is any hero in any colour, and neither boots nor skull', () => {
    const table = sit(position({ dice: '* M C W M C' }), '* M C W M C').play('9')
    expect(table.legal()).toEqual(['walk', 'W', 'M', 'C', 'R', ...items, 'brew'])
    table.play('walk')
    expect(did(table, 'walk')).toMatchObject([{ mp: 2 }])
    expect(table.play('stop').reveal().sheet().damage).toBe(0)
  })

  test('[PD-DIE.7] boots walk three points and do nothing else', () => {
    const table = sit(position({ dice: 'W M C B M C', at: 'D3' })).play('0')
    expect(table.legal().toSorted()).toEqual(['C3', 'D2', 'D4', 'E3', 'stop'])
    expect(did(table.play('D2 C2'), 'entered').map(({ mp }) => mp)).toEqual([2, 1])
  })

  test('[PD-DIE.8] [PD-DIE.9] of 46,656 rolls 43,535 count, and each of them leaves four dice', () => {
    const faces = [white, white, white, black, black, black].map(die => die.faces)
    let legal = 0
    const skulls = [0, 0, 0]
    const extend = (dice: readonly Face[]): void => {
      const next = faces[dice.length]
      if (next !== undefined) {
        for (const face of next) extend([...dice, face])
        return
      }
      const count = (sought: Face) => dice.filter(face => face === sought).length
      const again = count('skull') >= 3 || count('clover') >= 3
      if ((rerollFace(dice) !== undefined) !== again) throw new Error(`${dice.join()} is misjudged.`)
      if (again) return
      legal++
      skulls[count('skull')] = (skulls[count('skull')] ?? 0) + 1
      if (6 - count('skull') < 4) throw new Error(`${dice.join()} leaves too few dice.`)
    }
    extend([])
    expect(legal).toBe(43_535)
    expect(skulls.map(count => Math.round((1000 * count) / legal) / 10)).toEqual([35.6, 42.9, 21.5])
  })

  test('[PD-DIE.10] any number of players use the same die', () => {
    const table = sit(position({ seats: 3 }))
    for (const seat of [0, 1, 2]) table.play('5 W', seat)
    expect(table.state.players.map(({ sheet }) => sheet.levels[0])).toEqual([2, 2, 2])
  })
})

describe('the round', () => {
  test('[PD-RND.1] roll, skulls, three dice each, end of round', () => {
    const table = sit(position({ seats: 2, round: 1 }), 'S M C W M C').reveal()
    const from = table.events.findIndex(({ type }) => type === 'rolled')
    table.reveal()
    const told = table.events.slice(from).flatMap(event => {
      if (event.type === 'done' || event.type === 'noted') return [`${event.deed.do} ${event.seat}`]
      return ['retold'].includes(event.type) ? [] : [event.type]
    })
    const turn = (seat: number) =>
      list('die walk stopped die walk stopped die walk stopped').map(d => `${d} ${seat}`)
    expect(told.slice(0, 3)).toEqual(['rolled', 'hurt 0', 'hurt 1'])
    expect(told.slice(3, told.lastIndexOf('rolled'))).toEqual([
      ...turn(0),
      'confirmed',
      ...turn(1),
      'confirmed',
      'revealed',
    ])
  })

  test('[PD-RND.2] every skull hurts everybody once, before any die', () => {
    const table = sit(position({ seats: [{}, { potions: 1 }] }), 'S M C S M C').reveal()
    expect(table.sheet(0)).toMatchObject({ damage: 2, hearts: 0 })
    expect(table.sheet(1)).toMatchObject({ damage: 0, hearts: 2 })
    expect(did(table, 'hurt')).toMatchObject([{ harm: 'skull', points: 2 }])
    expect(table.sheet(0).track).toHaveLength(6)
  })

  test('[PD-RND.3] [PD-RND.18] three dice, no fewer and no more; then only the confirmation, which is final', () => {
    const table = sit(position({ seats: 2 }))
    for (const words of ['1 brew', '2 walk stop', '3 brew']) {
      expect(table.legal()).not.toContain('confirm')
      table.play(words)
      if (words === '3 brew') {
        expect(table.legal()).not.toContain('confirm')
        table.play('W')
      }
    }
    expect(table.legal()).toEqual(['confirm'])
    table.play('confirm')
    expect(table.legal()).toEqual([])
    expect(game.active(table.state)).toEqual([1])
    expect(happened(table, 'confirmed')).toMatchObject([{ seat: 0, final: true }])
  })

  test('[PD-RND.4] [PD-RND.5] a die serves once, but two dice of one face are two', () => {
    const table = sit(position({ dice: 'W W C W M C' })).play('1 brew')
    expect(table.legal()).toEqual(['1', '3', '5', '6', '7'])
    table.play('1 brew')
    expect(table.state.players[0]?.used).toBe(0b11)
    table.play('W')
    expect(table.legal()).toEqual(['3', '5', '6', '7'])
  })

  test('[PD-RND.6] in any order, the same action three times', () => {
    const table = sit(position({ dice: 'W M C W M C' })).play('7 brew 1 brew W 6 brew')
    expect(table.sheet()).toMatchObject({ potions: 6, track: '111716' })
  })

  test('[PD-RND.7] the number is written before the die is used', () => {
    const table = sit(position()).play('5')
    expect(table.sheet()).toMatchObject({ track: '1115', levels: [1, 1, 1, 1] })
    table.play('W')
    expect(table.sheetEvents().map(deed => deed.do)).toEqual(['die', 'levelled'])
    expect(did(table, 'die')).toMatchObject([{ die: 3, face: 'warrior', number: 5 }])
  })

  test('[PD-RND.8] [PD-MOV.9] an action is finished, with all it sets off, before the next die', () => {
    const table = sit(position({ potions: 3, at: 'D3' })).play('1 walk')
    expect(table.legal().every(word => word === 'stop' || /^[A-F][1-7]$/.test(word))).toBe(true)
    table.play('stop 2 brew')
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    table.play('W')
    expect(table.legal()).toEqual(['3', '5', '6', '7'])
  })

  test('[PD-RND.9] dice are picked one by one', () => {
    const table = sit(position()).play('1 brew')
    expect(table.legal()).toEqual(['2', '3', '5', '6', '7'])
    table.play('7 C')
    expect(table.legal()).toEqual(['2', '3', '5', '6'])
  })

  test('[PD-RND.10] no die can be skipped, but a walk may be of no step', () => {
    const table = sit(position())
    expect(table.legal()).toEqual(['1', '2', '3', '5', '6', '7'])
    table.play('1 walk stop')
    expect(table.sheet().at).toBeUndefined()
    expect(table.legal()).toEqual(['2', '3', '5', '6', '7'])
  })

  test('[PD-RND.15] [PD-RND.19] an absent player walks nowhere with the first dice and takes the first choices', () => {
    const table = sit(position({ dice: 'S W * C B M', at: 'D3' })).rest()
    expect(table.sheet()).toMatchObject({ track: '111197', at: 'D3' })
    const chained = sit(position({ potions: 3, parts: { sword: 2 }, gems: 1 }))
    chained.play('1 brew').rest()
    expect(chained.sheet()).toMatchObject({ levels: [2, 1, 1, 1], potions: 5 })
  })

  test('[PD-RND.19] lists go by pool, heroes, items, rooms, letters; the most damage to potions first', () => {
    expect(sit(position({ dice: 'R * W B C W' })).legal()).toEqual(['4', '9', '1', '0', '7', '5'])
    expect(
      sit(position({ dice: '* M C W M C' }))
        .play('9')
        .legal(),
    ).toEqual(['walk', 'W', 'M', 'C', 'R', ...items, 'brew'])
    expect(
      sit(position({ at: 'D3' }))
        .play('1 walk')
        .legal(),
    ).toEqual(['stop', 'D2', 'C3', 'E3', 'D4'])
    expect(
      sit(position({ parts: { scepter: 1 } }))
        .play('2 scepter')
        .legal(),
    ).toEqual(list('A1 B1 D1 A2 E2 F3 C4 E4 A5 F5 D6 F7'))
    expect(
      sit(position({ gems: 1, levels: 'R3', dice: 'R M C W M C' }))
        .play('4 R')
        .legal(),
    ).toEqual(items)
    const ask = { options: { potionUse: 'ask' }, at: 'B2', potions: 1 } as const
    expect(
      sit(position({ ...ask, card: 'C' }))
        .play('1 walk A2')
        .legal(),
    ).toEqual(['+2', '+1', '+0'])
  })
})

describe('the end of the round', () => {
  test('[PD-RND.14] reveals, then gems, boss, vanishing gems, missions and the next roll', () => {
    const seats = [{ levels: 'W4 M3 C4 R3', explored: 'E5', at: 'E3' }, {}] as const
    const options = { vanishingGems: true }
    const table = sit(position({ ...chimera, seats, missions: 'M10 M01', options, slain: 'A1 A2 A5' }))
    table.play('1 walk F3 stop', 0).reveal()
    const far = () =>
      table.events.map(({ type }) => type).filter(type => !['noted', 'retold', 'confirmed'].includes(type))
    expect(far()).toEqual(['revealed', 'announced', 'boss', 'fight', 'fight', 'done', 'victor'])
    expect(table.state.phase).toBe('reward')
    table.play('crown', 0)
    expect(far().slice(7)).toEqual(['done', 'vanished', 'vanished', 'mission', 'rolled'])
  })

  test('[PD-RND.16] asked about skulls, a player answers unseen before the first die', () => {
    const options = { potionUse: 'ask' } as const
    const table = sit(position({ seats: 2, potions: 1, options }), 'S S C W M C').reveal()
    expect(table.legal()).toEqual(['+2', '+1', '+0'])
    const before = JSON.stringify(table.view(1))
    table.play('+1')
    expect(JSON.stringify(table.view(1))).toBe(before)
    expect(table.sheet()).toMatchObject({ damage: 1, hearts: 1 })
    expect(table.legal()).toContain('3')
    expect(table.legal(1)).toEqual(['+2', '+1', '+0'])
  })

  test('[PD-RND.16] asked about a boss, all answer unseen in the boss step', () => {
    const at = { ...chimera, levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6', potions: 1 } as const
    const options = { potionUse: 'ask' } as const
    const table = sit(position({ ...at, seats: 2, options })).reveal()
    expect(table.state.phase).toBe('boss')
    expect(happened(table, 'fight')).toMatchObject([
      { tier: 1, damage: 4 },
      { tier: 1, damage: 4 },
    ])
    expect([table.legal(0), table.legal(1)]).toEqual([
      ['+2', '+1', '+0'],
      ['+2', '+1', '+0'],
    ])
    const before = JSON.stringify(table.view(1))
    table.play('+0', 0)
    expect(JSON.stringify(table.view(1))).toBe(before)
    table.rest(0)
    expect(table.view(1).players[0]?.shown.damage).toBe(0)
    table.play('+2', 1).rest(1)
    expect(table.state.phase).toBe('turn')
    expect(table.view('table').players.map(({ shown }) => [shown.damage, shown.hearts])).toEqual([
      [4, 0],
      [2, 2],
    ])
  })

  test('[PD-RND.17] the winner of a boss chooses in the open while the others wait', () => {
    const seats = [{}, { levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6' }] as const
    const options = { vanishingGems: true }
    const table = sit(position({ ...chimera, seats, missions: 'M14', options })).reveal()
    expect(table.state.phase).toBe('reward')
    expect(game.active(table.state)).toEqual([1])
    expect(table.sheet(1).damage).toBe(4)
    expect(table.view(0).reward).toMatchObject({ seat: 1 })
    expect(gemsOf(table.sheet(0).crossed)).toBe('')
    expect(happened(table, 'mission')).toEqual([])
    table.play('crown', 1)
    expect(gemsOf(table.sheet(0).crossed)).toBe('B F')
    expect(happened(table, 'mission')).toMatchObject([{ seats: [1] }])
  })
})

describe('actions', () => {
  test('[PD-ACT.1] there are four', () => {
    const table = sit(position({ dice: '* M C W M C' })).play('9')
    const kinds = new Set(game.moves(table.state, 0).map(move => move.do))
    expect(kinds).toEqual(new Set(['walk', 'train', 'craft', 'brew']))
  })

  test('[PD-ACT.2] boots neither brew nor craft', () => {
    const table = sit(position({ dice: 'W M C B M C' })).play('0')
    for (const word of ['brew', 'crown', 'W']) expect(table.legal()).not.toContain(word)
  })

  test('[PD-ACT.3] colour matters only for levelling up', () => {
    const [one, five] = ['1', '5'].map(die => sit(position()).play(die).legal())
    expect(five?.filter(word => word !== 'W')).toEqual(one)
    expect(five).toContain('W')
  })

  test('[PD-ACT.4] an action that would fill nothing is no action', () => {
    const parts = { sword: 2, crown: 2, cauldron: 2, armour: 2, tome: 2 }
    const table = sit(position({ levels: 'W6', parts, potions: 12, at: 'D3' })).play('5')
    expect(table.legal().toSorted()).toEqual(['C3', 'D2', 'D4', 'E3', 'stop'])
    expect(
      sit(position({ levels: 'W5', parts, potions: 11 }))
        .play('5')
        .legal(),
    ).toEqual(['walk', 'W', 'brew'])
  })
})
