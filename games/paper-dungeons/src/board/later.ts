import { LazyComponent } from '@kazamata/ui'

/* What nobody needs before the first turn. */

export const ending = new LazyComponent(async () => (await import('./Ending.tsx')).Ending)
export const help = new LazyComponent(async () => (await import('./Help.tsx')).Help)
export const leaves = new LazyComponent(async () => (await import('./Leaves.tsx')).Leaves)
export const print = new LazyComponent(async () => (await import('./sheet/Print.tsx')).Print)
