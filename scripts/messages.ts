import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../packages/registry/src/locale.ts'
import { mentions, unknown } from './message-ids.ts'
import { faults, type Messages } from './message-translation.ts'

const root = join(import.meta.dirname, '..')

/** Which messages, and which sources use them: a page has the app's and one game's. */
const house = ['packages/web', 'packages/registry']
/** A game that has rules but no board yet has no messages. */
const speaking = readdirSync(join(root, 'games')).filter(game =>
  existsSync(join(root, 'games', game, 'src/messages')),
)
const owners = [...house, ...speaking.map(game => `games/${game}`)]

function messages(owner: string, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(root, owner, 'src/messages', `${locale}.json`), 'utf8'))
}

function sources(owner: string): string[] {
  const folder = join(root, owner, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

const problems: string[] = []
const taken = new Map<string, string>()
let count = 0
for (const owner of owners) {
  const original = messages(owner, 'en')
  const keys = Object.keys(original)
  for (const locale of locales)
    for (const fault of faults(locale, original, messages(owner, locale)))
      problems.push(`${owner}, ${locale}: ${fault}.`)
  for (const id of unknown(keys, sources(owner).flatMap(mentions)))
    problems.push(`${owner}: ${id} is used but does not exist.`)
  for (const key of keys) {
    const other = taken.get(key)
    if (other !== undefined) problems.push(`${owner}: ${key} belongs to ${other}.`)
    if (house.includes(owner)) taken.set(key, owner)
  }
  count += keys.length
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${count} messages in ${locales.join(', ')}: same keys, same arguments.`)
