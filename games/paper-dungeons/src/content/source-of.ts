import { bossCards } from './bosses.ts'
import { dungeons } from './dungeons.ts'
import { type Boss, bosses, type Card } from './ids.ts'
import type { Label } from './label.ts'
import { ranksSource } from './ranks.ts'
import { gemTrack, lossesSource } from './tracks.ts'

/** What has values of ours: bosses, dungeon cards, two columns of the sheet, and the ranks of a solo game. */
type Component = Boss | Card | 'gems' | 'losses' | 'ranks'

/** Where the values of a component come from, by part of it. */
export function sourceOf(component: Component): Readonly<Record<string, Label>> {
  switch (component) {
    case 'gems':
      return { values: gemTrack.source }
    case 'losses':
      return { values: lossesSource }
    case 'ranks':
      return { values: ranksSource }
    default:
      return isBoss(component) ? bossCards[component].source : dungeons[component].source
  }
}

const isBoss = (id: Boss | Card): id is Boss => bosses.some(boss => boss === id)
