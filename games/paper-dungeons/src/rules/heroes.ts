import type { Clause } from '../clause.ts'
import { type Hero, heroes } from '../content/ids.ts'
import { mastery, maxLevel } from '../content/tracks.ts'
import type { EmitSheetEvent, SheetEventOf } from '../event.ts'
import type { RewardSource, Sheet, Turn } from '../state.ts'
import { addReward, rewardClause } from './rewards.ts'

/** Heroes who can still rise, as bits. */
export function trainable(sheet: Readonly<Sheet>): number {
  let set = 0
  for (let i = 0; i < 4; i++) if ((sheet.levels[i] ?? maxLevel) < maxLevel) set |= 1 << i
  return set
}

const colours: Readonly<Record<'psionic' | 'mage', Clause>> = { psionic: 'PD-POW.12', mage: 'PD-LVL.7' }

export function levelUp(
  turn: Turn,
  hero: Hero,
  by: 'die' | RewardSource,
  emit: EmitSheetEvent,
  colour?: 'psionic' | 'mage',
): void {
  const { sheet } = turn
  const i = heroes.indexOf(hero)
  const level = (sheet.levels[i] ?? 0) + 1
  sheet.levels[i] = level
  const why = by === 'die' ? (colour === undefined ? 'PD-LVL.1' : colours[colour]) : rewardClause(sheet, by)
  const event: { -readonly [K in keyof SheetEventOf<'levelled'>]: SheetEventOf<'levelled'>[K] } = {
    do: 'levelled',
    why,
    hero,
    level,
    by,
  }
  if (colour !== undefined) event.colour = colour
  if (level === mastery) event.mastered = true
  emit(event)
  if (level === mastery && hero === 'rogue') addReward(turn, 'gem', 'rogue')
  if (level === 5 && sheet.power === 'noble') addReward(turn, 'part', 'power')
}
