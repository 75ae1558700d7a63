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
  /** How long a link to another device holds, in minutes. */
  deviceLinkMinutes: 10,
} as const
