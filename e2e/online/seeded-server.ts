/*
 * The server as `npm start` runs it, but for its chance, which is the same in every run, its bots, which answer at once, and
 * its clock: each line that it reads is a number of milliseconds that pass at once. Tests start it bundled.
 */

import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { distOf } from '../../packages/server/src/build.ts'
import { config } from '../../packages/server/src/config.ts'
import { serve } from '../../packages/server/src/serve.ts'
import { ForwardClock } from './forward-clock.ts'

const { E2E_SEED = '1' } = process.env
let drawn = 0

/** As many bytes as wanted, up to 32. */
function randomHex(bytes: number): string {
  drawn += 1
  return createHash('sha256')
    .update(`${E2E_SEED} ${drawn}`)
    .digest('hex')
    .slice(0, 2 * bytes)
}

const folder = distOf(process.cwd())
const page = { folder, prepare: async () => undefined }
const clock = new ForwardClock()
const server = await serve(page, config(process.env), { clock, randomHex, leastBotTime: 5 })
createInterface(process.stdin).on('line', ms => clock.forward(Number(ms)))
process.stdout.write('ready\n')
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
