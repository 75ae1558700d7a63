import type { Chance, Emit, Seat } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import { bossCards } from '../content/bosses.ts'
import { rounds } from '../content/tracks.ts'
import type { EmitSheetEvent, Event } from '../event.ts'
import { cloneSheet, type DamageSource, type Phase, playerAt, type State } from '../state.ts'
import { bossDamage, bossThisRound, fightOf, strongestFighters } from './boss-fight.ts'
import { skullDamage, takeDamage } from './damage.ts'
import { rerollFace, roll } from './dice.ts'
import { announceGems, vanishGems } from './gems.ts'
import { initialAgenda } from './initial-agenda.ts'
import { scoreMissions } from './missions.ts'
import { absorbable, asksAboutPotions } from './potions.ts'
import { reveal } from './reveal.ts'
import { addReward } from './rewards.ts'
import { finalStanding } from './score.ts'
import { runAgenda } from './turn.ts'

/*
 * What happens when everybody has confirmed (PD-RND.14). It changes the sheets themselves; the shown sheets follow when
 * a new phase begins.
 */

const closes: Readonly<Record<Phase, Clause>> = {
  keep: 'PD-SET.8',
  prepare: 'PD-SET.13',
  turn: 'PD-RND.18',
  boss: 'PD-RND.16',
  reward: 'PD-RND.17',
  over: 'PD-END.1',
}

/** A seat's turn is final; after the last one the phase ends. */
export function confirm(state: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  const player = playerAt(state, seat)
  player.agenda = []
  player.confirmed = true
  emit({ type: 'confirmed', why: closes[state.phase], seat, final: true })
  if (allConfirmed(state)) goOn(state, chance, emit)
}

/** The victor of a boss has answered one more question, in the open. */
export function takePrize(state: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  const player = playerAt(state, seat)
  if (player.agenda.length > 0) {
    player.shown = cloneSheet(player.sheet)
    return
  }
  player.confirmed = true
  goOn(state, chance, emit)
}

function goOn(state: State, chance: Chance, emit: Emit<Event>): void {
  switch (state.phase) {
    case 'keep':
      reveal(state, emit)
      prepare(state, chance, emit)
      break
    case 'prepare':
      reveal(state, emit)
      nextRound(state, chance, emit)
      break
    case 'turn': {
      const claims = state.players.map(({ sheet, shown }) => sheet.taken & ~shown.taken)
      reveal(state, emit)
      announceGems(state, claims, emit)
      fightBoss(state, chance, emit)
      break
    }
    case 'boss':
      reveal(state, emit)
      rewardVictor(state, chance, emit)
      break
    case 'reward':
      closeRound(state, chance, emit)
      break
    case 'over':
      break
  }
}

function allConfirmed(state: State): boolean {
  for (const player of state.players) if (!player.confirmed) return false
  return true
}

const openly =
  (seat: Seat, emit: Emit<Event>): EmitSheetEvent =>
  event =>
    emit({ type: 'done', why: event.why, seat, deed: event })

/** Begins a phase: shows all sheets and asks everybody whom it concerns. Returns whether anybody is asked. */
function ask(state: State, phase: Phase): boolean {
  state.phase = phase
  for (const player of state.players) {
    player.shown = cloneSheet(player.sheet)
    player.agenda = initialAgenda(state, player.shown)
    player.confirmed = player.agenda.length === 0
  }
  return !allConfirmed(state)
}

/** Setup powers; the Healer's needs no decision (PD-SET.13). */
function prepare(state: State, chance: Chance, emit: Emit<Event>): void {
  for (const [seat, player] of state.players.entries()) {
    if (player.sheet.power !== 'healer') continue
    addReward(player, 'potion', 'power', 2)
    runAgenda(state, player, openly(seat, emit))
  }
  if (!ask(state, 'prepare')) nextRound(state, chance, emit)
}

function nextRound(state: State, chance: Chance, emit: Emit<Event>): void {
  state.round += 1
  const { round } = state
  let dice = roll(chance)
  for (let face = rerollFace(dice); face !== undefined; face = rerollFace(dice)) {
    emit({ type: 'rerolled', why: 'PD-DIE.8', round, dice, face })
    dice = roll(chance)
  }
  state.dice = dice
  emit({ type: 'rolled', why: 'PD-RND.1', round, dice })
  for (const [seat, { sheet }] of state.players.entries())
    hurt(state, seat, 'skull', skullDamage(sheet, dice), emit)
  ask(state, 'turn')
}

/** Damage that comes in the open; a player who may choose how to take it is asked later, in secret. */
function hurt(
  state: State,
  seat: Seat,
  source: DamageSource,
  { points, spared }: ReturnType<typeof bossDamage>,
  emit: Emit<Event>,
): void {
  const player = playerAt(state, seat)
  const emitOpenly = openly(seat, emit)
  if (spared !== undefined) emitOpenly(spared)
  if (points > 0 && !asksAboutPotions(state, player.sheet, points))
    takeDamage(player, source, points, absorbable(player.sheet, points), emitOpenly)
}

/** All strengths first, then glory, then damage (PD-BOS.16). */
function fightBoss(state: State, chance: Chance, emit: Emit<Event>): void {
  const met = bossThisRound(state)
  if (met === undefined) {
    closeRound(state, chance, emit)
    return
  }
  const { boss, level } = met
  emit({ type: 'boss', why: 'PD-GEN.3', boss, level })
  const fights = state.players.map(({ sheet }) => fightOf(sheet, met))
  for (const [seat, result] of fights.entries()) {
    playerAt(state, seat).sheet.glory.push(result.glory)
    emit({ type: 'fight', why: result.fled === undefined ? 'PD-BOS.10' : 'PD-BOS.7', seat, boss, ...result })
  }
  for (const [seat, { damage }] of fights.entries())
    hurt(state, seat, 'boss', bossDamage(playerAt(state, seat).sheet, damage), emit)
  if (!ask(state, 'boss')) rewardVictor(state, chance, emit)
}

/** The strongest fighter gets the boss's reward, unless another is as strong; nobody does alone (PD-BOS.12 to BOS.15). */
function rewardVictor(state: State, chance: Chance, emit: Emit<Event>): void {
  const met = bossThisRound(state)
  if (met === undefined || state.players.length === 1) {
    closeRound(state, chance, emit)
    return
  }
  const { boss } = met
  const strongest = strongestFighters(state.players.map(({ sheet }) => fightOf(sheet, met)))
  const [seat, ...equals] = strongest
  if (seat === undefined) emit({ type: 'victor', why: 'PD-BOS.14', boss })
  else if (equals.length > 0) emit({ type: 'victor', why: 'PD-BOS.13', boss, tied: strongest })
  else {
    emit({ type: 'victor', why: 'PD-BOS.12', boss, seat })
    const player = playerAt(state, seat)
    const { reward } = bossCards[boss]
    if (reward === 'potions') addReward(player, 'potion', 'boss', 2)
    else addReward(player, reward, 'boss')
    runAgenda(state, player, openly(seat, emit))
    if (player.agenda.length > 0) {
      state.phase = 'reward'
      player.confirmed = false
      for (const each of state.players) each.shown = cloneSheet(each.sheet)
      return
    }
  }
  closeRound(state, chance, emit)
}

function closeRound(state: State, chance: Chance, emit: Emit<Event>): void {
  vanishGems(state, emit)
  scoreMissions(state, emit)
  if (state.round === rounds) end(state, emit)
  else nextRound(state, chance, emit)
}

function end(state: State, emit: Emit<Event>): void {
  ask(state, 'over')
  emit({ type: 'ended', why: 'PD-END.1', ...finalStanding(state.players) })
}
