import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../packages/registry/src/locale.ts'
import { mentions, unknown } from './ids.ts'
import { faults, type Messages } from './translation.ts'
import { formatsNumber, fractionsIn, numbersIn, wordingFaults } from './wording.ts'

const root = join(import.meta.dirname, '../..')

/** Which messages, and which sources use them: a page has the app's and one game's. */
const house = ['packages/web', 'packages/registry']
/** A game that has rules but no board yet has no messages. */
const speaking = readdirSync(join(root, 'games')).filter(game =>
  existsSync(join(root, 'games', game, 'src/messages')),
)
const owners: readonly Owner[] = [...house, ...speaking.map(game => `games/${game}`)].flatMap(name => {
  const whole = { name, folder: `${name}/src` }
  const part = (folder: string) => ({
    name: `${name}, ${folder}`,
    folder: `${whole.folder}/${folder}`,
    within: whole,
  })
  return [whole, ...partsOf(whole).map(part)]
})

interface Owner {
  readonly name: string
  /** Has the messages in `messages/`. */
  readonly folder: string
  /** Whose messages are shown beside its own; the sources of the two are checked apart. */
  readonly within?: Owner
}

function messages({ folder }: Owner, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(root, folder, 'messages', `${locale}.json`), 'utf8'))
}

/** Folders below an owner's that have messages of their own. */
function partsOf({ folder }: Owner): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('/messages'))
    .map(name => name.slice(0, -'/messages'.length))
}

/** Without tests, and without folders whose messages are checked apart. */
function sources(owner: Owner): string[] {
  const folder = join(root, owner.folder)
  const apart = partsOf(owner)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .filter(name => !apart.some(part => name.startsWith(`${part}/`)))
    .map(name => readFileSync(join(folder, name), 'utf8'))
}

const problems: string[] = []
const taken = new Map<string, string>()
let count = 0
for (const owner of owners) {
  const { name, within } = owner
  const original = messages(owner, 'en')
  const keys = Object.keys(original)
  const around = within === undefined ? [] : Object.keys(messages(within, 'en'))
  const numbers = numbersIn(locales.map(locale => messages(owner, locale)))
  const fractions = sources(owner).flatMap(fractionsIn)
  for (const locale of locales) {
    const translation = messages(owner, locale)
    const unformatted = fractions.filter(([id, value]) => !formatsNumber(translation[id] ?? '', value))
    const found = [
      ...faults(locale, original, translation),
      ...wordingFaults(locale, translation, numbers),
      ...unformatted.map(
        ([id, value]) => `${id} prints the fraction {${value}} without a decimal sign of its own`,
      ),
    ]
    for (const fault of found) problems.push(`${name}, ${locale}: ${fault}.`)
  }
  for (const id of unknown([...keys, ...around], sources(owner).flatMap(mentions)))
    problems.push(`${name}: ${id} is used but does not exist.`)
  for (const key of keys) {
    const other = around.includes(key) ? within?.name : taken.get(key)
    if (other !== undefined) problems.push(`${name}: ${key} belongs to ${other}.`)
    if (house.includes(name)) taken.set(key, name)
  }
  count += keys.length
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${count} messages in ${locales.join(', ')}: same keys, same arguments.`)
