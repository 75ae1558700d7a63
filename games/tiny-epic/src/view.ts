import type { Viewer } from '@kazamata/kernel'
import { clone, type State } from './state.ts'

/** With late chance the table has no secrets: what nobody has seen is not decided (TE-0.1, TE-UI.17). */
export interface View extends State {
  readonly viewer: Viewer
}

export function view(state: State, viewer: Viewer): View {
  return { viewer, ...clone(state) }
}

export function sampleState(view: View): State {
  return clone(view)
}
