import everything from './0001-everything.ts'
import nodes from './0002-nodes.ts'
import refusedLines from './0003-refused-lines.ts'
import nodeConnections from './0004-node-connections.ts'

/** The first makes schema 1 out of nothing, the next one schema 2 out of that, and so on. One that was released is never changed. */
export const migrations: readonly string[] = [everything, nodes, refusedLines, nodeConnections]
