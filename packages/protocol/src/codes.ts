import { errorCodes } from '@kazamata/kernel'

/** Why a server refuses a request: the kernel's reasons, and its own. A closed set: the clients translate each. */
export const codes = [
  ...errorCodes,
  /** There is no such match or table, or none that this person may see. */
  'no-such-match',
  /** This person has no seat here, or not this one. */
  'not-seated',
  /** The message does not follow the protocol. */
  'bad-message',
  /** Another version of the protocol: the page has to be loaded again. */
  'wrong-protocol',
  'too-fast',
  /** It could not be stored, or nobody knows yet whether it was: it may be sent again. */
  'unavailable',
  'not-allowed',
  /** Every seat is taken, or this person has as many tables as one may have. */
  'full',
  /** The match is not over yet. */
  'too-early',
  /** The table has begun, or is gone. */
  'too-late',
  /** The invitation is wrong or was withdrawn. */
  'bad-invite',
  /** The link to another device is wrong, was used, or is too old. */
  'bad-link',
  'bad-name',
  'signed-out',
] as const
export type Code = (typeof codes)[number]

/** Why a server closes a connection: `reload` where the page is of another build, the others as they say. */
export const closeReasons = ['restart', 'slow', 'flood', 'signed-out', 'reload'] as const
export type CloseReason = (typeof closeReasons)[number]
