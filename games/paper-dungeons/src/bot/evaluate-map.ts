import { heroes } from '../content/ids.ts'
import { gemTrack, minionTrack } from '../content/tracks.ts'
import { unreachable } from '../rules/distance.ts'
import { opponents } from '../rules/movement.ts'
import { roomInfos } from '../rules/rooms.ts'
import { hasItem, openHearts } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'
import { dicePerRound, type EvaluationContext } from './context.ts'
import { interpolate, logistic } from './math.ts'
import type { Weights } from './weights.ts'

/** By index into `rooms`: the hero who fights there, as index into `heroes`; -1 where nobody has to. */
const fighters = roomInfos.map(({ printed: place }) =>
  place.minion === undefined ? -1 : heroes.indexOf(opponents[place.minion.kind]),
)
const minionLevels = roomInfos.map(({ printed: place }) => place.minion?.level ?? 0)

/** Unexplored rooms, by what they hold and how far they are. */
export function mapValue(
  w: Weights,
  fade: Float64Array | undefined,
  scene: EvaluationContext,
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
  const gemWorth = nextGemValue(sheet.gems, dice) + w.lustre
  const minionWorth = nextMinionValue(minions, dice)
  const open = openHearts(sheet)
  const hurt = (open > 4 ? 0.45 : 0.75) + (sheet.damage > 8 ? 0.4 : 0)
  let hope = 0
  for (let room = 0; room < 42; room++) {
    const site = roomInfos[room]
    if (site === undefined || (explored[site.row] ?? 0) & site.bit) continue
    const away = steps[room] ?? unreachable
    if (away === unreachable) continue
    const { printed: place } = site
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
      const last = scene.lastRounds[site.gem] ?? 8
      const until = left + dicePerRound * (last - scene.round)
      let sure = until <= 0 ? 0 : last === 8 ? 1 : logistic(0.8 * w.walk * until - away, 1.5)
      const rival = scene.rivalDistances[site.gem] ?? unreachable
      if (rival !== unreachable) sure *= logistic(rival - away - 1, 2)
      value += sure * gemWorth
    }
    if (value <= 0) continue
    hope += value * (fade?.[away] ?? 0)
  }
  return hope * (w.late + ((w.early - w.late) * dice) / 24)
}

/** What the next gem is worth, looking some gems ahead. */
function nextGemValue(gems: number, dice: number): number {
  const ahead = Math.min(10, gems + 1 + Math.min(4, dice / 5))
  return (interpolate(gemTrack.values, ahead) - (gemTrack.values[gems] ?? 0)) / Math.max(1, ahead - gems)
}

function nextMinionValue(minions: number, dice: number): number {
  const ahead = Math.min(12, minions + 1 + Math.min(4, dice / 4))
  return (
    (interpolate(minionTrack.values, ahead) - (minionTrack.values[minions] ?? 0)) /
    Math.max(1, ahead - minions)
  )
}
