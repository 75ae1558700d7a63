import { describe, expect, test } from 'vitest'
import { bossSheets } from '../../content/bosses.ts'
import { type Boss, bosses } from '../../content/ids.ts'
import { diceOf, skillBonus } from '../../rules/heroes/attributes.ts'
import { cellOf, type Placed, type Position, position, riggedTable } from '../../testing/index.ts'

const rooms = 'lairDoor@0,-1 encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const lair = cellOf('lair')

/** Heroes at 0, 1, 2 and 3 rooms from the Entrance. */
const party: readonly Placed[] = [
  { hero: 'paladin', at: '0,0', focus: 5 },
  { hero: 'ranger', at: '1,0', focus: 5 },
  { hero: 'cleric', at: '2,0', focus: 5 },
  { hero: 'fighter', at: '3,0', focus: 5 },
]
/** What everybody has lost: health and focus. */
function losses({ heroes }: { readonly heroes: readonly { health: number; focus: number }[] }): number[][] {
  const full = [8, 7, 6, 7]
  return heroes.map(({ health, focus }, i) => [(full[i] ?? 0) - health, 5 - focus])
}
const act2 = (boss: Boss, told: Position, words = '') =>
  riggedTable(words, { rooms, boss: `${boss}@0,0`, torch: 8, ...told })

/** Its enemy action on the Entrance. */
const actions: Record<Boss, number[][]> = {
  dragon: [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
  ],
  lich: [
    [1, 2],
    [1, 2],
    [0, 0],
    [0, 0],
  ],
  hydra: [
    [3, 0],
    [3, 0],
    [0, 0],
    [0, 0],
  ],
  demonLord: [
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ],
  spiderQueen: [
    [2, 1],
    [2, 1],
    [2, 1],
    [0, 0],
  ],
  stoneColossus: [
    [3, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
}

/** A paladin misses it on the Entrance while the die shows the torch. */
function torch(boss: Boss, told: Position = {}, words = '') {
  const table = act2(boss, { heroes: party, ...told }, `3 4 4 etorch ${words}`).play('attack:hammer commit:0')
  expect(table.told('bossTorch')).toMatchObject([{ boss }])
  return table
}
const torches: Record<Boss, () => void> = {
  dragon() {
    expect(losses(torch('dragon').state)).toEqual([
      [2, 0],
      [2, 0],
      [0, 0],
      [0, 0],
    ])
  },
  lich() {
    const { state } = torch('lich', { markers: [8, 4, 6, 8] })
    expect(losses(state)).toEqual([
      [0, 2],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(state.boss?.markers).toEqual([8, 5, 6, 8])
  },
  hydra() {
    const { state } = torch('hydra', { markers: [8, 5, 6, 8] })
    expect(
      losses(state)
        .flat()
        .every(lost => lost === 0),
    ).toBe(true)
    expect(state.boss?.markers).toEqual([8, 7, 6, 8])
  },
  demonLord() {
    const { state } = torch('demonLord', {}, 'pokey')
    expect(state.goblins).toMatchObject([{ card: 'pokey', place: cellOf('0,0') }])
    expect(state.torch).toBe(9)
  },
  spiderQueen() {
    const heroes = [{ hero: 'paladin', has: 'none lionShield gust' } as const, ...party.slice(1)]
    const table = torch('spiderQueen', { heroes })
    expect(table.legal()).toEqual(['discard:0:lionShield', 'discard:0:gust'])
    // The torch waits until that is done.
    expect(table.state.torch).toBe(8)
    table.play('discard:0:gust')
    expect(table.state.spellRow).toEqual(['gust'])
    expect(table.state.torch).toBe(9)
  },
  stoneColossus() {
    const out = torch('stoneColossus')
    expect(out.state.boss?.place).toBe(lair)
    expect(
      losses(out.state)
        .flat()
        .every(lost => lost === 0),
    ).toBe(true)
    const heroes = party.map((hero, i) => ({ ...hero, at: i < 2 ? `lair:${i + 1}` : '0,-1' }))
    const home = torch('stoneColossus', { heroes, boss: 'stoneColossus@lair' })
    expect(losses(home.state)).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ])
    expect(home.state.boss?.place).toBe(lair)
  },
}

/**
 * Its six spaces: what moving there and staying brings (health, focus, the cards offered), or what the space changes for
 * checks (results of STR, AGI, INT, and dice).
 */
const spaces: Record<Boss, readonly string[]> = {
  dragon: ['focus 2', 'health -2', 'health -1', 'STR 2', 'AGI 2', 'dice -1'],
  lich: ['INT 2', 'focus -2', '', 'STR 1', 'spell', 'dice -1'],
  hydra: ['AGI 2', 'health -1', 'STR 2', '', 'focus 1', 'loot'],
  demonLord: ['health 1', 'health -1', 'focus -1', 'INT 2', 'STR 2', 'AGI 1'],
  spiderQueen: ['AGI 2', 'dice -1', '', 'health -1', 'STR 1', 'focus 2'],
  stoneColossus: ['', 'health -1', 'STR 2', 'focus 1', 'INT 2', 'loot'],
}
const isModifier = (text: string) => /^(STR|AGI|INT|dice)/.test(text)

function landing(boss: Boss, space: number): string {
  const beside = space === 1 ? 2 : space - 1
  const hero: Placed = { hero: 'fighter', at: `lair:${beside}`, health: 5, focus: 3 }
  const table = riggedTable('', { heroes: [hero, 'wizard'], rooms, boss: `${boss}@lair`, torch: 15 })
  table.play(`space:${space} end`)
  const { health, focus } = table.hero(0)
  const task = table.asked()
  if (task?.do === 'discover') return task.kind
  if (health !== 5) return `health ${health - 5}`
  return focus === 3 ? '' : `focus ${focus - 3}`
}

function modifier(boss: Boss, space: number): string {
  const state = position({
    heroes: [{ hero: 'fighter', at: `lair:${space}` }, 'wizard'],
    rooms,
    boss: `${boss}@lair`,
  })
  const [hero] = state.heroes
  if (hero === undefined) throw new Error('Nobody is there.')
  const bonus = (['strength', 'agility', 'intellect'] as const).map(skill => skillBonus(state, hero, skill))
  const names = ['STR', 'AGI', 'INT']
  const parts = bonus.flatMap((by, i) => (by === 0 ? [] : [`${names[i]} ${by}`]))
  // A fighter has 3, 2, 1 dice, and never fewer than one.
  const dice = (['strength', 'agility', 'intellect'] as const).map(skill => diceOf(state, hero, skill)).join()
  if (dice !== '3,2,1') parts.push(dice === '2,1,1' ? 'dice -1' : dice)
  return parts.join()
}

describe('bosses (D7)', () => {
  test.each(bosses)('%s acts as its row says', boss => {
    const table = act2(boss, { heroes: party, torch: 9 }).play('end')
    expect(losses(table.state)).toEqual(actions[boss])
  })

  test.each(bosses)('%s carries out its torch effect', boss => torches[boss]())

  test.each(bosses)('%s walks as far as its Speed, out of the lair', boss => {
    const heroes = [{ hero: 'fighter', at: '3,0' } as const, { hero: 'wizard', at: '3,0' } as const]
    const table = act2(boss, { heroes, boss: `${boss}@lair`, torch: 9 }).play('end')
    expect(table.told('crept')).toHaveLength(bossSheets[boss].speed)
  })

  test.each(bosses)('%s: what ending movement on each of its six spaces brings', boss => {
    expect([1, 2, 3, 4, 5, 6].map(space => landing(boss, space))).toEqual(
      spaces[boss].map(text => (isModifier(text) ? '' : text)),
    )
  })

  test.each(bosses)('%s: what each of its six spaces changes for checks', boss => {
    expect([1, 2, 3, 4, 5, 6].map(space => modifier(boss, space))).toEqual(
      spaces[boss].map(text => (isModifier(text) ? text : '')),
    )
  })

  test.each(bosses)('%s: defence, and its counter-attack to melee, missile and spell', boss => {
    const { defence, counter } = bossSheets[boss]
    // The shield: damage is the modifier; a printed loss comes instead of one.
    const against = (hero: Placed, action: string, at: string) => {
      const table = act2(
        boss,
        { heroes: [hero, 'wizard'], boss: `${boss}@${at}`, torch: 15 },
        '3 4 4 eshield',
      ).play(`${action} commit:0`)
      const { health, focus } = table.hero(0)
      return { table, lost: [(hero.health ?? 0) - health, (hero.focus ?? 0) - focus] }
    }
    const melee = against({ hero: 'paladin', health: 8, focus: 0 }, 'attack:hammer', '0,0')
    expect(melee.table.told('checked')[0]?.need).toBe(defence)
    expect(melee.lost).toEqual([counter.melee, 0])
    const missile = against({ hero: 'ranger', health: 7, focus: 0 }, 'attack:bow', '1,0')
    expect(missile.table.told('checked')[0]?.need).toBe(defence)
    expect(missile.lost).toEqual([counter.missile, 0])
    const spell = against({ hero: 'sorceress', health: 6, focus: 5 }, 'cast:seekingBolt', '1,0')
    const losing: Record<Boss, number[]> = {
      dragon: [0, 2],
      lich: [0, 3],
      hydra: [1, 0],
      demonLord: [2, 0],
      spiderQueen: [2, 0],
      stoneColossus: [0, 0],
    }
    expect(spell.lost).toEqual(losing[boss])
  })

  test.each(bosses)('%s can wait in the lair, and be beaten', boss => {
    const table = riggedTable(boss, {
      heroes: [{ hero: 'barbarian', at: '0,-1', focus: 0 }, 'wizard'],
      rooms,
      slain: 2,
    }).play('enter')
    expect(table.state.boss).toMatchObject({ card: boss, place: lair })
    table.state.boss = { card: boss, place: lair, markers: [0, 1], sealed: 3 }
    // Wherever the entrance space is, 6 + 2 + 2 and the axe are enough.
    table.next('6 2 2 e2').play('attack:axe commit:0+1+2')
    expect(table.state.result).toEqual({ won: true, why: 'TE-3.1' })
  })
})
