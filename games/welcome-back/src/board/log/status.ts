import type { Message } from '@kazamata/kernel'
import type { PanelProps } from '@kazamata/ui'
import type { View } from '../../view.ts'

/** Round and phase, in a few words. */
export function statusOf({ view, seats }: PanelProps<View>): Message {
  const { round, run, ask, viewer } = view
  if (ask === undefined) return { id: 'status.over' }
  if (ask.do === 'hero') return { id: 'status.hero', values: { round } }
  if (run === undefined) return { id: 'status.decide', values: { round } }
  if (ask.do === 'ask' || ask.do === 'offer' || ask.do === 'pick' || ask.do === 'name')
    return { id: 'status.before', values: { round } }
  const position = run.met.at(-1)?.position
  if (position !== undefined && viewer === run.seat)
    return { id: 'status.card', values: { round, position, of: position + view.pile.length } }
  return {
    id: 'status.run',
    values: { round, name: seats[run.seat]?.name ?? '', you: run.seat === viewer ? 'yes' : 'no' },
  }
}
