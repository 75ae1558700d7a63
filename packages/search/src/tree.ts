import type { Seat } from '@kazamata/kernel'

/** A move at a node. */
export interface Edge {
  visits: number
  /** Sum of what the mover got. */
  total: number
  readonly seat: Seat
  readonly prior: number
  /** Visits of the node in which this move was legal: it is not legal in every sampled state. */
  offered: number
}

/** An information set of the observer: all it has seen since the root. */
export interface Node {
  readonly edges: Map<string, Edge>
  /** What follows, by what the observer did and was told since. */
  readonly next: Map<string, Node>
}

export function node(): Node {
  return { edges: new Map(), next: new Map() }
}

/** The edges of the legal moves, made where they are new and counted as offered. */
export function edgesFor(at: Node, seat: Seat, names: readonly string[], priors?: readonly number[]): Edge[] {
  return names.map((name, i) => {
    let edge = at.edges.get(name)
    if (edge === undefined) {
      edge = { seat, prior: priors?.[i] ?? 1 / names.length, visits: 0, offered: 0, total: 0 }
      at.edges.set(name, edge)
    }
    edge.offered += 1
    return edge
  })
}

/**
 * The most promising edge: its average, and what may still be found there, by its prior and by how seldom it was
 * chosen of the times it was offered (PUCT). Before its first visit it counts as average.
 */
export function select(edges: readonly Edge[], curiosity: number): number {
  let visits = 0
  let total = 0
  for (const edge of edges) {
    visits += edge.visits
    total += edge.total
  }
  const usual = visits === 0 ? 0 : total / visits
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]
    if (edge === undefined) continue
    const mean = edge.visits === 0 ? usual : edge.total / edge.visits
    const score = mean + (curiosity * edge.prior * Math.sqrt(edge.offered)) / (1 + edge.visits)
    if (score > bestScore) {
      bestScore = score
      best = i
    }
  }
  return best
}
