import { once } from 'node:events'
import type { Socket } from 'node:net'
import { limits } from '@kazamata/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { clientFrame } from '../testing/client-frame.ts'
import { frameOf, wholeTexts } from './text-frames.ts'

let server: WebSocketServer
let client: WebSocket
/** The server's end of the line. */
let line: Socket
const heard: string[] = []

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  const [[, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')])
  line = request.socket
})

afterAll(() => {
  client.terminate()
  server.close()
})

/** What a client reads of texts that leave in one write. */
async function read(texts: readonly string[]): Promise<readonly string[]> {
  heard.length = 0
  line.write([...texts, 'end'].map(frameOf).join(''), 'latin1')
  while (heard.at(-1) !== 'end') await once(client, 'message')
  return heard.slice(0, -1)
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes', async bytes => {
  const text = 'x'.repeat(bytes)
  expect(await read([text])).toEqual([text])
})

test('several texts in any script follow each other', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 5 }), async texts => {
      expect(await read(texts)).toEqual(texts)
    }),
  )
})

describe('what a client sent', () => {
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 300 }),
      fc.constantFrom(0, 125, 126, limits.messageBytes).map(length => 'x'.repeat(length)),
    ),
    { maxLength: 4 },
  )

  test('whole texts in ASCII are read, as many as there are', () => {
    fc.assert(
      fc.property(texts, fc.uint8Array({ minLength: 4, maxLength: 4 }), (texts, mask) => {
        expect(wholeTexts(Buffer.concat(texts.map(text => clientFrame(text, { mask }))))).toEqual(texts)
      }),
    )
  })

  test('nothing is read of texts of which the last one is not there as a whole', () => {
    const all = Buffer.concat(['first', 'x'.repeat(200)].map(text => clientFrame(text)))
    const first = clientFrame('first').length
    for (let end = 1; end < all.length; end++)
      expect(wholeTexts(all.subarray(0, end))).toEqual(end === first ? ['first'] : undefined)
  })

  test.each([
    ['a text in another script', clientFrame('łódź')],
    ['a text that is longer than a message may be', clientFrame('x'.repeat(limits.messageBytes + 1))],
    ['a length of eight bytes', clientFrame('x'.repeat(70_000))],
    ['the beginning of a text', clientFrame('x', { first: 0x01 })],
    ['the end of a text', clientFrame('x', { first: 0x80 })],
    ['bytes', clientFrame('x', { first: 0x82 })],
    ['a ping', clientFrame('x', { first: 0x89 })],
    ['an end', clientFrame('', { first: 0x88 })],
    ['a compressed text', clientFrame('x', { first: 0xc1 })],
    ['a text without a mask', Buffer.from(frameOf('hello'), 'latin1')],
    ['a text with something else behind it', Buffer.concat([clientFrame('x'), Buffer.from([0])])],
  ])('%s is left to ws', (_what, chunk) => {
    expect(wholeTexts(chunk)).toBeUndefined()
  })
})
