export type * from './board.ts'
export { Icon } from './Icon.tsx'
