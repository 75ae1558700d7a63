import { heroes } from '../content/ids.ts'
import { gemTrack, minionTrack } from '../content/tracks.ts'
import { hasItem, openHearts } from '../rules/count.ts'
import { far } from '../rules/distance.ts'
import { sites } from '../rules/site.ts'
import { opponents } from '../rules/walk.ts'
import type { Sheet } from '../state.ts'
import { between, likely } from './curve.ts'
import { perRound, type Scene } from './scene.ts'
import type { Weights } from './weights.ts'

/** By index into `rooms`: the hero who fights there, as index into `heroes`; -1 where nobody has to. */
const fighters = sites.map(({ place }) =>
  place.minion === undefined ? -1 : heroes.indexOf(opponents[place.minion.kind]),
)
const minionLevels = sites.map(({ place }) => place.minion?.level ?? 0)

/** Unexplored rooms, by what they hold and how far they are. */
export function mapHope(
  w: Weights,
  fade: Float64Array | undefined,
  scene: Scene,
  sheet: Readonly<Sheet>,
  steps: Uint8Array,
  dice: number,
  left: number,
  minions: number,
): number {
  const { levels, explored } = sheet
  const gone = sheet.taken | sheet.crossed
  const armour = hasItem(sheet, 'armour') ? 1 : 0
  const scout = sheet.power === 'scout'
  const gemWorth = gemStep(sheet.gems, dice) + w.lustre
  const minionWorth = minionStep(minions, dice)
  const open = openHearts(sheet)
  const hurt = (open > 4 ? 0.45 : 0.75) + (sheet.damage > 8 ? 0.4 : 0)
  let hope = 0
  for (let room = 0; room < 42; room++) {
    const site = sites[room]
    if (site === undefined || (explored[site.row] ?? 0) & site.bit) continue
    const away = steps[room] ?? far
    if (away === far) continue
    const { place } = site
    let value = w.room
    if (place.trap && !scout) value -= hurt
    if (place.level) value += w.level
    if (place.part) value += w.part
    if (place.potions !== undefined) value += w.potion * place.potions
    if (site.minion >= 0 && !(sheet.slain & (1 << site.minion))) {
      const lack = (minionLevels[room] ?? 0) - (levels[fighters[room] ?? 0] ?? 1) - armour
      value += minionWorth - (lack > 0 ? lack * hurt : 0)
    }
    if (site.gem >= 0 && !(gone & (1 << site.gem))) {
      const last = scene.lasts[site.gem] ?? 8
      const until = left + perRound * (last - scene.round)
      let sure = until <= 0 ? 0 : last === 8 ? 1 : likely(0.8 * w.walk * until - away, 1.5)
      const rival = scene.rivals[site.gem] ?? far
      if (rival !== far) sure *= likely(rival - away - 1, 2)
      value += sure * gemWorth
    }
    if (value <= 0) continue
    hope += value * (fade?.[away] ?? 0)
  }
  return hope * (w.late + ((w.early - w.late) * dice) / 24)
}

/** What the next gem is worth, looking some gems ahead. */
function gemStep(gems: number, dice: number): number {
  const ahead = Math.min(10, gems + 1 + Math.min(4, dice / 5))
  return (between(gemTrack.values, ahead) - (gemTrack.values[gems] ?? 0)) / Math.max(1, ahead - gems)
}

function minionStep(minions: number, dice: number): number {
  const ahead = Math.min(12, minions + 1 + Math.min(4, dice / 4))
  return (
    (between(minionTrack.values, ahead) - (minionTrack.values[minions] ?? 0)) / Math.max(1, ahead - minions)
  )
}
