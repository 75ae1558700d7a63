export { DungeonMap } from './DungeonMap.tsx'
