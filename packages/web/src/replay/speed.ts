import { storedChoice } from '@kazamata/ui'

/** How many times as fast as usual a replay plays. */
export const speeds = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof speeds)[number]

export const speedChoice = storedChoice<Speed>('kazamata.replay-speed', speeds, { first: '1', unseen: '1' })

const base = 700
const forEach = 400
const most = 8

/** How long a stop is shown, in milliseconds: longer where more is told. */
export function timeAt({ told }: { readonly told: number }, speed: Speed): number {
  return (base + forEach * Math.min(Math.max(1, told), most)) / Number(speed)
}
