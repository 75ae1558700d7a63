import { expect, test } from 'vitest'
import { usualClock } from '../clock.ts'
import { freePort } from '../testing/free-port.ts'
import { Trouble } from '../trouble.ts'
import { joinCluster } from './join-cluster.ts'

test('a database that the server cannot join others by is told in a sentence', async () => {
  const url = `postgres://ada:secret@127.0.0.1:${await freePort()}/kazamata`
  const join = joinCluster(url, { clock: usualClock, report: () => undefined, randomHex: () => '00' })
  const error: unknown = await join.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(Trouble)
  expect(String(error)).toContain('does not let this server join the others (connect ECONNREFUSED')
  expect(String(error)).not.toContain('secret')
})
