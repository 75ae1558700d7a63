import { type Item, items } from '../content/ids.ts'
import { partsPerItem } from '../content/items.ts'
import type { EmitSheetEvent } from '../event.ts'
import type { RewardSource, Sheet, Turn } from '../state.ts'
import { addReward, rewardClause } from './rewards.ts'

/** Items with a part missing, as bits. */
export function unfinished(sheet: Readonly<Sheet>): number {
  let set = 0
  for (let i = 0; i < 8; i++) if ((sheet.parts[i] ?? partsPerItem) < partsPerItem) set |= 1 << i
  return set
}

export function craft(turn: Turn, item: Item, by: 'die' | RewardSource, emit: EmitSheetEvent): void {
  const { sheet } = turn
  const i = items.indexOf(item)
  const parts = (sheet.parts[i] ?? 0) + 1
  sheet.parts[i] = parts
  const why = by === 'die' ? 'PD-ITM.1' : rewardClause(sheet, by)
  if (parts < partsPerItem) {
    emit({ do: 'crafted', why, item, parts, by })
    return
  }
  emit({ do: 'crafted', why, item, parts, by, done: true })
  if (item === 'scepter') addReward(turn, 'kill', 'scepter', 2)
  if (item === 'cauldron') addReward(turn, 'potion', 'cauldron', 3)
  if (item === 'tome') addReward(turn, 'level', 'tome')
}
