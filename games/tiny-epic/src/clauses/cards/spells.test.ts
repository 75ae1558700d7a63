import { describe, expect, test } from 'vitest'
import { type Spell, spells } from '../../content/ids.ts'
import { cellOf, type Placed, type Position, riggedTable, type Table, tableAt } from '../../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'

/** A wizard with 8 focus casts at 6; the two 5s give nothing. */
function cast(spell: Spell, told: Position, words = '', rest = ''): Table {
  const wizard: Placed = { hero: 'wizard', health: 4, focus: 8, has: spell, ...placed(told) }
  const others = told.heroes?.slice(1) ?? ['fighter']
  const dice = spell === 'fireball' ? '6 1 5' : '6 5 5'
  const table = riggedTable(`${dice} ${rest}`, {
    rooms: row,
    torch: 11,
    ...told,
    heroes: [wizard, ...others],
  })
  const commit = spell === 'fireball' ? 'commit:0+1' : 'commit:0'
  return table.play(`cast:${spell} ${words} ${commit} pay`)
}
const placed = ({ heroes = [] }: Position) => (typeof heroes[0] === 'object' ? heroes[0] : {})

/** What each card does when it works: the row of D9, with the check passed by a 6. */
const walks: Record<Spell, () => void> = {
  fireball() {
    const table = cast('fireball', { minions: 'skeleton@2,0' }, '', 'eshield')
    expect(table.told('checked')).toMatchObject([{ need: 7, result: 7 }])
    expect(table.hero().focus).toBe(2)
    expect(table.state.minions).toMatchObject([{ health: 4 }])
    expect(
      tableAt({
        heroes: [{ hero: 'wizard', has: 'fireball' }, 'fighter'],
        rooms: row,
        minions: 'ogre@3,0',
      }).legal(),
    ).not.toContain('cast:fireball')
  },
  chainLightning() {
    const table = cast('chainLightning', { minions: 'troll@2,0 ogre@0,0' }, 'enemy:troll', 'e2')
    expect(table.hero().focus).toBe(5)
    expect(table.state.minions).toMatchObject([{ health: 6 }, { health: 8 }])
  },
  tempestOfArrows() {
    const table = cast(
      'tempestOfArrows',
      { minions: 'troll@2,0 ogre@3,0 wraith@0,0', goblins: 'boomy@1,0' },
      'enemy:troll',
      'etorch',
    )
    expect(table.hero().focus).toBe(3)
    expect(table.told('struck').map(({ enemy, amount }) => `${enemy} ${amount}`)).toEqual([
      'troll 2',
      'boomy 1',
      'ogre 1',
    ])
  },
  eaglesSwiftness() {
    const table = cast('eaglesSwiftness', {
      heroes: [{ hero: 'wizard', has: 'crossbow eaglesSwiftness' }, 'fighter'],
      minions: 'ogre@3,0',
    })
    expect(table.hero().focus).toBe(5)
    expect(table.legal()).toEqual(['attack:crossbow', 'decline'])
    table.next('4 3 e2').play('attack:crossbow commit:0')
    // 4, the crossbow 1, the spell 3.
    expect(table.told('checked')[1]).toMatchObject({ result: 8, need: 4 })
  },
  bearsFury() {
    const table = cast('bearsFury', { minions: 'ogre@0,0' })
    expect(table.hero().focus).toBe(5)
    table.next('4 e2').play('attack:dagger commit:0')
    // 4, the dagger −1, the spell 3.
    expect(table.told('checked')[1]).toMatchObject({ modifier: 2, result: 6 })
  },
  healingLight() {
    const heroes = [
      'wizard',
      { hero: 'fighter', at: '3,0', health: 0 },
      { hero: 'rogue', at: '3,0' },
    ] as const
    const table = cast('healingLight', { heroes }, 'target:1')
    expect(table.hero(1).health).toBe(4)
    expect(table.hero(0).focus).toBe(5)
  },
  massMending() {
    const heroes = [
      'wizard',
      { hero: 'fighter', at: '2,0', health: 0 },
      { hero: 'rogue', at: '3,0', health: 1 },
    ] as const
    const table = cast('massMending', { heroes })
    expect(table.state.heroes.map(({ health }) => health)).toEqual([5, 3, 1])
    expect(table.hero(0).focus).toBe(3)
  },
  everburningFlame() {
    const table = cast('everburningFlame', {})
    expect(table.state.torch).toBe(9)
    expect(table.hero().focus).toBe(3)
    expect(cast('everburningFlame', { torch: 8 }).state.torch).toBe(7)
  },
  frostNova() {
    const table = cast('frostNova', { minions: 'troll@0,0 ogre@0,0 wraith@1,0' }, '', 'etorch')
    expect(table.hero().focus).toBe(4)
    expect(table.state.minions).toMatchObject([{ health: 5 }, { health: 7 }, { health: 5 }])
  },
  gust() {
    const table = cast('gust', { minions: 'ogre@0,0' })
    expect(table.hero().focus).toBe(6)
    expect(table.state.minions).toMatchObject([{ health: 9, place: cellOf('3,0') }])
    expect(table.told('rolled')[0]?.enemyDie).toBeUndefined()
  },
  dimensionDoor() {
    const table = cast('dimensionDoor', {})
    expect(table.hero().focus).toBe(6)
    expect(table.legal()).toEqual(['go:1,0', 'go:2,0', 'go:3,0'])
    table.play('go:3,0')
    expect(table.hero().place).toBe(cellOf('3,0'))
  },
  clairvoyance() {
    const table = cast(
      'clairvoyance',
      { facedown: 'A@0,1 A@0,-1 A@1,1', deck: [9, 0, 0] },
      '',
      'leverHall spikedPit',
    )
    expect(table.hero().focus).toBe(6)
    table.play('flip:0,1 flip:0,-1')
    expect(table.told('flipped').map(({ room }) => room)).toEqual(['leverHall', 'spikedPit'])
    expect(table.asked()?.do).toBe('turn')
  },
  banish() {
    const told = { goblins: 'brawny@3,0', minions: 'ogre@0,0', rows: 'crossbow' }
    const table = cast('banish', told, '', 'eshield')
    expect(table.hero().focus).toBe(5)
    expect(table.told('died')).toMatchObject([{ enemy: 'brawny' }])
    // Brawny offers loot, then a spell, to whoever kills it.
    expect(table.legal()).toEqual(['draw', 'take:crossbow', 'decline'])
    expect(
      tableAt({ heroes: [{ hero: 'wizard', has: 'banish' }, 'rogue'], minions: 'ogre@0,0' }).legal(),
    ).not.toContain('cast:banish')
  },
  drainLife() {
    const table = cast(
      'drainLife',
      { heroes: [{ hero: 'wizard', health: 2 }, 'fighter'], minions: 'ogre@2,0' },
      '',
      'e2',
    )
    expect(table.hero().focus).toBe(4)
    expect(table.state.minions).toMatchObject([{ health: 7 }])
    expect(table.hero().health).toBe(4)
  },
}

describe('spells (D9)', () => {
  test.each(spells)('%s does what its row says', spell => walks[spell]())

  test.each(spells)('%s can be discovered, and fails without effect', spell => {
    const table = riggedTable(`${spell} 1 1 3`, {
      heroes: ['wizard', 'fighter'],
      rooms: 'encounter1@1,0',
      goblins: 'pokey@0,0',
      facedown: 'A@0,1',
      torch: 11,
    }).play('free:research draw equip:0')
    expect(table.hero().spells).toEqual([spell])
    if (['fireball', 'chainLightning', 'tempestOfArrows', 'frostNova', 'banish', 'drainLife'].includes(spell))
      table.next('1 1 3 eshield')
    const { state } = table
    const before = [state.goblins, state.torch, state.heroes.map(({ place }) => place)]
    table.play(`cast:${spell}`)
    if (table.asked()?.do === 'aim') table.play(table.legal()[0] ?? '')
    table.play('commit:0')
    expect(table.told('paid').filter(({ by }) => by === spell)).toEqual([])
    expect([state.goblins, state.torch, state.heroes.map(({ place }) => place)]).toEqual(before)
    expect(table.asked()?.do).toBe('turn')
  })
})
