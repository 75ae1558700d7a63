import type { Chance, Emit, Seat } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import { bossCards } from '../content/bosses.ts'
import { letters } from '../content/ids.ts'
import { missionGlory, soloGlory } from '../content/missions.ts'
import { rounds } from '../content/tracks.ts'
import type { Event } from '../event.ts'
import { cloneSheet, type Phase, type Player, playerAt, type State, type Turn } from '../state.ts'
import { bossAfter, bossDamage, fightOf } from './boss-fight.ts'
import { absorbable, asksAboutPotions, skullDamage, takeDamage } from './damage.ts'
import { rerollFace, roll } from './dice.ts'
import { initialAgenda } from './initial-agenda.ts'
import { addReward, type EmitSheetEvent } from './rewards.ts'
import { missionProgress, scoreOf } from './score.ts'
import { roomCount } from './sheet-counts.ts'
import { advance, runAgenda } from './turn.ts'

/*
 * What happens at the table when everybody has confirmed (PD-RND.14). It changes the sheets themselves; what is shown
 * follows when the table waits for the seats again.
 */

const closes: Readonly<Record<Phase, Clause>> = {
  keep: 'PD-SET.8',
  prepare: 'PD-SET.13',
  turn: 'PD-RND.18',
  boss: 'PD-RND.16',
  reward: 'PD-RND.17',
  over: 'PD-END.1',
}

/** A seat's turn is final; the last one lets the table go on. */
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
      announce(state, claims, emit)
      fight(state, chance, emit)
      break
    }
    case 'boss':
      reveal(state, emit)
      crown(state, chance, emit)
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

/** Tells everybody what the others did, by doing it again on the sheets they know. */
function reveal(state: State, emit: Emit<Event>): void {
  for (const [seat, player] of state.players.entries()) {
    if (player.diary.length > 0) retell(state, seat, player, emit)
    player.diary = []
    player.used = 0
    player.psionic = false
    delete player.dealt
  }
  emit({ type: 'revealed', why: 'PD-RND.12', round: state.round })
}

function retell(state: State, seat: Seat, { shown, dealt, diary }: Player, emit: Emit<Event>): void {
  const again: Turn = {
    sheet: cloneSheet(shown),
    agenda: initialAgenda(state, shown),
    used: 0,
    psionic: false,
    diary: [],
  }
  if (dealt !== undefined) again.dealt = dealt
  for (const move of diary)
    advance(state, again, move, deed => emit({ type: 'retold', why: deed.why, seat, deed }))
}

const openly =
  (seat: Seat, emit: Emit<Event>): EmitSheetEvent =>
  deed =>
    emit({ type: 'done', why: deed.why, seat, deed })

/** Shows all sheets and asks everybody whom the phase concerns. Says whether anybody is asked. */
function ask(state: State, phase: Phase): boolean {
  state.phase = phase
  for (const player of state.players) {
    player.shown = cloneSheet(player.sheet)
    player.agenda = initialAgenda(state, player.shown)
    player.confirmed = player.agenda.length === 0
  }
  return !allConfirmed(state)
}

/** Setup powers: the Healer has nothing to decide, some have, most have none (PD-SET.13). */
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
  for (const [seat, player] of state.players.entries()) {
    const { points, spared } = skullDamage(player.sheet, dice)
    const tell = openly(seat, emit)
    if (spared !== undefined) tell(spared)
    if (points > 0 && !asksAboutPotions(state, player.sheet, points))
      takeDamage(player, 'skull', points, absorbable(player.sheet, points), tell)
  }
  ask(state, 'turn')
}

/** Who claimed a letter keeps it; all others cross it out (PD-GEM.5). */
function announce(state: State, claims: readonly number[], emit: Emit<Event>): void {
  const any = claims.reduce((all, claim) => all | claim, 0)
  for (const [i, letter] of letters.entries()) {
    const bit = 1 << i
    if (!(any & bit)) continue
    const seats = claims.flatMap((claim, seat) => (claim & bit ? [seat] : []))
    emit({ type: 'announced', why: 'PD-GEM.5', letter, seats, crossed: crossOut(state, bit) })
  }
}

/** Crosses a letter out for all who have not taken it, and says for whom it is news. */
function crossOut({ players }: State, bit: number): Seat[] {
  return players.flatMap(({ sheet }, seat) => {
    if ((sheet.taken | sheet.crossed) & bit) return []
    sheet.crossed |= bit
    return [seat]
  })
}

/** All strengths first, then glory, then damage (PD-BOS.16). */
function fight(state: State, chance: Chance, emit: Emit<Event>): void {
  const level = bossAfter(state.round)
  const boss = level && state.bosses[level - 1]
  if (level === undefined || boss === undefined) {
    closeRound(state, chance, emit)
    return
  }
  emit({ type: 'boss', why: 'PD-GEN.3', boss, level })
  const fights = state.players.map(({ sheet }) => fightOf(state, sheet, level))
  for (const [seat, result] of fights.entries()) {
    playerAt(state, seat).sheet.glory.push(result.glory)
    emit({ type: 'fight', why: result.fled === undefined ? 'PD-BOS.10' : 'PD-BOS.7', seat, boss, ...result })
  }
  for (const [seat, { damage }] of fights.entries()) {
    const player = playerAt(state, seat)
    const { points, spared } = bossDamage(player.sheet, damage)
    const tell = openly(seat, emit)
    if (spared !== undefined) tell(spared)
    if (points > 0 && !asksAboutPotions(state, player.sheet, points))
      takeDamage(player, 'boss', points, absorbable(player.sheet, points), tell)
  }
  if (!ask(state, 'boss')) crown(state, chance, emit)
}

/** The strongest fighter gets the boss's reward, unless another is as strong (PD-BOS.12 to BOS.15). */
function crown(state: State, chance: Chance, emit: Emit<Event>): void {
  const level = bossAfter(state.round)
  const boss = level && state.bosses[level - 1]
  if (level === undefined || boss === undefined || state.players.length === 1) {
    closeRound(state, chance, emit)
    return
  }
  const totals = state.players.map(({ sheet }) => {
    const { fled, strength } = fightOf(state, sheet, level)
    return fled === undefined ? strength.total : 0
  })
  const most = Math.max(...totals)
  const best = totals.flatMap((total, seat) => (total === most && most > 0 ? [seat] : []))
  const [seat, ...equals] = best
  if (seat === undefined) emit({ type: 'victor', why: 'PD-BOS.14', boss })
  else if (equals.length > 0) emit({ type: 'victor', why: 'PD-BOS.13', boss, tied: best })
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
  vanish(state, emit)
  checkMissions(state, emit)
  if (state.round === rounds) end(state, emit)
  else nextRound(state, chance, emit)
}

/** After bosses 1 and 2 two gems are gone, also when all fled (PD-VAR.1, VAR.5); always so alone (PD-SOL.2). */
function vanish(state: State, emit: Emit<Event>): void {
  const level = bossAfter(state.round)
  const boss = level && state.bosses[level - 1]
  if (boss === undefined || !(state.options.vanishingGems || state.players.length === 1)) return
  for (const letter of bossCards[boss].gone)
    emit({
      type: 'vanished',
      why: 'PD-VAR.1',
      letter,
      crossed: crossOut(state, 1 << letters.indexOf(letter)),
    })
}

/** Whoever fulfils a mission in the first round in which anybody does scores it (PD-MIS.3). */
function checkMissions(state: State, emit: Emit<Event>): void {
  const { players, round, card } = state
  const glory = players.length === 1 ? (soloGlory[round - 1] ?? 0) : missionGlory
  const open = state.missions.filter(mission => {
    const seats = players.flatMap(({ sheet }, seat) =>
      missionProgress(sheet, mission, card).done ? [seat] : [],
    )
    if (seats.length === 0) return true
    for (const seat of seats) {
      const { sheet } = playerAt(state, seat)
      sheet.missions = [...sheet.missions, { mission, glory }]
    }
    emit({ type: 'mission', why: players.length === 1 ? 'PD-SOL.3' : 'PD-MIS.3', mission, seats, glory })
    return false
  })
  if (open.length < state.missions.length) state.missions = open
}

function end(state: State, emit: Emit<Event>): void {
  ask(state, 'over')
  emit({ type: 'ended', why: 'PD-END.1', ...standing(state) })
}

/** Totals, rooms explored, and who has most of the first, then of the second (PD-END.2, END.3). */
export function standing({ players }: State): {
  readonly scores: readonly number[]
  readonly rooms: readonly number[]
  readonly winners: readonly Seat[]
} {
  const scores = players.map(({ sheet }) => scoreOf(sheet).L)
  const rooms = players.map(({ sheet }) => roomCount(sheet))
  const top = Math.max(...scores)
  const most = Math.max(...rooms.filter((_, seat) => scores[seat] === top))
  const winners = rooms.flatMap((count, seat) => (scores[seat] === top && count === most ? [seat] : []))
  return { scores, rooms, winners }
}
