import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { tinyEpic } from '../../game.ts'
import { optionsSchema } from '../../options.ts'
import { position, sit } from '../../testing/index.ts'

describe('difficulty', () => {
  it('[TE-28.5] easy: a card for each hero, and the torch rests in the first round', () => {
    const options = optionsSchema.parse({ difficulty: 'easy', choice: 'random' })
    const table = sit(
      tinyEpic.setup(options, 1, fastChance('easy'), () => {}),
      '',
    )
    for (const hero of [0, 1]) {
      expect(table.state.turn.hero).toBe(hero)
      expect(table.legal()).toEqual(['option:0', 'option:1', 'decline'])
      table.play('decline end')
      expect(table.state.torch).toBe(7)
    }
    expect(table.asked()?.do).toBe('turn')
    expect(table.play('end').state.torch).toBe(8)
  })

  it.each(['standard', 'hard'] as const)('[TE-28.5] %s: no gift, no rest for the torch', difficulty => {
    const options = optionsSchema.parse({ difficulty, choice: 'random' })
    const table = sit(
      tinyEpic.setup(options, 1, fastChance('hard'), () => {}),
      '',
    )
    expect(table.asked()?.do).toBe('turn')
    expect(table.play('end').state.torch).toBe(8)
  })

  it.each([
    ['easy', 7],
    ['standard', 9],
    ['hard', 11],
  ] as const)('[TE-28.5] %s: a dead minion lifts the torch from 15 to %i', (difficulty, torch) => {
    const state = position({ minions: 'troll@0,0:1', torch: 15, options: { difficulty } })
    const table = sit(state, '6 6 6 e2').play('attack:hammer commit:0 decline decline')
    expect(table.state.torch).toBe(torch)
  })
})
