import { storedChoice } from '@kazamata/ui'

/** Dark by default: a browser without a preference reports "light", so only the player's own choice counts. */
export const colorScheme = storedChoice('kazamata.mode', ['dark', 'light'], { first: 'dark', unseen: 'dark' })

export const useColorScheme = colorScheme.use

export function applyColorScheme(): void {
  document.documentElement.dataset.mode = colorScheme.get()
}

export function setColorScheme(mode: 'dark' | 'light'): void {
  colorScheme.set(mode)
  applyColorScheme()
}
