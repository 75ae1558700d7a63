import { storedChoice } from '@kazamata/ui'

/** In percent of the browser's own size. */
export const textSizes = ['100', '115', '130'] as const

const choice = storedChoice('kazamata.text', textSizes, { first: '100', unseen: '100' })

export const useTextSize = choice.use

/** All sizes of type are in `rem`, so the root's size scales them. */
export function applyTextSize(): void {
  document.documentElement.style.fontSize = `${choice.get()}%`
}

export function setTextSize(size: (typeof textSizes)[number]): void {
  choice.set(size)
  applyTextSize()
}
