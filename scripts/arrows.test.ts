import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

/** A forbidden import for each rule: who imports, and what. */
const forbidden = [
  ['kernel-alone', 'packages/kernel/src/a.ts', 'packages/search/src/to.ts'],
  ['search-kernel', 'packages/search/src/a.ts', 'games/one/src/index.ts'],
  ['ui-kernel', 'packages/ui/src/a.ts', 'packages/search/src/to.ts'],
  ['room-kernel-search', 'packages/room/src/a.ts', 'packages/registry/src/to.ts'],
  ['threads-room', 'packages/threads/src/a.ts', 'packages/registry/src/to.ts'],
  ['threads-in-node', 'packages/room/src/c.ts', 'packages/threads/src/to.ts'],
  ['threads-in-node', 'packages/web/src/c.ts', 'packages/threads/src/to.ts'],
  ['protocol-kernel', 'packages/protocol/src/a.ts', 'packages/room/src/to.ts'],
  ['protocol-kernel', 'packages/protocol/src/b.ts', 'packages/kernel/src/match/index.ts'],
  ['registry-games', 'packages/registry/src/a.ts', 'packages/cli/src/to.ts'],
  ['rules-kernel', 'games/one/src/rules/a.ts', 'packages/search/src/to.ts'],
  ['rules-kernel', 'games/one/src/content/a.ts', 'packages/ui/src/to.ts'],
  ['rules-kernel', 'games/one/src/game.ts', 'games/one/src/bot/to.ts'],
  ['bot-search', 'games/one/src/bot/a.ts', 'games/one/src/board/to.ts'],
  ['board-ui', 'games/one/src/board/a.tsx', 'games/one/src/bot/to.ts'],
  ['board-ui', 'games/one/src/board/b.tsx', 'packages/search/src/to.ts'],
  ['board-ui', 'games/one/src/board/h.tsx', 'games/one/src/guide/to.tsx'],
  ['guide-ui', 'games/one/src/guide/a.tsx', 'games/one/src/bot/to.ts'],
  ['rules-kernel', 'games/one/src/rules/g.ts', 'games/one/src/guide/to.tsx'],
  ['game-alone', 'games/one/src/index.ts', 'games/two/src/index.ts'],
  // Whatever is at a running table: no match, record, room or store.
  ['table-sees-snapshots-only', 'packages/web/src/table/a.tsx', 'packages/kernel/src/match/index.ts'],
  ['table-sees-snapshots-only', 'packages/web/src/table/b.tsx', 'packages/room/src/room.ts'],
  ['table-sees-snapshots-only', 'packages/web/src/table/c.tsx', 'packages/room/src/store/index.ts'],
  ['table-sees-snapshots-only', 'packages/web/src/table/d.tsx', 'packages/web/src/table/local/to.ts'],
  ['table-sees-snapshots-only', 'packages/web/src/table/e.tsx', 'packages/web/src/matches/to.ts'],
  ['table-sees-snapshots-only', 'games/one/src/board/f.tsx', 'packages/kernel/src/match/index.ts'],
  ['table-sees-snapshots-only', 'packages/ui/src/b.ts', 'packages/kernel/src/match/index.ts'],
  ['nothing-imports-web-or-server', 'packages/cli/src/a.ts', 'packages/web/src/to.ts'],
  ['nothing-imports-web-or-server', 'packages/cli/src/g.ts', 'packages/server/src/to.ts'],
  ['bench-server', 'packages/cli/src/bench/a.ts', 'packages/web/src/to.ts'],
  ['web-and-server-apart', 'packages/web/src/a.ts', 'packages/server/src/to.ts'],
  ['room-npm', 'packages/room/src/b.ts', 'node_modules/react/index.js'],
  ['kernel-npm', 'packages/kernel/src/b.ts', 'node_modules/react/index.js'],
  ['rules-npm', 'games/one/src/rules/b.ts', 'node_modules/react/index.js'],
  ['search-npm', 'games/one/src/bot/b.ts', 'node_modules/react/index.js'],
  ['runs-anywhere', 'games/one/src/rules/c.ts', 'node:fs'],
  ['runs-anywhere', 'packages/kernel/src/c.ts', 'node:crypto'],
  ['no-circle', 'packages/cli/src/round.ts', 'packages/cli/src/round.ts'],
  ['no-test-in-code', 'packages/cli/src/b.ts', 'packages/cli/src/x.test.ts'],
  ['no-test-in-code', 'games/one/src/guide/c.tsx', 'games/one/src/testing/to.ts'],
  ['no-test-in-code', 'packages/server/src/c.ts', 'packages/server/src/simulation/to.ts'],
  ['postgres-on-demand', 'packages/server/src/d.ts', 'packages/server/src/store/postgres/to.ts'],
  ['postgres-on-demand', 'packages/server/src/e.ts', 'node_modules/pg/index.js'],
  ['resolves', 'packages/cli/src/c.ts', './gone.ts'],
] as const

/** Allowed imports, none of which may be reported. */
const allowed = [
  ['games/one/src/rules/d.ts', 'packages/kernel/src/to.ts'],
  ['games/one/src/rules/e.ts', 'games/one/src/content/to.ts'],
  ['games/one/src/rules/f.ts', 'node_modules/zod/index.js'],
  ['games/one/src/rules/f.test.ts', 'node_modules/react/index.js'],
  ['games/one/src/bot/c.ts', 'packages/search/src/to.ts'],
  ['games/one/src/bot/d.ts', 'games/one/src/content/to.ts'],
  ['games/one/src/board/c.tsx', 'packages/ui/src/to.ts'],
  ['games/one/src/board/d.tsx', 'games/one/src/content/to.ts'],
  ['games/one/src/board/e.tsx', 'icon:goblin-head'],
  ['games/one/src/guide/b.tsx', 'games/one/src/board/to.tsx'],
  ['packages/registry/src/b.ts', 'games/two/src/index.ts'],
  ['packages/cli/src/d.ts', 'packages/registry/src/to.ts'],
  ['packages/cli/src/e.ts', 'packages/threads/src/to.ts'],
  ['packages/cli/src/bench/b.ts', 'packages/server/src/to.ts'],
  ['packages/server/src/b.ts', 'packages/threads/src/to.ts'],
  ['packages/server/src/simulation/a.ts', 'packages/server/src/testing/to.ts'],
  ['packages/threads/src/b.ts', 'packages/room/src/to.ts'],
  ['packages/web/src/b.ts', 'packages/registry/src/to.ts'],
  ['packages/web/src/table/f.tsx', 'packages/room/src/index.ts'],
  ['packages/web/src/table/g.tsx', 'packages/kernel/src/index.ts'],
  ['packages/web/src/table/local/a.ts', 'packages/room/src/room.ts'],
  ['games/one/src/board/g.test.tsx', 'packages/kernel/src/match/index.ts'],
  ['packages/kernel/src/d.ts', 'node_modules/@noble/hashes/index.js'],
] as const

let fixture = ''
let found: string[] = []

async function put(path: string, text: string) {
  await mkdir(dirname(join(fixture, path)), { recursive: true })
  await writeFile(join(fixture, path), text)
}

function specifier(from: string, to: string) {
  if (to.startsWith('node_modules/')) return dirname(to).slice('node_modules/'.length)
  if (!/^(packages|games)/.test(to)) return to
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

beforeAll(async () => {
  fixture = await mkdtemp(join(tmpdir(), 'kazamata-arrows-'))
  const arrows = [...forbidden.map(([, from, to]) => [from, to] as const), ...allowed]
  for (const [, to] of arrows) {
    if (/^(packages|games)/.test(to)) await put(to, 'export const to = 1\n')
    if (to.startsWith('node_modules/')) await put(to, 'export default 1\n')
  }
  for (const [from, to] of arrows) await put(from, `import '${specifier(from, to)}'\n`)
  await put('packages/cli/src/round.ts', "import './trip.ts'\n")
  await put('packages/cli/src/trip.ts', "import './round.ts'\n")
  await put(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }),
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cruiser,
      ...['packages', 'games', '--output-type', 'json', '--config', join(root, '.dependency-cruiser.cjs')],
    ],
    { cwd: fixture, maxBuffer: 1e8 },
  ).catch((error: { stdout: string }) => error)
  const { summary } = JSON.parse(stdout)
  found = summary.violations.map((v: { rule: { name: string }; from: string }) => `${v.rule.name} ${v.from}`)
})
afterAll(() => rm(fixture, { recursive: true }))

describe('the arrows between packages', () => {
  it.each(forbidden)('%s: %s must not import %s', (rule, from) => {
    expect(found).toContain(`${rule} ${from}`)
  })

  it.each(allowed)('%s may import %s', from => {
    expect(found.filter(violation => violation.endsWith(` ${from}`))).toEqual([])
  })
})
