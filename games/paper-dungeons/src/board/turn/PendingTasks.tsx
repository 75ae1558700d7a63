import { Icon } from '@kazamata/ui'
import type { Task } from '../../state.ts'
import './pending-tasks.css'
import type { Message } from '@kazamata/kernel'
import { signs } from '../icons.ts'
import { useText, useWords } from '../words.ts'
import { rewardIcons } from './forecast-lines.ts'

/** What is still to be done, the next thing first; what the player is asked, and what comes of it (PD-UI.5). */
export function PendingTasks({ agenda }: { agenda: readonly Task[] }) {
  const w = useWords()
  const tell = useText()
  const due = pendingTasks(agenda)
  const [now, ...later] = due
  if (now === undefined) return null
  return (
    <section className="pd-pending" aria-label={w('pending.label', { n: due.length })}>
      <ol>
        <li data-now>
          <Icon d={now.icon} />
          <b>{tell(now.text)}</b>
        </li>
        {later.map(({ icon, text, key }) => (
          <li key={key}>
            <Icon d={icon} />
            <span>{w('pending.then', { text })}</span>
          </li>
        ))}
      </ol>
      {due.length > 1 && <span className="pd-pending-count">{due.length}</span>}
    </section>
  )
}

interface PendingTask {
  readonly key: string
  readonly icon: string
  readonly text: Message
}

/** The chain, if one is open: choices and rewards on top of the ordinary course of a turn. */
export function pendingTasks(agenda: readonly Task[]): readonly PendingTask[] {
  const top = agenda.at(-1)?.do
  if (top !== 'gain' && top !== 'veteran' && top !== 'craftsman' && top !== 'hunter' && top !== 'hurt')
    return []
  return agenda.flatMap((task, at) => describeTask(task, at) ?? []).reverse()
}

function describeTask(task: Task, at: number): PendingTask | undefined {
  const key = `${at} ${task.do}`
  switch (task.do) {
    case 'gain':
      return {
        key,
        icon: rewardIcons[task.reward],
        text: { id: 'pending.gain', values: { reward: task.reward, from: task.from } },
      }
    case 'veteran':
      return {
        key,
        icon: signs.level,
        text: { id: task.not === undefined ? 'pending.veteran' : 'pending.veteran.more' },
      }
    case 'craftsman':
      return {
        key,
        icon: signs.part,
        text: { id: task.not === undefined ? 'pending.craftsman' : 'pending.craftsman.more' },
      }
    case 'hunter':
      return { key, icon: signs.gem, text: { id: 'pending.hunter' } }
    case 'hurt':
      return {
        key,
        icon: signs.broken,
        text: { id: 'pending.hurt', values: { points: task.points, harm: task.harm } },
      }
    case 'walk':
      return { key, icon: signs.walk, text: { id: 'pending.walk', values: { mp: task.mp } } }
    case 'loot':
      return { key, icon: signs.gem, text: { id: 'pending.loot', values: { room: task.room } } }
    case 'slay':
    case 'use':
    case 'die':
    case 'keepPower':
    case 'keepGoal':
    case 'confirm':
      return undefined
  }
}
