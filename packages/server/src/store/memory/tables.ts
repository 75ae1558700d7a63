import type { TableStore, WaitingTable } from '../online-store.ts'

export function memoryTables(): TableStore {
  const tables = new Map<string, WaitingTable>()
  return {
    load: async id => tables.get(id),
    revisionsOf: async ids =>
      new Map(
        ids.flatMap(id => {
          const table = tables.get(id)
          return table === undefined ? [] : [[id, table.revision]]
        }),
      ),
    listOf: async person =>
      [...tables.values()]
        .filter(
          ({ host, seats }) =>
            host === person || seats.some(seat => 'person' in seat && seat.person === person),
        )
        .sort((a, b) => b.changed - a.changed),
    listed: async (since, most) =>
      [...tables.values()]
        .filter(({ settings, seen }) => settings.listed && seen >= since)
        .reverse()
        .slice(0, most),
    async create(table) {
      if (tables.has(table.id)) return 'lost'
      tables.set(table.id, table)
      return 'won'
    },
    async save(table) {
      if (tables.get(table.id)?.revision !== table.revision - 1) return 'lost'
      tables.set(table.id, table)
      return 'won'
    },
    async touch(ids, at) {
      for (const id of ids) {
        const table = tables.get(id)
        if (table !== undefined) tables.set(id, { ...table, seen: at })
      }
    },
    async remove(id) {
      tables.delete(id)
    },
    async removeOld(before) {
      for (const { id, changed } of tables.values()) if (changed < before) tables.delete(id)
    },
  }
}
