import { once } from 'node:events'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf } from './text-frames.ts'

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
