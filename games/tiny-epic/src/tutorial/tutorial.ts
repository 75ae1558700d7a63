/** The first match, which the board explains: one person runs both heroes. It is loaded with the first page: it imports nothing. */
export const tutorial = {
  seedWord: 'tutorial 74',
  options: { heroes: 2, choice: 'free', boss: 'stoneColossus', difficulty: 'easy', first: '1' },
  bots: [],
  adviser: 'adventurer',
} as const
