import type { Hint } from './hint.ts'

/** Tells other nodes what has happened here, and hears from them. What is lost costs time, never a move. */
export interface Bus {
  /** Names this process among all that share its store. */
  readonly node: string
  /** Can there be others? */
  readonly isShared: boolean
  publish(hint: Hint): void
  /** Of other nodes; nobody hears itself. */
  subscribe(listener: (hint: Hint) => void): () => void
  /** The nodes that live, in order; this one is among them as long as it is in touch with the others' store. */
  peers(): readonly string[]
  /** Calls back when they are others. */
  onPeers(listener: () => void): () => void
  /** Calls back when the others had forgotten this node and know it again: what it said before counts no more. */
  onRejoin(listener: () => void): () => void
  /** This node is no longer among them, and says nothing any more. */
  leave(): Promise<void>
}

/** A bus where there is no other node. */
export const noBus: Bus = {
  node: 'alone',
  isShared: false,
  publish: () => undefined,
  subscribe: () => () => undefined,
  peers: () => ['alone'],
  onPeers: () => () => undefined,
  onRejoin: () => () => undefined,
  leave: async () => undefined,
}

/** Is this node in touch with the store that all share? */
export const isInTouch = (bus: Pick<Bus, 'node' | 'peers'>) => bus.peers().includes(bus.node)
