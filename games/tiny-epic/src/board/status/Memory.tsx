import { Icon, type PanelProps } from '@kazamata/ui'
import type { View } from '../../view.ts'
import { signs } from '../shared/icons.ts'
import './memory.css'
import { useText, useWords } from '../shared/words.ts'
import { notes } from './memory.ts'

/** At the foot of the ledger: what is open to all and easily forgotten (TE-UI.17). */
export function Memory({ view }: PanelProps<View>) {
  const w = useWords()
  const tell = useText()
  if (view.result !== undefined) return null
  return (
    <div className="te-memo">
      <h3>{w('board.memory')}</h3>
      <ul>
        {notes(view).map(({ sign, text }) => (
          <li key={text.id}>
            <Icon d={signs[sign]} />
            <span>{tell(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
