import type { OnlineMatchStore, Rating, ResultStore, SeatResult } from '../online-store.ts'

export function memoryResults(
  matches: Pick<OnlineMatchStore, 'listOf'>,
): ResultStore & { erase(person: string): void } {
  /** By match. */
  const results = new Map<string, readonly SeatResult[]>()
  /** By person and game. */
  const ratings = new Map<string, Rating>()
  const keyOf = ({ person, game }: Rating) => `${person} ${game}`
  return {
    async missing(person) {
      const over = (await matches.listOf(person)).filter(({ winners }) => winners !== undefined)
      return over.map(({ id }) => id).filter(id => !results.has(id))
    },
    has: async match => results.has(match),
    async save(rows, changes) {
      const isKnown = rows.some(({ match }) => results.has(match))
      const isLate = changes.some(next => (ratings.get(keyOf(next))?.matches ?? 0) !== next.matches - 1)
      const [first] = rows
      if (isKnown || isLate || first === undefined) return 'lost'
      results.set(first.match, rows)
      for (const next of changes) ratings.set(keyOf(next), next)
      return 'won'
    },
    async remove(match) {
      results.delete(match)
    },
    erase(person) {
      for (const [match, rows] of results) {
        const others = rows.filter(row => row.person !== person)
        if (others.length > 0) results.set(match, others)
        else results.delete(match)
      }
      for (const rating of [...ratings.values()]) if (rating.person === person) ratings.delete(keyOf(rating))
    },
    listOf: async person =>
      [...results.values()]
        .flat()
        .filter(row => row.person === person)
        .sort((a, b) => b.played - a.played),
    ratingsOf: async person =>
      [...ratings.values()]
        .filter(rating => rating.person === person)
        .sort((a, b) => (a.game < b.game ? -1 : 1)),
  }
}
