import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** On Debian, as root, a program can be installed without anybody's help. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Runs `apt-get` and says whether it did what it should. */
export function apt(...what: readonly string[]): boolean {
  // Without a network it should fail soon. The user it downloads as may not be allowed to write to /tmp.
  const patience = ['Acquire::Retries=0', 'Acquire::http::Timeout=20', 'Acquire::https::Timeout=20']
  const options = [...patience, 'APT::Sandbox::User=root'].flatMap(one => ['-o', one])
  const args = ['-y', '--no-install-recommends', ...options, ...what]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
