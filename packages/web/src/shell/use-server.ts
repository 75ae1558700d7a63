import { useEffect, useState } from 'react'
import { readPreference, writePreference } from './preferences.ts'

type Answer = 'none' | 'stranger' | 'known'
/** Whether there is a server, and whether this browser is somebody to it; `unknown` until it has answered. */
export type ServerState = 'unknown' | Answer

let asked: Promise<Answer> | undefined

/** Quietly: a page of files alone, or without a network, has none, and that is no error. */
async function ask(): Promise<Answer> {
  if (!navigator.onLine) return 'none'
  try {
    const response = await fetch('/api/me', { cache: 'no-store' })
    if (!response.ok || !/\bjson\b/.test(response.headers.get('content-type') ?? '')) return 'none'
    if ((await response.json()) === null)
      return 'stranger'
      // It knows this person: some match may wait for them, and what they choose follows them.
    ;(await import('../online/turn-badge.ts')).showTurns()
    ;(await import('../online/account/follow-settings.ts')).followSettings()
    return 'known'
  } catch {
    return 'none'
  }
}

/**
 * What is most likely before the server has answered, so that nothing moves when it does: pages that were drawn when the
 * app was built are sent by the server alone; otherwise it is as the last time.
 */
function isLikely(): boolean {
  if (typeof document === 'undefined' || document.documentElement.dataset.prerendered !== undefined)
    return true
  return readPreference('server') === 'yes'
}

/** Is there a server for online play behind this page? */
export function useServer(): boolean {
  const state = useServerState()
  const [likely] = useState(isLikely)
  return state === 'unknown' ? likely : state !== 'none'
}

/** Asked once. */
export function useServerState(): ServerState {
  const [state, setState] = useState<ServerState>('unknown')
  useEffect(() => {
    let late = false
    asked ??= ask()
    void asked.then(answer => {
      writePreference('server', answer === 'none' ? 'no' : 'yes')
      if (!late) setState(answer)
    })
    return () => {
      late = true
    }
  }, [])
  return state
}
