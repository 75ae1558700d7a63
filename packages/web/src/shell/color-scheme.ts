import { useSyncExternalStore } from 'react'
import { readPreference, writePreference } from './preferences.ts'

/** Dark by default: a browser without a preference reports "light", so only the player's own choice counts. */
export type ColorScheme = 'dark' | 'light'

const listeners = new Set<() => void>()
let current: ColorScheme = readPreference('mode') === 'light' ? 'light' : 'dark'

/** Lights the page as it was left. */
export function applyColorScheme(): void {
  document.documentElement.dataset.mode = current
}

export function setColorScheme(mode: ColorScheme): void {
  current = mode
  writePreference('mode', mode)
  applyColorScheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => current)
}
