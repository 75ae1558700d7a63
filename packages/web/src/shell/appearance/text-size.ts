import { storedChoice } from '@kazamata/ui'

/** In percent of the browser's own size. */
export const textSizes = ['100', '115', '130'] as const

export const textSize = storedChoice('kazamata.text', textSizes, { first: '100', unseen: '100' })

export const useTextSize = textSize.use

/** All sizes of type are in `rem`, so the root's size scales them. */
export function applyTextSize(): void {
  document.documentElement.style.fontSize = `${textSize.get()}%`
}

export function setTextSize(size: (typeof textSizes)[number]): void {
  textSize.set(size)
  applyTextSize()
}
