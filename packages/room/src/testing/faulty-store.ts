import type { MatchStore } from '../store/index.ts'

/** A store whose next writes fail, or happen without an answer. */
export function faultyStore(store: MatchStore) {
  let fault: 'failed' | 'unknown' | undefined
  const faulty: MatchStore & { breakWith(how: typeof fault): void } = {
    ...store,
    async append(stored, from, entries) {
      if (fault === 'failed') return 'failed'
      const result = await store.append(stored, from, entries)
      return fault ?? result
    },
    breakWith(how) {
      fault = how
    },
  }
  return faulty
}
