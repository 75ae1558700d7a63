/** The first match, which the board explains. It is loaded with the first page: it imports nothing. */
export const tutorial = {
  seedWord: 'tutorial 92618',
  options: { missions: false, vanishingGems: false, dungeon: 'I' },
  bots: [],
} as const
