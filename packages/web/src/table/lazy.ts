import { LazyComponent } from '@kazamata/ui'

/* What a first decision does not need. */

export const lazyClauseDialog = new LazyComponent(
  async () => (await import('./ClauseDialog.tsx')).ClauseDialog,
)
export const lazyCurtain = new LazyComponent(async () => (await import('./Curtain.tsx')).Curtain)
export const lazySeal = new LazyComponent(async () => (await import('../fairness/Seal.tsx')).Seal)
