import type { Emit, Seat } from '@kazamata/kernel'
import { equipment } from '../content/equipment.ts'
import type { MonsterType } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { heroOf, newRun, running, type State } from '../state.ts'
import { type Kit, kitOf, startHp, tokenAt } from './kits.ts'
import { others } from './legal-moves.ts'
import { question } from './questions.ts'
import { endRound } from './round.ts'

/** The last one who has not passed goes in with what is left of the row (WB-3.12, 5.2, 5.3). */
export function enter(state: State, seat: Seat, emit: Emit<Event>): void {
  const kit = kitOf(heroOf(state))
  const hp = startHp(kit, state.row)
  state.run = newRun(seat, hp)
  emit({
    type: 'entered',
    why: 'WB-3.12',
    seat,
    hero: kit.hero,
    printed: kit.printed,
    tokens: kit.worths[state.row] ?? [],
    hp,
    pile: state.pile.length,
  })
  if (state.pile.length === 0) endRound(state, true, 'WB-5.31', emit)
  else prepare(state, kit, emit)
}

/** Choices made before entering (WB-5.4); no kit has two of them. */
function prepare(state: State, kit: Kit, emit: Emit<Event>): void {
  const { seat } = running(state)
  const bit = state.row & kit.named
  if (bit === 0) {
    state.ask = question('reveal', seat)
    return
  }
  if (kit.namedBy === 'runner') {
    state.ask = { do: 'name', seat, token: tokenAt(kit, bit) }
    return
  }
  const choices = others(state.players.length, seat)
  const only = choices[0]
  if (choices.length === 1 && only?.do === 'ask') askPlayer(state, only.seat, emit)
  else state.ask = question('ask', seat)
}

/** The Two-Handed Sword: one other player at the table, eliminated or not (WB-7.9). */
export function askPlayer(state: State, named: Seat, emit: Emit<Event>): void {
  const { seat } = running(state)
  emit({ type: 'asked', why: 'WB-7.9', seat, named })
  state.ask = { do: 'offer', seat, named }
}

export function offerTypes(state: State, pair: readonly [MonsterType, MonsterType], emit: Emit<Event>): void {
  if (state.ask.do !== 'offer') throw new Error('No player was asked for the Two-Handed Sword.')
  const { seat, named } = state.ask
  emit({ type: 'offered', why: 'WB-7.10', seat, named, types: pair })
  state.ask = { do: 'pick', seat: named, types: pair }
}

export function pickType(state: State, seat: Seat, type: MonsterType, emit: Emit<Event>): void {
  const run = running(state)
  run.swordType = type
  emit({ type: 'picked', why: 'WB-7.10', seat, monster: type })
  state.ask = question('reveal', run.seat)
}

/** The Vorpal weapons (WB-11.76, 11.106). */
export function nameType(state: State, seat: Seat, type: MonsterType, emit: Emit<Event>): void {
  if (state.ask.do !== 'name') throw new Error('No weapon waits for a name.')
  const { token } = state.ask
  running(state).vorpalType = type
  emit({ type: 'named', why: equipment[token].rule, seat, token, monster: type })
  state.ask = question('reveal', seat)
}
