import { spawn } from 'node:child_process'

/** The tests in the browser with every combination that they know; returns how much is wrong. */
export function soakBrowser(): Promise<number> {
  const child = spawn('npm', ['run', '--silent', 'browser'], {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_SOAK: '1' },
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code === 0 ? 0 : 1))
  })
}
