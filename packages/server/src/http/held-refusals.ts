import type { Clock } from '../parts.ts'

/** How long whoever asks too often waits for the answer that says so, in milliseconds. */
const heldTime = 1_000
/** So many wait at once; more are answered at once, since each of them takes memory. */
const maxHeld = 1_000

/** Ends when a refusal may be sent: whoever waits for an answer before asking again then asks seldom, and costs nothing meanwhile. */
export function heldRefusals({ after }: Pick<Clock, 'after'>): () => Promise<void> {
  let held = 0
  return async () => {
    if (held >= maxHeld) return
    held += 1
    await new Promise<void>(resolve => after(heldTime, resolve))
    held -= 1
  }
}
