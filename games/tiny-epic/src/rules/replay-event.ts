import { type Hero, piles } from '../content/ids.ts'
import type { Event, EventOf } from '../event.ts'
import { clone, type GoblinFigure, type HeroState, heroAt, type State } from '../state.ts'
import { removeCard } from './bag.ts'
import { removeEnemy, setMinionHealth } from './combat/killing-enemies.ts'
import { codeOf, lair } from './dungeon/grid.ts'
import { putFacedown, removeRoom } from './dungeon/reveal.ts'
import { putMinion } from './enemies/ambush.ts'
import { setEnemyPlace } from './enemies/enemy-movement.ts'
import { goblinSlots, putGoblin, refillGoblins } from './enemies/goblins.ts'
import { isLoot, itemsOf } from './heroes/abilities.ts'
import { putOn, takeFromRow, takeOff, toRow } from './heroes/equipment.ts'
import { setMarker } from './lair/boss-health.ts'
import { sheetSteps } from './lair/boss-sheet.ts'
import { beginActTwo } from './lair/lair-door.ts'
import { coverSealSpace } from './lair/seals.ts'
import { freshHero } from './setup/party.ts'
import { portalPrice } from './turn/availability.ts'
import { freshTurn } from './turn/turn.ts'

/* The table event by event, so that a board can show every moment between two states (TE-UI.13). */

/** The table after one more event, the agenda aside. */
export function replayEvent(before: State, event: Event): State {
  const state = { ...before, ...clone(before) }
  replay(state, event)
  return state
}

function heroNamed(state: State, name: Hero): HeroState {
  return heroAt(state, indexOf(state, name))
}

function indexOf(state: State, name: Hero): number {
  return state.heroes.findIndex(({ hero }) => hero === name)
}

function replay(state: State, event: Event): void {
  const { turn } = state
  switch (event.type) {
    case 'picked':
      state.heroes.push(freshHero(event.hero, event.seat))
      return
    case 'turn':
      state.turn = freshTurn(indexOf(state, event.hero))
      return
    case 'grace':
      state.grace = event.left
      return
    case 'moved':
      replayMove(state, event)
      return
    case 'landed':
      turn.landed = false
      return
    case 'flipping': {
      const pile = piles.indexOf(event.pile)
      state.hidden[pile] = (state.hidden[pile] ?? 0) - 1
      return
    }
    case 'flipped':
      removeRoom(state, event.room)
      return
    case 'placed':
      state.cells[event.cell] = codeOf(event.room, event.turns)
      return
    case 'dealt':
      putFacedown(state, event.cell, piles.indexOf(event.pile))
      return
    case 'stopped':
      turn.stopped = true
      return
    case 'hastened':
      turn.haste += event.by
      return
    case 'hidden':
      turn.stealth = true
      return
    case 'portal':
      turn.spent += portalPrice
      return
    case 'hurt':
    case 'healed':
      heroNamed(state, event.hero).health = event.health
      return
    case 'focused':
    case 'drained':
    case 'changed':
      heroNamed(state, event.hero).focus = event.focus
      return
    case 'rested': {
      const { hero, health, focus, forced } = event
      Object.assign(heroNamed(state, hero), { health, focus })
      turn.acted = true
      if (!forced) turn.still = true
      return
    }
    case 'paid': {
      const hero = heroNamed(state, event.hero)
      hero.focus -= event.focus
      hero.health -= event.health
      return
    }
    case 'declared':
      if (isHeroic(event)) Object.assign(turn, { acted: true, still: true })
      return
    case 'struck':
      setMinionHealth(state, event.enemy, event.health)
      return
    case 'marked':
    case 'bossHealed':
      setMarker(state, event.marker, event.health)
      return
    case 'died':
      removeEnemy(state, event.enemy)
      return
    case 'reward':
      state.spoils = state.spoils.filter(enemy => enemy !== event.enemy)
      return
    case 'disarmed':
      state.disarmed = [...state.disarmed, event.cell]
      return
    case 'drew':
      removeCard(state.bags, isLoot(event.card) ? 'loot' : 'spells', event.card)
      return
    case 'took':
      takeFromRow(state, event.card)
      return
    case 'equipped':
      putOn(heroNamed(state, event.hero), event.card, event.slot)
      if (event.instead !== undefined) toRow(state, event.instead)
      return
    case 'discarded': {
      const hero = heroNamed(state, event.hero)
      if (itemsOf(hero).includes(event.card)) takeOff(hero, event.card)
      toRow(state, event.card)
      return
    }
    case 'torch':
      state.torch = event.at
      return
    case 'goblin':
      refillGoblins(state)
      putGoblin(state, { card: event.goblin, slot: slotOf(event), place: event.place })
      return
    case 'minion':
      putMinion(state, { card: event.minion, health: event.health, place: event.place })
      return
    case 'crept':
      setEnemyPlace(state, event.enemy, event.to)
      return
    case 'toLair':
      setEnemyPlace(state, event.boss, lair)
      return
    case 'sealed':
      coverSealSpace(state, event.cell)
      return
    case 'actTwo':
      beginActTwo(state, event.boss)
      return
    case 'ended':
      state.result = { won: event.won, why: event.why }
      return
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
  }
}

/** A step costs 1 Speed, onto a card just flipped too; on the boss sheet the rules say what it costs. */
function replayMove(state: State, { hero, to, by, space = 0 }: EventOf<'moved'>): void {
  const from = heroNamed(state, hero).place
  const arrives = ({ move }: ReturnType<typeof sheetSteps>[number]) => {
    if (space === 0) return move.do === 'leave'
    return move.do === 'space' ? move.space === space : move.do === 'enter' && from !== lair
  }
  if (by === 'step') state.turn.spent += 1
  if (by === 'lair') state.turn.spent += sheetSteps(state).find(arrives)?.cost ?? 1
  state.turn.landed = space > 0
  Object.assign(heroNamed(state, hero), { place: to, space })
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

function slotOf({ slot }: EventOf<'goblin'>): GoblinFigure['slot'] {
  const found = goblinSlots.find(one => one === slot)
  if (found === undefined) throw new Error(`There is no goblin slot ${slot}.`)
  return found
}
