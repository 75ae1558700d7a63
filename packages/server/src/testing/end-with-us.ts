import { type ChildProcess, spawn } from 'node:child_process'

/** Ends a child when this process ends, whatever ends that: a shell sends the signal when its input ends. */
export function endWithUs(child: ChildProcess, signal: 'KILL' | 'TERM' = 'KILL'): void {
  const script = 'trap "" INT TERM; read -r _; kill -s "$0" "$1"'
  const shell = spawn('sh', ['-c', script, signal, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { stdin } = shell
  // Neither keeps this process running.
  shell.unref()
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  // Its number may be somebody else's then.
  child.once('exit', () => shell.kill('SIGKILL'))
}
