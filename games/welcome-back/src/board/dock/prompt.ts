import type { Message, Seat } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import type { Card } from '../../content/ids.ts'
import type { DisplayState, SeatDisplay } from '../../display-state.ts'
import { card, token } from '../../log.ts'
import type { Move } from '../../move.ts'
import { isOut } from '../../state.ts'
import type { Ask, View } from '../../view.ts'
import { say } from '../words.ts'

export interface Prompt {
  readonly title: Message
  readonly help: readonly Message[]
}

const nameOf = (seats: readonly SeatInfo[], seat: Seat) => seats[seat]?.name ?? ''

interface QuestionContext {
  readonly ask: Ask
  readonly moves: readonly Move[]
  readonly view: View
  readonly seats: readonly SeatInfo[]
  /** The drawn card, unless its owner hides it. */
  readonly hand?: Card | undefined
}

/** The question to the person at this screen, with the reason where only one answer is left. */
export function promptFor({ ask, moves, view, seats, hand }: QuestionContext): Prompt {
  switch (ask.do) {
    case 'turn':
      return { title: say('ask.turn'), help: [turnHelp(moves, view)] }
    case 'place':
      return {
        title:
          hand === undefined
            ? say('ask.place.hidden')
            : say('ask.place', { card: card(hand, 'acc'), which: hand }),
        help: [placeHelp(moves, view)],
      }
    case 'hero':
      return { title: say('ask.hero'), help: [say('ask.hero.help')] }
    case 'ask':
      return { title: say('ask.ask'), help: [say('ask.ask.help')] }
    case 'offer':
      return {
        title: say('ask.offer', { name: nameOf(seats, ask.named) }),
        help: [say('ask.offer.help')],
      }
    case 'pick':
      return {
        title: say('ask.pick', { name: nameOf(seats, view.run?.seat ?? ask.seat) }),
        help: [say('ask.pick.help')],
      }
    case 'name':
      return { title: say('ask.name'), help: [say('ask.name.help', { token: token(ask.token) })] }
    case 'jelly':
      return { title: say('run.jelly'), help: [say('run.jelly.note')] }
    case 'reveal':
    case 'respond':
      return { title: say('run.blocks'), help: [] }
  }
}

/** Draw or pass: what is at stake, or why there is nothing to choose (WB-3.10, 3.15, 10.2). */
function turnHelp(moves: readonly Move[], view: View): Message {
  const may = (what: Move['do']) => moves.some(move => move.do === what)
  if (!may('draw')) return say('ask.turn.noDraw')
  if (!may('pass')) return say('ask.turn.noPass')
  return say(view.deck === 1 ? 'ask.turn.last' : 'do.pass.stay')
}

function placeHelp(moves: readonly Move[], view: View): Message {
  if (moves.some(move => move.do === 'remove')) return say('ask.place.secret')
  return say(view.row.length === 0 ? 'ask.place.noRow' : 'ask.place.first')
}

function ended({ won }: DisplayState, seats: readonly SeatInfo[], mine: Seat | undefined): Message {
  if (won === undefined) return say('status.over')
  return say('over.won', { name: nameOf(seats, won.seat), you: won.seat === mine ? 'yes' : 'no' })
}

/** What those who wait read. */
export function waitFor(
  ask: Ask | undefined,
  display: DisplayState,
  seats: readonly SeatInfo[],
  mine: Seat | undefined,
): Prompt | undefined {
  if (ask === undefined) return { title: ended(display, seats, mine), help: [] }
  // One's own question comes as soon as the table has caught up.
  if (ask.seat === mine) return undefined
  const title = endOfRun(display, seats) ?? say(`wait.${ask.do}`, { name: nameOf(seats, ask.seat) })
  const own = mine === undefined ? undefined : display.seats[mine]
  return { title, help: own === undefined || display.run !== undefined ? [] : [say(waitHelp(own))] }
}

/** While the end of a run is shown, nobody decides anything in it any more. */
function endOfRun({ run }: DisplayState, seats: readonly SeatInfo[]): Message | undefined {
  const end = run?.latest.type
  if (run === undefined || (end !== 'died' && end !== 'succeeded')) return undefined
  return say(`wait.${end}`, { name: nameOf(seats, run.seat) })
}

function waitHelp(own: SeatDisplay): string {
  if (isOut(own)) return 'wait.out'
  return own.passed ? 'wait.passed' : 'wait.soon'
}
