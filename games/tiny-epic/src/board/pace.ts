import { useSyncExternalStore } from 'react'

/** How fast the story is told, slowest first. */
export const paces = ['slow', 'normal', 'fast', 'instant'] as const
type Pace = (typeof paces)[number]

const factors: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 }

const key = 'kazamata.tiny-epic.pace'
const listeners = new Set<() => void>()
/** Where nothing can be stored, this page remembers. */
let known: Pace | undefined

function read(): Pace {
  if (known !== undefined) return known
  try {
    const stored = localStorage.getItem(key)
    return paces.find(pace => pace === stored) ?? 'normal'
  } catch {
    return 'normal'
  }
}

/** Remembered on this device. */
export function setPace(pace: Pace): void {
  known = pace
  try {
    localStorage.setItem(key, pace)
  } catch {
    // Then it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function usePace(): { readonly pace: Pace; readonly factor: number } {
  const pace = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'instant' as const,
  )
  return { pace, factor: factors[pace] }
}
