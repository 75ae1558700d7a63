import type { BotFigures } from '../bots/server-bots.ts'
import type { OnlineNode } from '../online-node.ts'
import type { StoreCounts } from '../store/online-store.ts'
import type { MetricRegistry } from './registry.ts'

/** How many there are of what at the moment somebody looks. */
export function nodeMetrics(
  registry: MetricRegistry,
  node: OnlineNode,
  bots: () => BotFigures,
  counts: () => StoreCounts | Promise<StoreCounts>,
): void {
  /** Left out while the store cannot be asked. */
  const count = (what: keyof StoreCounts) => async () => {
    try {
      return [{ value: (await counts())[what] }]
    } catch {
      return []
    }
  }
  registry.read('kazamata_connections', 'Open connections of clients.', () => node.connectionCount)
  registry.read('kazamata_rooms', 'Matches that this process has in memory.', () => node.host.rooms)
  registry.read(
    'kazamata_nodes',
    'Nodes that run, as this one knows it, itself among them; 0 while it is cut off from the others.',
    () => (node.isInTouch ? node.parts.bus.peers().length : 0),
  )
  registry.read('kazamata_tables_waiting', 'Tables that have not begun.', count('waiting'))
  registry.read('kazamata_matches_running', 'Matches that have begun and are not over.', count('running'))
  registry.read('kazamata_bot_threads', 'Bots that think at once.', () => bots().threads)
  registry.read(
    'kazamata_bot_requests_waiting',
    'Decisions that no thread has taken yet.',
    () => bots().waiting,
  )
  registry.read(
    'kazamata_bot_budget_seconds',
    'How long a bot might think over a decision if a thread took it now.',
    () => bots().budget / 1000,
  )
  registry.read(
    'kazamata_bot_decisions_total',
    'Decisions of bots, by whether an answer came.',
    () => [
      { labels: { result: 'answered' }, value: bots().answered },
      { labels: { result: 'unanswered' }, value: bots().unanswered },
    ],
    'counter',
  )
  registry.read(
    'kazamata_bot_late_total',
    'Decisions that came more than 200 ms after their least time.',
    () => bots().late,
    'counter',
  )
}
