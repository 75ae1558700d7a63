/** The first match, which the board explains. It is loaded with the first page: it imports nothing at once. */
export const tutorial = {
  seedWord: 'first dungeon 1407031',
  options: { specials: 0 },
  bots: ['novice'],
  script: async () => (await import('./script.ts')).script,
} as const
