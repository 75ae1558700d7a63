import { useMemo } from 'react'
import type { Event } from '../../event.ts'
import { describeEvent } from '../../log.ts'
import type { Move } from '../../move.ts'
import { logIcons } from '../shared/icons.ts'
import { signs } from '../shared/signs.ts'
import { useWords } from '../shared/words.ts'
import type { QuestionProps } from './props.ts'
import { Facts } from './QuestionPanel.tsx'
import { fact } from './question.ts'

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
  const context = { names: seats.map(({ name }) => name), viewer: view.viewer }
  const events = useMemo(() => preview(move), [preview, move])
  const facts = events
    .filter(isWorthTelling)
    .flatMap(event => describeEvent(event, context) ?? [])
    .map(line => fact(logIcons[line.icon ?? ''] ?? signs.success, line))
  return <Facts facts={facts.slice(0, 6)} label={w('question.preview')} />
}
