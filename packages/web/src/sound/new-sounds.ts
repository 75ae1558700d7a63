import type { GameEvent, Seat } from '@kazamata/kernel'
import type { AnyGameUi, Sound } from '@kazamata/ui'

/** So many may follow one another when much is shown at once; the last ones tell how it stands now. */
const most = 3

/** What is heard of newly shown events, in their order, none of them twice. */
export function newSounds(
  ui: Pick<AnyGameUi, 'soundOf'>,
  events: readonly GameEvent[],
  own: readonly Seat[],
): readonly Sound[] {
  const heard = new Set<Sound>()
  for (const event of events) {
    const sound = ui.soundOf?.(event, own)
    if (sound === undefined) continue
    heard.delete(sound)
    heard.add(sound)
  }
  return [...heard].slice(-most)
}
