import { useEffect, useState } from 'react'

/** Whether there is a server, and whether this browser is somebody to it; `unknown` until it has answered, or where none does. */
export type ServerState = 'unknown' | 'stranger' | 'known'

let asked: Promise<ServerState> | undefined

/** Quietly: a page of files alone, or without a network, has none, and that is no error. */
async function ask(): Promise<ServerState> {
  if (!navigator.onLine) return 'unknown'
  try {
    const response = await fetch('/api/me', { cache: 'no-store' })
    if (!response.ok || !/\bjson\b/.test(response.headers.get('content-type') ?? '')) return 'unknown'
    if ((await response.json()) === null)
      return 'stranger'
      // It knows this person: some match may wait for them, and what they choose follows them.
    ;(await import('../online/turn-badge.ts')).showTurns()
    ;(await import('../online/account/follow-settings.ts')).followSettings()
    return 'known'
  } catch {
    return 'unknown'
  }
}

/** Is there a server for online play behind this page? */
export const useServer = (): boolean => useServerState() !== 'unknown'

/** Asked once. */
export function useServerState(): ServerState {
  const [state, setState] = useState<ServerState>('unknown')
  useEffect(() => {
    let late = false
    asked ??= ask()
    void asked.then(answer => {
      if (!late) setState(answer)
    })
    return () => {
      late = true
    }
  }, [])
  return state
}
