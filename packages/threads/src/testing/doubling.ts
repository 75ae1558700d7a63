import { nodePool } from '../pool.ts'

/** Asks a thread once and prints its answer: a program to be bundled. */
const pool = nodePool<number, number>(new URL('./failing-worker.ts', import.meta.url), 100, 1)
console.log(await pool.ask(1))
pool.close()
