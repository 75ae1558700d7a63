import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Style sheets by their path, and what the linter has to say about each; nothing if it is fine. */
const planted = {
  'colour.css': ['.a { color: #c04a3c }', 'Define colours'],
  'gradient.css': ['.a { background: linear-gradient(#0009, transparent) }', 'Define colours'],
  'property.css': ['.a { --edge: #c04a3c }', 'Define colours'],
  'channels.css': ['.a { color: rgb(0 0 0 / 40%) }', 'Define colours'],
  'size.css': ['.a { font-size: 14px }', 'Type sizes'],
  'shorthand.css': ['.a { font: 700 14px / 1.2 var(--font-ui) }', 'Type sizes'],
  'touch.css': ['.a { min-height: 44px }', 'touch target'],
  'tokens-used.css': [
    '.a { color: var(--ink); font: 700 var(--text-14) / 22px var(--font-ui); min-height: var(--touch); width: 144px }',
  ],
  'mixture.css': ['.a { color: color-mix(in srgb, var(--bg) 40%, transparent) }'],
  'board/theme.css': [':root { --te-boss: #a4619f }'],
} as const satisfies Record<string, readonly [css: string, message?: string]>

describe('style sheets use tokens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kazamata-tokens-'))
  let lines: readonly string[] = []

  beforeAll(() => {
    // The project's own rules, outside of its repository.
    const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
    cpSync(join(root, 'scripts/tokens.grit'), join(folder, 'scripts/tokens.grit'))
    for (const [path, [css]] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), css)
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.']
    lines = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.split('\n')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(planted))('%s', (path, [, message]) => {
    const found = lines.filter(line => line.includes(`/${path},`))
    expect(found).toEqual(message === undefined ? [] : [expect.stringContaining(message)])
  })
})
