import type { AnyGame } from '@kazamata/kernel'

/** Apart from the list of games, so that the server's bundle has no board. */
export const gameLoaders = {
  'welcome-back': async () => (await import('@kazamata/welcome-back')).welcomeBack,
  'paper-dungeons': async () => (await import('@kazamata/paper-dungeons')).paperDungeons,
  'tiny-epic': async () => (await import('@kazamata/tiny-epic')).tinyEpic,
} satisfies Readonly<Record<string, () => Promise<AnyGame>>>

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return await Object.entries(gameLoaders).find(([known]) => known === id)?.[1]()
}
