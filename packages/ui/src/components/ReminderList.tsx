import type { Reminders } from '../contract.ts'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/words.ts'
import './reminder-list.css'

/** What the viewer knows and may forget. */
export function ReminderList({ title, items, empty }: Reminders) {
  const text = useText()
  return (
    <div className="reminders">
      <h3>{text(title)}</h3>
      {items.length === 0 && empty !== undefined && <p>{text(empty)}</p>}
      <ul>
        {items.map(item => (
          <li key={item.key}>
            <Icon d={item.icon} />
            <span>{text(item.text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
