import { expect, test } from 'vitest'
import { equipment } from '../content/equipment.ts'
import { heroTokens } from '../content/heroes.ts'
import { cards, heroes, kits, specials, types } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import { welcomeBack as game } from '../game.ts'
import { isTarget } from '../rules/kits.ts'
import { profileAt } from '../rules/monster-profile.ts'
import { enter, happened, run, short, start } from '../testing/story.ts'

const base = heroes.filter(hero => heroTokens[hero].pack === 'base')

test('[WB-1.1] two, three or four play', () => {
  expect(game.seats).toEqual({ min: 2, max: 4 })
  for (const seats of [2, 3, 4]) expect(start({ seats }).state.players).toHaveLength(seats)
})

test('[WB-1.2] thirteen normal Monsters are of eight types', () => {
  expect(types).toHaveLength(8)
  expect(types.reduce((sum, type) => sum + monsters[type].copies, 0)).toBe(13)
  expect(start({ specials: 0 }).view('table').deck).toBe(13)
})

test('[WB-1.3] strengths 1 to 5 come twice, 6, 7 and 9 once', () => {
  const copies = Object.fromEntries(types.map(type => [monsters[type].strength, monsters[type].copies]))
  expect(copies).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 9: 1 })
})

test('[WB-1.4] there are six Special Monsters, one of each kind', () => {
  expect(new Set(specials).size).toBe(6)
  expect(specials.map(special => monsters[special].copies)).toEqual([1, 1, 1, 1, 1, 1])
})

test('[WB-1.5] there are four Heroes with printed HP', () => {
  expect(base).toEqual(['necromancer', 'princess', 'ninja', 'bard'])
  for (const hero of base) expect(heroTokens[hero].hp).toBeGreaterThan(0)
})

test('[WB-1.6] 24 tokens, six for each Hero, none twice', () => {
  expect(base.map(hero => kits[hero].length)).toEqual([6, 6, 6, 6])
  expect(new Set(base.flatMap(hero => [...kits[hero]])).size).toBe(24)
})

test('[WB-1.7] a token with ⚡ is discarded once it has been used', () => {
  const once = heroes.flatMap(hero => [...kits[hero]]).filter(token => equipment[token].once)
  expect(once).toEqual([
    'nec.scroll',
    'nin.tools',
    'bar.blade',
    'brb.potion',
    'brb.axe',
    'mag.poly',
    'rog.potion',
  ])
  expect(run('necromancer', 'scroll', 'goblin', ['use scroll']).row).toBe('')
  expect(run('ninja', 'tools', 'goblin', ['use tools']).row).toBe('')
  expect(run('bard', 'blade', 'goblin', ['use blade']).row).toBe('')
  expect(run('barbarian', 'potion', 'dragon').row).toBe('')
  expect(run('barbarian', 'axe', 'dragon', ['use axe']).row).toBe('')
  expect(run('mage', 'poly', 'dragon', ['polymorph'], { deck: 'fairy' }).row).toBe('')
  expect(run('rogue', 'potion', 'dragon').row).toBe('')
})

test('[WB-1.8] everybody sees the runner’s HP at every step', () => {
  const table = enter('ninja', 'outfit', 'goblin skeleton orc fairy', { seats: 3 })
  for (const hp of [8, 7, 5, 2]) {
    for (const viewer of [0, 1, 2, 'table'] as const) expect(table.view(viewer).run?.hp).toBe(hp)
    if (hp > 2) table.play('reveal')
  }
})

test('[WB-1.9] HP have no upper limit', () => {
  const pile = 'vampire vampire count shapeshifter golem'
  expect(run('necromancer', 'zombie cape stone wand scroll bones', pile, ['use scroll']).hp).toBe(32)
})

test('[WB-1.10] there are five Success cards, and four players never hold more', () => {
  const table = start({ seats: 4 })
  expect(table.view('table').players.map(({ successes }) => successes)).toEqual([0, 0, 0, 0])
  const last = enter('ninja', '', 'fairy', { seats: 4, successes: 1, others: 1 }).play('reveal')
  expect(last.view('table').players.reduce((sum, { successes }) => sum + successes, 0)).toBe(5)
  expect(game.outcome(last.state)?.winners).toEqual([0])
})

test('[WB-1.11] an aid card is white, then burgundy, in front of each player and for all to see', () => {
  const table = enter('ninja', '', 'dragon', { seats: 4 })
  expect(table.view(2).players.map(({ failures }) => failures)).toEqual([0, 0, 0, 0])
  table.play('reveal')
  for (const viewer of [0, 1, 2, 3, 'table'] as const)
    expect(table.view(viewer).players.map(({ failures }) => failures)).toEqual([1, 0, 0, 0])
})

test('[WB-1.12] of every Monster is known its strength or effect, its copies and the Equipment that defeats it', () => {
  for (const card of cards) {
    const { copies, strength, effect } = monsters[card]
    expect(copies).toBeGreaterThan(0)
    if (strength === 'none') expect(['charge', 'discard']).toContain(effect)
  }
  for (const hero of heroes) {
    for (const type of types) {
      const { strength } = monsters[type]
      if (typeof strength !== 'number') throw new Error(`The ${type} has no printed strength.`)
      for (const token of kits[hero]) {
        const { effect } = equipment[token]
        if (effect.kind !== 'defeat' || effect.prey.of === 'named') continue
        const table = enter(hero, short(token), `${type} fairy`).play('reveal')
        const beaten = happened(table, 'defeated').length > 0 || table.legal().includes(`use ${short(token)}`)
        expect(beaten, `${token} against ${type}`).toBe(isTarget(effect.prey, profileAt(strength, type)))
      }
    }
  }
})
