import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumAdvice, needChromium } from '../packages/cli/src/chromium.ts'
import { add, type Count, checked, fromPlaywright, fromVitest, none } from './count.ts'

const reports = mkdtempSync(join(tmpdir(), 'kazamata-test-'))
let total = none

/** Everything runs, whatever failed before it, so that one run shows all there is to mend. */
function section(title: string, run: () => Count) {
  const began = performance.now()
  console.log(`\n── ${title}`)
  const count = run()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`   ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  total = add(total, count)
}

/** True when the program ended well. */
function npm(script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** What a reporter wrote; nothing when it never came so far. */
function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

section('types', () => checked(npm('types')))
section('lint', () => checked(npm('lint')))
section('arrows', () => checked(npm('arrows')))
section('dead code', () => checked(npm('dead')))
section('clauses', () => checked(npm('clauses')))
section('messages', () => checked(npm('messages')))
section('unit and conformance', () => {
  const file = join(reports, 'vitest.json')
  const ok = npm('unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return fromVitest(report(file), ok)
})
section('browser', () => {
  if (needChromium() === undefined) {
    console.error(chromiumAdvice)
    return checked(false)
  }
  const file = join(reports, 'playwright.json')
  const ok = npm('browser', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return fromPlaywright(report(file), ok)
})

rmSync(reports, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
