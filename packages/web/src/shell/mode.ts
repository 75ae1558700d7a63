import { useSyncExternalStore } from 'react'
import { keep, kept } from './kept.ts'

/** The vault is lit by candles. A browser without a wish says "light", so daylight is only let in by hand. */
export type Mode = 'dark' | 'light'

const listeners = new Set<() => void>()
let current: Mode = kept('mode') === 'light' ? 'light' : 'dark'

/** Lights the page as it was left. */
export function lightUp(): void {
  document.documentElement.dataset.mode = current
}

export function setMode(mode: Mode): void {
  current = mode
  keep('mode', mode)
  lightUp()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => current)
}
