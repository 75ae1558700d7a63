import type { Door } from './door.ts'
import { paperDungeons } from './paper-dungeons.tsx'
import { tinyEpic } from './tiny-epic.tsx'
import { welcomeBack } from './welcome-back.tsx'

export type * from './door.ts'

const doors: Readonly<Record<string, Door>> = {
  'welcome-back': welcomeBack,
  'paper-dungeons': paperDungeons,
  'tiny-epic': tinyEpic,
}

/** Every listed game has a door. */
export function doorOf(id: string): Door {
  const door = doors[id]
  if (door === undefined) throw new Error(`The game "${id}" is listed but has no door.`)
  return door
}
