import type { Message, Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { equipment } from '../../content/equipment.ts'
import type { Card, Token } from '../../content/ids.ts'
import type { DisplayState, MetCard, RunDisplay } from '../../display-state.ts'
import type { Event, EventOf } from '../../event.ts'
import { card as cardName, hero as heroName, token as tokenName } from '../../log.ts'
import type { Move } from '../../move.ts'
import { damageOf } from '../../rules/damage.ts'
import { defeaters, kitOf, rowBits } from '../../rules/kits.ts'
import { profileAt } from '../../rules/monster-profile.ts'
import { beatersOf, costOf, isTooDangerous, reckoningOf, trapOf } from '../../tutorial/reckoning.ts'
import type { Ask, View } from '../../view.ts'
import type english from './messages/en.json'

/** What the coach says now, in `coach.<id>`, and the move that it advises. */
export interface Lesson {
  readonly id: LessonId
  readonly values?: NonNullable<Message['values']>
  readonly move?: Move | undefined
}
type LessonId = keyof typeof english extends `coach.lesson.${infer Id}` ? Id : never

/** All that the person at the screen can see. */
export interface Moment {
  readonly view: View
  readonly display: DisplayState
  /** The events on the table. */
  readonly events: readonly Event[]
  readonly mine: Seat
  readonly seats: readonly SeatInfo[]
  /** What this person is asked, and may answer. */
  readonly ask?: Ask | undefined
  readonly moves: readonly Move[]
}

export type LessonFor = typeof lessonFor

/** The next thing to explain. It follows what is on the table, in whatever order it comes. */
export function lessonFor(moment: Moment): Lesson | undefined {
  const { display, ask } = moment
  if (display.won !== undefined) return closing(display.won, moment)
  if (display.run !== undefined && display.unveiled !== undefined) return runOver(display.run, moment)
  if (display.run !== undefined) return running(display.run, moment)
  switch (ask?.do) {
    case 'hero':
      return { id: 'hero' }
    case 'turn':
      return drawOrPass(moment)
    case 'place':
      return ask.card === undefined ? undefined : addOrRemove(ask.card, moment)
    default:
      return waiting(moment)
  }
}

const rivalOf = ({ seats, mine }: Moment): string => seats.find(({ seat }) => seat !== mine)?.name ?? ''
const findMove = (moves: readonly Move[], what: Move['do']) => moves.find(move => move.do === what)

/** What this person has done so far, oldest first. */
function ownActions({ events, mine }: Moment) {
  return events.filter(
    (event): event is EventOf<'drew' | 'added' | 'removed' | 'passed'> =>
      (event.type === 'drew' ||
        event.type === 'added' ||
        event.type === 'removed' ||
        event.type === 'passed') &&
      event.seat === mine,
  )
}

function drawOrPass(moment: Moment): Lesson | undefined {
  const { view, moves, events, mine } = moment
  const draw = findMove(moves, 'draw')
  const pass = findMove(moves, 'pass')
  if (draw === undefined || pass === undefined || view.hero === undefined) return undefined
  const name = rivalOf(moment)
  const own = ownActions(moment)
  const reckoning = reckoningOf(view, view.hero)
  const values = { name, ...reckoning }
  if (!own.some(({ type }) => type === 'drew'))
    return { id: 'draw', values: { name, hero: heroName(view.hero, 'title') }, move: draw }
  if (isTooDangerous(reckoning))
    return { id: own.some(({ type }) => type === 'passed') ? 'pass-again' : 'pass', values, move: pass }
  const thrown = events.filter(event => event.type === 'removed' && event.seat !== mine)
  const since = events.slice(events.findLastIndex(event => 'seat' in event && event.seat === mine))
  const first = thrown[0]
  if (first?.type === 'removed' && since.includes(first))
    return { id: 'thrown', values: { name, with: tokenName(first.token, 'with') }, move: draw }
  if (view.players[mine]?.turns === 0) return { id: view.round < 3 ? 'round' : 'alone', values, move: draw }
  const last = own.at(-1)
  return { id: last?.type === 'removed' && isBluff(last) ? 'nerve' : 'stay', values, move: draw }
}

/** A strong Monster thrown away together with what would have beaten it. */
function isBluff({ card, token }: { readonly card?: Card; readonly token: Token }): boolean {
  return card !== undefined && strongCards.has(card) && defeaters(card, [token]).length > 0
}
const strongCards: ReadonlySet<Card> = new Set(['lich', 'demon', 'dragon'])

function addOrRemove(card: Card, moment: Moment): Lesson | undefined {
  const { view, moves } = moment
  const add = findMove(moves, 'add')
  if (view.hero === undefined || add === undefined || moves.length === 1) return undefined
  const own = ownActions(moment)
  const removedBefore = own.some(({ type }) => type === 'removed')
  const remove = (token: string) => moves.find(move => move.do === 'remove' && move.token === token)
  const name = rivalOf(moment)
  const { hp } = reckoningOf(view, view.hero)
  const beaters = beatersOf(card, view.hero, view.row)
  const beater = beaters[0]
  const cost = costOf(card, view.hero, view.row)
  const trap = trapOf(view, view.hero)
  if (trap !== undefined && !removedBefore && !strongCards.has(card))
    return {
      id: 'trap',
      values: {
        name,
        card: cardName(card, 'theAcc'),
        big: cardName(trap.card, 'theAcc'),
        with: tokenName(trap.token, 'with'),
      },
      move: remove(trap.token),
    }
  if (beater === undefined)
    return {
      id: cost < 5 ? 'weak' : 'strong',
      values: { hp, cost },
      move: add,
    }
  if (
    removedBefore &&
    beaters.length === 1 &&
    strongCards.has(card) &&
    !own.some(event => event.type === 'removed' && isBluff(event))
  )
    return {
      id: 'bluff',
      values: {
        name,
        card: cardName(card, 'theAcc'),
        with: tokenName(beater, 'with'),
      },
      move: remove(beater),
    }
  return {
    id: own.some(({ type }) => type === 'added') ? 'add-again' : 'add',
    values: { name, card: cardName(card, 'theAcc'), token: tokenName(beater, 'the') },
    move: add,
  }
}

/** While the rival decides: what it knows of what this person did last. */
function waiting(moment: Moment): Lesson | undefined {
  const { display, mine } = moment
  if (display.hero === undefined) return undefined
  const values = { name: rivalOf(moment) }
  const last = display.seats[mine]?.lastAction
  if (last?.type === 'added') return { id: 'wait-added', values }
  if (last?.type === 'removed') return { id: 'wait-removed', values }
  return { id: 'wait', values }
}

function running(run: RunDisplay, moment: Moment): Lesson | undefined {
  const { mine, ask, moves, display, events } = moment
  const { hp } = run
  if (run.seat !== mine) {
    const entered = events.findLast(event => event.type === 'entered')
    return { id: 'watch', values: { name: rivalOf(moment), hp: entered?.hp ?? hp } }
  }
  const met = run.met.at(-1)
  if (ask?.do === 'respond' && met !== undefined) return answer(met, run, moment)
  if (ask !== undefined && ask.do !== 'reveal') return undefined
  const reveal = findMove(moves, 'reveal')
  if (met === undefined) return { id: 'enter', values: { name: rivalOf(moment), hp }, move: reveal }
  const beaten = events.filter(event => event.type === 'defeated' && event.seat === mine)
  if (met.outcome?.type === 'defeated' && beaten.length === 1 && !equipment[met.outcome.by].once)
    return {
      id: 'beaten',
      values: { token: tokenName(met.outcome.by, 'the'), card: cardName(met.card, 'theAcc') },
      move: reveal,
    }
  return { id: 'onward', values: { hp, n: display.pile.length }, move: reveal }
}

/** A card that can be answered in more than one way. */
function answer(met: MetCard, run: RunDisplay, { moves, display }: Moment): Lesson {
  const defeat = moves.find(move => move.do === 'defeat')
  const cost = damageNow(met, run, display)
  if (defeat !== undefined) {
    const once = equipment[defeat.token].once
    const values = { token: tokenName(defeat.token, 'acc'), card: cardName(met.card, 'the'), cost }
    return { id: once ? 'once' : 'free', values, move: defeat }
  }
  const suffer = findMove(moves, 'suffer')
  if (suffer !== undefined && cost < run.hp)
    return { id: 'suffer', values: { card: cardName(met.card, 'theAcc'), cost, hp: run.hp }, move: suffer }
  return { id: 'rescue', move: moves.find(move => move.do !== 'suffer') }
}

function damageNow({ strength, monster }: MetCard, run: RunDisplay, { hero, row }: DisplayState): number {
  return hero === undefined ? 0 : damageOf(kitOf(hero), rowBits(row), run, profileAt(strength, monster))
}

/** On the sheet at the end of a round. */
function runOver({ seat, result, met }: RunDisplay, moment: Moment): Lesson {
  const { mine } = moment
  const values = { name: rivalOf(moment) }
  if (seat === mine) {
    if (result === 'failure') return { id: 'end-own-failure' }
    const bluffed = moment.display.unveiled?.asides.some(aside => aside.seat === mine && isBluff(aside))
    return { id: bluffed ? 'end-own-bluff' : 'end-own-success', values }
  }
  if (result === 'success') return { id: 'end-success', values }
  const costs = met.flatMap(({ by, card, outcome }) =>
    by === mine && outcome?.type === 'damaged' ? [{ card, damage: outcome.sum.damage }] : [],
  )
  const worst = costs.toSorted((a, b) => b.damage - a.damage)[0]
  if (worst === undefined || worst.damage < 6) return { id: 'end-failure', values }
  return { id: 'end-trap', values: { ...values, card: cardName(worst.card, 'the'), cost: worst.damage } }
}

/** What decided the match. */
function closing({ seat, by }: EventOf<'won'>, moment: Moment): Lesson {
  const values = { name: rivalOf(moment) }
  if (seat === moment.mine) return { id: by === 'successes' ? 'won-successes' : 'won-last', values }
  return { id: by === 'successes' ? 'lost-successes' : 'lost-last', values }
}
