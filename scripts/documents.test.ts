import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
]

const ignored = new Set(['node_modules', 'dist', '.git'])

/** All files and folders below, as paths from the root; folders end in a slash. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (ignored.has(entry.name)) return []
    const path = join(folder, entry.name)
    const name = `/${relative(root, path).replaceAll('\\', '/')}`
    return entry.isDirectory() ? [`${name}/`, ...pathsIn(path)] : [name]
  })
}

const folders = /^(packages|games|scripts|e2e|docs|src|rules)\/|\/$/
const file = /^[\w.*<>{},/-]*[\w>*}]\.(ts|tsx|css|md|mjs|cjs|json|grit)$/

/** Does a quoted text look like a file or folder of this repository? */
const isPath = (text: string) => /^[\w.*<>{},/-]+$/.test(text) && (folders.test(text) || file.test(text))

/** `games/<id>/src/{move,view}.ts` as patterns that match paths ending like it. */
function patternsOf(path: string): RegExp[] {
  const braces = /\{([^}]*)\}/.exec(path)
  if (braces !== null)
    return (braces[1] ?? '').split(',').flatMap(part => patternsOf(path.replace(braces[0], part)))
  const escaped = path
    .replace(/^\/|\/$/g, '')
    .replaceAll('.', '\\.')
    .replace(/\*\*|\*|<\w+>/g, '[^/]+')
  return [new RegExp(`/${escaped}/?$`)]
}

const paths = pathsIn(root)

test('docs/operations.md names every variable that the server reads', () => {
  const sources = paths.filter(path => /^\/packages\/server\/src\/.*(?<![.]test)[.]ts$/.test(path))
  const read = sources.flatMap(
    path => readFileSync(join(root, path), 'utf8').match(/\bKAZAMATA_[A-Z_]+/g) ?? [],
  )
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  expect([...new Set(read)].filter(name => !text.includes(`| \`${name}\` |`))).toEqual([])
})

test.each(documents)('every path that %s names exists', name => {
  const text = readFileSync(join(root, name), 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? '').filter(isPath)
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(match => match[1] ?? '')
  const missing = [
    ...quoted.filter(path => !patternsOf(path).every(pattern => paths.some(known => pattern.test(known)))),
    ...linked.filter(path => !paths.includes(`/${relative(root, join(root, name, '..', path))}`)),
  ]
  expect(missing).toEqual([])
})
