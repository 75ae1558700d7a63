import type { Preview } from '../../look-ahead.ts'
import { boss as bossName, message, mission as missionName } from '../../names.ts'
import { missionProgress } from '../../rules/missions.ts'
import type { Reward } from '../../state.ts'
import { bossForecast, nextBoss } from '../boss/bosses.ts'
import { bossIcons, signs } from '../icons.ts'
import { namesOf } from '../players/names.ts'
import type { BoardState } from '../use-board-state.ts'
import { linesOf, type NoteLine, rewardIcons } from './forecast-lines.ts'
import { rivalsFor } from './gems.ts'

interface ForecastProps extends Pick<BoardState, 'view' | 'sheet' | 'seat' | 'seats'> {
  readonly preview: Preview
}

/** What a choice would bring, told before it is played: what happens, and what it means (PD-UI.4). */
export function forecastLines(props: ForecastProps): readonly NoteLine[] {
  return [
    ...withRest(props.preview).flatMap(({ events, passedOver }) => [
      ...linesOf(events),
      ...passedOver.map(rewardLine),
    ]),
    ...rivalLines(props),
    ...bossLines(props),
    ...missionLines(props),
  ]
}

/** A reward that is still to be chosen: all one can say is that it comes. */
const rewardLine = (reward: Reward): NoteLine => ({
  icon: rewardIcons[reward],
  text: message('note.choice', { reward }),
  tone: 'gain',
})

/** The last step goes on past its rewards: a second potion comes even if the first one brings a choice. */
function withRest({ steps, past }: Preview): Preview['steps'] {
  const last = steps.at(-1)
  if (last === undefined) return steps
  const events = [...last.events, ...past.events]
  return [...steps.slice(0, -1), { ...last, events, passedOver: past.passedOver }]
}

function rivalLines({ view, preview: { events, past }, seat, seats }: ForecastProps): readonly NoteLine[] {
  if (view.phase !== 'turn') return []
  return [...events, ...past.events].flatMap((event): readonly NoteLine[] => {
    if (event.do !== 'gem' || event.letter === undefined) return []
    const { letter } = event
    const rivals = rivalsFor(view, letter, seat)
    if (rivals.length === 0) return []
    return [{ icon: signs.players, text: message('note.rivals', { names: namesOf(seats, rivals), letter }) }]
  })
}

function bossLines({ view, sheet, preview }: ForecastProps): readonly NoteLine[] {
  const next = nextBoss(view, sheet)
  if (next === undefined) return []
  const { turn } = preview.past
  const boss = bossName(next.boss)
  const icon = bossIcons[next.boss]
  const [now, then] = [bossForecast(view, sheet, next), bossForecast(view, turn.sheet, next)]
  const [from, to] = [now.strength.total, then.strength.total]
  const lines: NoteLine[] = []
  if (from !== to)
    lines.push({
      icon,
      text:
        now.tier === then.tier
          ? message('note.strength', { boss })
          : message('note.tier', { boss, tier: then.tier }),
      change: message('note.count', { from, to }),
      tone: 'gain',
    })
  const { steps } = then
  const task = turn.agenda.at(-1)
  if (!now.found && then.found) lines.push({ icon, text: message('note.found', { boss }), tone: 'gain' })
  else if (now.steps !== steps && steps !== undefined && steps > 0 && task?.do === 'walk' && steps <= task.mp)
    lines.push({
      icon,
      text: message('note.near', { boss, room: next.room }),
      change: message('note.steps', { steps }),
      tone: 'gain',
    })
  return lines
}

function missionLines({ view: { missions, card }, sheet, preview }: ForecastProps): readonly NoteLine[] {
  const then = preview.past.turn.sheet
  return missions
    .filter(id => missionProgress(then, id, card).done && !missionProgress(sheet, id, card).done)
    .map(id => ({
      icon: signs.mission,
      text: message('note.mission', { mission: missionName(id) }),
      tone: 'gain',
    }))
}
