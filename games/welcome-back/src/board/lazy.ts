import { LazyComponent } from '@kazamata/ui'

/* What nobody needs before the first decision. */

export const corridor = new LazyComponent(async () => (await import('./dungeon/Corridor.tsx')).Corridor)
export const ending = new LazyComponent(async () => (await import('./ending/Ending.tsx')).Ending)
export const faceUpCards = new LazyComponent(
  async () => (await import('./dungeon/FaceUpCards.tsx')).FaceUpCards,
)
export const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)
