export {
  isStorable,
  type LoggedEntry,
  type MatchLog,
  type MatchStore,
  maxEntrySize,
  type Provenance,
  type Result,
  recordOf,
  type Standing,
  type StoredMatch,
  standingOf,
  storedMatch,
  type WriteResult,
} from './match-store.ts'
export { memoryStore } from './memory-store.ts'
