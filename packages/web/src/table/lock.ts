/** This page's hold on a match. */
export interface Hold {
  release(): void
}

/**
 * Takes a match for this tab; `undefined` when another one has it. With `steal` it is taken from that tab,
 * which is told by `lost`. Without locks in the browser the storage refuses the second writer instead.
 */
export function takeHold(id: string, lost: () => void, steal = false): Promise<Hold | undefined> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined })
  return new Promise(resolve => {
    navigator.locks
      .request(`kazamata.${id}`, steal ? { steal } : { ifAvailable: true }, lock => {
        if (lock === null) {
          resolve(undefined)
          return
        }
        return new Promise<void>(release => resolve({ release }))
      })
      .catch(lost)
  })
}
