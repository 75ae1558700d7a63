import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { areKeys, encryptPush } from './encrypt-push.ts'
import { authorization, vapidOf } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Appendix A of RFC 8291. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const { privateKey, salt } = example

test('encrypts the example of RFC 8291 to the message that it names', () => {
  const secrets = { privateKey: bytes(privateKey), salt: bytes(salt) }
  expect(encryptPush(example.text, example, secrets).toString('base64url')).toBe(example.message)
})

/** What the browser reads, with its private key. */
function read(message: Buffer): string {
  const [salt, theirs] = [message.subarray(0, 16), message.subarray(21, 86)]
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(bytes(example.browserKey))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(example.p256dh), theirs])
  const shared = hkdfSync('sha256', ecdh.computeSecret(theirs), bytes(example.auth), info, 32)
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(message.subarray(-16))
  const padded = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()])
  expect(padded.at(-1)).toBe(2)
  return padded.subarray(0, -1).toString()
}

test('the browser alone reads it', () => {
  const secrets = { privateKey: Buffer.alloc(32, 7), salt: Buffer.alloc(16, 9) }
  const message = encryptPush('{"match":"ab"}', example, secrets)
  expect(read(message)).toBe('{"match":"ab"}')
  message.writeUInt8(message.readUInt8(90) ^ 1, 90)
  expect(() => read(message)).toThrow()
})

test('keys that are none are told', () => {
  expect(areKeys(example)).toBe(true)
  expect(areKeys({ ...example, auth: 'short' })).toBe(false)
  expect(areKeys({ ...example, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
  expect(areKeys({ ...example, p256dh: '' })).toBe(false)
})

test('a push service can check who sends (RFC 8292)', () => {
  const vapid = vapidOf('01'.repeat(32), 'mailto:ada@example.org')
  const header = authorization(vapid, 'https://push.example/v2/abc', 1_000_000)
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_000 + 12 * 3_600,
    sub: 'mailto:ada@example.org',
  })
  const point = bytes(key)
  expect([point.length, key]).toEqual([65, vapid.publicKey])
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const check = (text: string) =>
    verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  expect([check(`${head}.${claims}`), check(`${head}.${claims}A`)]).toEqual([true, false])
})
