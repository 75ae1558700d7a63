import { createHash } from 'node:crypto'
import type { Bus } from './bus.ts'

/** How much a node wants something: the same on every node, and as good as random. */
const weightOf = (node: string, id: string) => createHash('sha256').update(`${node} ${id}`).digest('hex')

/**
 * Which of these nodes looks after something (rendezvous hashing): the one that wants it most. When a node comes or goes,
 * only what it looks after moves.
 */
export function placeOf(nodes: readonly string[], id: string): string | undefined {
  let best: { readonly node: string; readonly weight: string } | undefined
  for (const node of nodes) {
    const weight = weightOf(node, id)
    if (best === undefined || weight > best.weight) best = { node, weight }
  }
  return best?.node
}

/** Does this node run the bots and the deadlines of a match? Two may believe it for a moment; the store takes the word of one. */
export function isPlacedHere(bus: Pick<Bus, 'node' | 'peers'>, match: string): boolean {
  const nodes = bus.peers()
  return (nodes.length === 1 ? nodes[0] : placeOf(nodes, match)) === bus.node
}
