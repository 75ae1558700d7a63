import type { LookupAddress } from 'node:dns'
import { expect, test, vi } from 'vitest'
import { postPush, postPushWith, publicLookup } from './post-push.ts'
import { isEndpoint, isPublicAddress } from './public-address.ts'

test.each([
  ['142.250.74.10', true],
  ['2a00:1450:4001:800::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['http://push.example/a', false],
  ['https://push.example:8443/a', false],
  ['https://user:word@push.example/a', false],
  ['https://localhost/a', false],
  ['https://127.0.0.1/a', false],
  ['https://2130706433/a', false],
  ['https://0x7f.1/a', false],
  ['https://[::1]/a', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s is an endpoint: %s', (text, expected) => {
  expect(isEndpoint(text)).toBe(expected)
})

/** As a name server answers. */
const answering = (...addresses: string[]) =>
  vi.fn((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )

test.each([
  ['one that leads to this machine', ['127.0.0.1']],
  ['one of whose addresses does', ['142.250.74.10', '::1']],
  ['one that leads nowhere', []],
])('a name is not connected to: %s', async (_, addresses) => {
  const find = answering(...addresses)
  const post = postPushWith(publicLookup(find))
  await expect(post('https://push.example/a', {}, new Uint8Array())).rejects.toThrow(
    'push.example is not on the public Internet.',
  )
  expect(find).toHaveBeenCalledTimes(1)
})

test('what is no endpoint is not even looked up', async () => {
  await expect(postPush('https://127.0.0.1/a', {}, new Uint8Array())).rejects.toThrow('no endpoint')
})
