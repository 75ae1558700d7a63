import { describe, expect, it } from 'vitest'
import { kits } from '../content/ids.ts'
import { enter, happened } from '../testing/story.ts'

describe('starting HP', () => {
  it.each([
    ['necromancer', 11],
    ['princess', 10],
    ['ninja', 11],
    ['bard', 10],
    ['warrior', 11],
    ['barbarian', 11],
    ['mage', 11],
    ['rogue', 11],
  ] as const)('[WB-EX-2] the full kit of the %s gives %i HP', (hero, hp) => {
    const row = kits[hero].map(token => token.slice(4)).join(' ')
    expect(happened(enter(hero, row, 'orc'), 'entered')[0]?.hp).toBe(hp)
  })

  it('[WB-EX-2] the Princess without her Chaperone has 7', () => {
    const table = enter('princess', 'charm crown scepter sword collar', 'orc')
    expect(happened(table, 'entered')[0]?.hp).toBe(7)
  })
})
