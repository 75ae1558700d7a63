import type { Message } from '@kazamata/kernel'
import type { Move } from '../../move.ts'
import { cause, heroName } from '../../names.ts'
import { placeOf } from '../../rules/dungeon/figures.ts'
import { besideOf, cellCount } from '../../rules/dungeon/grid.ts'
import { distances } from '../../rules/dungeon/range-and-sight.ts'
import { activeHero, heroAt, type Place, type State, type Task } from '../../state.ts'
import { enemyIcons, signs } from '../shared/icons.ts'
import { distanceText, roomIcon, roomLabel, roomNotes } from './notes.ts'
import { type Choice, type Fact, fact, type Question, says } from './question.ts'

/* Questions whose choice is a place. Touching it on the map choices them too. */

function placeIn(move: Move): Place | undefined {
  switch (move.do) {
    case 'step':
    case 'go':
    case 'path':
      return move.to
    case 'flip':
      return move.cell
    default:
      return undefined
  }
}

const compass = ['north', 'east', 'south', 'west'] as const

/** In which direction a neighbouring place lies. */
function heading(from: Place, to: Place): Message[] {
  const at = from < cellCount ? compass.findIndex((_, direction) => besideOf(from, direction) === to) : -1
  const name = compass[at]
  return name === undefined ? [] : [says(`tray.to.${name}`)]
}

interface Asked {
  readonly icon: string
  readonly ask: Message
  readonly facts?: readonly Fact[]
  readonly why: Question['why']
  /** Whose way it is; where the choices lie next door they are named by their direction. */
  readonly from: Place
  readonly beside: boolean
  go(place: Message, move: Move): Message
  more?(place: Place): readonly Message[]
  readonly leave?: string
}

function placesQuestion(state: State, moves: readonly Move[], asked: Asked): Question {
  const { icon, ask, facts = [], why, from, beside, go, more = () => [], leave } = asked
  const choices = moves.flatMap((move): Choice[] => {
    const place = placeIn(move)
    if (place === undefined) return []
    const name = roomLabel(state, place)
    const where = beside ? heading(from, place) : [distanceText(state, from, place)]
    const notes = [...where, ...more(place), ...roomNotes(state, place)]
    return [{ move, icon: roomIcon(state, place), name, notes, go: go(name, move) }]
  })
  const decline = moves.find(move => move.do === 'decline')
  return {
    icon,
    ask,
    facts,
    choices,
    why,
    ...(decline !== undefined &&
      leave !== undefined && {
        decline: { move: decline, icon: signs.stop, name: says(leave), notes: [], go: says(leave) },
      }),
  }
}

export function teleportQuestion(state: State, moves: readonly Move[]): Question {
  return placesQuestion(state, moves, {
    icon: signs.portal,
    ask: says('tray.ask.teleport'),
    why: 'TE-6.8',
    from: activeHero(state).place,
    beside: false,
    go: place => says('tray.go.teleport', { place }),
  })
}

export function revealQuestion(
  state: State,
  { left, why }: Extract<Task, { do: 'reveal' }>,
  moves: readonly Move[],
): Question {
  return placesQuestion(state, moves, {
    icon: signs.explore,
    ask: says('tray.ask.reveal', { n: left }),
    why,
    from: activeHero(state).place,
    beside: false,
    go: place => says('tray.go.flip', { place }),
    leave: 'tray.leave.reveal',
  })
}

export function exploreQuestion(state: State, moves: readonly Move[]): Question {
  return placesQuestion(state, moves, {
    icon: signs.explore,
    ask: says('tray.ask.explore', { n: moves.length }),
    why: 'TE-16.7',
    from: activeHero(state).place,
    beside: true,
    go: place => says('tray.go.flip', { place }),
  })
}

export function extraMoveQuestion(
  state: State,
  { left, stealth }: Extract<Task, { do: 'extraMove' }>,
  moves: readonly Move[],
): Question {
  return placesQuestion(state, moves, {
    icon: signs.walk,
    ask: says('tray.ask.extraMove', { n: left, hero: heroName(activeHero(state).hero) }),
    facts: stealth ? [fact(signs.stealth, says('tray.unseen'))] : [],
    why: 'TE-6.14',
    from: activeHero(state).place,
    beside: true,
    go: (place, move) => says(move.do === 'flip' ? 'tray.go.flipIn' : 'tray.go.step', { place }),
    leave: 'tray.leave.extraMove',
  })
}

/** Two ways are as short (TE-18.7, TE-UI.13). */
export function marchQuestion(
  state: State,
  { march }: Extract<Task, { do: 'march' }>,
  moves: readonly Move[],
): Question {
  const { enemy, prey, left } = march
  const from = placeOf(state, enemy)
  const { hero, place } = heroAt(state, prey)
  const steps = distances(state, from, true)[place] ?? 0
  return placesQuestion(state, moves, {
    icon: enemyIcons[enemy],
    ask: says('tray.ask.march', { enemy: cause(enemy), hero: heroName(hero) }),
    facts: [fact(signs.walk, says('tray.tie.march', { ways: moves.length, steps, left }))],
    why: 'TE-18.7',
    from,
    beside: true,
    go: to => says('tray.go.path', { enemy: cause(enemy), place: to }),
  })
}

export function pushQuestion(
  state: State,
  { enemy, left }: Extract<Task, { do: 'push' }>,
  moves: readonly Move[],
): Question {
  return placesQuestion(state, moves, {
    icon: enemyIcons[enemy],
    ask: says('tray.ask.push', { enemy: cause(enemy), n: left }),
    why: 'TE-26.4',
    from: placeOf(state, enemy),
    beside: true,
    go: place => says('tray.go.path', { enemy: cause(enemy), place }),
  })
}

export function leadQuestion(
  state: State,
  { enemy, left }: Extract<Task, { do: 'lead' }>,
  moves: readonly Move[],
): Question {
  return placesQuestion(state, moves, {
    icon: enemyIcons[enemy],
    ask: says('tray.ask.lead', { enemy: cause(enemy), n: left }),
    why: 'TE-26.4',
    from: placeOf(state, enemy),
    beside: true,
    go: place => says('tray.go.path', { enemy: cause(enemy), place }),
    leave: 'tray.leave.lead',
  })
}
