import { relative, sep } from 'node:path'
import files from '@fastify/static'
import { isLoopback, limits } from '@kazamata/protocol'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { drawnPages } from './http/drawn-pages.ts'

/** The page loads everything from this server and runs no inline scripts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  vary: 'accept-encoding',
}

/** Names under `assets` carry a hash of what is in them; everything else is asked for again each time. */
const caching = (path: string) =>
  path.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Whoever has not sent a whole request after so many milliseconds is let go. */
const requestTimeout = 30_000

export interface AppSettings {
  /** Addresses of proxies whose word about the client counts; none where the server is reached directly. */
  readonly trustedProxies?: readonly string[]
  readonly logger?: FastifyBaseLogger
  /** What is served below `/api`. */
  readonly api?: FastifyPluginAsync
}

/** Serves the built page and the API. Requests for pages wait for `built`, so that the address is taken before the build is done. */
export function app(dist: string, built: Promise<void>, settings: AppSettings = {}): FastifyInstance {
  const { trustedProxies = [], logger } = settings
  const app = Fastify({
    forceCloseConnections: true,
    trustProxy: [...trustedProxies],
    bodyLimit: limits.messageBytes,
    requestTimeout,
    ...(logger && { loggerInstance: logger }),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    // Elsewhere browsers ignore it, and log an error.
    if (request.protocol === 'https' || isLoopback(request.hostname))
      reply.header('cross-origin-opener-policy', 'same-origin')
    if (!request.url.startsWith('/api/')) await built
  })
  if (settings.api !== undefined) app.register(settings.api, { prefix: '/api' })
  app.register(files, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) =>
      response.setHeader('cache-control', caching(relative(dist, path).split(sep).join('/'))),
  })
  const pageFor = drawnPages(dist)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('vary', 'accept-encoding, accept-language')
      .sendFile(pageFor(request.url, request.headers['accept-language'] ?? ''))
  app.get('/', sendPage)
  // The page has routes of its own: a name without a dot is one of them, one with a dot is a missing file.
  app.setNotFoundHandler((request, reply) => {
    const read = request.method === 'GET' || request.method === 'HEAD'
    if (
      read &&
      !request.url.startsWith('/api/') &&
      /^\/(?!assets\/)([^?]*\/)?[^./?]*(\?|$)/.test(request.url)
    )
      return sendPage(request, reply)
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
  })
  return app
}
