import { Icon, type PanelProps } from '@kazamata/ui'
import type { View } from '../../view.ts'
import './reminders.css'
import { useText, useWords } from '../words.ts'
import { remindersFor } from './reminders.ts'

/** At the foot of the ledger: what is open to all and easily forgotten. */
export function Reminders({ view }: PanelProps<View>) {
  const w = useWords()
  const tell = useText()
  if (view.phase === 'over') return null
  return (
    <div className="pd-memo">
      <h3>{w('memory.title')}</h3>
      <ul>
        {remindersFor(view).map(({ key, icon, text }) => (
          <li key={key}>
            <Icon d={icon} />
            <span>{tell(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
