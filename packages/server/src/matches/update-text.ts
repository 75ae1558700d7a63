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

/**
 * The same as `JSON.stringify({ ...about, ...update })`, from parts: most of an update are numbers under fixed keys, and seats,
 * whose text is known. `about` is what comes before it, as text without its braces. A test holds it to that text.
 */
export function updateText(update: Update, seatsText: string, about: string): string {
  const { from, version, keep, viewer, question, undoable, turnsEnded, lastMover, clocks, outcome } = update
  const shown = viewer === 'table' ? '"table"' : viewer
  let text = `{${about},"from":${from},"version":${version},"keep":${keep},"viewer":${shown},"question":${question}`
  text += `,"view":${JSON.stringify(update.view)},"events":${JSON.stringify(update.events)}`
  text += `,"active":${JSON.stringify(update.active)},"moves":${JSON.stringify(update.moves)}`
  text += `,"undoable":${undoable},"turnsEnded":${turnsEnded},"seats":${seatsText}`
  if (lastMover !== undefined) text += `,"lastMover":${lastMover}`
  if (clocks !== undefined) text += `,"clocks":${JSON.stringify(clocks)}`
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`
  return `${text}}`
}
