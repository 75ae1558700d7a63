import type { Enemy, Hero, Room, Source } from '../../content/ids.ts'
import { roomIcons, sourceIcons } from './card-icons.ts'
import { heroIcons } from './first-icons.ts'
import { enemyIcons } from './icons.ts'

const pictures: Readonly<Record<Hero | Enemy | Room | Source, string>> = {
  ...heroIcons,
  ...enemyIcons,
  ...roomIcons,
  ...sourceIcons,
}

/** The picture of whatever can cause something. */
export function pictureOf(id: Hero | Enemy | Room | Source): string {
  return pictures[id]
}
