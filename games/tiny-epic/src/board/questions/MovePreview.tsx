import { Icon } from '@kazamata/ui'
import { useMemo } from 'react'
import type { Event } from '../../event.ts'
import { describeEvent } from '../../log.ts'
import type { Move } from '../../move.ts'
import { logIcons } from '../shared/icons.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { QuestionProps } from './props.ts'

/** Does the event tell more than the question already says? */
function isWorthTelling(event: Event): boolean {
  switch (event.type) {
    case 'declared':
    case 'aimed':
    case 'skilled':
    case 'chose':
    case 'declined':
    case 'checked':
    case 'hunts':
    case 'steered':
    case 'turn':
    case 'turnEnded':
      return false
    default:
      return true
  }
}

/** What a move brings for certain, in the words of the ledger. */
export function MovePreview({
  move,
  preview,
  seats,
  view,
}: Pick<QuestionProps, 'preview' | 'seats' | 'view'> & { readonly move: Move }) {
  const w = useWords()
  const tell = useText()
  const context = { names: seats.map(({ name }) => name), viewer: view.viewer }
  const events = useMemo(() => preview(move), [preview, move])
  const lines = events
    .filter(isWorthTelling)
    .flatMap(event => describeEvent(event, context) ?? [])
    .map(line => ({ icon: logIcons[line.icon ?? ''] ?? signs.success, text: tell(line) }))
  if (lines.length === 0) return null
  return (
    <ul className="te-facts" aria-label={w('question.preview')}>
      {lines.slice(0, 6).map(({ icon, text }) => (
        <li key={text}>
          <Icon d={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
