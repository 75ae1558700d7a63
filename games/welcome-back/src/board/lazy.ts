import { Lazy, LazyComponent, LazyMessages } from '@kazamata/ui'

/* What nobody needs before the first decision. */

export const corridor = new LazyComponent(async () => (await import('./dungeon/Corridor.tsx')).Corridor)
export const ending = new LazyComponent(async () => (await import('./ending/Ending.tsx')).Ending)
export const faceUpCards = new LazyComponent(
  async () => (await import('./dungeon/FaceUpCards.tsx')).FaceUpCards,
)
export const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)

/* What only a tutorial needs. */

export const lessons = new Lazy(async () => (await import('./coach/lessons.ts')).lessonFor)
export const lessonMessages = new LazyMessages({
  en: () => import('./coach/messages/en.json'),
  pl: () => import('./coach/messages/pl.json'),
  cs: () => import('./coach/messages/cs.json'),
  hu: () => import('./coach/messages/hu.json'),
})
