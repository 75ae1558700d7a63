export type * from './board.ts'
export { Icon } from './Icon.tsx'
export { portrait } from './portrait.ts'
export { Said, said, tags } from './Said.tsx'
