import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../packages/registry/src/locale.ts'
import { type Catalogue, findings, mentions, unknown } from './messages/catalogue.ts'

const root = join(import.meta.dirname, '..')

/** Where messages lie, and whose source uses them. */
const places = [
  { name: 'web', messages: 'packages/web/src/messages', source: 'packages/web/src' },
  { name: 'registry', messages: 'packages/registry/src/messages', source: 'packages/registry/src' },
  ...readdirSync(join(root, 'games')).map(game => ({
    name: game,
    messages: `games/${game}/src/messages`,
    source: `games/${game}/src`,
  })),
]

function catalogue(folder: string): Catalogue {
  const read = (locale: Locale) => JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8'))
  return { en: read('en'), pl: read('pl'), cs: read('cs'), hu: read('hu') }
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map(name => readFileSync(join(root, folder, name), 'utf8'))
}

const problems: string[] = []
const owners = new Map<string, string>()
let count = 0
for (const { name, messages, source } of places) {
  const books = catalogue(messages)
  const keys = Object.keys(books.en)
  count += keys.length
  problems.push(...findings(books).map(finding => `${name}: ${finding}`))
  problems.push(
    ...unknown(keys, sources(source).flatMap(mentions)).map(
      id => `${name}: "${id}" is used but does not exist.`,
    ),
  )
  for (const key of keys) {
    const owner = owners.get(key)
    if (owner !== undefined) problems.push(`${name}: "${key}" also belongs to ${owner}.`)
    owners.set(key, name)
  }
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${count} messages, each in ${locales.join(', ')}, with the same arguments.`)
