import type { Seat } from '@kazamata/kernel'
import { equipment } from './content/equipment.ts'
import { type Card, type Hero, specials, type Token } from './content/ids.ts'
import type { Event, EventOf, Loss } from './event.ts'
import { fullRow, kitOf, rowTokens } from './rules/kits.ts'
import { newRun, type Run } from './state.ts'
import type { PlayerView, View } from './view.ts'

/** A card met in the run, as it was revealed or as Polymorph brought it. */
export interface MetCard
  extends Pick<EventOf<'revealed'>, 'card' | 'position' | 'by' | 'strength' | 'monster'> {
  /** Cards that Polymorph put away at this position. */
  readonly was: readonly Card[]
  /** What became of it; absent while it is on the table. */
  readonly outcome?: EventOf<'defeated' | 'ignored' | 'harmless' | 'damaged' | 'ally' | 'lost'>
  readonly coinLost?: true
  readonly revived?: Token
}

export type Result = 'success' | 'failure'

export interface RunDisplay extends Omit<Run, 'met' | 'typeCount' | 'pact'> {
  /** Cards in the pile when the runner entered. */
  readonly of: number
  met: readonly MetCard[]
  /** The latest event that the board describes. */
  latest: Event
  killer?: Card
  /** Whether Omnipotence saved the runner, where it was asked. */
  omnipotence?: boolean
  result?: Result
}

/** Where a token went: to a player in the decision phase, or lost in the run. */
export type Gone = { readonly seat: Seat } | { readonly how: Loss }

export interface SeatDisplay extends Omit<PlayerView, 'turns'> {
  /** What this seat did last in this decision phase. */
  readonly lastAction?: EventOf<'added' | 'removed'>
}

/** One finished round, for the summary at the end of the match. */
export interface RoundSummary extends Pick<RunDisplay, 'seat' | 'of' | 'killer'> {
  readonly round: number
  readonly hero: Hero
  readonly result: Result
  readonly hp: number
  /** How many cards were met. */
  readonly met: number
}

/**
 * The table as it stands after some of the events, so that a board can show the moments between two views. After all
 * events it agrees with the view.
 */
export interface DisplayState {
  round: number
  hero?: Hero
  row: View['row']
  gone: ReadonlyMap<Token, Gone>
  deck: number
  specials: View['specials']
  /** Bottom first. */
  pile: View['pile']
  seats: readonly SeatDisplay[]
  /** A drawn card that is not yet placed; its name only for its owner. */
  hand?: EventOf<'drew'>
  run?: RunDisplay
  unveiled?: EventOf<'unveiled'>
  won?: EventOf<'won'>
  rounds: readonly RoundSummary[]
}

export function displayAfter(events: readonly Event[], seats: number): Readonly<DisplayState> {
  const display: DisplayState = {
    round: 1,
    row: [],
    gone: new Map(),
    deck: 0,
    specials: [],
    pile: [],
    seats: Array.from({ length: seats }, () => ({ successes: 0, failures: 0, passed: false, aside: [] })),
    rounds: [],
  }
  for (const event of events) show(display, event)
  return display
}

function show(display: DisplayState, event: Event): void {
  switch (event.type) {
    case 'began':
      display.specials = event.specials ?? []
      break
    case 'round':
      newRound(display, event)
      break
    case 'hero':
      display.hero = event.hero
      display.row = rowTokens(kitOf(event.hero), fullRow)
      break
    case 'drew':
      display.deck = event.deck
      display.hand = event
      break
    case 'added':
      delete display.hand
      display.pile = [...display.pile, { by: event.seat, ...cardOf(event) }]
      updateSeat(display, event.seat, { lastAction: event })
      break
    case 'removed': {
      const { seat, token } = event
      const aside = display.seats[seat]?.aside ?? []
      delete display.hand
      takeToken(display, token, { seat })
      updateSeat(display, seat, { lastAction: event, aside: [...aside, { token, ...cardOf(event) }] })
      break
    }
    case 'passed':
      updateSeat(display, event.seat, { passed: true })
      break
    case 'entered': {
      const { met, typeCount, pact, ...run } = newRun(event.seat, event.hp)
      display.run = { ...run, of: event.pile, met: [], latest: event }
      break
    }
    case 'asked':
    case 'offered':
    case 'demanded':
      runAfter(display, event)
      break
    case 'picked':
      runAfter(display, event).swordType = event.monster
      break
    case 'named':
      runAfter(display, event).vorpalType = event.monster
      break
    case 'revealed': {
      const { type, why, seat, of, ...met } = event
      const run = runAfter(display, event)
      run.met = [...run.met, { ...met, was: [] }]
      display.pile = display.pile.slice(0, -1)
      showSpecials(display, [event])
      break
    }
    case 'polymorphed': {
      const { type, why, seat, from, to, ...profile } = event
      const run = runAfter(display, event)
      const last = run.met.at(-1)
      const met = { ...profile, card: to, by: last?.by ?? seat, was: [...(last?.was ?? []), from] }
      run.met = [...run.met.slice(0, -1), met]
      display.deck--
      showSpecials(display, [met])
      break
    }
    case 'defeated': {
      const run = updateMet(display, event, { outcome: event })
      run.flute = event.flute ?? run.flute
      break
    }
    case 'ignored': {
      const run = updateMet(display, event, { outcome: event })
      run.ally &&= event.by !== 'ally'
      break
    }
    case 'harmless':
    case 'damaged':
      updateMet(display, event, { outcome: event })
      break
    case 'ally': {
      const gained = event.charge === 'gained'
      updateMet(display, event, gained ? { outcome: event } : {}).ally = gained
      break
    }
    case 'lost': {
      const { token, how } = event
      const change = how === 'jelly' ? { outcome: event } : how === 'coin' ? { coinLost: true as const } : {}
      const run = updateMet(display, event, change)
      run.coinActive &&= equipment[token].effect.kind !== 'coin'
      takeToken(display, token, { how })
      break
    }
    case 'coin':
      runAfter(display, event).coinActive = true
      break
    case 'revived':
      updateMet(display, event, { revived: event.token })
      break
    case 'died': {
      const run = runAfter(display, event)
      run.hp = 0
      run.killer = event.card
      break
    }
    case 'omnipotence':
      runAfter(display, event).omnipotence = event.saved
      break
    case 'succeeded':
      updateSeat(display, event.seat, { successes: event.successes })
      endRun(display, event, 'success')
      break
    case 'failed':
      updateSeat(display, event.seat, { failures: event.failures })
      endRun(display, event, 'failure')
      break
    case 'eliminated':
      break
    case 'unveiled':
      display.unveiled = event
      showSpecials(display, [...event.asides, ...event.rest])
      break
    case 'won':
      display.won = event
      break
  }
}

/** Events that the board does not describe, because the one before or after them says more. */
function isQuiet(event: Event): boolean {
  if (event.type === 'lost') return event.how !== 'jelly'
  if (event.type === 'ally') return event.charge === 'lost'
  return event.type === 'coin' || event.type === 'failed'
}

/** The run, with the changes that are the same for all events already made. */
function runAfter({ run }: DisplayState, event: Event): RunDisplay {
  if (run === undefined) throw new Error(`"${event.type}" was told outside a run.`)
  if (!isQuiet(event)) run.latest = event
  if ('hp' in event && typeof event.hp === 'number') run.hp = event.hp
  return run
}

function updateMet(display: DisplayState, event: Event, change: Partial<MetCard>): RunDisplay {
  const run = runAfter(display, event)
  run.met = run.met.map((met, i) => (i === run.met.length - 1 ? { ...met, ...change } : met))
  return run
}

function endRun(display: DisplayState, event: Event, result: Result): void {
  const { round, hero } = display
  const run = runAfter(display, event)
  run.result = result
  if (hero === undefined) return
  const { seat, of, hp, killer } = run
  const summary = { round, seat, hero, result, hp, met: run.met.length, of }
  display.rounds = [...display.rounds, killer === undefined ? summary : { ...summary, killer }]
}

function newRound(display: DisplayState, event: EventOf<'round'>): void {
  delete display.run
  delete display.unveiled
  delete display.hand
  display.round = event.round
  display.row = []
  display.gone = new Map()
  display.deck = event.deck
  display.pile = []
  display.seats = display.seats.map(({ lastAction, ...seat }) => ({ ...seat, passed: false, aside: [] }))
}

/** A Special that everybody has seen stays known (WB-4.4). */
function showSpecials(display: DisplayState, seen: readonly { readonly card: Card }[]): void {
  const fresh = specials.filter(
    special => !display.specials.includes(special) && seen.some(({ card }) => card === special),
  )
  if (fresh.length > 0) display.specials = [...display.specials, ...fresh]
}

function takeToken(display: DisplayState, token: Token, to: Gone): void {
  display.row = display.row.filter(other => other !== token)
  display.gone = new Map(display.gone).set(token, to)
}

function updateSeat(display: DisplayState, seat: Seat, change: Partial<SeatDisplay>): void {
  display.seats = display.seats.map((old, i) => (i === seat ? { ...old, ...change } : old))
}

const cardOf = ({ card }: { readonly card?: Card }) => (card === undefined ? {} : { card })
