import { Lazy, LazyComponent, LazyMessages } from '@kazamata/ui'

/* Heroes are picked first, and only then is the dungeon needed. */

export const dungeonScreen = new LazyComponent(
  async () => (await import('./DungeonScreen.tsx')).DungeonScreen,
)
export const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)
export const logIcons = new Lazy(async () => (await import('./shared/icons.ts')).logIcons)

/** What the dungeon and the aids say. */
export const dungeonMessages = new LazyMessages({
  en: () => import('./messages/en.json'),
  pl: () => import('./messages/pl.json'),
  cs: () => import('./messages/cs.json'),
  hu: () => import('./messages/hu.json'),
})
