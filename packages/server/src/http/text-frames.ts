import { limits } from '@kazamata/protocol'

/* Text messages of a WebSocket, as RFC 6455 frames them: those of a server unmasked, those of a client masked. */

const finalText = 0x81
const textFrame = String.fromCharCode(finalText)
const masked = 0x80

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

const unmasked = Buffer.alloc(limits.messageBytes)

/** What a client sent, if it is nothing but whole text messages in ASCII, each in one frame: nearly always it is. */
export function wholeTexts(chunk: Buffer): readonly string[] | undefined {
  const texts: string[] = []
  for (let at = 0; at < chunk.length; ) {
    if (chunk[at] !== finalText || at + 4 > chunk.length) return undefined
    const short = chunk.readUInt8(at + 1) - masked
    if (short < 0 || short > 126) return undefined
    const mask = at + (short < 126 ? 2 : 4)
    const length = short < 126 ? short : chunk.readUInt16BE(at + 2)
    const payload = mask + 4
    at = payload + length
    if (length > limits.messageBytes || at > chunk.length) return undefined
    const text = asciiText(chunk, mask, payload, length)
    if (text === undefined) return undefined
    texts.push(text)
  }
  return texts
}

function asciiText(chunk: Buffer, mask: number, payload: number, length: number): string | undefined {
  let all = 0
  for (let at = 0; at < length; at++) {
    const byte = (chunk[payload + at] ?? 0) ^ (chunk[mask + (at & 3)] ?? 0)
    unmasked[at] = byte
    all |= byte
  }
  return all < 0x80 ? unmasked.toString('latin1', 0, length) : undefined
}
