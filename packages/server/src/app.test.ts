import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { app } from './app.ts'
import { compress } from './build.ts'

let dist = ''
let server: FastifyInstance
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kazamata-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Kazamata</title>')
  await writeFile(join(dist, 'sw.js'), 'self.skipWaiting()')
  await writeFile(join(dist, '.sources'), 'secret')
  await writeFile(join(dist, 'assets/index-abc123.js'), 'let a = 1\n'.repeat(500))
  await compress(dist)
  server = app(dist, Promise.resolve())
})
afterAll(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

const get = (url: string, headers = {}) => server.inject({ method: 'GET', url, headers })

test('whoever sends a request byte by byte is let go', async () => {
  await server.ready()
  expect(server.server.requestTimeout).toBe(30_000)
})

describe('the page over HTTP', () => {
  it.each([
    '/',
    '/index.html',
    '/rules/welcome-back',
    '/match/a1b2?lang=pl',
    '//',
    '/a.b/c',
    '/match?to=a.js',
  ])('answers %s with the page', async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain('<title>Kazamata</title>')
  })

  it.each([
    '/assets/gone.js',
    '/assets/gone',
    '/favicon.png',
    '/.sources',
    '/../package.json',
    '/%2e%2e/x.json',
  ])('has nothing at %s', async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('There is nothing here.\n')
  })

  it('lets hashed files be kept for good, and asks for the service worker each time', async () => {
    expect((await get('/assets/index-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/', '/sw.js', '/assets/gone.js', '/assets/index-abc123.js'])(
    'sends strict headers with %s',
    async url => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )

  it.each([
    ['localhost:8080', 'same-origin'],
    ['192.168.0.4:8080', undefined],
  ])('isolates windows only where browsers heed it: %s', async (host, policy) => {
    expect((await get('/', { host })).headers['cross-origin-opener-policy']).toBe(policy)
  })

  it.each(['br', 'gzip'])('sends the %s copy to who can read it', async encoding => {
    const plain = await get('/assets/index-abc123.js')
    const packed = await get('/assets/index-abc123.js', { 'accept-encoding': encoding })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(packed.headers.vary).toBe('accept-encoding')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
  })

  it('only lets itself be read', async () => {
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
    expect((await server.inject({ method: 'DELETE', url: '/index.html' })).statusCode).toBe(404)
  })

  it('makes requests wait until the page is built', async () => {
    let done = () => {}
    const slow = app(dist, new Promise<void>(resolve => (done = resolve)))
    let answered = false
    const answer = slow.inject('/').then(response => {
      answered = true
      return response
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(answered).toBe(false)
    done()
    expect((await answer).statusCode).toBe(200)
    await slow.close()
  })
})
