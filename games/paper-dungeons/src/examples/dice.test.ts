import { describe, expect, test } from 'vitest'
import { did, happened, position, rolls, sit } from '../testing/index.ts'

const heroes = ['W', 'M', 'C', 'R']

/** Three dice that show this face in white and three that show it in black. */
const all = (face: string) => Array.from({ length: 6 }, () => face).join(' ')

describe('levelling up', () => {
  test('[PD-EX-1] a black warrior die trains the warrior', () => {
    const table = sit(position()).play('5 W')
    expect(table.sheet()).toMatchObject({ levels: [2, 1, 1, 1], track: '1115' })
    expect(did(table, 'levelled')).toMatchObject([{ hero: 'warrior', level: 2, by: 'die' }])
  })

  test('[PD-EX-2] a clover does the same', () => {
    const table = sit(position({ dice: 'W M * W M C' })).play('9 W')
    expect(table.sheet()).toMatchObject({ levels: [2, 1, 1, 1], track: '1119' })
  })

  test('[PD-EX-3] of eight hero faces four can train', () => {
    const numbers: [string, string][] = [
      ['1', 'W'],
      ['2', 'M'],
      ['3', 'C'],
      ['4', 'R'],
      ['5', 'W'],
      ['6', 'M'],
      ['7', 'C'],
      ['8', 'R'],
    ]
    const legal = numbers.map(([number, face]) =>
      sit(position({ dice: all(face) }))
        .play(number)
        .legal()
        .filter(word => heroes.includes(word))
        .join(),
    )
    expect(legal).toEqual(['', 'M', '', 'R', 'W', '', 'C', ''])
  })

  test('[PD-EX-23] a white warrior die does not train a black warrior, but does all else', () => {
    const table = sit(position()).play('1')
    expect(table.legal().toSorted()).toEqual(
      ['walk', 'sword', 'crown', 'cauldron', 'armour', 'tome', 'brew'].toSorted(),
    )
    table.play('walk')
    expect(did(table, 'walk')).toMatchObject([{ mp: 2 }])
  })

  test('[PD-EX-24] the Psionic turns the colour of one die a round', () => {
    const dice = 'W W C M C R'
    const table = sit(position({ power: 'psionic', dice }), dice).play('1 W 1')
    expect(table.sheet().levels).toEqual([2, 1, 1, 1])
    expect(table.legal()).not.toContain('W')
    table.play('walk stop').reveal().play('1 W')
    expect(table.sheet().levels).toEqual([3, 1, 1, 1])
  })

  test('[PD-EX-25] a mage at 4 turns it too, and spends no Psionic use', () => {
    const table = sit(position({ power: 'psionic', levels: 'M4' })).play('1 W')
    expect(table.sheet().levels).toEqual([2, 4, 1, 1])
    expect(did(table, 'levelled')).toMatchObject([{ hero: 'warrior', colour: 'mage' }])
    expect(table.state.players[0]?.psionic).toBe(false)
    expect(sit(position()).play('1').legal()).not.toContain('W')
  })

  test('[PD-EX-56] a clover spends no Psionic use', () => {
    const table = sit(position({ power: 'psionic', dice: '* W C W M C' })).play('9 W')
    expect(table.state.players[0]?.psionic).toBe(false)
    table.play('1 W')
    expect(table.state.players[0]?.psionic).toBe(true)
    expect(table.sheet().levels).toEqual([3, 1, 1, 1])
  })
})

describe('the pool', () => {
  test('[PD-EX-21] three skulls or three clovers are rolled again, two and two are not', () => {
    const bad = ['S S W S M C', '* * * W M C']
    const good = 'S * * S M C'
    const table = sit(position(), rolls(...bad, good)).reveal()
    expect(happened(table, 'rerolled').map(({ face }) => face)).toEqual(['skull', 'clover'])
    expect(table.state.dice).toEqual(['skull', 'clover', 'clover', 'skull', 'mage', 'cleric'])
  })

  test('[PD-EX-22] boots only walk, three points far', () => {
    const table = sit(position({ dice: 'W M C B M C', at: 'D3' })).play('0')
    expect(did(table, 'walk')).toMatchObject([{ mp: 3 }])
    expect(table.legal().toSorted()).toEqual(['C3', 'D2', 'D4', 'E3', 'stop'])
  })

  test('[PD-EX-26] skulls hurt, a Fortune Teller less and a cleric at 4 not at all', () => {
    const seats = [{}, { power: 'fortuneTeller' }, { levels: 'C4' }] as const
    const damage = (roll: string) =>
      sit(position({ seats }), roll)
        .reveal()
        .state.players.map(({ sheet }) => sheet.damage)
    expect(damage('S M C S M C')).toEqual([2, 1, 0])
    expect(damage('S M C R M C')).toEqual([1, 0, 0])
  })

  test.each(['1', '2', '9', '7', '0', '8'])('[PD-EX-37] die %s may be walked with and not moved', number => {
    const table = sit(position({ dice: 'W M * C B R', at: 'D3', potions: 3, damage: 2 }))
    const before = table.sheet()
    const old = structuredClone(before)
    table.play(number === '0' ? '0 stop' : `${number} walk stop`)
    expect(table.sheet()).toEqual({ ...old, track: `${old.track}${number}` })
  })
})

describe('resurrection', () => {
  test('[PD-EX-27] comes with the first point above health, once', () => {
    const table = sit(position({ levels: 'W2', damage: 4, at: 'B2' })).play('1 walk C2 B2')
    expect(table.sheet()).toMatchObject({ damage: 5, resurrected: false })
    table.play('2 walk C2 B2')
    expect(table.sheet()).toMatchObject({ damage: 6, resurrected: true })
    table.play('3 walk C2 B2 confirm').play('1 walk C2 stop')
    expect(table.sheet()).toMatchObject({ damage: 8, resurrected: true })
    expect(did(table, 'resurrected')).toHaveLength(1)
  })
})
