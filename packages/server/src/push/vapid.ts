import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { PushStore } from '../store/push-store.ts'
import { Trouble } from '../trouble.ts'

/** How the server tells push services who it is (VAPID, RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with, in base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
  /** Where a push service reaches whoever runs this server: `mailto:` or `https:`. */
  readonly contact: string
}

/** How long one of our signatures holds, in seconds; a push service takes at most a day. */
const holds = 12 * 3_600

const toBase64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')

/** With the private key in hex. */
export function vapidOf(secret: string, contact: string): Vapid {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret, 'hex')
  const point = ecdh.getPublicKey()
  const coordinates = { x: toBase64(point.subarray(1, 33)), y: toBase64(point.subarray(33)) }
  const d = toBase64(Buffer.from(secret, 'hex'))
  return {
    publicKey: toBase64(point),
    privateKey: createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', ...coordinates, d },
      format: 'jwk',
    }),
    contact,
  }
}

interface KeyParts {
  readonly store: { readonly push: Pick<PushStore, 'loadKey' | 'saveKey'> }
  /** So many random bytes, as lower-case hex. */
  randomHex(bytes: number): string
}

/** With the key that is stored; it is made at the first start. */
export async function loadVapid({ store, randomHex }: KeyParts, contact: string): Promise<Vapid> {
  if ((await store.push.loadKey()) === undefined) await store.push.saveKey(randomHex(32))
  const key = await store.push.loadKey()
  if (key === undefined) throw new Trouble('The key for Web Push cannot be stored.')
  return vapidOf(key, contact)
}

/** The header that signs a message to the service of an endpoint. */
export function authorization(
  { publicKey, privateKey, contact }: Vapid,
  endpoint: string,
  now: number,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + holds,
    sub: contact,
  }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part => toBase64(JSON.stringify(part))).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${toBase64(signature)}, k=${publicKey}`
}
