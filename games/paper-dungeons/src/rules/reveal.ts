import type { Emit } from '@kazamata/kernel'
import type { EmitSheetEvent, Event } from '../event.ts'
import { cloneSheet, type Facts, newTurn, type Player, type State } from '../state.ts'
import { initialAgenda } from './initial-agenda.ts'
import { advance } from './turn.ts'

/** Tells everybody what the others did in secret, by playing their turns again on the sheets that everybody knows. */
export function reveal(state: State, emit: Emit<Event>): void {
  for (const [seat, player] of state.players.entries()) {
    replayTurn(state, player, event => emit({ type: 'retold', why: event.why, seat, deed: event }))
    player.diary = []
    player.used = 0
    player.psionic = false
    delete player.dealt
  }
  emit({ type: 'revealed', why: 'PD-RND.12', round: state.round })
}

/** Plays all moves since the last reveal again, from the sheet as it was shown then. */
export function replayTurn(
  facts: Facts,
  { shown, dealt, diary }: Pick<Readonly<Player>, 'shown' | 'dealt' | 'diary'>,
  emit: EmitSheetEvent,
): void {
  if (diary.length === 0) return
  const turn = newTurn(cloneSheet(shown), initialAgenda(facts, shown))
  if (dealt !== undefined) turn.dealt = dealt
  for (const move of diary) advance(facts, turn, move, emit)
}
