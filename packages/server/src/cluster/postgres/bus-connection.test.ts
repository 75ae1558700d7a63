import { expect, test } from 'vitest'
import { usualClock } from '../../clock.ts'
import { emptyPostgres } from '../../testing/postgres-harness.ts'
import { BusConnection } from './bus-connection.ts'

test('a connection that is closed answers what it was asked before', async () => {
  const connection = new BusConnection({
    url: await emptyPostgres(),
    clock: usualClock,
    received: () => undefined,
    connected: () => undefined,
  })
  await connection.connect()
  const asked = connection.query('select 7 as answer from pg_sleep(0.2)')
  const [, rows] = await Promise.all([connection.close(), asked])
  expect(rows).toEqual([{ answer: 7 }])
  await expect(connection.query('select 1')).rejects.toThrow('There is no connection to the database.')
})
