/** In the table `meta` of a database that is filled by a migration: what it is a copy of, and whether it is whole. */
export const migrationMarks = { source: 'migrated from', whole: 'migrated' } as const
