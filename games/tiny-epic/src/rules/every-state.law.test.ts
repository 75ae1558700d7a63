import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { expect, it } from 'vitest'
import { bossSheets } from '../content/bosses.ts'
import { heroSheets } from '../content/heroes.ts'
import { bosses, chambers, encounters, goblins, loots, spells } from '../content/ids.ts'
import { tracks } from '../content/torch.ts'
import { tinyEpic as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import { seasoned } from '../testing/index.ts'
import { countOf } from './bag.ts'
import { cellAt, cellCount, doorCell, entranceCell, isRevealed, lair } from './dungeon/grid.ts'
import { distances, isFar } from './dungeon/range-and-sight.ts'
import { isLoot, itemsOf } from './heroes/abilities.ts'
import { torchStart } from './torch.ts'

/** Asked thousands of times: too often for `expect`. */
function sound(ok: boolean, what: string): void {
  if (!ok) throw new Error(`This position is not sound: ${what}.`)
}

/** What is true of every position. */
function holds(state: State): void {
  for (const hero of state.heroes) {
    const sheet = heroSheets[hero.hero]
    sound(hero.health >= 0 && hero.health <= sheet.health, 'health, TE-4.1')
    sound(hero.focus >= 0 && hero.focus <= sheet.focus, 'focus, TE-4.2')
    sound(hero.place === lair ? hero.space > 0 : isRevealed(state, hero.place), 'a hero stands somewhere')
    sound(hero.trinkets.length <= 2 && hero.spells.length <= 2, 'limits, TE-19.7')
  }
  const spaces = state.heroes.map(({ space }) => space).filter(space => space > 0)
  sound(new Set(spaces).size === spaces.length, 'one hero a space, TE-21.7')
  sound(new Set(state.goblins.map(({ slot }) => slot)).size === state.goblins.length, 'one goblin a slot')
  sound(state.torch >= torchStart(state) && state.torch < tracks[state.act].spaces.length, 'torch, TE-14.4')
  const { boss } = state
  const open = boss && bossSheets[boss.card].seals[boss.sealed]
  if (open !== undefined) sound(boss?.markers.every(health => health > open) ?? true, 'seals, TE-22.6')
  const away = distances(state, entranceCell, true)
  for (let cell = 0; cell < cellCount; cell++)
    if (isRevealed(state, cell)) sound(!isFar(away[cell]), 'the dungeon hangs together')
  cardsAreWhere(state)
}

/** Every card is in one place. */
function cardsAreWhere(state: State): void {
  const cards = Array.from({ length: cellCount }, (_, cell) => cellAt(state, cell))
  const pending = state.agenda.flatMap(task => (task.do === 'rotate' ? [task.room] : []))
  const rooms = [...cards.flatMap(card => (card.is === 'room' ? [card.room] : [])), ...pending]
  sound(new Set(rooms).size === rooms.length, 'every room once')
  const among = (names: readonly string[]) => rooms.filter(room => names.includes(room)).length
  sound(countOf(state.bags.rooms) + among(chambers) === chambers.length, 'rooms')
  sound(countOf(state.bags.encounters) + among(encounters) === encounters.length, 'encounters')
  const known = state.goblins.length + state.goblinDiscards.length
  sound(countOf(state.bags.goblins) + known === goblins.length, 'goblins')
  const drawn = state.agenda.flatMap(task => (task.do === 'equip' ? [task.card] : []))
  const owned = [...state.heroes.flatMap(itemsOf), ...state.lootRow, ...state.spellRow, ...drawn]
  sound(new Set(owned).size === owned.length, 'every card once')
  const loot = owned.filter(isLoot).length
  sound(countOf(state.bags.loot) + loot === loots.length, 'loot')
  sound(countOf(state.bags.spells) + owned.length - loot === spells.length, 'spells')
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  const facedown = cards.filter(card => card.is === 'facedown').length
  sound(sum(state.hidden) === sum(state.deck) + facedown - pending.length, 'unseen cards')
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

it('[TE-0.1] positions of random games are sound and games end', () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = fastChance(`laws ${seed}`)
    const options = optionsSchema.parse({ heroes: 2 + (seed % 3), choice: 'random' })
    playOut(
      game.setup(options, 1 + (seed % 4), chance, () => {}),
      chance,
    )
  }
})

it('[TE-3.1] positions of random games around the lair are sound and games end', () => {
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
