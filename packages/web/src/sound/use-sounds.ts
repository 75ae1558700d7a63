import type { AnyGameUi, Sound } from '@kazamata/ui'
import { useEffect, useRef } from 'react'
import type { BoardState } from '../table/board-state.ts'
import { newSounds } from './new-sounds.ts'
import { useSound } from './sound-choice.ts'

/** How far a match was heard. */
interface Heard {
  readonly viewer: BoardState['viewer']
  readonly count: number
  /** Others have decided since whoever sits at this screen last did. */
  readonly waited: boolean
}

/** The sounds themselves are loaded with the first one. */
export async function playLazily(sounds: readonly Sound[]): Promise<void> {
  const { playSounds } = await import('./synthesizer.ts')
  await playSounds(sounds)
}

/**
 * Plays what the board shows, and a knock when others have moved and it is this screen's turn again. Before the first
 * decision nothing is loaded and nothing is heard: a browser plays no sound before somebody has pressed something.
 */
export function useSounds(
  ui: Pick<AnyGameUi, 'soundOf'>,
  shown: BoardState,
  isResting: boolean,
  hasPlayed: boolean,
  play = playLazily,
): void {
  const isOn = useSound()
  const last = useRef<Heard>(undefined)
  const { viewer, events, seats, moves } = shown
  const isAsked = isResting && moves.length > 0
  useEffect(() => {
    const before = last.current
    const waited = !isAsked && (moves.length === 0 || before?.waited === true)
    last.current = { viewer, count: events.length, waited }
    if (!isOn || !hasPlayed || before?.viewer !== viewer) return
    const own = seats.flatMap(({ seat, you }) => (you ? [seat] : []))
    const heard = newSounds(ui, events.slice(before.count), own)
    const sounds: readonly Sound[] = isAsked && before.waited && heard.length === 0 ? ['turn'] : heard
    if (sounds.length > 0) play(sounds)
  }, [ui, isOn, hasPlayed, viewer, events, seats, moves, isAsked, play])
}
