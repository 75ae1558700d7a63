import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** A browser's public key and its secret, in base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What is drawn for one message: 32 bytes of a private key and 16 of salt. */
export interface MessageSecrets {
  readonly privateKey: Uint8Array
  readonly salt: Uint8Array
}

const curve = 'prime256v1'
/** Bytes in a record: a message is one of them. */
const recordSize = 4096

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')
const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Are these the keys of a browser? A point that is not on the curve is not. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const ecdh = createECDH(curve)
    ecdh.generateKeys()
    ecdh.computeSecret(fromBase64(p256dh))
    return fromBase64(p256dh).length === 65 && fromBase64(auth).length === 16
  } catch {
    return false
  }
}

/** A message that only the browser with these keys can read (RFC 8291, with the coding of RFC 8188). */
export function encryptPush(text: string, keys: PushKeys, { privateKey, salt }: MessageSecrets): Buffer {
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(privateKey)
  const [own, theirs] = [ecdh.getPublicKey(), fromBase64(keys.p256dh)]
  const shared = derived(
    ecdh.computeSecret(theirs),
    fromBase64(keys.auth),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]),
    32,
  )
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(own.length, 4)
  // The two says that this record is the last.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]
  return Buffer.concat([salt, size, own, ...sealed, cipher.getAuthTag()])
}
