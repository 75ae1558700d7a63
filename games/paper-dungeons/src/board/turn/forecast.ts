import type { Seat } from '@kazamata/kernel'
import type { Preview } from '../../look-ahead.ts'
import { boss as bossName, mission as missionName } from '../../names.ts'
import { strengthOf, tierOf } from '../../rules/boss-fight.ts'
import { distance } from '../../rules/distance.ts'
import { missionProgress, scoreOf } from '../../rules/score.ts'
import { hasExplored, health, openHearts } from '../../rules/sheet-counts.ts'
import type { Reward, Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { rivalsFor, type ScheduledBoss, scheduledBosses } from '../boss/bosses.ts'
import { bossIcons, signs } from '../icons.ts'
import type { SheetSummary } from '../SummaryBar.tsx'
import { linesOf, type NoteLine, rewardIcons } from './forecast-lines.ts'

/** The boss a sheet waits for; absent after the last fight. */
export const bossFor = (view: View, sheet: Readonly<Sheet>): ScheduledBoss | undefined =>
  scheduledBosses(view)[sheet.glory.length]

/** Where a sheet stands (PD-UI.9). */
export function standingOf(view: View, sheet: Readonly<Sheet>): SheetSummary {
  const next = bossFor(view, sheet)
  const common = {
    health: health(sheet),
    damage: sheet.damage,
    hearts: openHearts(sheet),
    score: scoreOf(sheet).L,
    boss: next !== undefined,
  }
  if (next === undefined) return common
  const strength = strengthOf(sheet, next.boss).total
  return {
    ...common,
    strength,
    tier: tierOf(next.boss, strength) ?? 0,
    steps: stepsTo(view, sheet, next),
  }
}

/** 0 once the room is found, wherever the party stands (PD-BOS.1). */
const stepsTo = (view: View, sheet: Readonly<Sheet>, { room }: ScheduledBoss): number | undefined =>
  hasExplored(sheet, room) ? 0 : distance(sheet, view.card, room)

/** A boss reckoned against a sheet (PD-UI.8). */
export function reckoned(view: View, sheet: Readonly<Sheet>, next: ScheduledBoss) {
  const strength = strengthOf(sheet, next.boss)
  return {
    strength,
    tier: tierOf(next.boss, strength.total) ?? 0,
    found: hasExplored(sheet, next.room),
    distance: stepsTo(view, sheet, next),
  }
}

/** All that can be said before a step is taken: what happens, and what it means (PD-UI.4). */
export function linesFor(
  view: View,
  now: Readonly<Sheet>,
  ahead: Preview,
  mine: Seat,
  names: readonly string[],
) {
  const then = ahead.turn.sheet
  return [
    ...ahead.steps.flatMap(({ events, passedOver }) => [...linesOf(events), ...passedOver.map(choiceOf)]),
    ...rivalLines(view, ahead, mine, names),
    ...choiceLine(ahead),
    ...bossLines(view, now, ahead),
    ...view.missions
      .filter(id => missionProgress(then, id, view.card).done && !missionProgress(now, id, view.card).done)
      .map(
        (id): NoteLine => ({
          icon: signs.mission,
          text: { id: 'note.mission', values: { mission: missionName(id) } },
          tone: 'gain',
        }),
      ),
  ]
}

/** A choice that is not made yet: only that it comes can be said. */
const choiceOf = (reward: Reward): NoteLine => ({
  icon: rewardIcons[reward],
  text: { id: 'note.choice', values: { reward } },
  tone: 'gain',
})

function rivalLines(
  view: View,
  { events }: Preview,
  mine: Seat,
  names: readonly string[],
): readonly NoteLine[] {
  return events.flatMap((deed): readonly NoteLine[] => {
    if (deed.do !== 'gem' || deed.letter === undefined || view.phase !== 'turn') return []
    const rivals = rivalsFor(view, deed.letter, mine)
    if (rivals.length === 0) return []
    const list = rivals.map(seat => names[seat] ?? '')
    return [
      {
        icon: signs.players,
        text: { id: 'note.rivals', values: { names: { list }, letter: deed.letter } },
      },
    ]
  })
}

function choiceLine({ turn, moves }: Preview): readonly NoteLine[] {
  const task = turn.agenda.at(-1)
  return task?.do === 'gain' && moves.length > 0 ? [choiceOf(task.reward)] : []
}

function bossLines(view: View, now: Readonly<Sheet>, { turn }: Preview): readonly NoteLine[] {
  const next = bossFor(view, now)
  if (next === undefined) return []
  const boss = bossName(next.boss)
  const icon = bossIcons[next.boss]
  const [from, to] = [strengthOf(now, next.boss).total, strengthOf(turn.sheet, next.boss).total]
  const lines: NoteLine[] = []
  if (from !== to) {
    const tier = tierOf(next.boss, to) ?? 0
    lines.push({
      icon,
      text:
        tier === (tierOf(next.boss, from) ?? 0)
          ? { id: 'note.strength', values: { boss } }
          : { id: 'note.tier', values: { boss, tier } },
      change: { id: 'note.count', values: { from, to } },
      tone: 'gain',
    })
  }
  const [was, is] = [stepsTo(view, now, next), stepsTo(view, turn.sheet, next)]
  const task = turn.agenda.at(-1)
  if (was !== 0 && is === 0) lines.push({ icon, text: { id: 'note.found', values: { boss } }, tone: 'gain' })
  else if (was !== is && is !== undefined && is > 0 && task?.do === 'walk' && is <= task.mp)
    lines.push({
      icon,
      text: { id: 'note.near', values: { boss, room: next.room } },
      change: { id: 'note.steps', values: { steps: is } },
      tone: 'gain',
    })
  return lines
}
