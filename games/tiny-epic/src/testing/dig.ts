import { fastChance, pick } from '@kazamata/kernel'
import type { State } from '../state.ts'
import { sit, type Table } from './table.ts'

/**
 * Turns facedown cards anywhere, one after another, until the Lair Door is found or there are none left; whoever waits
 * behind them is led away.
 */
export function dig(state: State, seed: string, seen: (table: Table) => void = () => {}): Table {
  const chance = fastChance(seed)
  state.agenda.push({ do: 'reveal', left: 99, why: 'TE-26.3' })
  const table = sit(state)
  while (table.asked()?.do === 'reveal' || table.asked()?.do === 'rotate') {
    if (table.asked()?.do === 'reveal') {
      state.goblins = []
      state.minions = []
      state.bags.goblins = 63
      seen(table)
    }
    const words = table.legal().filter(word => word !== 'decline')
    table.play(pick(chance, words))
  }
  return table
}
