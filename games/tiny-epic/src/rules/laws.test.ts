import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { expect, it } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { heroSheets } from '../content/heroes.ts'
import { bosses, chambers, encounters, goblins, loots, minions, spells } from '../content/ids.ts'
import { tracks } from '../content/torch.ts'
import { tinyEpic as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import { seasoned } from '../testing/index.ts'
import { isLoot, itemsOf } from './attributes.ts'
import { countOf } from './bag.ts'
import { cellAt, cellCount, distances, doorCell, entranceCell, isFar, isRevealed, lair } from './grid.ts'
import { torchStart } from './torch.ts'

/** What is true of every position. */
function holds(state: State): void {
  for (const hero of state.heroes) {
    const sheet = heroSheets[hero.hero]
    expect(hero.health >= 0 && hero.health <= sheet.health, '[TE-4.1]').toBe(true)
    expect(hero.focus >= 0 && hero.focus <= sheet.focus, '[TE-4.2]').toBe(true)
    expect(hero.place === lair ? hero.space > 0 : isRevealed(state, hero.place)).toBe(true)
    expect(hero.trinkets.length <= 2 && hero.spells.length <= 2, '[TE-19.7]').toBe(true)
  }
  const spaces = state.heroes.map(({ space }) => space).filter(space => space > 0)
  expect(new Set(spaces).size, '[TE-21.7]').toBe(spaces.length)
  expect(new Set(state.goblins.map(({ slot }) => slot)).size).toBe(state.goblins.length)
  expect(state.torch).toBeGreaterThanOrEqual(torchStart(state))
  expect(state.torch).toBeLessThan(tracks[state.act].spaces.length)
  cardsAreWhere(state)
  const { boss } = state
  if (boss !== undefined) {
    const open = bossSheets[boss.card].seals[boss.sealed]
    if (open !== undefined)
      expect(
        boss.markers.every(health => health > open),
        '[TE-22.6]',
      ).toBe(true)
  }
  const away = distances(state, entranceCell, true)
  for (let cell = 0; cell < cellCount; cell++)
    if (isRevealed(state, cell)) expect(isFar(away[cell]), 'the dungeon hangs together').toBe(false)
}

/** Every card is in one place. */
function cardsAreWhere(state: State): void {
  const pending = state.agenda.flatMap(task => (task.do === 'rotate' ? [task.room] : []))
  const seen = Array.from({ length: cellCount }, (_, cell) => cellAt(state, cell)).flatMap(card =>
    card.is === 'room' ? [card.room] : [],
  )
  const rooms = [...seen, ...pending]
  expect(new Set(rooms).size).toBe(rooms.length)
  const among = (names: readonly string[]) => rooms.filter(room => names.includes(room)).length
  expect(countOf(state.bags.rooms) + among(chambers)).toBe(chambers.length)
  expect(countOf(state.bags.encounters) + among(encounters)).toBe(encounters.length)
  const live = state.goblins.length + state.goblinDiscards.length
  expect(countOf(state.bags.goblins) + live).toBe(goblins.length)
  const drawn = state.agenda.flatMap(task => (task.do === 'equip' ? [task.card] : []))
  const owned = [...state.heroes.flatMap(itemsOf), ...state.lootRow, ...state.spellRow, ...drawn]
  expect(new Set(owned).size).toBe(owned.length)
  expect(countOf(state.bags.loot) + owned.filter(isLoot).length).toBe(loots.length)
  expect(countOf(state.bags.loot) + countOf(state.bags.spells) + owned.length).toBe(
    loots.length + spells.length,
  )
  expect(state.minions.length).toBeLessThanOrEqual(minions.length)
  const unseen = state.hidden.reduce((sum, count) => sum + count, 0)
  const undealt = state.deck.reduce((sum, count) => sum + count, 0)
  const facedown = Array.from({ length: cellCount }, (_, cell) => cellAt(state, cell)).filter(
    card => card.is === 'facedown',
  ).length
  expect(unseen).toBe(undealt + facedown - pending.length)
}

function playOut(state: State, chance: Chance): number {
  let moves = 0
  while (game.outcome(state) === undefined) {
    const [seat = -1] = game.active(state)
    game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, () => {})
    holds(state)
    moves += 1
    if (moves > 5_000) throw new Error('This game does not end.')
  }
  return moves
}

it('[TE-0.1] positions of random games are sound and games end', { timeout: 60_000 }, () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = fastChance(`laws ${seed}`)
    const options = optionsSchema.parse({ heroes: 2 + (seed % 3), choice: 'random' })
    playOut(
      game.setup(options, 1 + (seed % 4), chance, () => {}),
      chance,
    )
  }
})

it('[TE-3.1] positions of random games around the lair are sound and games end', { timeout: 60_000 }, () => {
  const seen = new Set<number>()
  for (const boss of bosses)
    for (let seed = 0; seed < 20; seed++) {
      const options = optionsSchema.parse({ heroes: 2 + (seed % 3), boss })
      const state = seasoned(options, 1 + (seed % 4), seed % 2 === 0)
      expect(doorCell(state)).toBeGreaterThanOrEqual(0)
      playOut(state, fastChance(`${boss} ${seed}`))
      seen.add(state.act)
    }
  expect(seen).toEqual(new Set([1, 2]))
})
