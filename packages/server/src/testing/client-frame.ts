const finalText = 0x81
const masked = 0x80

interface FrameParts {
  /** What kind of frame it is, and whether the message ends with it. */
  readonly first?: number
  readonly mask?: Uint8Array
}

/** A frame of a WebSocket as a client sends it (RFC 6455, section 5.2). */
export function clientFrame(
  text: string,
  { first = finalText, mask = Uint8Array.of(1, 2, 3, 4) }: FrameParts = {},
): Buffer {
  const payload = Buffer.from(text)
  const length = Buffer.alloc(payload.length < 126 ? 1 : payload.length < 65_536 ? 3 : 9)
  if (length.length === 1) length.writeUInt8(masked + payload.length)
  else if (length.length === 3) {
    length.writeUInt8(masked + 126)
    length.writeUInt16BE(payload.length, 1)
  } else {
    length.writeUInt8(masked + 127)
    length.writeBigUInt64BE(BigInt(payload.length), 1)
  }
  const hidden = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.of(first), length, mask, hidden])
}
