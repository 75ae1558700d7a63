import { type Chance, fastChance, pick } from '@kazamata/kernel'
import { AddressLimits } from '../http/address-limits.ts'
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
}

const nonsense = [null, -1, 1.5, 1e300, '', [], {}, true, [[]], '__proto__', '\ud800', 'x'.repeat(15_000)]

export interface RouteFigures {
  readonly routes: number
  /** By status. */
  readonly answers: Readonly<Record<string, number>>
}

/** Malformed requests for every route of the API, by people and strangers. Throws where one is not answered, or with an error of ours. */
export async function fuzzRoutes(count: number, seed: number): Promise<RouteFigures> {
  const chance = fastChance(`routes ${seed}`)
  const addresses = new AddressLimits(() => 0, 1e9)
  const { server, browser, clock } = httpNode({}, { addresses })
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
  for (let n = 0; n < count; n++) {
    const route = pick(chance, routes)
    const person = pick(chance, people)
    const url = route.url.replace(':id', pick(chance, ids))
    const headers = { ...person.headers(), ...oddHeaders(chance) }
    const body = route.method === 'POST' && { payload: bodyOf(chance) }
    const answer = await server.inject({ ...route, url, headers, ...body })
    const said = JSON.stringify({ ...route, url, body })
    if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${answer.body} to ${said}`)
    answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1
    person.keep(answer.headers['set-cookie'])
    const made = answer.statusCode === 200 ? /"id":"([0-9a-f]{32})"/.exec(answer.body)?.[1] : undefined
    if (made !== undefined) ids.splice(5, ids.length < 15 ? 0 : 1, made)
    if (n % 100 === 0) await clock.advance(1_000)
  }
  await server.close()
  return { routes: routes.length, answers }
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

/** Some keys that routes know, some of them with nonsense, some bodies cut off. */
function bodyOf(chance: Chance): string {
  const keys = Object.keys(values).filter(() => chance.int(6) === 0)
  const entries = keys.map(key => [
    key,
    chance.int(8) === 0 ? pick(chance, nonsense) : pick(chance, values[key] ?? nonsense),
  ])
  const text = JSON.stringify(Object.fromEntries(entries))
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
