import { discoverEither } from '../../content/words.ts'
import type { Move } from '../../move.ts'
import { activeHero, type DeclaredAction, type Turn } from '../../state.ts'
import { declare } from '../check/declaration.ts'
import { hasEnemy, hasHero, isConscious, speedOfEnemy } from '../dungeon/figures.ts'
import { lair, roomAt } from '../dungeon/grid.ts'
import { isStealthy } from '../heroes/attributes.ts'
import { discardItem } from '../heroes/equipment.ts'
import { pay, rest as takeRest } from '../heroes/health-and-focus.ts'
import { endMovementOnSpace, takeSheetStep } from '../lair/boss-sheet.ts'
import { walkInto } from '../movement/movement.ts'
import type { Play } from '../play.ts'
import { lowerTorch } from '../torch.ts'
import { declaredAction, isStillPossible } from './actions.ts'
import { explorable, explorePrice, portalPrice, tauntPrice } from './availability.ts'

/* A hero's turn (TE-5): in any order movement, one heroic action, free actions. */

export function extraAttack(
  play: Play,
  kind: 'melee' | 'missile',
  bonus: number,
  move: Move | undefined,
): void {
  if (move?.do === 'attack') declare(play, { ...declaredAction(play.state, move), bonus })
  else play.tell({ type: 'declined', why: 'TE-11.2', hero: play.who(), what: kind })
}

export function takeTurn(play: Play, move: Move | undefined): void {
  const { state } = play
  const { turn } = state
  if (move === undefined || move.do === 'end') {
    play.put({ do: 'endTurn' })
    return
  }
  play.put({ do: 'turn' })
  const hero = activeHero(state)
  switch (move.do) {
    case 'step':
    case 'flip': {
      turn.spent += 1
      const to = move.do === 'step' ? move.to : move.cell
      walkInto(play, { to, by: 'step', stealth: isStealthy(state, hero) })
      return
    }
    case 'enter':
    case 'space':
    case 'leave':
      takeSheetStep(play, move)
      return
    case 'portal': {
      turn.spent += portalPrice
      const room = roomAt(state, hero.place)
      if (room === undefined) throw new Error('There is no portal outside the dungeon.')
      play.tell({ type: 'portal', why: 'TE-6.8', hero: play.who(), with: room })
      play.put({ do: 'teleport', by: 'portal', why: 'TE-6.8' })
      return
    }
    case 'rest':
    case 'search':
    case 'disarm':
    case 'attack':
    case 'cast':
    case 'special':
      // Movement ends here, and with it comes the effect of a space (TE-21.9); who falls to it does not act (TE-21.14).
      turn.still = true
      play.put({ do: 'act', action: move.do === 'rest' ? 'rest' : declaredAction(state, move) })
      endMovementOnSpace(play)
      return
    case 'free':
      declare(play, declaredAction(state, move))
      return
    case 'room': {
      const action = declaredAction(state, move)
      const room = roomAt(state, hero.place)
      if (room !== undefined) turn.used = [...turn.used, room]
      declare(play, action)
      return
    }
    case 'explore': {
      const cells = explorable(state)
      play.tell({ type: 'explored', why: 'TE-16.7', hero: play.who(), cells })
      play.put({ do: 'explore', cells })
      lowerTorch(play, explorePrice, 'TE-16.9')
      return
    }
    case 'taunt': {
      const { boss } = state
      if (boss === undefined) throw new Error('There is no boss to taunt.')
      pay(play, turn.hero, { focus: tauntPrice }, boss.card, 'TE-22.14')
      play.tell({ type: 'taunted', why: 'TE-22.14', hero: play.who(), boss: boss.card })
      const movement = {
        enemy: boss.card,
        hero: turn.hero,
        left: speedOfEnemy(boss.card),
        last: 'taunted',
      } as const
      play.put({ do: 'enemyMovement', movement })
      return
    }
    case 'discard':
      discardItem(play, move.hero, move.card, 'TE-16.14')
      return
    default:
      throw new Error(`"${move.do}" is no move of a turn.`)
  }
}

/** The declared action, if it is still there: a card taken on a space may have covered it. */
export function performAction(play: Play, action: DeclaredAction | 'rest'): void {
  const { state } = play
  const { turn } = state
  if (action === 'rest') {
    turn.acted = true
    takeRest(play, turn.hero, false)
    return
  }
  if (!isStillPossible(state, action)) {
    play.tell({ type: 'void', why: 'TE-21.9', by: action.by })
    return
  }
  turn.acted = true
  declare(play, action)
}

/** The space, then the torch, then the next hero (TE-5.4, TE-21.14). */
export function endTurn(play: Play): void {
  const { state } = play
  const { turn } = state
  if (turn.landed && isConscious(state, turn.hero)) {
    play.put({ do: 'endTurn' })
    endMovementOnSpace(play)
    return
  }
  play.tell({ type: 'turnEnded', why: 'TE-5.4', hero: play.who(), final: true })
  play.put({ do: 'nextTurn', hero: (turn.hero + 1) % state.party })
  play.put({ do: 'burn' })
}

export function endOfTurnTorch(play: Play): void {
  const { state } = play
  if (state.grace === 0) {
    lowerTorch(play, 1, 'TE-5.4')
    return
  }
  state.grace -= 1
  play.tell({ type: 'grace', why: 'TE-28.5', left: state.grace })
}

export function nextTurn(play: Play, index: number): void {
  const { state } = play
  state.turn = freshTurn(index)
  const hero = activeHero(state)
  play.tell({ type: 'turn', why: 'TE-2.19', hero: hero.hero, seat: hero.seat })
  if (hero.health > 0) play.put({ do: 'turn' })
  else {
    // Who begins the turn unconscious rests, and may have no more of it (TE-15.3 – TE-15.7).
    const alone = hasEnemy(state, hero.place) && !hasHero(state, hero.place, index)
    takeRest(play, index, true)
    state.turn.acted = true
    play.put(hero.place === lair || alone ? { do: 'endTurn' } : { do: 'turn' })
  }
  // An easy game gives every hero a card before the first turn (D12).
  if (state.grace > 0) {
    const context = {
      why: 'TE-28.5',
      by: 'entrance',
      hero: index,
      place: hero.place,
      targets: [],
      offer: true,
    } as const
    play.put({ do: 'run', effects: [discoverEither], at: 0, context })
  }
}

export function freshTurn(hero: number): Turn {
  return {
    hero,
    spent: 0,
    haste: 0,
    stopped: false,
    still: false,
    acted: false,
    stealth: false,
    landed: false,
    used: [],
  }
}
