export type * from './board.ts'
export { Icon } from './Icon.tsx'
export { Said, said, tags } from './Said.tsx'
