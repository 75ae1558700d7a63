import {
  chambers,
  encounters,
  goblins,
  type Hero,
  type Item,
  loots,
  minions,
  piles,
  spells,
} from '../content/ids.ts'
import type { Event, EventOf } from '../event.ts'
import { isBoss, isGoblin, isMinion } from '../rules/dungeon/figures.ts'
import { codeOf, facedownCode, lair } from '../rules/dungeon/grid.ts'
import { isLoot, isSpell, itemsOf } from '../rules/heroes/abilities.ts'
import { putOn, takeOff } from '../rules/heroes/equipment.ts'
import { sheetSteps } from '../rules/lair/boss-sheet.ts'
import { freshHero } from '../rules/setup/party.ts'
import { portalPrice } from '../rules/turn/availability.ts'
import { freshTurn } from '../rules/turn/turn.ts'
import type { BossFigure, HeroState, Turn } from '../state.ts'
import type { DisplayState } from './shared/display.ts'

/** The table after one more event: a fold, so that a board can show every moment between two views. */
export function fold(scene: DisplayState, event: Event): DisplayState {
  switch (event.type) {
    case 'picked':
      return { ...scene, heroes: [...scene.heroes, freshHero(event.hero, event.seat)] }
    case 'turn':
      return { ...scene, turn: freshTurn(indexOf(scene, event.hero)) }
    case 'grace':
      return { ...scene, grace: event.left }
    case 'moved':
      return moved(scene, event)
    case 'landed':
      return turning(scene, { landed: false })
    case 'flipping':
      return { ...scene, hidden: less(scene.hidden, piles.indexOf(event.pile)) }
    case 'flipped':
      return flipped(scene, event)
    case 'placed':
      return { ...scene, cells: scene.cells.with(event.cell, codeOf(event.room, event.turns)) }
    case 'dealt': {
      const pile = piles.indexOf(event.pile)
      const cells = scene.cells.with(event.cell, facedownCode(pile))
      return { ...scene, cells, deck: less(scene.deck, pile) }
    }
    case 'stopped':
      return turning(scene, { stopped: true })
    case 'hastened':
      return turning(scene, { haste: scene.turn.haste + event.by })
    case 'hidden':
      return turning(scene, { stealth: true })
    case 'portal':
      return turning(scene, { spent: scene.turn.spent + portalPrice })
    case 'hurt':
    case 'healed':
      return heroWith(scene, event.hero, { health: event.health })
    case 'focused':
    case 'drained':
    case 'changed':
      return heroWith(scene, event.hero, { focus: event.focus })
    case 'rested': {
      const { hero, health, focus, forced } = event
      const still = scene.turn.still || forced !== true
      return heroWith(turning(scene, { acted: true, still }), hero, { health, focus })
    }
    case 'paid':
      return changed(scene, event.hero, hero => ({
        ...hero,
        focus: hero.focus - event.focus,
        health: hero.health - event.health,
      }))
    case 'declared':
      return isHeroic(event) ? turning(scene, { acted: true, still: true }) : scene
    case 'struck':
      return {
        ...scene,
        minions: scene.minions.map(minion =>
          minion.card === event.enemy ? { ...minion, health: event.health } : minion,
        ),
      }
    case 'marked':
    case 'bossHealed':
      return bossWith(scene, boss => ({ ...boss, markers: boss.markers.with(event.marker, event.health) }))
    case 'died':
      return died(scene, event)
    case 'reward':
      return { ...scene, spoils: scene.spoils.filter(enemy => enemy !== event.enemy) }
    case 'disarmed':
      return { ...scene, disarmed: [...scene.disarmed, event.cell] }
    case 'drew':
      return { ...scene, bags: drawn(scene, event.card) }
    case 'took':
      return {
        ...scene,
        lootRow: scene.lootRow.filter(card => card !== event.card),
        spellRow: scene.spellRow.filter(card => card !== event.card),
      }
    case 'equipped': {
      const worn = changed(scene, event.hero, hero => {
        putOn(hero, event.card, event.slot)
        return hero
      })
      return event.instead === undefined ? worn : toRow(worn, event.instead)
    }
    case 'discarded':
      return toRow(
        changed(scene, event.hero, hero => {
          if (itemsOf(hero).includes(event.card)) takeOff(hero, event.card)
          return hero
        }),
        event.card,
      )
    case 'shifted':
      return changed(scene, event.hero, hero => ({ ...hero, hands: [hero.hands[1], hero.hands[0]] }))
    case 'torch':
      return { ...scene, torch: event.at }
    case 'goblin':
      return goblin(scene, event)
    case 'minion': {
      const { minion: card, health, place } = event
      return {
        ...scene,
        minions: [...scene.minions, { card, health, place }],
        bags: { ...scene.bags, minions: without(scene.bags.minions, minions.indexOf(card)) },
      }
    }
    case 'crept':
      return crept(scene, event)
    case 'toLair':
      return bossWith(scene, boss => ({ ...boss, place: lair }))
    case 'sealed':
      return {
        ...bossWith(scene, boss => ({ ...boss, sealed: boss.sealed + 1 })),
        seals: scene.seals.filter(cell => cell !== event.cell),
      }
    case 'actTwo': {
      const markers = Array.from({ length: scene.party }, () => 8)
      const boss = { card: event.boss, place: lair, markers, sealed: 0 }
      return { ...scene, act: 2, torch: event.torch, boss, seals: event.seals }
    }
    case 'ended':
      return { ...scene, result: { won: event.won, why: event.why } }
    case 'began':
    case 'turnEnded':
    case 'explored':
    case 'void':
    case 'fell':
    case 'aimed':
    case 'skilled':
    case 'rolling':
    case 'rolled':
    case 'boosted':
    case 'rerolling':
    case 'rerolled':
    case 'checked':
    case 'unpaid':
    case 'declined':
    case 'chose':
    case 'wounded':
    case 'warded':
    case 'countered':
    case 'bossTorch':
    case 'drawing':
    case 'goblinComing':
    case 'minionComing':
    case 'phase':
    case 'phaseEnded':
    case 'acts':
    case 'hunts':
    case 'strikes':
    case 'taunted':
    case 'steered':
    case 'lairOpened':
      return scene
  }
}

function indexOf(scene: DisplayState, hero: Hero): number {
  return scene.heroes.findIndex(other => other.hero === hero)
}

function turning(scene: DisplayState, change: Partial<Turn>): DisplayState {
  return { ...scene, turn: { ...scene.turn, ...change } }
}

function changed(scene: DisplayState, hero: Hero, change: (copy: HeroState) => HeroState): DisplayState {
  return {
    ...scene,
    heroes: scene.heroes.map(other => (other.hero === hero ? change({ ...other }) : other)),
  }
}

function heroWith(scene: DisplayState, hero: Hero, change: Partial<HeroState>): DisplayState {
  return changed(scene, hero, old => ({ ...old, ...change }))
}

function bossWith(scene: DisplayState, change: (boss: BossFigure) => BossFigure): DisplayState {
  return scene.boss === undefined ? scene : { ...scene, boss: change(scene.boss) }
}

/** Where a name stands in a list of names; −1 where it does not. */
const placeIn = (names: readonly string[], name: string): number => names.indexOf(name)
const less = (counts: readonly number[], at: number): number[] => counts.with(at, (counts[at] ?? 0) - 1)
const without = (bag: number, at: number): number => (at < 0 ? bag : bag & ~(1 << at))

/** What a way costs is told by the rules; a step through a flipped card has cost what any step does. */
function moved(scene: DisplayState, { hero, to, by, space = 0 }: EventOf<'moved'>): DisplayState {
  const cost =
    by === 'step'
      ? 1
      : by === 'lair'
        ? (sheetSteps(scene).find(({ move }) => landsOn(scene, move, space))?.cost ?? 1)
        : 0
  const walked = turning(scene, { spent: scene.turn.spent + cost, landed: space > 0 })
  return heroWith(walked, hero, { place: to, space })
}

function landsOn(
  scene: DisplayState,
  move: ReturnType<typeof sheetSteps>[number]['move'],
  space: number,
): boolean {
  if (space === 0) return move.do === 'leave'
  if (move.do === 'space') return move.space === space
  return move.do === 'enter' && scene.heroes[scene.turn.hero]?.place !== lair
}

function flipped(scene: DisplayState, { room }: EventOf<'flipped'>): DisplayState {
  const { bags } = scene
  const encounter = placeIn(encounters, room)
  return {
    ...scene,
    ambushes: scene.ambushes - (encounter < 0 ? 0 : 1),
    bags: {
      ...bags,
      rooms: without(bags.rooms, placeIn(chambers, room)),
      encounters: without(bags.encounters, encounter),
    },
  }
}

function isHeroic({ deed }: EventOf<'declared'>): boolean {
  switch (deed) {
    case 'search':
    case 'disarm':
    case 'cast':
    case 'special':
    case 'melee':
    case 'missile':
      return true
    case 'trap':
    case 'room':
    case 'free':
    case 'after':
      return false
  }
}

function died(scene: DisplayState, { enemy }: EventOf<'died'>): DisplayState {
  const spoils = [...scene.spoils, enemy]
  if (isGoblin(enemy))
    return {
      ...scene,
      spoils,
      goblins: scene.goblins.filter(({ card }) => card !== enemy),
      goblinDiscards: [...scene.goblinDiscards, enemy],
    }
  return {
    ...scene,
    spoils,
    minions: scene.minions.filter(({ card }) => card !== enemy),
    slain: scene.slain + 1,
  }
}

function drawn({ bags }: DisplayState, card: Item): DisplayState['bags'] {
  return isLoot(card)
    ? { ...bags, loot: without(bags.loot, loots.indexOf(card)) }
    : {
        ...bags,
        spells: without(bags.spells, placeIn(spells, card)),
      }
}

function toRow(scene: DisplayState, card: Item): DisplayState {
  if (isSpell(card)) return { ...scene, spellRow: [...scene.spellRow, card] }
  return isLoot(card) ? { ...scene, lootRow: [...scene.lootRow, card] } : scene
}

const slots = [1, 2, 3, 4] as const

function goblin(scene: DisplayState, { goblin: card, slot: number, place }: EventOf<'goblin'>): DisplayState {
  const slot = slots.find(one => one === number)
  if (slot === undefined) throw new Error(`There is no goblin slot ${number}.`)
  const { bags, goblinDiscards } = scene
  // An empty bag is filled with the dead first.
  const refilled = bags.goblins === 0
  const from = refilled
    ? goblinDiscards.reduce((bag, dead) => bag | (1 << goblins.indexOf(dead)), 0)
    : bags.goblins
  return {
    ...scene,
    goblins: [...scene.goblins, { card, slot, place }].sort((a, b) => a.slot - b.slot),
    goblinDiscards: refilled ? [] : goblinDiscards,
    bags: { ...bags, goblins: without(from, goblins.indexOf(card)) },
  }
}

function crept(scene: DisplayState, { enemy, to }: EventOf<'crept'>): DisplayState {
  if (isBoss(enemy)) return bossWith(scene, boss => ({ ...boss, place: to }))
  if (isMinion(enemy))
    return { ...scene, minions: scene.minions.map(one => (one.card === enemy ? { ...one, place: to } : one)) }
  return { ...scene, goblins: scene.goblins.map(one => (one.card === enemy ? { ...one, place: to } : one)) }
}
