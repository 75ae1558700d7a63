import type { Emit, Seat } from '@kazamata/kernel'
import { bossCards } from '../content/bosses.ts'
import { type Letter, letters } from '../content/ids.ts'
import { gemPrizes, maxGems } from '../content/tracks.ts'
import type { EmitSheetEvent, Event } from '../event.ts'
import type { Facts, RewardSource, Sheet, State, Turn } from '../state.ts'
import { bossThisRound } from './boss-fight.ts'
import { addReward, rewardClause } from './rewards.ts'

const hasLetter = (mask: number, letter: Letter) => (mask & (1 << letters.indexOf(letter))) !== 0

/** The gem was claimed on this sheet. */
export const hasTaken = ({ taken }: Readonly<Sheet>, letter: Letter) => hasLetter(taken, letter)

/** The gem is lost to this sheet (PD-GEM.6). */
export const hasCrossed = ({ crossed }: Readonly<Sheet>, letter: Letter) => hasLetter(crossed, letter)

/** Neither claimed nor lost; `gem` is an index into `letters`. */
export function canClaim({ taken, crossed }: Readonly<Sheet>, gem: number): boolean {
  return ((taken | crossed) & (1 << gem)) === 0
}

/** A map gem has a letter, a bonus gem has none (PD-GEM.9). */
export function gainGem(
  turn: Turn,
  letter: Letter | undefined,
  from: RewardSource,
  emit: EmitSheetEvent,
): void {
  const { sheet } = turn
  if (sheet.gems === maxGems) {
    emit({ do: 'lost', why: 'PD-RWD.7', reward: 'gem', by: from })
    return
  }
  sheet.gems += 1
  const gems = sheet.gems
  if (letter === undefined) emit({ do: 'gem', why: rewardClause(sheet, from), gems, by: from })
  else {
    sheet.taken |= 1 << letters.indexOf(letter)
    const why = from === 'room' ? 'PD-GEM.2' : rewardClause(sheet, from)
    emit({ do: 'gem', why, gems, letter, by: from })
  }
  // The track's reward comes first, so it lies on top (PD-RWD.4).
  if (sheet.power === 'merchant') addReward(turn, 'potion', 'power')
  const prize = gemPrizes[gems]
  if (prize !== undefined) addReward(turn, prize, 'gems')
}

/** Whoever claimed a letter this round keeps it; all others cross it out (PD-GEM.5). `claims` are letters by seat, as bits. */
export function announceGems(state: State, claims: readonly number[], emit: Emit<Event>): void {
  const any = claims.reduce((all, claim) => all | claim, 0)
  for (const [i, letter] of letters.entries()) {
    const bit = 1 << i
    if (!(any & bit)) continue
    const seats = claims.flatMap((claim, seat) => (claim & bit ? [seat] : []))
    emit({ type: 'announced', why: 'PD-GEM.5', letter, seats, crossed: crossOut(state, i) })
  }
}

/** Crosses a gem out for all who have not taken it; the seats that had not crossed it out before. */
function crossOut({ players }: State, gem: number): Seat[] {
  return players.flatMap(({ sheet }, seat) => {
    if (!canClaim(sheet, gem)) return []
    sheet.crossed |= 1 << gem
    return [seat]
  })
}

/** Do gems vanish after bosses (PD-VAR.1)? Always so with one player (PD-SOL.2). */
export function gemsVanish({ options }: Pick<Facts, 'options'>, seatCount: number): boolean {
  return options.vanishingGems || seatCount === 1
}

/** After bosses 1 and 2 two gems are gone, also when all fled (PD-VAR.1, VAR.5). */
export function vanishGems(state: State, emit: Emit<Event>): void {
  const boss = bossThisRound(state)?.boss
  if (boss === undefined || !gemsVanish(state, state.players.length)) return
  for (const letter of bossCards[boss].gone) {
    const crossed = crossOut(state, letters.indexOf(letter))
    emit({ type: 'vanished', why: 'PD-VAR.1', letter, crossed })
  }
}
