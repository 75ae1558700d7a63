export { type Agenda, dropTasks, runUntilDecision, type TaskHandler } from './agenda.ts'
export { type Chance, fastChance, pick, type SecretChance, secretChance } from './chance.ts'
export { commitment, commitmentOfSecret, eraseName } from './commitment.ts'
export { dealtSeed, fitsReceipt, hashOfNonce, type Receipt } from './deal.ts'
export { equal } from './equal.ts'
export { type ErrorCode, errorCodes, isRefusal, type Refusal } from './errors.ts'
export { maxFileSize, readMatch, writeMatch } from './file.ts'
export type * from './game.ts'
export { canonicalJson, hash } from './hash.ts'
export {
  type AnyMatch,
  assign,
  type Change,
  eventsFor,
  legalMoves,
  type Match,
  occupants,
  play,
  type Step,
  start,
} from './match.ts'
export type * from './message.ts'
export { preview } from './preview.ts'
export type { Assignment, By, Deal, Entry, MatchHeader, MatchRecord, Occupant, SeatRecord } from './record.ts'
export { replay } from './replay.ts'
export { lastMove, undo, undoable } from './undo.ts'
export {
  type EntryOfVersion1,
  type SeatOfVersion1,
  upgradeEntry,
  upgradeHeader,
  upgradeSeat,
} from './upgrade.ts'
