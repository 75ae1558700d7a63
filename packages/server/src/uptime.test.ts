import { describe, expect, test } from 'vitest'
import { playTime } from './parts.ts'
import { memoryStore } from './store/memory-store.ts'
import { testClock } from './testing/server-parts.ts'
import { wakeUp } from './uptime.ts'

const hour = 3_600_000
const grace = 20_000
const report = (error: unknown) => {
  throw error
}

/** A server that is started again and again on one store, and the time that clocks count in it. */
function sleeper() {
  const clock = testClock()
  const store = memoryStore()
  return {
    clock,
    store,
    async start(more: { readonly areOthersRunning?: boolean } = {}) {
      const uptime = await wakeUp({ store, clock, report, ...more })
      return { ...uptime, now: () => playTime({ clock, slept: uptime.slept }) }
    },
  }
}

test('at the first start nothing has been slept, and time passes at once', async () => {
  const { clock, start } = sleeper()
  const { slept, now } = await start()
  const before = now()
  await clock.advance(5_000)
  expect(slept()).toBe(0)
  expect(now()).toBe(before + 5_000)
})

test('the time in which the server did not run is not counted, nor that in which people come back', async () => {
  const { clock, start } = sleeper()
  const first = await start()
  await clock.advance(50_000)
  const stopped = first.now()
  await first.close()
  await clock.advance(hour)
  const second = await start()
  expect(second.now()).toBe(stopped)
  await clock.advance(grace - 1)
  expect(second.now()).toBe(stopped)
  await clock.advance(1_001)
  expect(second.now()).toBe(stopped + 1_000)
  expect(second.slept()).toBe(hour + grace)
})

test('sleeps add up', async () => {
  const { clock, start } = sleeper()
  for (let n = 0; n < 3; n++) {
    const { close } = await start()
    await clock.advance(hour)
    await close()
    await clock.advance(hour)
  }
  expect((await start()).slept()).toBe(3 * hour + 2 * grace)
})

test('a server that was killed gives back what it had not noted', async () => {
  const { clock, start, store } = sleeper()
  const first = await start()
  await clock.advance(25_000)
  // The last note is five seconds old, and there will be no other.
  const noted = await store.uptime.load()
  await clock.advance(hour)
  await store.uptime.save(noted ?? { alive: 0, slept: 0 })
  const second = await start()
  expect(second.now()).toBe(first.now() - hour - 5_000)
})

test('of two processes at one store the one that has slept less learns of it', async () => {
  const { clock, start } = sleeper()
  const first = await start()
  await clock.advance(15_000)
  const second = await start()
  await clock.advance(40_000)
  expect(second.slept()).toBe(5_000 + grace)
  expect(first.slept()).toBe(second.slept())
})

test('a clock that was set back makes nobody late, and costs nobody time', async () => {
  const { start, store, clock } = sleeper()
  await store.uptime.save({ alive: clock.now() + hour, slept: 7 })
  const { slept } = await start()
  expect(slept()).toBe(7)
})

describe('several nodes', () => {
  test('one that starts while another runs takes nobody’s time, and both count the same', async () => {
    const { clock, start } = sleeper()
    const first = await start({ areOthersRunning: false })
    await clock.advance(15_000)
    const second = await start({ areOthersRunning: true })
    expect(second.slept()).toBe(0)
    await first.close()
    await clock.advance(50_000)
    expect(second.now()).toBe(first.now())
    const third = await start({ areOthersRunning: true })
    expect(third.slept()).toBe(0)
  })

  test('one that starts while clocks stand still lets them stand still as long as the others do', async () => {
    const { clock, start } = sleeper()
    await (await start({ areOthersRunning: false })).close()
    await clock.advance(hour)
    const first = await start({ areOthersRunning: false })
    await clock.advance(5_000)
    const second = await start({ areOthersRunning: true })
    const stopped = first.now()
    expect(second.now()).toBe(stopped)
    await clock.advance(grace - 5_000)
    expect([first.now(), second.now()]).toEqual([stopped, stopped])
    await clock.advance(4_000)
    expect([first.now(), second.now()]).toEqual([stopped + 4_000, stopped + 4_000])
  })

  test('time in which no node reached the store is nobody’s', async () => {
    const { clock, start, store } = sleeper()
    const first = await start({ areOthersRunning: false })
    const second = await start({ areOthersRunning: true })
    await clock.advance(10_000)
    const { load, save } = store.uptime
    Object.assign(store.uptime, {
      load: () => Promise.reject(new Error('away')),
      save: () => Promise.reject(new Error('away')),
    })
    clock.skip(hour)
    Object.assign(store.uptime, { load, save })
    await clock.advance(20_000)
    expect(first.slept()).toBeGreaterThanOrEqual(hour)
    expect(first.slept()).toBeLessThanOrEqual(hour + 2 * grace)
    expect(second.slept()).toBe(first.slept())
  })
})
