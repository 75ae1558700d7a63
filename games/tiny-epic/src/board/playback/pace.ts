import { storedChoice } from '@kazamata/ui'

/** How fast events are played back, slowest first. */
export const paces = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof paces)[number]

const factors: Readonly<Record<Pace, number>> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 }

const choice = storedChoice('kazamata.tiny-epic.pace', paces, { first: 'normal', unseen: 'instant' })

/** Remembered on this device. */
export const setPace = choice.set

export function usePace(): { readonly pace: Pace; readonly factor: number } {
  const pace = choice.use()
  return { pace, factor: factors[pace] }
}
