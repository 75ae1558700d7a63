import type { Update } from '@kazamata/room'

/** Who sits where, as text: the same until an occupant changes. */
export class SeatsText {
  private seats: Update['seats'] | undefined = undefined
  private text = ''

  of(seats: Update['seats']): string {
    if (seats !== this.seats) {
      this.seats = seats
      this.text = JSON.stringify(seats)
    }
    return this.text
  }
}

/** Parts of an update whose text is known. */
interface KnownTexts {
  readonly seats: string
  readonly moves: string
}

/**
 * The same as `JSON.stringify({ ...about, ...update })`, from parts: most of an update are numbers under fixed keys, or texts that
 * are known. `about` is what comes before it, as text without its braces. A test holds it to that text.
 */
export function updateText(update: Update, { seats, moves }: KnownTexts, about: string): string {
  const { from, version, keep, viewer, question, undoable, turnsEnded, lastMover, clocks, outcome } = update
  const shown = viewer === 'table' ? '"table"' : viewer
  let text = `{${about},"from":${from},"version":${version},"keep":${keep},"viewer":${shown},"question":${question}`
  const known = JSON.stringify({ view: update.view, events: update.events, active: update.active })
  text += `,${known.slice(1, -1)},"moves":${moves}`
  text += `,"undoable":${undoable},"turnsEnded":${turnsEnded},"seats":${seats}`
  if (lastMover !== undefined) text += `,"lastMover":${lastMover}`
  if (clocks !== undefined) text += `,"clocks":${JSON.stringify(clocks)}`
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`
  return `${text}}`
}
