import type { Message } from '@kazamata/kernel'
import type { PanelProps } from '@kazamata/ui'
import { boss } from '../../names.ts'
import { scheduledBosses } from '../../rules/boss-fight.ts'
import type { View } from '../../view.ts'

/** Round and phase, and how far the next boss is, in a few words. */
export function statusOf({ view, seats }: PanelProps<View>): Message {
  const { round, phase, reward, viewer } = view
  const next = scheduledBosses(view).find(boss => boss.round >= round)
  switch (phase) {
    case 'keep':
      return { id: 'status.keep' }
    case 'prepare':
      return { id: 'status.prepare' }
    case 'turn': {
      const boss = next?.round ?? round
      return { id: 'status.turn', values: { round, boss, left: boss - round } }
    }
    case 'boss': {
      if (next === undefined) throw new Error(`No boss is fought in round ${round}.`)
      return { id: 'status.boss', values: { round, boss: boss(next.boss) } }
    }
    case 'reward': {
      const seat = reward?.seat
      const name = seat === undefined ? '' : (seats[seat]?.name ?? '')
      return { id: 'status.reward', values: { round, name, you: seat === viewer ? 'yes' : 'no' } }
    }
    case 'over':
      return { id: 'status.over' }
  }
}
