import type { Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { welcomeBack } from '../../game.ts'
import { defeaters, mayHelp } from '../../rules/kits.ts'
import type { State } from '../../state.ts'
import { drive, runOf, table } from '../../testing/index.ts'
import { aidCards } from './aid-cards.ts'

const view = (state: State, viewer: Viewer = 0) => welcomeBack.view(state, viewer)

describe('aid cards', () => {
  it('[WB-14.8] list strength, copies and what beats each Monster for the Hero in play', () => {
    const { monsters } = aidCards(view(table({ hero: 'bard', row: ['flute', 'blade'] })))
    expect(monsters.map(({ card, strength, copies }) => [card, strength, copies])).toEqual([
      ['goblin', 1, 2],
      ['skeleton', 2, 2],
      ['orc', 3, 2],
      ['vampire', 4, 2],
      ['golem', 5, 2],
      ['lich', 6, 1],
      ['demon', 7, 1],
      ['dragon', 9, 1],
    ])
    expect(monsters[0]?.by).toEqual([
      { token: 'bar.flute', gone: false },
      { token: 'bar.blade', gone: false },
    ])
    expect(monsters[1]?.by).toEqual([{ token: 'bar.coin', gone: true }])
  })

  it('[WB-7.10] [WB-7.11] [WB-7.12] [WB-14.8] name what may help where nothing is sure to beat a Monster', () => {
    const { monsters } = aidCards(view(table({ hero: 'princess', row: ['crown', 'scepter'] })))
    expect(monsters[0]).toMatchObject({
      by: [],
      may: [
        { token: 'pri.crown', gone: false },
        { token: 'pri.scepter', gone: false },
        { token: 'pri.sword', gone: true },
      ],
    })
    expect(monsters.at(-1)).toMatchObject({ by: [{ token: 'pri.collar' }], may: [] })
    expect(mayHelp('golem', ['nec.zombie', 'nec.bones'])).toEqual([])
    expect(mayHelp('dragon', ['nin.bomb', 'nin.shuriken'])).toEqual(['nin.bomb'])
  })

  it('[WB-14.8] strike copies out from public information only', () => {
    const before = table({ hero: 'bard', pile: [['goblin', 0]], aside: [[['orc', 'hat']]], hand: 'vampire' })
    expect(aidCards(view(before)).monsters.every(({ met }) => met === 0)).toBe(true)
    const { state } = drive(runOf('bard', ['tunic', 'blade'], ['goblin', 'golem', 'orc']), ['suffer'])
    expect(aidCards(view(state, 2)).monsters.filter(({ met }) => met > 0)).toMatchObject([
      { card: 'goblin', met: 1 },
      { card: 'golem', met: 1 },
    ])
  })

  it('[WB-14.8] show the Specials in play, or all six while nobody knows', () => {
    const known = view(table({ specials: ['mimic', 'jelly'] }))
    expect(aidCards(known).specials.map(({ card }) => card)).toEqual(['mimic', 'jelly'])
    const hidden = view(table({ options: { specialsKnown: false } }))
    expect(aidCards(hidden).specials.map(({ known }) => known)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  it('[WB-14.8] count a named type from the moment it is named', () => {
    const run = runOf('warrior', ['sword'], ['golem', 'orc'], { named: 'golem' })
    const golem = aidCards(view(run)).monsters.find(({ card }) => card === 'golem')
    expect(golem?.by).toEqual([{ token: 'war.sword', gone: false }])
    expect(defeaters('golem', ['war.sword'])).toEqual([])
  })
})
