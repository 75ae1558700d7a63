import { describe, expect, test } from 'vitest'
import { decide, enter, happened, run } from '../testing/story.ts'

describe('Resurrection Bones', () => {
  test('[WB-7.1] revive any number of times', () => {
    expect(run('necromancer', 'wand bones', 'dragon vampire demon vampire lich')).toMatchObject({
      cards: ['-9, revived 1', 'D wand +4', '-7, revived 1', 'D wand +4', '-6, revived 1'],
      result: 'success',
    })
  })

  test('[WB-7.2] fail a runner who had exactly 1 HP before the loss', () => {
    expect(run('necromancer', 'bones', 'goblin goblin')).toMatchObject({
      cards: ['-1', '-1, dead'],
      result: 'failure',
    })
    expect(run('necromancer', 'bones', 'skeleton')).toMatchObject({
      cards: ['-2, revived 1'],
      result: 'success',
    })
  })

  test('[WB-7.3] revive with 1 HP', () => {
    expect(run('necromancer', 'zombie cape bones', 'dragon demon').hp).toBe(1)
  })

  test('[WB-7.4] revive without a question', () => {
    expect(run('necromancer', 'bones', 'dragon').prompts).toEqual([])
    expect(run('rogue', 'potion', 'dragon').prompts).toEqual([])
  })
})

describe('Smoke Bomb', () => {
  test('[WB-7.5] ignores a Monster for one other token, again and again', () => {
    expect(
      run('ninja', 'shuriken tools bomb', 'dragon demon', ['bomb shuriken', 'bomb tools']),
    ).toMatchObject({
      cards: ['I bomb', 'I bomb'],
      row: 'bomb',
      hp: 3,
    })
  })

  test('[WB-7.6] is never paid with itself and is of no use alone', () => {
    const { prompts } = run('ninja', 'outfit shuriken bomb', 'lich', ['suffer'])
    expect(prompts.flat()).not.toContain('bomb bomb')
    expect(run('ninja', 'bomb', 'skeleton')).toMatchObject({ cards: ['-2'], prompts: [] })
  })

  test('[WB-7.7] is safe from the Jelly Cube', () => {
    expect(enter('ninja', 'herbs tools bomb', 'jelly').play('reveal').legal()).toEqual([
      'jelly herbs',
      'jelly tools',
    ])
    expect(run('ninja', 'bomb', 'jelly')).toMatchObject({ cards: ['0'], row: 'bomb' })
  })

  test('[WB-7.7] may be removed in the decision phase like any token', () => {
    expect(decide('ninja', { deck: 'orc orc' }).play('draw').legal()).toContain('remove bomb')
  })

  test('[WB-7.8] is not offered against the Jelly Cube', () => {
    const legal = enter('ninja', 'herbs tools bomb', 'ally jelly').play('reveal', 'reveal').legal()
    expect(legal.filter(text => text.startsWith('bomb'))).toEqual([])
  })

  test('[WB-7.8] is not offered for a token whose loss would kill', () => {
    const { prompts } = run('ninja', 'outfit shuriken bomb', 'golem skeleton', ['suffer', 'bomb shuriken'])
    expect(prompts).toEqual([
      ['suffer', 'bomb outfit', 'bomb shuriken'],
      ['suffer', 'bomb shuriken'],
    ])
    expect(run('ninja', 'outfit bomb', 'orc skeleton', ['suffer'])).toMatchObject({
      cards: ['-3', '-2'],
      hp: 3,
    })
  })
})

describe('Two-Handed Sword', () => {
  test('[WB-7.9] the runner names any other player, eliminated or not', () => {
    const table = enter('princess', 'sword', 'goblin', { seats: 4, out: [2] })
    expect(table.legal()).toEqual(['ask 1', 'ask 2', 'ask 3'])
    table.play('ask 2', 'offer goblin golem')
    expect(table.active()).toBe(2)
  })

  test('[WB-7.10] two different types are offered, the named player openly picks one, every Monster of it falls', () => {
    const table = enter('princess', 'charm chaperone sword', 'golem demon golem', { seats: 3 }).play('ask 2')
    const offers = table.legal()
    expect(new Set(offers).size).toBe(28)
    for (const offer of offers) expect(new Set(offer.split(' ')).size).toBe(3)
    table.play('offer golem demon')
    expect(table.legal()).toEqual(['pick golem', 'pick demon'])
    table.play('pick golem', 'reveal', 'reveal', 'reveal')
    expect(happened(table, 'picked')).toMatchObject([{ seat: 2, monster: 'golem' }])
    expect(happened(table, 'defeated').map(({ by }) => by)).toEqual(['pri.sword', 'pri.sword'])
    expect(happened(table, 'succeeded')).toMatchObject([{ hp: 3 }])
  })
})

describe('Family Crown and Royal Scepter', () => {
  test('[WB-7.11] with the Crown every Monster deals 2 less', () => {
    expect(run('princess', 'charm chaperone crown', 'goblin orc golem vampire')).toMatchObject({
      cards: ['0', '-1', '-3', '-2'],
      hp: 4,
    })
  })

  test('[WB-7.12] the second card of a type is defeated', () => {
    expect(run('princess', 'charm chaperone scepter', 'golem orc golem')).toMatchObject({
      cards: ['-5', '-3', 'D scepter'],
      hp: 2,
    })
  })

  test('[WB-7.13] the third and any later card of a type is ignored', () => {
    const pile = 'vampire vampire count shapeshifter'
    expect(run('princess', 'charm scepter', pile).cards).toEqual([
      '-4',
      'D scepter',
      'I scepter',
      'I scepter',
    ])
  })
})

describe('Flute and Harp', () => {
  test('[WB-7.14] each Goblin that the Flute defeats makes later Monsters deal 1 less', () => {
    expect(run('bard', 'tunic flute', 'goblin golem goblin golem')).toMatchObject({
      cards: ['D flute', '-4', 'D flute', '-3'],
      hp: 1,
    })
  })

  test('[WB-7.15] the Flute’s count outlives the Flute', () => {
    expect(run('bard', 'tunic flute', 'goblin jelly golem', ['jelly flute'])).toMatchObject({
      cards: ['D flute', 'E flute', '-4'],
      hp: 4,
    })
  })

  test('[WB-7.16] below 5 HP odd Monsters deal 1 and even ones 2', () => {
    expect(run('bard', 'hat harp', 'goblin dragon lich')).toMatchObject({ cards: ['-1', '-1', '-2'], hp: 1 })
    expect(run('bard', 'hat harp', 'golem')).toMatchObject({ cards: ['-5, dead'], result: 'failure' })
  })

  test('[WB-7.17] the Harp looks at the HP before the damage and never raises it', () => {
    expect(run('bard', 'harp', 'fairy')).toMatchObject({ cards: ['0'], hp: 3 })
    expect(run('bard', 'tunic harp', 'vampire vampire')).toMatchObject({ cards: ['-4', '-2'], hp: 2 })
  })
})

describe('Lucky Coin', () => {
  test('[WB-7.18] may defeat an even Monster, is kept and becomes active', () => {
    const table = enter('bard', 'hat coin', 'vampire goblin').play('reveal', 'use coin')
    expect(table.view('table').run?.coinActive).toBe(true)
    expect(table.view('table').row).toEqual(['bar.hat', 'bar.coin'])
    expect(run('bard', 'hat coin', 'orc')).toMatchObject({ cards: ['-3'], prompts: [] })
    expect(run('bard', 'hat coin', 'vampire', ['suffer'])).toMatchObject({ cards: ['-4'], hp: 1 })
  })

  test('[WB-7.19] stays active while other Equipment beats the Monsters', () => {
    expect(run('bard', 'flute coin', 'vampire goblin goblin lich', ['use coin'])).toMatchObject({
      cards: ['D coin', 'D flute', 'D flute', 'I coin'],
      row: 'flute coin',
    })
  })

  test('[WB-7.20] while active ignores even Monsters and stays active', () => {
    expect(run('bard', 'coin', 'vampire lich skeleton vampire', ['use coin'])).toMatchObject({
      cards: ['D coin', 'I coin', 'I coin', 'I coin'],
      hp: 3,
      row: 'coin',
    })
  })

  test('[WB-7.21] is lost to an odd Monster, which is suffered', () => {
    expect(run('bard', 'tunic coin', 'vampire orc lich', ['use coin'])).toMatchObject({
      cards: ['D coin', 'coin lost, -3', '-6, dead'],
      row: 'tunic',
    })
  })

  test('[WB-7.22] is kept when a Monster without parity is suffered', () => {
    expect(run('bard', 'hat coin', 'vampire ally lich', ['use coin'])).toMatchObject({
      cards: ['D coin', 'E', 'I coin'],
    })
    expect(run('bard', 'hat coin', 'vampire jelly lich', ['use coin', 'jelly hat'])).toMatchObject({
      cards: ['D coin', 'E hat', 'I coin'],
      row: 'coin',
    })
  })

  test('[WB-7.23] while active, a ⚡ token that can defeat the Monster must do so', () => {
    expect(run('bard', 'coin blade', 'vampire goblin', ['use coin'])).toMatchObject({
      cards: ['D coin', 'D blade'],
      row: 'coin',
    })
  })

  test('[WB-7.23] it must even if the damage would be 0', () => {
    expect(run('bard', 'flute harp coin blade', 'goblin vampire golem', ['use coin']).cards).toEqual([
      'D flute',
      'D coin',
      'D blade',
    ])
  })

  test('[WB-7.23] only an Ally’s charge is offered beside it', () => {
    const story = run('bard', 'coin blade', 'vampire ally golem', ['use coin', 'ignore ally'])
    expect(story.prompts[1]?.toSorted()).toEqual(['ignore ally', 'use blade'])
    expect(story.row).toBe('coin blade')
  })

  test('[WB-7.23] a free defeat comes before the ⚡ token', () => {
    expect(run('bard', 'flute coin blade', 'vampire goblin', ['use coin'])).toMatchObject({
      cards: ['D coin', 'D flute'],
      row: 'flute coin blade',
    })
  })

  test('[WB-6.6, WB-7.23] compels nothing any more once the Jelly Cube has taken it', () => {
    const story = run('bard', 'tunic coin blade', 'skeleton jelly orc', ['use coin', 'jelly coin', 'suffer'])
    expect(story).toMatchObject({
      cards: ['D coin', 'E coin', '-3'],
      last: ['suffer', 'use blade'],
      row: 'tunic blade',
    })
  })

  test('[WB-7.24] an odd Monster that an Ally covers does not cost the Coin', () => {
    expect(run('bard', 'coin', 'vampire ally dragon lich', ['use coin', 'ignore ally'])).toMatchObject({
      cards: ['D coin', 'E', 'I ally', 'I coin'],
      row: 'coin',
    })
  })

  test('[WB-7.25] the Dancing Blade defeats one odd Monster, such as a Demon, and is spent', () => {
    expect(run('bard', 'tunic blade', 'demon golem', ['use blade'])).toMatchObject({
      cards: ['D blade', '-5'],
      row: 'tunic',
    })
    expect(run('bard', 'tunic blade', 'lich').prompts).toEqual([])
  })
})
