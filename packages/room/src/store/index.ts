export { memoryStore } from './memory.ts'
export {
  headerOf,
  isStorable,
  type MatchLog,
  type MatchStore,
  type Result,
  recordOf,
  type Standing,
  type StoredMatch,
  standingOf,
  type WriteResult,
} from './store.ts'
