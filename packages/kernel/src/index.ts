export { type Agenda, dropTasks, runUntilDecision, type TaskHandler } from './agenda.ts'
export { type Chance, fastChance, pick, type SecretChance, secretChance } from './chance.ts'
export { equal } from './equal.ts'
export { type ErrorCode, errorCodes, isRefusal, type Refusal } from './errors.ts'
export { maxFileSize, readMatch, writeMatch } from './file.ts'
export type * from './game.ts'
export { canonicalJson, commitment, hash } from './hash.ts'
export {
  assign,
  type By,
  type Entry,
  eventsFor,
  legalMoves,
  type Match,
  type MatchRecord,
  type Occupant,
  occupants,
  play,
  type Step,
  start,
} from './match.ts'
export type * from './message.ts'
export { preview } from './preview.ts'
export { replay } from './replay.ts'
export { lastMove, undo, undoable } from './undo.ts'
