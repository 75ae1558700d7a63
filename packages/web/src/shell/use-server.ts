import { useEffect, useState } from 'react'
import { readPreference, writePreference } from './preferences.ts'

let asked: Promise<boolean> | undefined

/** Quietly: a page of files alone, or without a network, has none, and that is no error. */
async function ask(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/api/me', { cache: 'no-store' })
    if (!response.ok || !/\bjson\b/.test(response.headers.get('content-type') ?? '')) return false
    // It knows this person: some match may wait for them, and what they choose follows them.
    if ((await response.json()) !== null) {
      ;(await import('../online/turn-badge.ts')).showTurns()
      ;(await import('../online/account/follow-settings.ts')).followSettings()
    }
    return true
  } catch {
    return false
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

/** Is there a server for online play behind this page? Asked once. */
export function useServer(): boolean {
  const [isThere, setThere] = useState(isLikely)
  useEffect(() => {
    let late = false
    asked ??= ask()
    void asked.then(there => {
      writePreference('server', there ? 'yes' : 'no')
      if (!late) setThere(there)
    })
    return () => {
      late = true
    }
  }, [])
  return isThere
}
