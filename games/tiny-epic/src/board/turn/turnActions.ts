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
import { canShift } from '../../rules/heroes/equipment.ts'
import { strides } from '../../rules/lair/boss-sheet.ts'
import { planOf, usesOf } from '../../rules/turn/actions.ts'
import {
  type AbilityUse,
  type Availability,
  availability,
  mayMove,
  portalPrice,
  tauntPrice,
} from '../../rules/turn/availability.ts'
import { activeHero } from '../../state.ts'
import { spaceText } from '../../text.ts'
import { effectsText } from '../../texts/effects.ts'
import { sourceIcons } from '../shared/cardIcons.ts'
import type { Scene } from '../shared/display.ts'
import { signs } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'

/** What a deed takes, at once or when it succeeds. */
export interface Price extends Cost {
  readonly speed?: number
  readonly torch?: number
}

/** Something the hero at turn could do, possible now or not (TE-UI.4). */
export interface Deed {
  readonly key: string
  readonly kind: 'heroic' | 'free' | 'way' | 'gear'
  readonly icon: string
  readonly name: Message
  readonly price: Price
  readonly text: Message
  readonly move: Move
  readonly availability: Availability
}

/** All that a hero can do in a turn besides walking through rooms (TE-5.1, TE-10, TE-11, TE-16). */
export function deedsOf(scene: Scene): Deed[] {
  const hero = activeHero(scene)
  const uses = usesOf(hero).map(use => useDeed(scene, use))
  return [
    ...uses.filter(({ kind }) => kind === 'heroic'),
    plain(scene, 'search'),
    plain(scene, 'disarm'),
    plain(scene, 'rest'),
    ...uses.filter(({ kind }) => kind === 'free'),
    ...roomDeeds(scene),
    plain(scene, scene.act === 1 ? 'explore' : 'taunt'),
    ...wayDeeds(scene),
    ...gearDeeds(scene),
  ]
}

type Plain = 'rest' | 'search' | 'disarm' | 'room' | 'portal' | 'enter' | 'explore' | 'taunt'

const plains: Readonly<Record<Plain, Pick<Deed, 'kind' | 'price'>>> = {
  rest: { kind: 'heroic', price: {} },
  search: { kind: 'heroic', price: {} },
  disarm: { kind: 'heroic', price: {} },
  room: { kind: 'free', price: {} },
  explore: { kind: 'free', price: { torch: 1 } },
  taunt: { kind: 'free', price: { focus: tauntPrice } },
  portal: { kind: 'way', price: { speed: portalPrice } },
  enter: { kind: 'way', price: { speed: 1 } },
}

/** One of the actions that need no card. What is printed in the room says more than the rule. */
function plain(scene: Scene, action: Plain): Deed {
  const room = roomAt(scene, activeHero(scene).place)
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
    availability: availability(scene, { do: action }),
  }
}

function checkText({ skill, difficulty, ok }: Check): Message {
  return message('panel.use.check', { skill: skillName(skill), difficulty, effects: effectsText(ok) })
}

/** The free action of the room, where one is printed. */
function roomDeeds(scene: Scene): Deed[] {
  const room = roomAt(scene, activeHero(scene).place)
  return room !== undefined && roomCards[room].free !== undefined ? [plain(scene, 'room')] : []
}

/** Ways that are no corridor: the portal, into the lair, on its spaces and out of it. */
function wayDeeds(scene: Scene): Deed[] {
  const hero = activeHero(scene)
  const room = roomAt(scene, hero.place)
  const deeds: Deed[] = []
  if (room !== undefined && roomCards[room].portal) deeds.push(plain(scene, 'portal'))
  const ways = strides(scene)
  if (ways.length === 0 && room === 'lairDoor') deeds.push(plain(scene, 'enter'))
  for (const { move, cost } of ways) deeds.push(strideDeed(scene, move, cost))
  return deeds
}

function strideDeed(scene: Scene, move: Move, cost: number): Deed {
  const on = move.do === 'space' ? move.space : 0
  const space = scene.boss && bossSheets[scene.boss.card].spaces[on - 1]
  const name = move.do === 'space' ? 'space' : move.do === 'leave' ? 'leave' : 'enter'
  return {
    key: `way ${name} ${on}`,
    kind: 'way',
    icon: move.do === 'leave' ? signs.leave : signs.enter,
    name: message(`panel.do.${name}`, { n: on }),
    price: { speed: cost },
    text:
      move.do === 'space' && space !== undefined
        ? spaceText(space)
        : message(name === 'leave' ? 'panel.does.leave' : 'panel.does.enter'),
    move,
    availability: mayMove(scene, cost),
  }
}

/** A weapon, a spell, an ability. */
function useDeed(scene: Scene, use: AbilityUse): Deed {
  const area = use.do === 'attack' && use.area === true
  return {
    key: `${use.do} ${use.with}${area ? ' area' : ''}`,
    kind: use.do === 'free' ? 'free' : 'heroic',
    icon: sourceIcons[use.with],
    name: area ? message('panel.do.area', { with: cause(use.with) }) : cause(use.with),
    price: priceOf(scene, use),
    text: useText(scene, use),
    move: use,
    availability: availability(scene, use),
  }
}

function priceOf(scene: Scene, use: AbilityUse): Price {
  if (use.do === 'attack') return use.area ? (abilityFor(use.with, 'attack')?.area?.cost ?? {}) : {}
  return costOf(planOf(scene, use), activeHero(scene)) ?? {}
}

function useText(scene: Scene, use: AbilityUse): Message {
  switch (use.do) {
    case 'attack': {
      const weapon = abilityFor(use.with, 'attack')
      if (weapon === undefined) throw new Error(`${use.with} is no weapon.`)
      const { skill, bonus, range, area } = weapon
      const dice = diceOf(scene, activeHero(scene), skill)
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

/** Equipment may be given up, and changes hands (TE-16.14, TE-16.15). */
function gearDeeds(scene: Scene): Deed[] {
  const hero = activeHero(scene)
  const gear = { kind: 'gear', price: {}, availability: true } as const
  const deeds = itemsOf(hero).map(
    (card): Deed => ({
      ...gear,
      key: `discard ${card}`,
      icon: sourceIcons[card],
      name: message('panel.do.discard', { card: cause(card) }),
      text: message('panel.does.discard'),
      move: { do: 'discard', hero: scene.turn.hero, card },
    }),
  )
  if (canShift(hero))
    deeds.push({
      ...gear,
      key: 'shift',
      icon: signs.shift,
      name: message('panel.do.shift'),
      text: message('panel.does.shift'),
      move: { do: 'shift' },
    })
  return deeds
}
