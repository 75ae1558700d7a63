import { Part } from '@kazamata/ui'

/* What nobody needs before the first turn. */

export const ending = new Part(async () => (await import('./Ending.tsx')).Ending)
export const help = new Part(async () => (await import('./Help.tsx')).Help)
