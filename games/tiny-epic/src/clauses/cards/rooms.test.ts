import { describe, expect, test } from 'vitest'
import { chambers, encounters, type Hero, type Room } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { cellOf, type Placed, type Position, riggedTable, type Table } from '../../testing/index.ts'

const here = cellOf('1,0')

/** A hero in the room, east of the Entrance; its three best dice show what is told. */
function inRoom(
  room: Room,
  hero: Hero,
  words: string,
  told: Position = {},
  more: Partial<Placed> = {},
): Table {
  const other = hero === 'fighter' ? 'wizard' : 'fighter'
  return riggedTable(words, {
    heroes: [{ hero, at: '1,0', ...more }, other],
    rooms: `${room}@1,0`,
    torch: 10,
    ...told,
  })
}
/** A hero that walks in. */
const into = (room: Room, hero: Hero, words: string, told: Position = {}, more: Partial<Placed> = {}) =>
  inRoom(room, hero, words, told, { at: '0,0', ...more }).play('step:1,0')

/** A trap: what failing costs, and which dice disarm it. */
function trap(
  room: Room,
  [hero, skill, need]: readonly [Hero, string, number],
  lost: [number, number],
): void {
  const choose = skill === '' ? '' : `skill:${skill}`
  const dice = (result: number) => (result > 6 ? `6 ${result - 6} 5` : `${result} 5 5`)
  const commit = (result: number) => (result > 6 ? 'commit:0+1' : 'commit:0')
  const fails = into(room, hero, dice(need - 1).replaceAll(' 5', ' 3'))
  const { health, focus } = fails.hero()
  fails.play(`${choose} ${commit(need - 1)}`)
  expect(fails.told('checked')).toMatchObject([{ deed: 'trap', need, success: false }])
  expect([health - fails.hero().health, focus - fails.hero().focus]).toEqual(lost)
  const passes = into(room, hero, dice(need)).play(`${choose} ${commit(need)}`)
  expect(passes.told('checked')).toMatchObject([{ result: need, success: true }])
  expect(passes.told('hurt')).toEqual([])
  expect(passes.legal()).toContain('step:0,0')
}
function disarm(room: Room, hero: Hero, need: number): void {
  const table = inRoom(room, hero, `${need} ${need} ${need} gust`).play('disarm')
  if (table.asked()?.do === 'adjust') table.play('commit:0')
  expect(table.told('checked')).toMatchObject([{ deed: 'disarm', need, result: need, success: true }])
  expect(table.state.disarmed).toEqual([here])
  table.play('option:1 draw equip:0')
  expect(table.hero().spells).toEqual(['gust'])
  table.play('end')
  expect(table.legal()).toContain('step:1,0')
  table.play('step:1,0')
  expect(table.told('rolled')).toHaveLength(1)
}

/** A room with a trap that can be disarmed. */
const trapRoom =
  (
    room: Room,
    check: Parameters<typeof trap>[1],
    lost: [number, number],
    disarmed: readonly [Hero, number],
  ) =>
  () => {
    trap(room, check, lost)
    disarm(room, ...disarmed)
  }

/** A goblin waits behind the card. */
function ambush(room: Room): void {
  const table = riggedTable(`${room} brawny`, { facedown: 'A@1,0 A@0,1', deck: [9, 0, 0], torch: 10 })
  table.play('flip:1,0')
  if (table.asked()?.do === 'rotate') table.play(table.legal()[0] ?? '')
  expect(table.told('goblin')).toMatchObject([{ goblin: 'brawny', place: here, slot: 1 }])
  expect(table.hero()).toMatchObject({ health: 6, place: here })
  expect(table.state.turn.stopped).toBe(true)
}

type Chamber = (typeof chambers)[number]

/** What each card does (D10). */
const walks: Record<Chamber, () => void> = {
  arcaneAltar() {
    const table = inRoom('arcaneAltar', 'wizard', '5 5 4').play('search commit:0 pay')
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    // 1 from the unused 4 comes to nothing at 8 of 8.
    expect(table.hero().focus).toBe(4)
    expect(table.state.torch).toBe(8)
    const poor = inRoom('arcaneAltar', 'wizard', '5 5 5', {}, { focus: 3 }).play('search commit:0')
    expect(poor.state.torch).toBe(10)
  },
  armory() {
    const rows = 'crossbow'
    const table = inRoom('armory', 'rogue', '6 1 5', { rows }).play(
      'room skill:agility commit:0+1 take:crossbow equip:0',
    )
    expect(table.told('checked')).toMatchObject([{ need: 7, result: 7 }])
    expect(table.hero().hands).toEqual(['crossbow', 'none'])
    const fails = inRoom('armory', 'rogue', '6 5 5', { rows }).play('room skill:agility commit:0')
    expect(fails.state.torch).toBe(11)
  },
  bridgeOfDoom: trapRoom('bridgeOfDoom', ['rogue', 'agility', 7], [2, 0], ['rogue', 6]),
  buzzsaw: trapRoom('buzzsaw', ['fighter', 'strength', 6], [3, 0], ['fighter', 5]),
  fireVortex: trapRoom('fireVortex', ['wizard', 'intellect', 6], [3, 0], ['wizard', 5]),
  feasthall() {
    const table = inRoom('feasthall', 'wizard', '4 5 5', {}, { health: 1 }).play('room commit:0 pay')
    expect(table.told('checked')).toMatchObject([{ need: 4 }])
    expect(table.hero()).toMatchObject({ health: 5, focus: 5 })
    const fails = inRoom('feasthall', 'wizard', '3 3 5').play('room commit:0')
    expect(fails.hero()).toMatchObject({ health: 3, focus: 8 })
  },
  goblinBunks() {
    const fails = into('goblinBunks', 'rogue', '3 3 5 pokey').play('commit:0')
    expect(fails.told('checked')).toMatchObject([{ need: 4, success: false }])
    expect(fails.told('goblin')).toMatchObject([{ goblin: 'pokey', place: here }])
    expect(fails.told('hurt')).toEqual([])
    expect(fails.state.turn.stopped).toBe(true)
    const passes = into('goblinBunks', 'rogue', '4 5 5', { rows: 'warHorn' }).play('commit:0 take:warHorn')
    expect(passes.hero().trinkets).toEqual(['warHorn'])
    expect(inRoom('goblinBunks', 'rogue', '').legal()).not.toContain('disarm')
  },
  graveyard() {
    const table = inRoom('graveyard', 'fighter', '6 5 5 warHorn').play(
      'search skill:strength commit:0 draw equip:0',
    )
    expect(table.hero().trinkets).toEqual(['warHorn'])
    const fails = inRoom('graveyard', 'fighter', '5 5 4').play('search skill:strength commit:0')
    expect(fails.told('checked')).toMatchObject([{ need: 6, success: false }])
    expect(fails.hero().health).toBe(5)
  },
  arcaneLibrary() {
    const table = inRoom('arcaneLibrary', 'wizard', '5 5 6 gust', {}, { focus: 1 }).play(
      'search commit:0 draw equip:0',
    )
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.hero()).toMatchObject({ focus: 3, spells: ['gust'] })
    const fails = inRoom('arcaneLibrary', 'wizard', '4 3 5', {}, { focus: 1 }).play('search commit:0')
    expect(fails.hero()).toMatchObject({ focus: 1, health: 5 })
  },
  witchsCauldron() {
    const table = inRoom('witchsCauldron', 'fighter', '4 5 5', {}, { focus: 0 }).play('search commit:0')
    expect(table.told('checked')).toMatchObject([{ need: 4 }])
    expect(table.hero().focus).toBe(4)
    const fails = inRoom('witchsCauldron', 'fighter', '3 5 5').play('search commit:0')
    expect(fails.hero().health).toBe(6)
  },
  treasureVault() {
    const table = inRoom('treasureVault', 'rogue', '6 5 5 elvenChain').play('search commit:0 draw equip:0')
    expect(table.hero().garb).toBe('elvenChain')
    const fails = inRoom('treasureVault', 'rogue', '5 5 4 boomy').play('search commit:0')
    expect(fails.told('checked')).toMatchObject([{ need: 6, success: false }])
    expect(fails.told('goblin')).toMatchObject([{ place: here }])
  },
  leverHall() {
    const told = { facedown: 'A@0,1 A@0,-1 A@2,0', deck: [9, 0, 0] } as const
    const table = inRoom('leverHall', 'fighter', '5 5 4 spikedPit buzzsaw', told).play(
      'search commit:0 flip:0,1 flip:0,-1',
    )
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.told('flipped')).toHaveLength(2)
    const fails = inRoom('leverHall', 'fighter', '4 4 3', { goblins: 'sneaky@0,0' }).play('search commit:0')
    expect(fails.told('acts')).toMatchObject([{ enemy: 'sneaky' }])
  },
  spikedPit: trapRoom('spikedPit', ['rogue', '', 5], [2, 0], ['fighter', 6]),
  poisonDarts: trapRoom('poisonDarts', ['rogue', '', 6], [1, 2], ['rogue', 5]),
  crushingWalls: trapRoom('crushingWalls', ['fighter', '', 6], [3, 0], ['wizard', 6]),
  portalChamber() {
    const table = inRoom('portalChamber', 'rogue', '', {
      rooms: 'portalChamber@1,0 encounter1@2,0 encounter2@3,0',
    })
    table.play('portal go:3,0')
    expect(table.hero().place).toBe(cellOf('3,0'))
    expect(table.state.turn.spent).toBe(2)
  },
  mirrorGate() {
    const table = inRoom('mirrorGate', 'wizard', '', { rooms: 'mirrorGate@1,0 encounter1@-1,0' })
    table.play('portal go:-1,0')
    expect(table.hero().place).toBe(cellOf('-1,0'))
    expect(inRoom('mirrorGate', 'wizard', '', { turn: { spent: 2 } }).legal()).not.toContain('portal')
  },
  goblinDen() {
    ambush('goblinDen')
    expect(inRoom('goblinDen', 'fighter', '').legal()).not.toContain('search')
  },
  ransackedVault() {
    ambush('ransackedVault')
    const table = inRoom('ransackedVault', 'rogue', '5 5 4 warHorn').play('search commit:0 draw equip:0')
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.hero().trinkets).toEqual(['warHorn'])
    expect(inRoom('ransackedVault', 'rogue', '4 4 3').play('search commit:0').state.torch).toBe(11)
  },
  lootedLibrary() {
    ambush('lootedLibrary')
    const told = { rows: 'gust crossbow' }
    const table = inRoom('lootedLibrary', 'wizard', '5 5 6', told, { focus: 0 }).play('search commit:0')
    expect(table.legal()).toEqual(['take:gust', 'decline'])
    table.play('take:gust')
    expect(table.hero()).toMatchObject({ spells: ['gust'], focus: 1 })
    const empty = inRoom('lootedLibrary', 'wizard', '5 5 6', {}, { focus: 0 }).play('search commit:0')
    expect(empty.hero().focus).toBe(1)
  },
  guardPost() {
    ambush('guardPost')
    const table = inRoom('guardPost', 'fighter', '5 5 4', { rows: 'warHorn' }).play(
      'search commit:0 take:warHorn',
    )
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.hero().trinkets).toEqual(['warHorn'])
    const fails = inRoom('guardPost', 'fighter', '4 4 3 boomy').play('search commit:0')
    expect(fails.told('goblin')).toMatchObject([{ place: here }])
  },
  goblinKitchen() {
    ambush('goblinKitchen')
    const table = inRoom('goblinKitchen', 'fighter', '5 5 4', {}, { health: 3 }).play(
      'search skill:strength commit:0',
    )
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.hero().health).toBe(5)
    const fails = inRoom('goblinKitchen', 'fighter', '4 4 3', {}, { health: 3 }).play(
      'search skill:strength commit:0',
    )
    expect(fails.hero().health).toBe(2)
  },
}

describe('rooms (D10)', () => {
  test.each(chambers)('%s does what its row says', room => walks[room]())

  test.each(chambers)('%s can lie in each of the three piles', room => {
    for (const pile of ['A', 'B', 'C']) {
      const table = riggedTable(room, { facedown: `${pile}@1,0 ${pile}@0,1`, deck: [9, 0, 0] })
      const { state } = table
      // Neither an encounter nor the Lair Door, as chance has it.
      state.agenda.push({ do: 'reveal', left: 1, why: 'TE-26.3' })
      state.ambushes = 0
      if (roomCards[room].ambush !== undefined) table.next(`${room} boomy`)
      table.play('flip:1,0')
      if (table.asked()?.do === 'rotate') table.play(table.legal()[0] ?? '')
      expect(table.told('placed')).toMatchObject([{ cell: here, room }])
    }
  })

  test.each(encounters)('%s: a minion, 2 damage to whoever walks in, and a seal in Act 2', room => {
    const table = riggedTable(`${room} ogre`, {
      facedown: 'B@1,0 A@0,1',
      deck: [9, 0, 0],
      rooms: 'lairDoor@0,-1',
      slain: 1,
    }).play('flip:1,0')
    if (table.asked()?.do === 'rotate') table.play(table.legal()[0] ?? '')
    expect(table.told('minion')).toMatchObject([{ minion: 'ogre', place: here, health: 9 }])
    expect(table.hero().health).toBe(5)
    expect(roomCards[room].seal).toBe(2)
    expect(table.state.seals).toEqual([cellOf('0,0')])
  })

  test('the Lair Door is the last thing to be found: one card of pile C', () => {
    const table = riggedTable('lairDoor', { facedown: 'C@1,0 C@0,1', deck: [0, 0, 2] }).play('flip:1,0')
    expect(table.told('flipped')).toMatchObject([{ room: 'lairDoor' }])
    // A dead end lies one way only, and deals nothing.
    expect(table.told('dealt')).toEqual([])
    expect(table.hero().place).toBe(here)
  })

  test('the Entrance: heroes and goblins of the torch come here, under a seal', () => {
    const table = riggedTable('boomy', { torch: 11 }).play('end')
    expect(table.state.goblins).toMatchObject([{ place: cellOf('0,0') }])
    expect(table.state.seals).toEqual([cellOf('0,0')])
  })
})
