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
  /** The host has closed the chat, or this person may not write on this server. */
  'muted',
  /** Every seat is taken, or this person has as many connections as one may have. */
  'full',
  /** This person has as many waiting tables, or running matches, as one may have. */
  'too-many-tables',
  'too-many-matches',
  /** The host has sent this person away from the table. */
  'removed',
  /** Not all who sit at the table have agreed to the word that chance comes from. */
  'not-agreed',
  /** Nobody has played the match for long: it is closed for good. */
  'abandoned',
  /** The match is not over yet. */
  'too-early',
  /** The table has begun, or is gone. */
  'too-late',
  /** The invitation is wrong or was withdrawn. */
  'bad-invite',
  /** The link to another device is wrong, was used, or is too old. */
  'bad-link',
  'bad-name',
  /** Another account has this name. */
  'name-taken',
  /** Too short or too long for a password. */
  'bad-password',
  /** The name or the password is wrong. */
  'bad-login',
  /** There is no such person, or none whom others may see. */
  'no-such-person',
  /** There is no account with this recovery code. */
  'bad-recovery',
  /** Whoever runs the server has banned this person. */
  'banned',
  'signed-out',
] as const
export type Code = (typeof codes)[number]

/** Why a server closes a connection: `reload` where the page is of another build, the others as they say. */
export const closeReasons = ['restart', 'slow', 'flood', 'signed-out', 'reload'] as const
export type CloseReason = (typeof closeReasons)[number]
