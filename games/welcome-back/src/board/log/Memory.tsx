import cardIcon from 'icon:card-random'
import { Icon, type PanelProps } from '@kazamata/ui'
import type { View } from '../../view.ts'
import { cardIcons, signs } from '../icons.ts'
import './memory.css'
import { useText, useWords } from '../words.ts'
import { seenCards, stakes, stillBelow } from './known-cards.ts'

/** At the foot of the ledger: in the decision phase what the viewer has seen, in a run what is still below. */
export function Memory({ view, viewer, seats }: PanelProps<View>) {
  const w = useWords()
  const tell = useText()
  const running = view.run !== undefined
  const notes = running ? stillBelow(view, seats) : seenCards(view)
  const said = stakes(view, seats)
  if (notes.length === 0 && said.length === 0 && (running || viewer === 'table')) return null
  return (
    <div className="wb-memo">
      <h3>{w(running ? 'memory.below' : 'memory.title')}</h3>
      {notes.length === 0 && !running && <p>{w('memory.none')}</p>}
      <ul>
        {notes.map(({ key, card, text }) => (
          <li key={key}>
            <Icon d={card === undefined ? cardIcon : cardIcons[card]} />
            <span>{tell(text)}</span>
          </li>
        ))}
        {said.map(text => (
          <li key={text.id}>
            <Icon d={text.id === 'memory.stakeWin' ? signs.success : signs.failure} />
            <span>{tell(text)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
