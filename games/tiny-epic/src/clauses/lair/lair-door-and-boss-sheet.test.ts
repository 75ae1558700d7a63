import { describe, expect, test } from 'vitest'
import { bossSheets } from '../../content/bosses.ts'
import { bosses } from '../../content/ids.ts'
import { diceOf, skillBonus, speedLeft } from '../../rules/heroes/attributes.ts'
import { cellOf, type Placed, type Position, riggedTable } from '../../testing/index.ts'

/** The door north of the Entrance. */
const rooms = 'lairDoor@0,-1 encounter1@1,0 encounter3@2,0'
const door = '0,-1'
const lair = cellOf('lair')

/** A hero on the Lair Door, the lair never entered. */
const before = (told: Position = {}) =>
  riggedTable('', {
    heroes: [{ hero: 'fighter', at: door }, 'wizard'],
    rooms,
    slain: 2,
    options: { boss: 'dragon' },
    ...told,
  })

/** On the sheet of a boss: the dragon, unless told. */
const inside = (heroes: readonly Placed[], told: Position = {}, words = '') =>
  riggedTable(words, { heroes, rooms, boss: 'dragon@lair', torch: 16, ...told })
const fighter = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'fighter', at, ...more })
const wizard = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'wizard', at, ...more })

describe('the door, and the change to Act 2', () => {
  test('[TE-20.1] it is open when it is revealed and one minion per hero is dead', () => {
    expect(before().legal()).toContain('enter')
    expect(before({ slain: 1 }).legal()).not.toContain('enter')
    const three = { heroes: [fighter(door), wizard('0,0'), { hero: 'rogue' }] as const }
    expect(before({ ...three, slain: 2 }).legal()).not.toContain('enter')
    expect(before({ ...three, slain: 3 }).legal()).toContain('enter')
    expect(
      before({ rooms: 'encounter1@0,-1', heroes: [fighter(door), wizard('0,0')] }).legal(),
    ).not.toContain('enter')
  })

  test('[TE-20.1] the last minion opens it on the spot', () => {
    const table = before({ slain: 1, minions: 'troll@0,-1:1' })
    expect(table.legal()).not.toContain('enter')
    table.next('6 5 5 e2').play('attack:hammer commit:0 decline decline')
    expect(table.state.slain).toBe(2)
    expect(table.state.minions).toEqual([])
  })

  test('[TE-20.2] the first hero in turns the sheets over, in this order, and stands on the entrance space', () => {
    const table = before({ heroes: [fighter(door), wizard('0,0'), { hero: 'rogue' }], slain: 3, torch: 11 })
    const left = speedLeft(table.state)
    table.play('enter')
    expect(table.state.act).toBe(2)
    expect(table.state.boss).toEqual({ card: 'dragon', place: lair, markers: [8, 8, 8], sealed: 0 })
    expect(table.state.torch).toBe(19)
    expect(table.state.seals.toSorted()).toEqual([cellOf('0,0'), cellOf('1,0'), cellOf('2,0')].toSorted())
    expect(table.hero()).toMatchObject({ place: lair, space: 2 })
    expect(speedLeft(table.state)).toBe(left - 1)
    const order = ['lairOpened', 'actTwo', 'moved']
    expect(table.events.map(({ type }) => type).filter(type => order.includes(type))).toEqual(order)
  })

  test('[TE-20.2] only the first one does', () => {
    const table = inside([fighter(door), wizard('lair:5')], { markers: [5, 7], torch: 20 }).play('enter')
    expect(table.state).toMatchObject({ torch: 20, boss: { markers: [5, 7] } })
    expect(table.told('lairOpened')).toEqual([])
  })

  test('[TE-20.3] goblins keep card, slot and room', () => {
    const goblins = 'stabby@2,0#3 boomy@1,0#1'
    const table = before({ goblins })
    const were = table.state.goblins
    table.play('enter')
    expect(table.state.goblins).toEqual(were)
    expect(were.map(({ card, slot }) => `${card} ${slot}`)).toEqual(['boomy 1', 'stabby 3'])
  })

  test('[TE-20.4] whoever an enemy has stopped on the Lair Door cannot enter this turn', () => {
    const table = before({ heroes: [fighter('0,0'), wizard('0,0')], goblins: 'boomy@0,-1' })
    table.play(`step:${door}`)
    expect(table.state.turn.stopped).toBe(true)
    expect(table.legal()).not.toContain('enter')
    // Starting there it may.
    expect(before({ goblins: 'boomy@0,-1' }).legal()).toContain('enter')
  })

  test('[TE-20.5] the Entrance keeps its seal: the dungeon holds one more than there are heroes', () => {
    for (const [heroes, cards] of [
      [['fighter', 'wizard'], 'encounter1@1,0 encounter2@-1,0'],
      [['fighter', 'wizard', 'rogue'], 'encounter1@1,0 encounter2@-1,0 encounter3@0,1'],
      [
        ['fighter', 'wizard', 'rogue', 'cleric'],
        'encounter1@1,0 encounter2@-1,0 encounter3@0,1 encounter4@2,0',
      ],
    ] as const) {
      const placed = heroes.map((hero): Placed => ({ hero, at: door }))
      const table = before({ heroes: placed, rooms: `lairDoor@0,-1 ${cards}`, slain: heroes.length })
      expect(table.state.seals).toEqual([cellOf('0,0')])
      table.play('enter')
      expect(table.state.seals).toHaveLength(heroes.length + 1)
      expect(table.state.seals).toContain(cellOf('0,0'))
    }
  })

  test('[TE-20.6] the track of Act 1 and Explore are gone, Taunt is there', () => {
    // The torch of Act 1 would wake enemies on 16; on 16 of Act 2 nothing happens.
    const heroes = [fighter('lair:1'), wizard('0,0')]
    const table = inside(heroes, { facedown: 'A@0,1', torch: 15, goblins: 'sneaky@2,0' }).play('end')
    expect(table.state.torch).toBe(16)
    expect(table.told('phase')).toEqual([])
    expect(table.state.turn.hero).toBe(1)
    expect(table.legal()).not.toContain('explore')
    expect(table.legal()).toContain('taunt')
  })
})

describe('the boss sheet', () => {
  test('[TE-21.1] six spaces in a chain; every hero arrives on the entrance space first', () => {
    for (const boss of bosses) {
      const { spaces, entrance } = bossSheets[boss]
      expect(spaces).toHaveLength(6)
      const table = inside([fighter(door), wizard('0,0')], { boss: `${boss}@lair` }).play('enter')
      expect(table.hero()).toMatchObject({ place: lair, space: entrance })
    }
    expect(bosses.map(boss => bossSheets[boss].entrance)).toEqual([2, 3, 4, 2, 3, 1])
  })

  test('[TE-21.2] 1 Speed in, 1 Speed from space to neighbouring space', () => {
    const table = inside([fighter(door), wizard('0,0')]).play('enter')
    expect(speedLeft(table.state)).toBe(2)
    expect(table.legal().filter(word => word.startsWith('space'))).toEqual(['space:1', 'space:3'])
    table.play('space:3 space:4')
    expect(speedLeft(table.state)).toBe(0)
    expect(table.legal().some(word => word.startsWith('space'))).toBe(false)
    const end = inside([fighter('lair:6'), wizard('0,0')])
    expect(end.legal().filter(word => word.startsWith('space'))).toEqual(['space:5'])
  })

  test('[TE-21.3] out from the entrance space to the Lair Door, then on', () => {
    const table = inside([fighter('lair:1'), wizard('1,0')])
    expect(table.legal()).not.toContain('leave')
    table.play('space:2 leave')
    expect(table.hero()).toMatchObject({ place: cellOf(door), space: 0 })
    expect(speedLeft(table.state)).toBe(1)
    table.play('step:0,0')
    expect(table.hero().place).toBe(cellOf('0,0'))
  })

  test('[TE-21.3] on the door enemies stop a hero as anywhere, unless it goes unseen', () => {
    const goblins = 'boomy@0,-1'
    const seen = inside([fighter('lair:2'), wizard('1,0')], { goblins }).play('leave')
    expect(seen.legal()).not.toContain('step:0,0')
    const unseen = inside([fighter('lair:2', { has: 'pantherCloak' }), wizard('1,0')], { goblins }).play(
      'leave',
    )
    expect(unseen.legal()).toContain('step:0,0')
  })

  test('[TE-21.4] neither boss nor goblins stop a hero there', () => {
    const table = inside([fighter(door), wizard('1,0')], { goblins: 'boomy@lair' }).play('enter space:3')
    expect(table.state.turn.stopped).toBe(false)
    expect(table.legal()).toContain('space:4')
  })

  test('[TE-21.5] dice and results of a space count in every check made there', () => {
    const at = (space: number, boss = 'dragon') =>
      inside([fighter(`lair:${space}`), wizard('1,0')], { boss: `${boss}@lair` })
    const bonus = (table: ReturnType<typeof at>) =>
      (['strength', 'agility', 'intellect'] as const).map(skill =>
        skillBonus(table.state, table.hero(), skill),
      )
    const dice = (table: ReturnType<typeof at>) =>
      (['strength', 'agility', 'intellect'] as const).map(skill => diceOf(table.state, table.hero(), skill))
    expect([1, 4, 5, 6].map(space => bonus(at(space)))).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [0, 0, 0],
    ])
    expect(dice(at(5))).toEqual([3, 2, 1])
    expect(dice(at(6))).toEqual([2, 1, 1])
    const hit = inside([fighter('lair:4'), wizard('1,0')], {}, '4 3 3 e2').play('attack:hammer commit:0')
    expect(hit.told('checked')).toMatchObject([{ modifier: 2, result: 6 }])
    // For whoever stands there, and nobody else.
    expect(bonus(inside([fighter('lair:3'), wizard('lair:4')]))).toEqual([0, 0, 0])
  })

  test('[TE-21.6] [TE-21.9] an effect fires when movement ends there, not in passing, nor for starting there', () => {
    const start = inside([fighter('lair:2', { health: 5 }), wizard('1,0')])
    expect(start.play('end').hero(0).health).toBe(5)
    const pass = inside([fighter(door, { health: 5, focus: 1 }), wizard('1,0')]).play('enter space:1')
    expect(pass.hero().health).toBe(5)
    pass.play('end')
    expect(pass.told('landed')).toMatchObject([{ hero: 'fighter', space: 1 }])
    expect(pass.hero(0)).toMatchObject({ health: 5, focus: 3 })
    const stay = inside([fighter(door, { health: 5 }), wizard('1,0')]).play('enter end')
    expect(stay.hero(0).health).toBe(3)
  })

  test('[TE-21.9] it fires once, before the action that ends movement', () => {
    const table = inside([fighter('lair:2', { focus: 0 }), wizard('1,0')], {}, '6 5 5 e2').play(
      'space:1 attack:hammer',
    )
    expect(table.hero().focus).toBe(2)
    expect(table.asked()?.do).toBe('adjust')
    table.play('commit:0 decline end')
    expect(table.told('landed')).toHaveLength(1)
    // A free action ends nothing.
    const taunt = inside([fighter('lair:2', { focus: 2 }), wizard('1,0')], { boss: 'dragon@2,0' })
    taunt.play('space:1 taunt')
    expect(taunt.told('landed')).toEqual([])
    expect(taunt.hero().focus).toBe(0)
  })

  test('[TE-21.9] an action whose weapon the space’s loot covers is not taken, and another may be', () => {
    const table = inside([fighter('lair:5'), wizard('1,0')], { boss: 'hydra@lair' }, 'greatAxe')
    table.play('space:6 attack:hammer draw equip:0')
    expect(table.told('void')).toMatchObject([{ why: 'TE-21.9', by: 'hammer' }])
    expect(table.told('declared')).toEqual([])
    expect(table.state.turn).toMatchObject({ acted: false, still: true })
    expect(table.legal()).toContain('attack:greatAxe')
    expect(table.legal()).not.toContain('attack:hammer')
    // What is still in the hand is used.
    const kept = inside([fighter('lair:5'), wizard('1,0')], { boss: 'hydra@lair' }, 'greatAxe 6 5 5 e2')
    kept.play('space:6 attack:hammer draw equip:1')
    expect(kept.told('declared')).toMatchObject([{ by: 'hammer' }])
    expect(kept.state.turn.acted).toBe(true)
  })

  test('[TE-21.7] [TE-21.10] occupied spaces are passed in one step, never ended on', () => {
    const heroes = [fighter('lair:2'), wizard('lair:3'), { hero: 'rogue', at: 'lair:4' } as const]
    const table = inside(heroes)
    const spaces = table.legal().filter(word => word.startsWith('space'))
    expect(spaces).toEqual(['space:1', 'space:5'])
    table.play('space:5')
    expect(table.hero().space).toBe(5)
    expect(speedLeft(table.state)).toBe(0)
    // Two Speed are not enough for three steps.
    const slow = inside(heroes, { turn: { spent: 1 } })
    expect(slow.legal().filter(word => word.startsWith('space'))).toEqual(['space:1'])
    // Out past a hero on the entrance space: 2 Speed.
    const out = inside([fighter('lair:3'), wizard('lair:2')])
    expect(out.legal()).toContain('leave')
    out.play('leave')
    expect(speedLeft(out.state)).toBe(1)
    expect(inside([fighter('lair:3'), wizard('lair:2')], { turn: { spent: 2 } }).legal()).not.toContain(
      'leave',
    )
  })

  test('[TE-21.8] with 1 Speed and the entrance space occupied nobody enters', () => {
    const heroes = [fighter(door), wizard('lair:2')]
    const legal = (spent: number) =>
      inside(heroes, { turn: { spent } })
        .legal()
        .filter(word => /^(enter|space)/.test(word))
    expect(legal(2)).toEqual([])
    expect(legal(1)).toEqual(['space:1', 'space:3'])
    expect(
      inside([fighter(door), wizard('lair:1')], { turn: { spent: 2 } })
        .legal()
        .includes('enter'),
    ).toBe(true)
  })

  test('[TE-21.11] goblins come in after their nearest hero, stand in the middle, attack and are attacked', () => {
    const table = inside([fighter('lair:1'), wizard('lair:6')], { goblins: 'shooty@0,-1', torch: 17 }).play(
      'end',
    )
    expect(table.state.goblins).toMatchObject([{ place: lair }])
    expect(table.told('strikes')[0]).toMatchObject({ enemy: 'shooty', heroes: ['fighter', 'wizard'] })
    const near = inside([fighter('lair:1'), wizard('0,0')], { goblins: 'brawny@1,0', torch: 17 }).play('end')
    expect(near.state.goblins).toMatchObject([{ place: cellOf('0,0') }])
    const target = inside([fighter('lair:1'), wizard('lair:6')], { goblins: 'shooty@lair' }, '6 4 4 e2')
    target.play('attack:hammer')
    expect(target.legal()).toEqual(['enemy:shooty', 'enemy:dragon'])
  })

  test('[TE-21.12] with all heroes on the sheet every goblin heads for it', () => {
    const table = inside([fighter('lair:1'), wizard('lair:6')], {
      goblins: 'boomy@1,0 brawny@0,0',
      torch: 17,
    }).play('end')
    expect(table.state.goblins.map(({ place }) => place)).toEqual([cellOf('0,0'), cellOf(door)])
  })

  test('[TE-21.13] boss or goblin is the attacker’s choice, and the boss must be there', () => {
    const there = inside([fighter('lair:1'), wizard('1,0')], { goblins: 'boomy@lair' }, '5 5 5 e2')
    there.play('attack:hammer enemy:boomy commit:0')
    expect(there.told('died')).toMatchObject([{ enemy: 'boomy' }])
    const away = inside([fighter('lair:1'), wizard('1,0')], { boss: 'dragon@0,-1' })
    expect(away.legal().some(word => word.startsWith('attack'))).toBe(false)
  })

  test('[TE-21.14] at the end of a turn the space comes before the torch', () => {
    const table = inside([fighter(door, { health: 6 }), wizard('1,0')], { torch: 17 }).play('enter end')
    const order = table.events.map(({ type }) => type).filter(type => /^(landed|torch)$/.test(type))
    expect(order).toEqual(['landed', 'torch'])
  })

  test('[TE-21.14] whoever falls to it does not act, and the turn ends', () => {
    const table = inside([fighter('lair:1', { health: 2 }), wizard('1,0')]).play('space:2 rest')
    expect(table.told('fell')).toMatchObject([{ hero: 'fighter' }])
    expect(table.told('rested')).toEqual([])
    expect(table.hero(0).health).toBe(0)
    expect(table.state).toMatchObject({ torch: 17, turn: { hero: 1 } })
  })

  test('[TE-21.15] no effect in the turn of another, nor by what is not one’s own movement', () => {
    const table = inside([fighter('0,0'), wizard('lair:2', { health: 4 })], { goblins: 'boomy@1,0' })
    table.play('end')
    expect(table.told('landed')).toEqual([])
    expect(table.hero(1)).toMatchObject({ health: 4, space: 2 })
    // Carried off by its robes, a hero leaves the space behind.
    const gone = inside([fighter('lair:1', { has: 'phoenixRobes', health: 5 }), wizard('1,0')])
    gone.play('space:2 free:phoenixRobes go:1,0 end')
    expect(gone.told('landed')).toEqual([])
    expect(gone.hero(0)).toMatchObject({ health: 5, space: 0, place: cellOf('1,0') })
  })
})
