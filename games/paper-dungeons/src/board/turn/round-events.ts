import type { SheetEvent } from '../../event.ts'
import { replayTurn } from '../../rules/reveal.ts'
import type { View } from '../../view.ts'

/** What the viewer did since the last reveal. */
export function roundEvents(view: View): readonly SheetEvent[] {
  const { own, viewer } = view
  const shown = viewer === 'table' ? undefined : view.players[viewer]?.shown
  if (own === undefined || shown === undefined) return []
  const events: SheetEvent[] = []
  replayTurn(view, { ...own, shown }, event => events.push(event))
  return events
}
