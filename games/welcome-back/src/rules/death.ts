import type { Emit } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import { equipment } from '../content/equipment.ts'
import type { Card, Token } from '../content/ids.ts'
import type { Event, Loss } from '../event.ts'
import { heroOf, running, type State } from '../state.ts'
import { bitOf, kitOf, tokenAt, worth } from './kits.ts'
import { cardOnTable } from './responses.ts'
import { endRound } from './round.ts'

/** A token leaves the row for good and takes its HP value with it (WB-5.34). */
export function loseToken(state: State, token: Token, how: Loss, why: Clause, emit: Emit<Event>): void {
  const run = running(state)
  const kit = kitOf(heroOf(state))
  const bit = bitOf(token)
  const value = worth(kit, bit)
  state.row &= ~bit
  state.spent = [...state.spent, { token, how }]
  if (bit & kit.coin) run.coinActive = false
  run.hp = Math.max(0, run.hp - value)
  if (value === 0) emit({ type: 'lost', why, seat: run.seat, token, how, hp: run.hp })
  else {
    const worthy = how === 'jelly' ? 'WB-6.8' : 'WB-5.34'
    emit({ type: 'lost', why: worthy, seat: run.seat, token, how, value, hp: run.hp })
  }
}

/** The death check after a loss of HP (WB-5.26 to 5.29): is the runner still in the Dungeon? */
export function survives(state: State, before: number, emit: Emit<Event>): boolean {
  const run = running(state)
  if (run.hp > 0) return true
  const kit = kitOf(heroOf(state))
  const { card } = cardOnTable(state)
  const reviver = state.row & kit.revive
  if (reviver !== 0) {
    const token = tokenAt(kit, reviver)
    const { effect, once, rule } = equipment[token]
    if (effect.kind === 'revive' && before >= effect.from) {
      run.hp = effect.hp === 'printed' ? kit.printed : effect.hp
      emit({ type: 'revived', why: rule, seat: run.seat, token, hp: run.hp })
      if (once) loseToken(state, token, 'spent', 'WB-5.33', emit)
      return true
    }
  }
  if (state.row & kit.omnipotence) {
    const saved = allDiffer(wholePile(state))
    emit({ type: 'omnipotence', why: 'WB-11.94', seat: run.seat, saved })
    if (saved) {
      endRound(state, true, 'WB-11.94', emit)
      return false
    }
  }
  emit({ type: 'died', why: reviver === 0 ? 'WB-5.29' : 'WB-7.2', seat: run.seat, card })
  endRound(state, false, 'WB-5.29', emit)
  return false
}

/** The pile as it was entered, met cards included; a card replaced by Polymorph is no longer part of it. */
function wholePile(state: State): Card[] {
  const cards: Card[] = state.pile.map(slot => slot.card)
  for (const met of running(state).met) if (met.fate !== 'replaced') cards.push(met.card)
  return cards
}

/** Omnipotence saves where no two cards have the same printed name (WB-11.94). */
export function allDiffer(cards: readonly unknown[]): boolean {
  return new Set(cards).size === cards.length
}
