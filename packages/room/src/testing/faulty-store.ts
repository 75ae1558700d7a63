import type { MatchStore, StoredMatch } from '../store/index.ts'

/** A store whose next writes fail, or happen without an answer. */
export function faultyStore<Header extends StoredMatch>(store: MatchStore<Header>) {
  let fault: 'failed' | 'unknown' | undefined
  const faulty: MatchStore<Header> & { breakWith(how: typeof fault): void } = {
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
