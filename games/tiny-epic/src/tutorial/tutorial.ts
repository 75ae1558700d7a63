/** The first match, which the board explains. It is loaded with the first page: it imports nothing. */
export const tutorial = { seedWord: 'tutorial', options: {}, bots: [] } as const
