import type { Message } from '@kazamata/kernel'
import { bossSheets } from '../../content/bosses.ts'
import type { Check, Cost } from '../../content/effect.ts'
import { roomCards } from '../../content/rooms.ts'
import type { Move } from '../../move.ts'
import { cause, signed, skillName } from '../../names.ts'
import { costOf } from '../../rules/check/declared-action.ts'
import { roomAt } from '../../rules/dungeon/grid.ts'
import { abilityFor, itemsOf } from '../../rules/heroes/abilities.ts'
import { diceOf } from '../../rules/heroes/attributes.ts'
import { sheetSteps } from '../../rules/lair/boss-sheet.ts'
import { actTwoForecast } from '../../rules/lair/lair-door.ts'
import { declaredAction, usesOf } from '../../rules/turn/actions.ts'
import {
  type AbilityUse,
  type Availability,
  availability,
  explorePrice,
  mayMove,
  portalPrice,
  tauntPrice,
} from '../../rules/turn/availability.ts'
import { activeHero } from '../../state.ts'
import { spaceText } from '../../texts/cards.ts'
import { effectsText } from '../../texts/effects.ts'
import { wasteText } from '../questions/notes.ts'
import { sourceIcons } from '../shared/card-icons.ts'
import type { DisplayState } from '../shared/display.ts'
import { message } from '../shared/labels.ts'
import { signs } from '../shared/signs.ts'

/** What an action costs, at once or when it succeeds. */
export interface ActionCost extends Cost {
  readonly speed?: number
  readonly torch?: number
}

/** Something the hero at turn could do, possible now or not (TE-UI.4). */
export interface TurnAction {
  readonly key: string
  readonly kind: 'heroic' | 'free' | 'way' | 'gear'
  readonly icon: string
  readonly name: Message
  readonly cost: ActionCost
  readonly text: Message
  readonly move: Move
  readonly availability: Availability
  /** Why it would bring nothing, though it can be done. */
  readonly waste?: Message | undefined
}

/** All that a hero can do in a turn besides walking through rooms (TE-5.1, TE-10, TE-11, TE-16). */
export function turnActions(state: DisplayState): TurnAction[] {
  const hero = activeHero(state)
  const uses = usesOf(hero).map(use => useAction(state, use))
  return [
    ...uses.filter(({ kind }) => kind === 'heroic'),
    plainAction(state, 'search'),
    plainAction(state, 'disarm'),
    plainAction(state, 'rest'),
    ...uses.filter(({ kind }) => kind === 'free'),
    ...roomActions(state),
    plainAction(state, state.act === 1 ? 'explore' : 'taunt'),
    ...wayActions(state),
    ...gearActions(state),
  ]
}

type Plain = 'rest' | 'search' | 'disarm' | 'room' | 'portal' | 'enter' | 'explore' | 'taunt'

const plains: Readonly<Record<Plain, Pick<TurnAction, 'kind' | 'cost'>>> = {
  rest: { kind: 'heroic', cost: {} },
  search: { kind: 'heroic', cost: {} },
  disarm: { kind: 'heroic', cost: {} },
  room: { kind: 'free', cost: {} },
  explore: { kind: 'free', cost: { torch: explorePrice } },
  taunt: { kind: 'free', cost: { focus: tauntPrice } },
  portal: { kind: 'way', cost: { speed: portalPrice } },
  enter: { kind: 'way', cost: { speed: 1 } },
}

/** One of the actions that need no card. What is printed in the room says more than the rule. */
function plainAction(state: DisplayState, action: Plain): TurnAction {
  const room = roomAt(state, activeHero(state).place)
  const card = room && roomCards[room]
  const check =
    action === 'room' ? card?.free : action === 'search' || action === 'disarm' ? card?.[action] : undefined
  return {
    key: action,
    ...plains[action],
    icon: signs[action],
    name: action === 'room' && room !== undefined ? cause(room) : message(`panel.do.${action}`),
    text:
      check === undefined
        ? message(`panel.does.${action}`)
        : 'ok' in check
          ? checkText(check)
          : message('panel.check', { skill: skillName(check.skill), difficulty: check.difficulty }),
    move: { do: action },
    ...answerFor(state, { do: action }),
  }
}

/** Whether it can be done, and what speaks against it. */
function answerFor(
  state: DisplayState,
  action: Parameters<typeof availability>[1],
): Pick<TurnAction, 'availability' | 'waste'> {
  const answer = availability(state, action)
  return answer === true ? { availability: true, waste: wasteText(state, action) } : { availability: answer }
}

function checkText({ skill, difficulty, ok }: Check): Message {
  return message('panel.use.check', { skill: skillName(skill), difficulty, effects: effectsText(ok) })
}

/** The free action of the room, where one is printed. */
function roomActions(state: DisplayState): TurnAction[] {
  const room = roomAt(state, activeHero(state).place)
  return room !== undefined && roomCards[room].free !== undefined ? [plainAction(state, 'room')] : []
}

/** Ways that are no corridor: the portal, into the lair, on its spaces and out of it. */
function wayActions(state: DisplayState): TurnAction[] {
  const hero = activeHero(state)
  const room = roomAt(state, hero.place)
  const actions: TurnAction[] = []
  if (room !== undefined && roomCards[room].portal) actions.push(plainAction(state, 'portal'))
  const ways = sheetSteps(state)
  if (ways.length === 0 && room === 'lairDoor') actions.push(plainAction(state, 'enter'))
  for (const { move, cost } of ways) actions.push(strideAction(state, move, cost))
  return actions
}

function strideAction(state: DisplayState, move: Move, cost: number): TurnAction {
  const on = move.do === 'space' ? move.space : 0
  const space = state.boss && bossSheets[state.boss.card].spaces[on - 1]
  const name = move.do === 'space' ? 'space' : move.do === 'leave' ? 'leave' : 'enter'
  return {
    key: `way ${name} ${on}`,
    kind: 'way',
    icon: move.do === 'leave' ? signs.leave : signs.enter,
    name: message(`panel.do.${name}`, { n: on }),
    cost: { speed: cost },
    text:
      move.do === 'space' && space !== undefined
        ? spaceText(space)
        : message(
            name === 'leave'
              ? 'panel.does.leave'
              : actTwoForecast(state) === undefined
                ? 'panel.does.enter'
                : 'panel.does.enter.first',
          ),
    move,
    availability: mayMove(state, cost),
  }
}

/** A weapon, a spell, an ability. */
function useAction(state: DisplayState, use: AbilityUse): TurnAction {
  const area = use.do === 'attack' && use.area === true
  return {
    key: `${use.do} ${use.with}${area ? ' area' : ''}`,
    kind: use.do === 'free' ? 'free' : 'heroic',
    icon: sourceIcons[use.with],
    name: area ? message('panel.do.area', { with: cause(use.with) }) : cause(use.with),
    cost: useCost(state, use),
    text: useText(state, use),
    move: use,
    ...answerFor(state, use),
  }
}

function useCost(state: DisplayState, use: AbilityUse): ActionCost {
  if (use.do === 'attack') return use.area ? (abilityFor(use.with, 'attack')?.area?.cost ?? {}) : {}
  return costOf(declaredAction(state, use), activeHero(state)) ?? {}
}

function useText(state: DisplayState, use: AbilityUse): Message {
  switch (use.do) {
    case 'attack': {
      const weapon = abilityFor(use.with, 'attack')
      if (weapon === undefined) throw new Error(`${use.with} is no weapon.`)
      const { skill, bonus, range, area } = weapon
      const dice = diceOf(state, activeHero(state), skill)
      const values = { skill: skillName(skill), dice, by: bonus, bonus: signed(bonus) }
      if (use.area) return message('panel.use.area', { ...values, n: area?.within ?? 0 })
      return range === undefined
        ? message('panel.use.melee', values)
        : message('panel.use.missile', { ...values, range })
    }
    case 'cast':
    case 'special': {
      const ability = use.do === 'cast' ? abilityFor(use.with, 'cast') : abilityFor(use.with, 'special')
      if (ability === undefined) throw new Error(`${use.with} has no such check.`)
      return checkText(ability.check)
    }
    case 'free':
      return effectsText(abilityFor(use.with, 'free')?.effects ?? [])
  }
}

/** Equipment may be given up (TE-16.14). */
function gearActions(state: DisplayState): TurnAction[] {
  return itemsOf(activeHero(state)).map(card => ({
    kind: 'gear',
    cost: {},
    availability: true,
    key: `discard ${card}`,
    icon: sourceIcons[card],
    name: message('panel.do.discard', { card: cause(card) }),
    text: message('panel.does.discard'),
    move: { do: 'discard', hero: state.turn.hero, card },
  }))
}
