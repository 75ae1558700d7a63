/** Matches with all they hold, the secret seed included. Nothing that draws a running match may import this. */
export { type SecretChance, secretChance } from '../chance.ts'
export { commitment, commitmentOfSecret, digestOf, eraseName } from './commitment.ts'
export {
  type DealFault,
  dealFault,
  dealtSeed,
  hashOfNonce,
  noNonce,
  type PublishedDeal,
  type Receipt,
  receiptOf,
} from './deal.ts'
export { faceUpOf } from './face-up.ts'
export {
  type AnyMatch,
  activeSeats,
  assign,
  botSeed,
  type Change,
  eventsFor,
  isSeat,
  legalMoves,
  type Match,
  occupants,
  play,
  redactSteps,
  type Step,
  start,
} from './match.ts'
export { maxFileSize, readMatch, writeMatch } from './match-file.ts'
export { playEntry } from './play-entry.ts'
export { maxReceiptSize, readReceipt, writeReceipt } from './receipt-file.ts'
export type { Assignment, By, Deal, Entry, MatchHeader, MatchRecord, SeatRecord } from './record.ts'
export { type ReplayHook, replay } from './replay.ts'
export { seedOf, wordOf } from './seed-word.ts'
export { lastMove, undo, undoable } from './undo.ts'
export {
  type EntryOfVersion1,
  type SeatOfVersion1,
  upgradeEntry,
  upgradeHeader,
  upgradeSeat,
} from './upgrade.ts'
