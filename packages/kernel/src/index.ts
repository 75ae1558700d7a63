export { type Agenda, type Desk, drop, settle } from './agenda.ts'
export { type Chance, fastChance, pick, type SecretChance, secretChance } from './chance.ts'
export { equal } from './equal.ts'
export { type ErrorCode, errorCodes, type Refusal, refused } from './errors.ts'
export { maxFileSize, readMatch, writeMatch } from './file.ts'
export type * from './game.ts'
export { canonical, commitment, hash } from './hash.ts'
export {
  type By,
  type Entry,
  type Holder,
  hold,
  holders,
  type Live,
  legalMoves,
  type MatchRecord,
  newsFor,
  play,
  type Step,
  start,
} from './match.ts'
export { preview } from './preview.ts'
export { replay } from './replay.ts'
export type * from './saying.ts'
export { lastMove, undo, undoable } from './undo.ts'
