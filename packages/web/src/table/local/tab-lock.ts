/** A match that only this tab may play. */
export interface TabLock {
  release(): void
}

/** How this page last gave up each match: a table left and opened again is not another tab's. */
const ends = new Map<string, Promise<unknown>>()

/**
 * Takes a match for this tab; `undefined` when another one has it. With `steal` it is taken from that tab,
 * which is told by `lost`. Without locks in the browser the storage refuses the second writer instead.
 */
export function acquire(id: string, lost: () => void, steal = false): Promise<TabLock | undefined> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined })
  const before = ends.get(id)
  return new Promise(resolve => {
    async function wait(): Promise<void> {
      await before
      await navigator.locks.request(`kazamata.${id}`, steal ? { steal } : { ifAvailable: true }, lock => {
        if (lock !== null) return new Promise<void>(release => resolve({ release }))
        resolve(undefined)
      })
    }
    ends.set(id, wait().catch(lost))
  })
}
