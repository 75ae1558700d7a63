import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { AddressLimits } from '../http/address-limits.ts'
import { vapidOf } from '../push/vapid.ts'
import { httpNode } from '../testing/http-node.ts'

const origin = 'http://localhost:8080'

/** What a request may say, right or wrong, by the key under which the routes look for it. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Ada', 'ADA', 'Žofie', '<b>', 'x'.repeat(300), 'a\u202eb'],
  password: ['a quiet cellar', 'short', 'x'.repeat(200), 'a\u0000quiet cellar'],
  next: ['a better cellar', 'short'],
  recovery: ['AAAA-BBBB-CCCC-DDDD-EEEE', 'x'.repeat(101)],
  settings: [{}, { theme: 'light' }, { theme: 'green' }, { language: 'pl', more: 1 }],
  hidden: [true, false],
  where: ['here', 'everywhere', 'nowhere'],
  secret: ['0'.repeat(32), 'x'],
  invite: ['0'.repeat(32), 'x'],
  renew: [true],
  game: ['nim', 'none', '../nim'],
  options: [{}, { sticks: 3 }, { sticks: -1 }, [[[]]]],
  seats: [[{ kind: 'open' }, { kind: 'open' }], [], [{ kind: 'bot', level: 'novice', name: 'Oak' }]],
  seat: [0, 1, 7, -1],
  to: [{ kind: 'open' }, { kind: 'bot', level: 'none', name: 'Oak' }],
  watchable: [true, false],
  endpoint: ['https://push.example/a', 'https://127.0.0.1/a', 'x'.repeat(2_000)],
  keys: [{ p256dh: 'BA', auth: 'BA' }, {}],
  word: ['krypta', 'x'.repeat(40)],
  language: ['en', 'xx'],
  pace: ['none', 'days', 'never'],
  bots: [['Oak'], [], ['<b>']],
  line: ['request-000001', ''],
  reason: ['insult', 'because'],
  story: ['s', 'none', '../s'],
}

const open = { kind: 'open' as const }
const vapid = vapidOf('1'.repeat(64), 'mailto:ada@example.org')
const password = 'a quiet cellar'

/** For each route that takes a body one that follows the protocol. */
const bodies: Readonly<Record<string, object>> = {
  '/api/me': { name: 'Ada', settings: { theme: 'light' }, hidden: true },
  '/api/me/delete': { password },
  '/api/account': { name: 'Ada', password },
  '/api/account/login': { name: 'Ada', password },
  '/api/account/recover': { recovery: 'AAAA-BBBB-CCCC-DDDD-EEEE', password },
  '/api/account/password': { password, next: 'a better cellar' },
  '/api/sign-out': { where: 'here' },
  '/api/device-links': {},
  '/api/device-links/use': { secret: '0'.repeat(32) },
  '/api/push': {
    endpoint: 'https://push.example/a',
    keys: { p256dh: vapid.publicKey, auth: 'A'.repeat(22) },
  },
  '/api/push/remove': { endpoint: 'https://push.example/a' },
  '/api/quick': { name: 'Ada', game: 'nim', language: 'pl', pace: 'live', bots: ['Oak', 'Elm'] },
  '/api/tables': {
    ...{ name: 'Ada', game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true },
    settings: { pace: { kind: 'live', bank: 60, add: 5 }, language: 'hu', listed: true, chat: true },
  },
  '/api/tables/:id/invitation': { invite: '0'.repeat(32) },
  '/api/tables/:id/join': { seat: 1 },
  '/api/tables/:id/seat': { seat: 0 },
  '/api/tables/:id/remove': { seat: 1 },
  '/api/tables/:id/host': { seat: 1 },
  '/api/tables/:id/word': { word: 'krypta' },
  '/api/tables/:id/agree': { word: 'krypta' },
  '/api/tables/:id/change': { seat: 1, to: { kind: 'bot', level: 'novice', name: 'Oak' } },
  '/api/tables/:id/invite': { renew: true },
  '/api/tables/:id/leave': {},
  '/api/tables/:id/start': {},
  '/api/matches/:id/rematch': {},
  '/api/matches/:id/mute': { line: 'request-000001', muted: true },
  '/api/matches/:id/report': { line: 'request-000001', reason: 'spam' },
}

const nonsense = [null, -1, 1.5, 1e300, '', [], {}, true, [[]], '__proto__', '\ud800', 'x'.repeat(15_000)]

/** How often a route was asked, by what came of it. */
interface RouteAnswers {
  /** The body or address was understood, whatever was answered. */
  understood: number
  refused: number
}

export interface RouteFigures {
  /** By method and path. */
  readonly routes: Readonly<Record<string, RouteAnswers>>
  /** Of routes with a body: those that have none here, and the other way round. */
  readonly unknown: readonly string[]
  /** By status. */
  readonly answers: Readonly<Record<string, number>>
}

/** Malformed requests for every route of the API, by people and strangers. Throws where one is not answered, or with an error of ours. */
export async function fuzzRoutes(
  count: number,
  seed: number,
  onQuarter: () => void = () => undefined,
): Promise<RouteFigures> {
  const chance = fastChance(`routes ${seed}`)
  const addresses = new AddressLimits(() => 0, 1e9)
  const { server, browser, clock } = httpNode(
    { push: { vapid, post: async () => ({ status: 201 }) } },
    { addresses },
  )
  const routes: { readonly method: 'GET' | 'POST'; readonly url: string }[] = []
  server.addHook('onRoute', ({ method, url }) => {
    const known = (['GET', 'POST'] as const).find(one => one === method)
    if (known !== undefined && url.startsWith('/api/') && !url.includes('socket'))
      routes.push({ method: known, url })
  })
  await server.ready()
  const people = [browser(), browser(), browser()]
  const ids: string[] = ['0'.repeat(32), 'Ada', '%00', '..%2f', 'x'.repeat(100)]
  const answers: Record<string, number> = {}
  const figures: Record<string, RouteAnswers> = Object.fromEntries(
    routes.map(({ method, url }) => [`${method} ${url}`, { understood: 0, refused: 0 }]),
  )
  for (let n = 0; n < count; n++) {
    const route = pick(chance, routes)
    const person = pick(chance, people)
    const url = route.url.replace(':id', pick(chance, ids))
    const headers = { ...person.headers(), ...oddHeaders(chance) }
    const body = route.method === 'POST' && { payload: bodyOf(chance, bodies[route.url] ?? {}) }
    const answer = await server.inject({ ...route, url, headers, ...body })
    const said = JSON.stringify({ ...route, url, body })
    if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${answer.body} to ${said}`)
    answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1
    const figure = figures[`${route.method} ${route.url}`]
    if (figure === undefined) throw new Error(`There is no route ${said}.`)
    if (answer.statusCode >= 400) figure.refused += 1
    if (!/"(bad-message|bad-name|bad-password|not-allowed)"/.test(answer.body)) figure.understood += 1
    person.keep(answer.headers['set-cookie'])
    const made = answer.statusCode === 200 ? /"id":"([0-9a-f]{32})"/.exec(answer.body)?.[1] : undefined
    if (made !== undefined) ids.splice(5, ids.length < 15 ? 0 : 1, made)
    if ((n + 1) % (count / 4) === 0) onQuarter()
    if (n % 100 === 0) await clock.advance(1_000)
  }
  await server.close()
  const posts = routes.filter(({ method }) => method === 'POST').map(({ url }) => url)
  const unknown = [
    ...posts.filter(url => bodies[url] === undefined),
    ...Object.keys(bodies).filter(url => !posts.includes(url)),
  ]
  return { routes: figures, unknown, answers }
}

/** Now and then a request that does not come from our page, or says something else than it has. */
function oddHeaders(chance: Chance): Record<string, string> {
  const odd = pick(chance, [
    { origin: 'http://evil.test' },
    { origin: '' },
    { cookie: 'kazamata=x' },
    { cookie: `kazamata=${'0'.repeat(64)}` },
    { 'content-type': 'text/plain' },
  ])
  return { origin, 'content-type': 'application/json', ...(chance.int(8) === 0 && odd) }
}

/** What the route takes, as it is or with other values, keys left out or too many, or cut off. */
function bodyOf(chance: Chance, good: object): string {
  if (chance.int(4) === 0) return JSON.stringify(good)
  const added = Object.keys(values).filter(() => chance.int(16) === 0)
  const keys = [...Object.keys(good).filter(() => chance.int(8) > 0), ...added]
  const entries = keys.map(key => [
    key,
    chance.int(8) === 0 ? pick(chance, nonsense) : pick(chance, values[key] ?? nonsense),
  ])
  const some = Object.fromEntries(entries)
  const text = JSON.stringify(chance.int(2) === 0 ? some : { ...good, ...some })
  switch (chance.int(12)) {
    case 0:
      return text.slice(0, chance.int(text.length))
    case 1:
      return `${text.slice(0, -1)}${text === '{}' ? '' : ','}"__proto__":{"name":"Eve"}}`
    case 2:
      return '['.repeat(chance.int(5_000))
    case 3:
      return pick(chance, ['', 'null', '0', '[]', '"x"', '\ufeff{}'])
    default:
      return text
  }
}
