import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needPostgres } from '../packages/cli/src/bench/cluster/need-postgres.ts'
import { chromiumAdvice, needChromium } from '../packages/cli/src/chromium.ts'
import { postgresAdvice } from '../packages/server/src/testing/postgres-cluster.ts'
import { add, type Count, checked, fromPlaywright, fromVitest, none, summary } from './count.ts'

const reports = mkdtempSync(join(tmpdir(), 'kazamata-test-'))

interface Run {
  readonly ok: boolean
  /** Its output. */
  readonly said: string
}

/** Runs a script of package.json to its end. */
function npm(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ ok: code === 0, said: Buffer.concat(said).toString() }))
  })
}

/** What a reporter wrote; nothing if it did not get that far. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Sections run side by side, so each prints its output when it is done. */
async function section(
  title: string,
  run: () => Promise<Run>,
  count: (ok: boolean) => Count,
): Promise<Count> {
  const began = performance.now()
  const { ok, said } = await run()
  const result = count(ok)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`\n── ${title}: ${result.failed.length === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (said.trim() !== '') console.log(said.trimEnd())
  return result
}

const check = (title: string, script: string) =>
  section(
    title,
    () => npm(script),
    ok => checked(title, ok),
  )

/** Everything runs, whatever failed before it, so that one run shows everything that is broken. */
async function inTurn(...sections: readonly (() => Promise<Count>)[]): Promise<Count> {
  let total = none
  for (const next of sections) total = add(total, await next())
  return total
}

const unit = () => {
  const file = join(reports, 'vitest.json')
  return section(
    'unit and conformance',
    async () =>
      needPostgres() === undefined
        ? { ok: false, said: postgresAdvice }
        : npm('unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
    ok => fromVitest(report(file), ok),
  )
}

const browser = () => {
  const file = join(reports, 'playwright.json')
  return section(
    'browser',
    async () =>
      needChromium() === undefined
        ? { ok: false, said: chromiumAdvice }
        : npm('browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    ok => fromPlaywright(report(file), ok),
  )
}

console.log('Types, lint, arrows, dead code, clauses, messages and units, then the browser.')
// The browser's tests keep every core busy by themselves: beside the others, all of them only took longer.
const counts = await Promise.all([
  unit(),
  inTurn(
    // Before the browser's tests and the test of the package need it.
    () => check('page', 'build'),
    () => check('types', 'types'),
    () => check('lint', 'lint'),
    () => check('arrows', 'arrows'),
    () => check('dead code', 'dead'),
    () => check('clauses', 'clauses'),
    () => check('messages', 'messages'),
  ),
])
const total = add(counts.reduce(add, none), await browser())

rmSync(reports, { recursive: true })
console.log(summary(total))
process.exitCode = total.failed.length === 0 ? 0 : 1
