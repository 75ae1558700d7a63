/** Raised when a client of before could no longer be understood. */
export const protocolVersion = 1

/** What a server takes from a client; more is refused or ends the connection. */
export const limits = {
  /** Of a message, in bytes of its UTF-8. */
  messageBytes: 16_384,
  /** Of nested lists and objects in a message. */
  depth: 32,
  /** That one request may bring. */
  moves: 32,
  /** Of the name of a person, in characters. */
  nameLength: { min: 2, max: 24 },
  /** Of a password, in characters. */
  passwordLength: { min: 8, max: 128 },
  /** Of a line of the chat, in characters. */
  lineLength: 300,
  /** That one person may say in so many seconds. */
  linesAtOnce: { lines: 5, seconds: 10 },
  /** That a table may come to. */
  linesOfMatch: 1_000,
  /** People whom one person does not want to hear; of more the first are heard again. */
  mutes: 200,
  /** That one person may have. */
  waitingTables: 5,
  runningMatches: 30,
  /** A session that nobody has used for so many days is ended. */
  sessionDays: 90,
  /** How long a link to another device holds, in minutes. */
  deviceLinkMinutes: 10,
  /** Browsers of one person that are told of turns; of more the oldest are forgotten. */
  pushSubscriptions: 10,
} as const
