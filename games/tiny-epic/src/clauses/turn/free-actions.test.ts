import { describe, expect, test } from 'vitest'
import { heroes } from '../../content/ids.ts'
import { riggedTable, tableAt } from '../../testing/index.ts'

const east = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'

describe('free actions', () => {
  test('[TE-16.1] before, during and after movement and the heroic action, and only in one’s own turn', () => {
    const table = tableAt({ heroes: [{ hero: 'sorceress', focus: 8 }, 'fighter'], rooms: east })
    expect(table.legal()).toContain('free:research')
    table.play('step:1,0')
    expect(table.legal()).toContain('free:research')
    table.play('rest')
    expect(table.legal()).toContain('free:research')
    table.play('end')
    expect(table.state.turn.hero).toBe(1)
    expect(table.legal()).not.toContain('free:research')
  })

  test('[TE-16.2] the same one again, as long as its cost is paid each time', () => {
    const table = tableAt({ heroes: [{ hero: 'barbarian', focus: 3 }, 'fighter'] }).play(
      'free:sprint free:sprint free:sprint',
    )
    expect(table.hero().focus).toBe(0)
    expect(table.state.turn.haste).toBe(3)
    expect(table.legal()).not.toContain('free:sprint')
  })

  test('[TE-16.3] [TE-16.22] between the roll and its result a hero heals, boosts, finds and discards', () => {
    const table = riggedTable('4 4 5 e5 gust', {
      heroes: [
        { hero: 'paladin', focus: 5, health: 2, at: '1,0', has: 'longSword healingDraught oilLantern' },
        { hero: 'fighter', at: '1,0', health: 1 },
      ],
      rooms: 'encounter1@1,0',
      minions: 'troll@1,0',
      torch: 12,
    }).play('attack:longSword')
    expect(table.legal()).toEqual(
      expect.arrayContaining([
        'boost:longSword',
        'free:healingHands',
        'free:healingDraught',
        'free:oilLantern',
        'discard:0:longSword',
      ]),
    )
    table.play('free:healingDraught target:0 free:healingHands target:1')
    expect(table.hero()).toMatchObject({ health: 6, focus: 3, trinkets: ['oilLantern'] })
    expect(table.hero(1).health).toBe(3)
    expect(table.asked()).toMatchObject({ do: 'adjust', roll: { dice: [4, 4, 5], enemyDie: 5 } })
    // 5 and 3 for melee against a defence of 5.
    expect(table.play('commit:2').hero().health).toBe(3)
    const wise = riggedTable('4 4 5 gust', {
      heroes: [{ hero: 'wizard', focus: 8, at: '1,0' }, 'fighter'],
      rooms: 'arcaneLibrary@1,0',
    }).play('search free:research draw equip:0')
    expect(wise.hero()).toMatchObject({ focus: 4, spells: ['gust'] })
    expect(wise.asked()).toMatchObject({ do: 'adjust', roll: { dice: [4, 4, 5] } })
  })

  test('[TE-16.3] but moves nobody, reveals nothing and rolls no other dice', () => {
    const table = riggedTable('4 4 4', {
      heroes: [{ hero: 'barbarian', at: '1,0', has: 'warHorn phoenixRobes' }, 'fighter'],
      rooms: 'armory@1,0 portalChamber@2,0',
      facedown: 'A@3,0',
      goblins: 'boomy@0,0',
    })
    const out = ['free:warHorn', 'free:phoenixRobes', 'free:sprint', 'room']
    expect(table.legal()).toEqual(expect.arrayContaining(out))
    table.play('room skill:strength')
    expect(table.asked()?.do).toBe('adjust')
    for (const word of table.legal()) expect(word).toMatch(/^(commit|change|discard)/)
    const fighter = riggedTable('4 4 4 e2', { goblins: 'boomy@0,0', rooms: 'armory@1,0' }).play(
      'attack:hammer',
    )
    expect(fighter.legal()).not.toContain('free:intimidate')
    const boss = riggedTable('4 4 4', {
      heroes: ['fighter@1,0', 'wizard'],
      rooms: 'graveyard@1,0 lairDoor@2,0',
      boss: 'dragon@lair',
    })
    expect(boss.legal()).toContain('taunt')
    expect(boss.play('search skill:strength').legal()).not.toContain('taunt')
  })

  test('[TE-16.22] nor while a card is being taken', () => {
    const table = riggedTable('fireball', {
      heroes: [{ hero: 'wizard', has: 'towerShield' }, 'fighter'],
    }).play('free:research draw')
    expect(table.legal()).toEqual(['equip:0', 'decline'])
  })

  test('[TE-16.4] a boost with this window counts in the check at hand', () => {
    const table = riggedTable('5 3 3 e2', {
      heroes: [{ hero: 'barbarian', focus: 4 }, 'fighter'],
      minions: 'ogre@0,0',
    }).play('attack:axe boost:battleRage commit:0')
    // 5, the axe 1, the rage 2: 8 against 4.
    expect(table.told('checked')).toMatchObject([{ modifier: 3, result: 8, success: true }])
    expect(table.told('struck')).toMatchObject([{ enemy: 'ogre', amount: 4, health: 5 }])
  })

  test('[TE-16.5] 2 focus change a die by one; it is printed on every sheet', () => {
    for (const hero of heroes) {
      const other = hero === 'fighter' ? 'wizard' : 'fighter'
      const adjust = (focus: number) =>
        riggedTable('4 4 4', { heroes: [{ hero, focus, at: '1,0' }, other], rooms: 'graveyard@1,0' })
          .play('search skill:strength')
          .legal()
      expect(adjust(2)).toContain('change:0+')
      expect(adjust(1).some(word => word.startsWith('change'))).toBe(false)
    }
  })

  test('[TE-16.6] the lair is entered from its open door, for 1 Speed', () => {
    const told = { heroes: ['fighter@0,-1', 'wizard'], rooms: 'lairDoor@0,-1' } as const
    const open = tableAt({ ...told, slain: 2, options: { boss: 'lich' } })
    expect(open.legal()).toContain('enter')
    open.play('enter')
    expect(open.state.turn.spent).toBe(1)
    expect(tableAt({ ...told, slain: 1 }).legal()).not.toContain('enter')
    expect(tableAt({ ...told, slain: 2, turn: { spent: 3 } }).legal()).not.toContain('enter')
    expect(tableAt({ rooms: 'lairDoor@0,-1', slain: 2 }).legal()).not.toContain('enter')
  })

  test('[TE-16.10] Research: 4 focus for a spell, not while its slot is covered', () => {
    const legal = (focus: number, has = '') =>
      tableAt({ heroes: [{ hero: 'wizard', focus, has }, 'fighter'] }).legal()
    expect(legal(4)).toContain('free:research')
    expect(legal(3)).not.toContain('free:research')
    expect(legal(8, 'crossbow')).toContain('free:research')
    expect(legal(8, 'none crossbow')).not.toContain('free:research')
    const table = riggedTable('gust', { heroes: [{ hero: 'wizard', focus: 4 }, 'fighter'] }).play(
      'free:research draw equip:0',
    )
    expect(table.hero()).toMatchObject({ focus: 0, spells: ['gust'] })
  })

  test('[TE-16.11] [TE-16.20] Speed bought lasts for the turn, a result bought for its check', () => {
    const table = tableAt({
      heroes: [{ hero: 'barbarian', focus: 4 }, 'fighter'],
      rooms: east,
      torch: 10,
    }).play('free:sprint step:1,0 step:2,0 step:3,0 step:2,0')
    expect(table.hero().focus).toBe(3)
    expect(table.legal().some(word => word.startsWith('step'))).toBe(false)
    table.play('end end step:1,0 step:0,0')
    expect(table.state.turn).toMatchObject({ hero: 0, haste: 0 })
    const fight = riggedTable('6 4 6 5 5 e2', {
      heroes: [{ hero: 'paladin', focus: 5, has: 'longSword bearsFury' }, 'fighter'],
      minions: 'ogre@0,0',
    }).play('cast:bearsFury commit:0 pay attack:longSword boost:longSword commit:0')
    expect(fight.told('checked')).toMatchObject([{ modifier: 0 }, { modifier: 5 }])
  })

  test('[TE-16.12] a triggered ability works only in its action, and is no free action', () => {
    const table = riggedTable('4 4 4', {
      heroes: [{ hero: 'barbarian', focus: 4, at: '1,0' }, 'fighter'],
      rooms: 'graveyard@1,0',
    })
    expect(table.legal().some(word => word.includes('battleRage'))).toBe(false)
    table.play('search skill:strength')
    expect(table.legal().some(word => word.startsWith('boost'))).toBe(false)
  })

  test('[TE-16.13] each of them once in an action', () => {
    const told = (hero: 'barbarian' | 'paladin', has: string, focus: number) =>
      riggedTable('1 1 1 e2 5', { heroes: [{ hero, has, focus }, 'fighter'], minions: 'ogre@0,0' })
    const rage = told('barbarian', '', 4).play('attack:axe')
    rage.state.heroes[0] = { ...rage.hero(), focus: 8 }
    rage.play('boost:battleRage')
    expect(rage.hero().focus).toBe(5)
    expect(rage.legal()).not.toContain('boost:battleRage')
    const shield = told('paladin', 'none lionShield', 5).play('attack:hammer reroll:lionShield:0')
    expect(shield.legal().some(word => word.startsWith('reroll'))).toBe(false)
  })

  test('[TE-16.14] an equipped card goes to its row, for nothing', () => {
    const table = tableAt({ heroes: [{ hero: 'fighter', has: 'greatAxe gust' }, 'wizard'] }).play(
      'discard:0:greatAxe discard:0:gust',
    )
    expect(table.hero()).toMatchObject({ hands: ['none', 'none'], spells: [], focus: 5 })
    expect(table.state).toMatchObject({ lootRow: ['greatAxe'], spellRow: ['gust'], turn: { acted: false } })
    const others = tableAt({ heroes: ['fighter', { hero: 'wizard', has: 'gust' }] })
    expect(others.legal().some(word => word.startsWith('discard'))).toBe(false)
  })

  test('[TE-16.15] a card stays in its slot until it is discarded', () => {
    const table = tableAt({ heroes: [{ hero: 'wizard', has: 'crossbow' }, 'fighter'] })
    const gear = table.legal().filter(word => /crossbow|hand|shift|equip/.test(word))
    expect(gear).toEqual(['discard:0:crossbow'])
    expect(table.legal()).not.toContain('attack:dagger')
  })

  test.each([
    ['armory', 'skill:agility commit:0+1'],
    ['feasthall', 'commit:0+1 decline'],
  ] as const)(
    '[TE-16.16] [TE-16.17] the check of the %s is free, once a turn, whoever is there',
    (room, words) => {
      const table = riggedTable('6 1 1', {
        heroes: ['wizard@1,0', 'fighter'],
        rooms: `${room}@1,0`,
        goblins: 'boomy@1,0',
        torch: 0,
      })
      expect(table.legal()).toContain('room')
      expect(table.legal()).not.toContain('search')
      table.play(`room ${words}`)
      expect(table.state.turn).toMatchObject({ acted: false, still: false })
      expect(table.legal()).not.toContain('room')
      table.next('').play('end end')
      expect(table.legal()).toContain('room')
    },
  )

  test('[TE-16.18] Taunt is there in Act 2 and costs 2 focus', () => {
    const heroes = [{ hero: 'fighter', at: '1,0', focus: 2 }, 'wizard'] as const
    const rooms = 'encounter1@1,0 lairDoor@0,-1'
    expect(tableAt({ heroes, rooms }).legal()).not.toContain('taunt')
    const table = tableAt({ heroes, rooms, boss: 'lich@lair' })
    expect(table.legal()).toContain('taunt')
    expect(table.play('taunt').hero().focus).toBe(0)
    expect(table.legal()).not.toContain('taunt')
  })

  test('[TE-16.19] a health cost never takes the last health', () => {
    const boosts = (health: number) =>
      riggedTable('4 4 4 e2', {
        heroes: [{ hero: 'fighter', health, has: 'morningStar' }, 'wizard'],
        minions: 'ogre@0,0',
      })
        .play('attack:morningStar')
        .legal()
        .includes('boost:morningStar')
    expect(boosts(2)).toBe(true)
    expect(boosts(1)).toBe(false)
  })
})

describe('Explore', () => {
  test('[TE-16.7] the torch first, then all cards next door, enemies placed without damage', () => {
    const table = riggedTable('goblinDen stabby encounter1 troll', {
      heroes: ['fighter', 'wizard', 'rogue', 'cleric'],
      facedown: 'A@1,0 B@0,1',
      torch: 0,
      deck: [9, 0, 0],
    }).play('explore flip:1,0')
    expect(table.told('torch')).toMatchObject([{ at: 1 }])
    expect(table.told('goblin')).toMatchObject([{ goblin: 'stabby', slot: 1, place: 25 }])
    // The last card has one answer only.
    expect(table.told('minion')).toMatchObject([{ minion: 'troll', place: 31, health: 7 }])
    expect(table.told('hurt')).toEqual([])
    expect(table.state.turn).toMatchObject({ spent: 0, stopped: false, acted: false })
    expect(table.hero().place).toBe(24)
    expect(table.legal()).toEqual(expect.arrayContaining(['step:1,0', 'rest']))
  })

  test('[TE-16.7] only in Act 1', () => {
    const facedown = 'A@1,0'
    expect(tableAt({ facedown }).legal()).toContain('explore')
    const later = tableAt({ facedown, rooms: 'lairDoor@0,-1', boss: 'lich@lair' })
    expect(later.legal()).not.toContain('explore')
    expect(later.legal()).toContain('flip:1,0')
  })

  test('[TE-16.8] only behind corridors of the room, and joined to it, in any order', () => {
    // A straight from west to east: what lies north of it stays hidden.
    const table = riggedTable('armory', {
      heroes: ['fighter@1,0', 'wizard'],
      rooms: 'leverHall@1,0/1',
      facedown: 'A@2,0 A@1,-1 A@-1,0',
      deck: [9, 0, 0],
      torch: 10,
    }).play('explore')
    expect(table.told('explored')).toMatchObject([{ cells: [26] }])
    // A corner has two ways to be joined to the west.
    expect(table.legal()).toEqual(['rotate:2', 'rotate:3'])
    const both = tableAt({ facedown: 'A@1,0 A@0,1', torch: 10 }).play('explore')
    expect(both.legal()).toEqual(['flip:1,0', 'flip:0,1'])
  })

  test('[TE-16.9] if its torch step knocks the hero out nothing is revealed; it needs a card to reveal', () => {
    const table = riggedTable('', {
      heroes: [{ hero: 'wizard', health: 2 }, 'fighter@0,1'],
      rooms: 'encounter1@0,1',
      facedown: 'A@1,0',
      goblins: 'stabby@0,0',
      torch: 9,
    }).play('explore')
    expect(table.told('fell')).toMatchObject([{ hero: 'wizard' }])
    expect(table.told('flipped')).toEqual([])
    expect(table.state.turn.hero).toBe(1)
    // The Explore and the end of the turn.
    expect(table.state.torch).toBe(11)
    expect(tableAt({ rooms: east }).legal()).not.toContain('explore')
  })

  test('[TE-16.9] if its torch step ends the game nothing is revealed', () => {
    const table = riggedTable('', { facedown: 'A@1,0', torch: 19 }).play('explore')
    expect(table.state.result).toEqual({ won: false, why: 'TE-3.3' })
    expect(table.told('flipped')).toEqual([])
  })

  test('[TE-16.21] a fifth goblin is the end, also the one of the torch; movement over or not', () => {
    const told = {
      facedown: 'A@1,0 A@0,1',
      goblins: 'boomy@0,-1 stabby@0,-1 shooty@0,-1 pokey@0,-1',
      rooms: 'encounter1@0,-1',
    } as const
    const four = riggedTable('goblinDen', { ...told, torch: 10, turn: { still: true, acted: true } })
    expect(four.legal()).toContain('explore')
    four.play('explore flip:1,0')
    expect(four.state.result).toEqual({ won: false, why: 'TE-3.2' })
    expect(four.told('flipped')).toHaveLength(1)
    const three = { ...told, goblins: 'boomy@0,-1 stabby@0,-1 shooty@0,-1' }
    const torch = riggedTable('pokey goblinDen', { ...three, torch: 11 }).play('explore flip:1,0')
    expect(torch.told('goblin')).toMatchObject([{ goblin: 'pokey', slot: 4 }])
    expect(torch.state.result).toEqual({ won: false, why: 'TE-3.2' })
  })

  test('[TE-16.21] the cards are fixed when it is declared', () => {
    const table = riggedTable('portalChamber', { facedown: 'A@1,0', torch: 10, deck: [9, 0, 0] }).play(
      'explore',
    )
    expect(table.told('dealt').length).toBeGreaterThan(0)
    expect(table.told('flipped')).toHaveLength(1)
    expect(table.asked()?.do).toBe('turn')
  })
})
