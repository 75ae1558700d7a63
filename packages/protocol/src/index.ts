/** The messages between a page and a server. Described for strangers in docs/protocol.md. */
export * from './client-messages.ts'
export { type CloseReason, type Code, closeReasons, codes } from './codes.ts'
export * from './http.ts'
export { isLoopback } from './is-loopback.ts'
export { limits, protocolVersion } from './limits.ts'
export { readMessage } from './read-message.ts'
export * from './server-messages.ts'
export { personName } from './values.ts'
