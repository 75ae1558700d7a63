export { memoryStore } from './memory.ts'
export {
  isStorable,
  type MatchLog,
  type MatchStore,
  type Provenance,
  type Result,
  recordOf,
  type Standing,
  type StoredMatch,
  standingOf,
  storedMatch,
  type WriteResult,
} from './store.ts'
