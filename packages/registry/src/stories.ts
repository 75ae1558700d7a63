/** Some of a game's options, as a form would have them. */
export type Choices = Readonly<Record<string, string | number | boolean>>

/**
 * Chapters that belong together: each is a whole match with some options fixed. The game's words for it are
 * `story.<id>` (its title), `story.<id>.text`, and `chapter.<id>`, what is told before a chapter.
 */
export interface Story {
  readonly id: string
  readonly chapters: readonly { readonly id: string; readonly options: Choices }[]
}

/** A story whose chapters are dungeon cards. */
const dungeons = (id: string, cards: string): Story => ({
  id,
  chapters: [...cards].map(card => ({ id: card, options: { dungeon: card } })),
})

/** By game. Apart from the list of games, so that the server's bundle has no board. */
export const stories = {
  'paper-dungeons': [
    dungeons('1', 'ABC'),
    dungeons('2', 'DEF'),
    dungeons('3', 'GHI'),
    dungeons('4', 'JKL'),
    dungeons('grand', 'ABCDEFGHIJKL'),
  ],
} satisfies Readonly<Record<string, readonly Story[]>>

/** What the chapters of a story fix; `undefined` where the game has no such story. */
export function chaptersOf(game: string, story: string): readonly Choices[] | undefined {
  const known: readonly Story[] = Object.entries(stories).find(([id]) => id === game)?.[1] ?? []
  return known.find(({ id }) => id === story)?.chapters.map(({ options }) => options)
}
