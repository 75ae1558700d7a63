import type { GameEvent } from '@kazamata/kernel'
import type { Bots } from '@kazamata/search'

/** Levels of bots, weakest first; every game has all of them. */
export const levels = ['novice', 'adventurer', 'veteran'] as const
export type Level = (typeof levels)[number]

export type AnyBots = Bots<unknown, unknown, GameEvent>

/** Apart from the list of games, so that a bot's worker loads no board. */
export const bots = {
  'welcome-back': async () => (await import('@kazamata/welcome-back/bot')).bots,
  'paper-dungeons': async () => (await import('@kazamata/paper-dungeons/bot')).bots,
  'tiny-epic': async () => (await import('@kazamata/tiny-epic/bot')).bots,
} satisfies Readonly<Record<string, () => Promise<AnyBots>>>

export async function loadBots(game: string): Promise<AnyBots> {
  const found = Object.entries(bots).find(([id]) => id === game)
  if (found === undefined) throw new Error(`There are no bots for "${game}".`)
  return await found[1]()
}
