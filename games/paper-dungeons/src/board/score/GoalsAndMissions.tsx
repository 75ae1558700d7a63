import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { type Count, goalCards, goalGlory } from '../../content/goals.ts'
import { missionCards, missionGlory, soloGlory } from '../../content/missions.ts'
import { powerCards } from '../../content/powers.ts'
import {
  gloryOf,
  goal as goalName,
  goalText,
  mission as missionName,
  power as powerName,
} from '../../names.ts'
import { type GoalProgress, goalProgress } from '../../rules/goals.ts'
import { type MissionProgress, missionProgress } from '../../rules/missions.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'
import { minionIcons, powerIcons, signs } from '../icons.ts'
import './goals-and-missions.css'
import { useText, useWords } from '../words.ts'

interface GoalsAndMissionsProps {
  readonly view: View
  readonly sheet: Readonly<Sheet>
  /** The sheet after the choice that is previewed. */
  readonly preview?: Readonly<Sheet> | undefined
}

/** Missions, one's own goal and power, with the progress made; a click explains them. */
export function GoalsAndMissions({ view, sheet, preview = sheet }: GoalsAndMissionsProps) {
  const w = useWords()
  const tell = useText()
  const [open, setOpen] = useState<string>()
  const { goal, power } = sheet
  const tasks = [
    ...view.missions.map(id => ({
      id,
      icon: countIcon(missionCards[id].counts),
      name: missionName(id),
      text: tell({ id: `mission.${id}.text` }),
      pays: w('tasks.mission', { glory: missionReward(view) }),
      now: missionMark(missionProgress(sheet, id, view.card)),
      next: missionMark(missionProgress(preview, id, view.card)),
    })),
    ...(goal === undefined
      ? []
      : [
          {
            id: goal,
            icon: countIcon(goalCards[goal].counts),
            name: goalName(goal),
            text: tell(goalText(goal)),
            pays: w('tasks.goal', { a: goalGlory[1], b: goalGlory[2], c: goalGlory[3] }),
            now: goalMark(goalProgress(sheet, goal)),
            next: goalMark(goalProgress(preview, goal)),
          },
        ]),
  ]
  const shown = tasks.find(({ id }) => id === open)
  return (
    <section className="pd-tasks" aria-label={w('tasks.label')}>
      <div>
        {tasks.map(({ id, icon, name, now, next }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-label={w('tasks.one', { name, now: next.count, of: next.of })}
            data-done={now.count === now.of}
            onClick={() => setOpen(open === id ? undefined : id)}
          >
            <Icon d={icon} />
            <b data-change={next.count !== now.count || next.of !== now.of}>
              {w('tasks.of', { now: next.count, of: next.of })}
            </b>
            <span>{tell(name)}</span>
          </button>
        ))}
        {power !== undefined && (
          <button
            type="button"
            aria-expanded={open === power}
            aria-label={tell(powerName(power))}
            onClick={() => setOpen(open === power ? undefined : power)}
          >
            <Icon d={powerIcons[power]} />
            <span>{tell(powerName(power))}</span>
          </button>
        )}
      </div>
      {shown !== undefined && (
        <p>
          <b>{tell(shown.name)}.</b> {shown.text} <b>{shown.pays}</b>
        </p>
      )}
      {power !== undefined && open === power && (
        <p>
          <b>{tell(powerName(power))}.</b> {tell({ id: `power.${power}.text` })}{' '}
          <b>{w('power.glory', gloryOf(powerCards[power].glory))}</b>
        </p>
      )}
    </section>
  )
}

/** How far one has come; more than is asked for counts no more. */
const markOf = (count: number, of: number) => ({ count: Math.min(count, of), of })
const missionMark = ({ count, from }: MissionProgress) => markOf(count, from)
const goalMark = ({ count, next, tiers }: GoalProgress) => markOf(count, next ?? tiers[2])

/** What a mission pays if it is fulfilled this round. */
function missionReward(view: View): number {
  if (view.players.length > 1) return missionGlory
  return soloGlory[Math.max(view.round, 1) - 1] ?? 0
}

/** What is counted, as a picture. */
function countIcon(counts: Count | 'bossRooms'): string {
  if (counts === 'bossRooms') return signs.boss
  switch (counts.of) {
    case 'minions':
    case 'minionLevels':
      return minionIcons.orc
    case 'hazards':
    case 'traps':
      return signs.trap
    case 'columns':
    case 'rows':
    case 'rooms':
    case 'edges':
    case 'corners':
      return signs.map
    case 'heroes':
      return signs.level
    case 'health':
      return signs.heart
    case 'potions':
      return signs.potion
    case 'gems':
      return signs.gem
    case 'items':
      return signs.part
    case 'glory':
      return signs.total
  }
}
