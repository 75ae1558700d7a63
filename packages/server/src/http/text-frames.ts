/* Text messages of a WebSocket, as RFC 6455 frames them: from a server unmasked, each in one frame. */

const textFrame = '\x81'

/** The bytes of a frame around a text, each as one character. */
export function frameOf(text: string): string {
  const bytes = Buffer.byteLength(text)
  // Most texts are ASCII: their characters are their bytes.
  const payload = bytes === text.length ? text : Buffer.from(text).toString('latin1')
  return textFrame + lengthOf(bytes) + payload
}

function lengthOf(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(bytes)
  if (bytes < 65_536) return `\x7e${String.fromCharCode(bytes >> 8, bytes & 255)}`
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(bytes))
  return `\x7f${length.toString('latin1')}`
}
