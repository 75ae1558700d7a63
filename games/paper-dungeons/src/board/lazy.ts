import { LazyComponent } from '@kazamata/ui'

/* What nobody needs before the first turn. */

export const ending = new LazyComponent(async () => (await import('./score/FinalScore.tsx')).Ending)
export const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)
export const leaves = new LazyComponent(async () => (await import('./dialogs/Dialogs.tsx')).Leaves)
export const print = new LazyComponent(async () => (await import('./print/Print.tsx')).Print)
