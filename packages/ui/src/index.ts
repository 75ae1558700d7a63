export type * from './board.ts'
export { Icon } from './Icon.tsx'
export { portrait } from './portrait.ts'
export { Said, said, spoken, tags } from './Said.tsx'
