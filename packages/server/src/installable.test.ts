import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@kazamata/registry'
import { afterAll, expect, test } from 'vitest'
import { app } from './app.ts'

const folder = join(import.meta.dirname, '../../web/public')
const server = app(folder, Promise.resolve())
afterAll(() => server.close())

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
}
const manifest: Record<string, unknown> & { icons: Icon[]; shortcuts: { url: string }[] } = JSON.parse(
  readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'),
)

test('the manifest has all that an app needs, and a shortcut to every game', async () => {
  const { headers } = await server.inject('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest).toMatchObject({
    name: 'Kazamata',
    short_name: 'Kazamata',
    start_url: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  })
  expect(manifest.shortcuts.map(({ url }) => url).sort()).toEqual(games.map(({ id }) => `/play/${id}`).sort())
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test.each(manifest.icons)('$src is served as $type, $sizes', async ({ src, sizes, type }) => {
  const { statusCode, headers, rawPayload } = await server.inject(src)
  expect([statusCode, headers['content-type']]).toEqual([200, type])
  if (type === 'image/png')
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
})

test('notifications and installing need no looser policy', async () => {
  const { headers } = await server.inject('/manifest.webmanifest')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
