import type { Cover } from './cover.ts'
import { paperDungeons } from './paper-dungeons.tsx'
import { tinyEpic } from './tiny-epic.tsx'
import { welcomeBack } from './welcome-back.tsx'

export type * from './cover.ts'

const covers: Readonly<Record<string, Cover>> = {
  'welcome-back': welcomeBack,
  'paper-dungeons': paperDungeons,
  'tiny-epic': tinyEpic,
}

/** The cover of a listed game. */
export function coverOf(id: string): Cover {
  const cover = covers[id]
  if (cover === undefined) throw new Error(`The game "${id}" is listed but has no cover.`)
  return cover
}
