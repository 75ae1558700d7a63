import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { useState } from 'react'
import { type Count, goalCards } from '../../content/goals.ts'
import type { Card, Goal, Mission } from '../../content/ids.ts'
import { missionCards } from '../../content/missions.ts'
import { powerCards } from '../../content/powers.ts'
import {
  gloryOf,
  goalGloryValues,
  goal as goalName,
  goalText,
  message,
  mission as missionName,
  power as powerName,
  powerText,
} from '../../names.ts'
import { goalProgress } from '../../rules/goals.ts'
import { missionGloryIn, missionProgress } from '../../rules/missions.ts'
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
  const entries = entriesOf(view, sheet, preview)
  const shown = entries.find(({ id }) => id === open)
  return (
    <section className="pd-goals" aria-label={w('goals.label')}>
      <div>
        {entries.map(({ id, kind, icon, name, now, next }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-label={next ? w('goals.one', { name, now: next.count, of: next.of }) : tell(name)}
            data-kind={kind}
            data-done={now && now.count === now.of}
            onClick={() => setOpen(open === id ? undefined : id)}
          >
            <Icon d={icon} />
            {now && next && (
              <b data-change={next.count !== now.count || next.of !== now.of}>
                {w('goals.of', { now: next.count, of: next.of })}
              </b>
            )}
            <span>{tell(name)}</span>
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <p>
          <b>{tell(shown.name)}.</b> {tell(shown.text)} <b>{tell(shown.pays)}</b>
        </p>
      )}
    </section>
  )
}

interface Entry {
  readonly id: string
  readonly kind: 'mission' | 'goal' | 'power'
  readonly icon: string
  readonly name: Message
  readonly text: Message
  /** The glory it brings. */
  readonly pays: Message
  /** Progress on the sheet, and after the choice that is previewed; a power has none. */
  readonly now?: Progress
  readonly next?: Progress
}

interface Progress {
  readonly count: number
  readonly of: number
}

function entriesOf(view: View, sheet: Readonly<Sheet>, preview: Readonly<Sheet>): readonly Entry[] {
  const { missions, card, round, players } = view
  const { goal, power } = sheet
  const missionPays = message('goals.mission', { glory: missionGloryIn(Math.max(round, 1), players.length) })
  const entries = missions.map(
    (id): Entry => ({
      id,
      kind: 'mission',
      icon: countIcon(missionCards[id].counts),
      name: missionName(id),
      text: message(`mission.${id}.text`),
      pays: missionPays,
      now: missionProgressOf(sheet, id, card),
      next: missionProgressOf(preview, id, card),
    }),
  )
  if (goal !== undefined)
    entries.push({
      id: goal,
      kind: 'goal',
      icon: countIcon(goalCards[goal].counts),
      name: goalName(goal),
      text: goalText(goal),
      pays: message('goals.goal', goalGloryValues),
      now: goalProgressOf(sheet, goal),
      next: goalProgressOf(preview, goal),
    })
  if (power !== undefined)
    entries.push({
      id: power,
      kind: 'power',
      icon: powerIcons[power],
      name: powerName(power),
      text: powerText(power, players.length),
      pays: message('power.glory', gloryOf(powerCards[power].glory)),
    })
  return entries
}

const capped = (count: number, of: number): Progress => ({ count: Math.min(count, of), of })

function missionProgressOf(sheet: Readonly<Sheet>, id: Mission, card: Card): Progress {
  const { count, from } = missionProgress(sheet, id, card)
  return capped(count, from)
}

function goalProgressOf(sheet: Readonly<Sheet>, id: Goal): Progress {
  const { count, next, tiers } = goalProgress(sheet, id)
  return capped(count, next ?? tiers[2])
}

/** What is counted, as a picture. */
const countIcons: Readonly<Record<Count['of'], string>> = {
  minions: minionIcons.orc,
  minionLevels: minionIcons.orc,
  hazards: signs.trap,
  traps: signs.trap,
  columns: signs.map,
  rows: signs.map,
  rooms: signs.map,
  edges: signs.map,
  corners: signs.map,
  heroes: signs.level,
  health: signs.heart,
  potions: signs.potion,
  gems: signs.gem,
  items: signs.part,
  glory: signs.total,
}

const countIcon = (counts: Count | 'bossRooms') =>
  counts === 'bossRooms' ? signs.boss : countIcons[counts.of]
