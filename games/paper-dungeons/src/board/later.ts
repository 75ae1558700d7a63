import { Part } from '@kazamata/ui'

/* What nobody needs before the first turn. */

export const ending = new Part(async () => (await import('./Ending.tsx')).Ending)
export const help = new Part(async () => (await import('./Help.tsx')).Help)
export const leaves = new Part(async () => (await import('./Leaves.tsx')).Leaves)
export const print = new Part(async () => (await import('./sheet/Print.tsx')).Print)
