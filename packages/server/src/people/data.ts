import type { OnlineStore, Person } from '../store/online-store.ts'

/** All that the server knows of a person, for themselves. What proves who they are is left out: it is stored as hashes only. */
export async function dataOf(
  { people, accounts, matches, tables, results, push, chat }: OnlineStore,
  person: Person,
) {
  const { id } = person
  const [account, sessions, played, waiting, ended, ratings, told, said, muted] = await Promise.all([
    accounts.load(id),
    people.countSessions(id),
    matches.listOf(id),
    tables.listOf(id),
    results.listOf(id),
    results.ratingsOf(id),
    push.of(id),
    chat.listOf(id),
    chat.mutedBy(id).then(others => Promise.all(others.map(other => people.load(other)))),
  ])
  return {
    person,
    account: account !== undefined,
    sessions,
    matches: played.map(({ id: match, game, begun, played, people: seated }) => ({
      ...{ match, game, begun, played },
      seat: seated.indexOf(id),
    })),
    tables: waiting.map(table => table.id),
    results: ended.map(({ person: _, ...result }) => result),
    chat: said.map(({ match, at, text, phrase }) => ({ match, at, text, phrase })),
    muted: muted.flatMap(other => other?.name ?? []),
    ratings: ratings.map(({ person: _, ...rating }) => rating),
    push: told.map(({ endpoint }) => endpoint),
  }
}
