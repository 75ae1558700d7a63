import { usualClock } from '@kazamata/server/clock'
import { joinPostgresCluster } from '@kazamata/server/postgres-bus'
import { monotonic } from './monotonic.ts'

const [url = ''] = process.argv.slice(2)
const report = (error: unknown) => {
  throw error
}
const { bus } = await joinPostgresCluster({ url, node: 'listener', clock: usualClock, report })
const times: number[] = []
bus.subscribe(hint => {
  if (hint.on === 'match') times.push(monotonic() - (hint.due ?? 0))
})
process.on('message', () => process.send?.(times.sort((a, b) => a - b)))
process.send?.('ready')
