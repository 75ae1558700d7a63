import { describe, expect, test } from 'vitest'
import { kits } from '../content/ids.ts'
import { decide, happened, short } from '../testing/story.ts'

describe('turns', () => {
  test('[WB-3.1] go clockwise among those who are neither out nor have passed', () => {
    const table = decide('bard', { seats: 4, out: [1], deck: 'orc orc orc orc orc orc' })
    const order = [table.active()]
    for (const moves of [['draw', 'add'], ['pass'], ['draw', 'add'], ['draw', 'add'], ['draw', 'add']]) {
      table.play(...moves)
      order.push(table.active())
    }
    expect(order).toEqual([0, 2, 3, 0, 3, 0])
  })

  test('[WB-3.2] begin with drawing or passing', () => {
    const table = decide('bard', { seats: 3, deck: 'orc' })
    expect(table.legal().toSorted()).toEqual(['draw', 'pass'])
    expect(table.legal(1)).toEqual([])
  })

  test('[WB-3.9] end with adding or removing, and the next active player on the left is on', () => {
    const table = decide('bard', { seats: 3, deck: 'orc orc orc' })
    expect(table.play('draw', 'add').active()).toBe(1)
    expect(table.play('draw', 'remove hat').active()).toBe(2)
    expect(table.play('pass').active()).toBe(0)
  })

  test('[WB-3.10] are a forced pass when the deck is empty', () => {
    expect(decide('bard', { seats: 3, deck: '' }).legal()).toEqual(['pass'])
  })
})

describe('drawing', () => {
  test('[WB-3.3] shows the card to the drawer alone', () => {
    const table = decide('bard', { seats: 3, deck: 'lich orc' }).play('draw lich')
    expect(table.view(0).deck).toBe(1)
    expect(table.view(0).ask).toEqual({ do: 'place', seat: 0, card: 'lich' })
    for (const viewer of [1, 2, 'table'] as const)
      expect(table.view(viewer).ask).toEqual({ do: 'place', seat: 0 })
  })

  test('[WB-3.3] may give any card of the deck', () => {
    for (const card of ['lich', 'orc', 'dragon']) {
      const table = decide('bard', { deck: 'lich orc dragon' }).play(`draw ${card}`)
      expect(happened(table, 'drew').at(-1)).toMatchObject({ seat: 0, card, deck: 2 })
    }
  })

  test('[WB-3.4] leaves adding or removing, no longer passing', () => {
    const table = decide('bard', { row: 'hat coin', deck: 'orc orc' }).play('draw')
    expect(table.legal().toSorted()).toEqual(['add', 'remove coin', 'remove hat'])
  })

  test('[WB-3.5] and adding puts the card on top of the pile', () => {
    const table = decide('bard', { deck: 'lich orc' }).play('draw lich', 'add', 'draw orc', 'add')
    expect(table.state.pile).toEqual([
      { card: 'lich', by: 0 },
      { card: 'orc', by: 1 },
    ])
  })

  test('[WB-3.6] and removing takes the card and a token out for the round', () => {
    const table = decide('bard', { row: 'hat coin', deck: 'lich orc' }).play('draw lich', 'remove hat')
    expect(table.view('table').row).toEqual(['bar.coin'])
    expect(table.view(0).players[0]?.aside).toEqual([{ token: 'bar.hat', card: 'lich' }])
    expect(table.view('table').pile).toEqual([])
    table.play('draw orc', 'add', 'pass')
    expect(happened(table, 'entered')[0]?.tokens).toMatchObject([{ token: 'bar.coin' }])
  })

  test('[WB-3.7] any token may go, whatever the Monster', () => {
    const all = kits.ninja.map(token => `remove ${short(token)}`)
    for (const card of ['goblin', 'vampire', 'dragon', 'fairy', 'jelly'])
      expect(
        decide('ninja', { deck: `${card} orc` })
          .play(`draw ${card}`)
          .legal(),
      ).toEqual(expect.arrayContaining(all))
  })

  test('[WB-3.8] with an empty row only adding is left', () => {
    expect(decide('ninja', { row: '', deck: 'orc orc' }).play('draw').legal()).toEqual(['add'])
  })
})

describe('passing', () => {
  test('[WB-3.11] lasts until the next round', () => {
    const table = decide('bard', { seats: 3, deck: 'orc orc' }).play('pass')
    expect(table.view('table').players.map(({ passed }) => passed)).toEqual([true, false, false])
    table.play('pass', 'hero bard')
    expect(table.view('table').players.map(({ passed }) => passed)).toEqual([false, false, false])
    expect(table.active()).toBe(2)
    expect(table.play('pass').active()).toBe(0)
  })

  test('[WB-3.12] makes the last one left the runner at once', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc orc' }).play('draw', 'add', 'pass', 'pass')
    expect(happened(table, 'entered')).toMatchObject([{ seat: 0, pile: 1, hp: 11 }])
    expect(table.legal()).toEqual(['reveal'])
  })

  test('[WB-3.13] is never asked of the last one', () => {
    const table = decide('ninja', { seats: 4, deck: 'orc' }).play('pass', 'pass', 'pass')
    expect(happened(table, 'passed').map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(happened(table, 'entered')).toMatchObject([{ seat: 3 }])
  })

  test('[WB-3.14] may send somebody in who had no turn, and into an empty pile', () => {
    const table = decide('ninja', { deck: 'orc' }).play('pass')
    expect(happened(table, 'entered')).toMatchObject([{ seat: 1, pile: 0 }])
    expect(happened(table, 'drew')).toEqual([])
  })

  test('[WB-3.15] is all the others can do once the last card is drawn: its drawer runs', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc' }).play('draw', 'add')
    expect(table.legal()).toEqual(['pass'])
    expect(table.play('pass').legal()).toEqual(['pass'])
    expect(happened(table.play('pass'), 'entered')).toMatchObject([{ seat: 0 }])
  })
})

describe('what lies open', () => {
  test('[WB-3.16] anybody may count the pile, nobody may look into it', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc lich' }).play('draw lich', 'add', 'draw orc', 'add')
    for (const viewer of [0, 1, 2, 'table'] as const) expect(table.view(viewer).pile).toHaveLength(2)
    expect(table.view(2).pile).toEqual([{ by: 0 }, { by: 1 }])
    expect(table.view('table').pile).toEqual([{ by: 0 }, { by: 1 }])
  })

  test('[WB-3.17] the sizes of the deck and of every set-aside are public', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc lich orc' }).play(
      'draw lich',
      'remove bomb',
      'draw orc',
      'remove tools',
    )
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(table.view(viewer).deck).toBe(1)
      expect(table.view(viewer).players.map(({ aside }) => aside.length)).toEqual([1, 1, 0])
    }
  })

  test('[WB-3.18] everybody sees who removed which token', () => {
    const table = decide('ninja', { seats: 3, deck: 'orc lich' }).play('draw lich', 'remove bomb')
    for (const viewer of [1, 2, 'table'] as const)
      expect(table.view(viewer).players[0]?.aside).toEqual([{ token: 'nin.bomb' }])
  })

  test('[WB-3.19] a player may look again at what they set aside', () => {
    const table = decide('ninja', { deck: 'orc lich' }).play('draw lich', 'remove bomb', 'draw orc', 'add')
    expect(table.view(0).players[0]?.aside).toEqual([{ token: 'nin.bomb', card: 'lich' }])
  })
})
