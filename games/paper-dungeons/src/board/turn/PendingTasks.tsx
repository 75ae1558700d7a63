import { Icon } from '@kazamata/ui'
import { message } from '../../names.ts'
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
  const pending = pendingTasks(agenda)
  const [now, ...later] = pending
  if (now === undefined) return null
  return (
    <section className="pd-pending" aria-label={w('pending.label', { n: pending.length })}>
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
      {pending.length > 1 && <span className="pd-pending-count">{pending.length}</span>}
    </section>
  )
}

interface PendingTask {
  readonly icon: string
  readonly text: Message
}

/** The chain, if one is open: choices and rewards on top of the ordinary course of a turn. */
export function pendingTasks(agenda: readonly Task[]): readonly (PendingTask & { readonly key: string })[] {
  const top = agenda.at(-1)?.do
  if (top !== 'gain' && top !== 'veteran' && top !== 'craftsman' && top !== 'hunter' && top !== 'hurt')
    return []
  return agenda
    .flatMap((task, at) => {
      const pending = describeTask(task)
      return pending === undefined ? [] : [{ ...pending, key: `${at} ${task.do}` }]
    })
    .reverse()
}

function describeTask(task: Task): PendingTask | undefined {
  switch (task.do) {
    case 'gain':
      return {
        icon: rewardIcons[task.reward],
        text: message('pending.gain', { reward: task.reward, from: task.from }),
      }
    case 'veteran':
      return { icon: signs.level, text: message(`pending.veteran${task.not === undefined ? '' : '.more'}`) }
    case 'craftsman':
      return { icon: signs.part, text: message(`pending.craftsman${task.not === undefined ? '' : '.more'}`) }
    case 'hunter':
      return { icon: signs.gem, text: message('pending.hunter') }
    case 'hurt':
      return {
        icon: signs.broken,
        text: message('pending.hurt', { points: task.points, harm: task.harm }),
      }
    case 'walk':
      return { icon: signs.walk, text: message('pending.walk', { mp: task.mp }) }
    case 'loot':
      return { icon: signs.gem, text: message('pending.loot', { room: task.room }) }
    case 'slay':
    case 'use':
    case 'die':
    case 'keepPower':
    case 'keepGoal':
    case 'confirm':
      return undefined
  }
}
