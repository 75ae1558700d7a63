import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { locales } from '../packages/registry/src/locale.ts'
import { readRules } from '../packages/web/rules-plugin.ts'
import { type Coverage, clausesOf, coverageOf, idsInTitles, typeFile } from './coverage.ts'
import { translationFaults } from './rules-translation.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { json, write } = options()
const titled = new Set(testFiles().flatMap(path => [...idsInTitles(readFileSync(path, 'utf8'))]))
const report: Record<string, Coverage> = {}
const problems: string[] = []

for (const game of readdirSync(join(root, 'games')).sort()) {
  const home = join(root, 'games', game)
  const rules = join(home, 'RULES.md')
  if (!existsSync(rules)) continue
  const english = readFileSync(rules, 'utf8')
  const clauses = clausesOf(english)
  report[game] = coverageOf(clauses, titled, part => existsSync(join(home, part)))
  const path = join(home, 'src', 'clause.ts')
  const text = typeFile(clauses)
  if (write) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    problems.push(`${path} is older than RULES.md: run npm run clauses -- --write.`)
  problems.push(...translations(home, english))
}

console.log(json ? JSON.stringify(report, undefined, 2) : table())
for (const problem of problems) console.error(problem)
const gaps = Object.values(report).some(({ missing, unknown }) => missing.length > 0 || unknown !== undefined)
process.exitCode = gaps || problems.length > 0 ? 1 : 0

function options(): { json: boolean; write: boolean } {
  try {
    const flags = {
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    } as const
    return parseArgs({ options: flags }).values
  } catch {
    console.error('Usage: npm run clauses -- [--json] [--write]')
    return process.exit(2)
  }
}

/** What is wrong with the rules in the other languages. */
function translations(home: string, english: string): string[] {
  const original = readRules(english)
  return locales
    .filter(locale => locale !== 'en')
    .flatMap(locale => {
      const path = join(home, 'rules', `${locale}.md`)
      if (!existsSync(path)) return [`${path} is missing.`]
      return translationFaults(readRules(readFileSync(path, 'utf8')), original).map(
        fault => `${path}: ${fault}.`,
      )
    })
}

function testFiles(): string[] {
  const tests = ['games', 'packages', 'scripts', 'e2e'].flatMap(folder => under(join(root, folder)))
  return tests.filter(path => /\.(test|spec)\.tsx?$/.test(path))
}

function under(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? under(path) : [path]
  })
}

function table(): string {
  const row = (game: string, cells: readonly (string | number)[]) =>
    game.padEnd(18) + cells.map(cell => String(cell).padStart(11)).join('')
  const lines = [row('game', ['clauses', 'tested', 'missing', 'untestable', 'pending'])]
  for (const [
    game,
    { total, tested, missing, untestable = [], pending = [], unknown = [] },
  ] of Object.entries(report)) {
    lines.push(row(game, [total, tested, missing.length, untestable.length, pending.length]))
    if (missing.length > 0) lines.push(`  without a test: ${missing.join(', ')}`)
    if (unknown.length > 0) lines.push(`  in test titles, but no clause: ${unknown.join(', ')}`)
  }
  return lines.join('\n')
}
