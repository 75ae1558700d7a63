import type { OnlineStore, WaitingTable } from '../store/online-store.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableWatcher } from '../tables/watching.ts'

/** A mistake that tells whoever looks at a waiting table what is none of their business. */
export const tableLeaks = [
  'shows the invitation',
  'tells that somebody was removed',
  'counts changes that nobody sees',
  'reveals nonces one by one',
  'names the secret of the deal',
] as const
export type TableLeak = (typeof tableLeaks)[number]

/** Tables as they were stored one after another. */
interface StoredTables {
  readonly all: readonly WaitingTable[]
  last(id: string): WaitingTable | undefined
}

export function storedTables(store: OnlineStore): StoredTables {
  const all: WaitingTable[] = []
  for (const write of ['create', 'save'] as const) {
    const stored = store.tables[write]
    store.tables[write] = async table => {
      const result = await stored(table)
      if (result === 'won') all.push(table)
      return result
    }
  }
  return { all, last: id => all.findLast(table => table.id === id) }
}

/** Gives a server this leak. */
export function spoilTables(tables: Tables, stored: StoredTables, leak: TableLeak): void {
  const watch = tables.watch.bind(tables)
  tables.watch = (id, watcher) =>
    watch(
      id,
      leaky(watcher, () => stored.last(id), leak),
    )
}

function leaky(watcher: TableWatcher, stored: () => WaitingTable | undefined, leak: TableLeak): TableWatcher {
  const more = () => {
    const table = stored()
    switch (leak) {
      case 'shows the invitation':
        return { invite: table?.inviteHash }
      case 'tells that somebody was removed':
        return { removed: table?.barred?.length ?? 0 }
      case 'counts changes that nobody sees':
        return { revision: table?.revision }
      case 'names the secret of the deal':
        return { secret: table?.deal?.secret }
      case 'reveals nonces one by one':
        return {}
    }
  }
  return {
    ...watcher,
    show: table => watcher.show({ ...table, ...more() }),
    deal: deal => {
      const given = stored()?.deal?.begun?.nonces ?? []
      const isEarly = leak === 'reveals nonces one by one' && given.some(nonce => nonce !== null)
      watcher.deal?.({ ...deal, ...(isEarly && { nonces: given.map(nonce => nonce ?? '0'.repeat(64)) }) })
    },
  }
}
