import {
  type AnyGame,
  type Chance,
  equal,
  fastChance,
  isRefusal,
  pick,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import { type AnyMatch, eventsFor, legalMoves, play, replay } from '@kazamata/kernel/match'
import type { Pace } from '@kazamata/protocol'
import { recordOf } from '@kazamata/room/store'
import type { Leak } from './leaks.ts'
import type { SimulatedTable } from './tables.ts'
import { type Action, bot, host, type Prepared, prepare, sure, TwinMatch } from './twin-match.ts'

/** What the viewer says that changes nothing. */
const beside = [
  { type: 'ping', n: 7 },
  { type: 'undo', id: 'request-none', question: 0, count: 1 },
  { type: 'hint', hint: { spot: 1 } },
] as const

/** Nobody is late within the few steps of twins. */
const paces: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 600, add: 10 },
  { kind: 'days', per: 2 },
]

export interface TwinFigures {
  /** Steps in which the two matches differed, in what was done or in what is still to be drawn. */
  readonly different: number
  /** Of the messages that the viewer was sent. */
  readonly types: readonly string[]
  /** Of those that all have sent. */
  readonly said: readonly string[]
}

/**
 * Two matches that differ only in what others do and draw in secret: a viewer is sent the same texts, byte by byte. Throws where
 * they differ, or where one names a secret of the match.
 */
export async function twins(
  table: SimulatedTable,
  seed: number,
  steps: number,
  leak?: Leak,
): Promise<TwinFigures> {
  const { game, seats } = table
  const chance = fastChance(`twins ${seed}`)
  const viewer = pick<Viewer>(chance, ['table', ...Array.from({ length: seats }, (_, seat) => seat)])
  const timed = { ...table, pace: pick(chance, paces) }
  const [first, second] = [await prepare(timed, seed), await prepare(timed, seed)]
  // Half of them differ in what others draw, where that can be hidden.
  const hidden = (chance.int(2) === 0 ? otherDraws(game, second, viewer) : undefined) ?? second
  const openings = playOn(game, [first.match, hidden.match], viewer, chance)
  const one = await TwinMatch.begin(game, { ...first, match: openings[0] }, viewer, leak)
  const two = await TwinMatch.begin(game, { ...hidden, match: openings[1] }, viewer, leak)
  let different = 0
  /** Has anything been said that players hear of at the end? */
  let isApart = false
  const isOver = ({ state }: AnyMatch) => game.outcome(state) !== undefined
  for (let step = 0; step < steps; step++) {
    const what = chance.int(10)
    const wait = chance.int(20_000)
    for (const twin of [one, two]) twin.wait(wait)
    if (what === 0) for (const twin of [one, two]) await (wait % 2 === 0 ? twin.lookAgain() : twin.lookAway())
    else if (what === 1) {
      const words = pick(chance, beside)
      for (const twin of [one, two]) await twin.say(viewer, words)
    } else if (what === 2) {
      // Spectators of rivals say other things in each: players hear nothing of it.
      const speaker = pick<Viewer>(chance, ['table', ...Array.from({ length: seats }, (_, seat) => seat)])
      const isHidden = speaker === 'table' && viewer !== 'table' && !game.coop && !isOver(one.match)
      isApart ||= isHidden
      for (const [at, twin] of [one, two].entries())
        for (let lines = isHidden ? at : 0; lines < 2; lines++)
          await twin.talk(speaker, `step ${step}, line ${lines}${isHidden ? `, twin ${at}` : ''}`)
    } else {
      const seat = chance.int(seats)
      for (let tries = 0; tries < 6; tries++) {
        const mine = pickAction(chance, one, seat, timed.pace)
        const theirs =
          seat === viewer || chance.int(3) === 0 ? mine : pickAction(chance, two, seat, timed.pace)
        // Who is away is for all to see.
        if (mine?.isByHost !== theirs?.isByHost) continue
        const [then, thenToo] = [one.after(seat, mine), two.after(seat, theirs)]
        if (then === undefined || thenToo === undefined) continue
        if (!looksTheSame(game, [then, thenToo], viewer)) continue
        if (isApart && isOver(then)) continue
        if (hidden !== second || !equal(mine, theirs)) different += 1
        await one.act(seat, mine, then)
        await two.act(seat, theirs, thenToo)
        break
      }
    }
  }
  for (const twin of [one, two]) await twin.end()
  compare(one.texts, two.texts, `${game.id}, twins ${seed}, ${viewer}`)
  for (const twin of [one, two]) twin.checkSecrets()
  const types = new Set(one.texts.map(text => String(JSON.parse(text).type)))
  return { different, types: [...types], said: one.said }
}

function compare(one: readonly string[], two: readonly string[], name: string): void {
  const at = one.findIndex((text, index) => text !== two[index])
  if (at === -1 && one.length === two.length) return
  throw new Error(`${name}: a secret shows in "${one[at] ?? 'nothing'}" and "${two[at] ?? 'nothing'}".`)
}

function pickAction(
  chance: Chance,
  { match, game, viewer }: TwinMatch,
  seat: Seat,
  pace: Pace,
): Action | undefined {
  const what = chance.int(12)
  if (what === 0) {
    if (match.occupants[seat]?.kind === 'bot') return { type: 'assign', seat, occupant: { kind: 'person' } }
    // The host's word counts for whoever is away, where no clock counts their time; the viewer stays.
    const isByHost = pace.kind === 'none' && seat !== host && seat !== viewer && chance.int(2) === 0
    return { type: 'assign', seat, occupant: bot, ...(isByHost && { isByHost }) }
  }
  if (what < 3) return undefined
  if (what < 6) return { type: 'undo', count: 1 + chance.int(2) }
  const moves = legalMoves(game, match, seat)
  return moves.length === 0 ? undefined : { type: 'move', moves: [pick(chance, moves)] }
}

type Both = readonly [AnyMatch, AnyMatch]

/** The same with another seed that looks the same to the viewer, and as if nothing had been promised about it. */
function otherDraws(game: AnyGame, prepared: Prepared, viewer: Viewer): Prepared | undefined {
  const { seed } = prepared.stored
  for (let turn = 1; turn <= 40; turn++) {
    const stored = { ...prepared.stored, seed: seed.slice(turn) + seed.slice(0, turn) }
    const match = sure(replay(game, recordOf(stored, [])))
    if (looksTheSame(game, [prepared.match, match], viewer)) return { ...prepared, stored, match }
  }
  return undefined
}

/** Is the viewer told and shown the same in both? */
function looksTheSame(game: AnyGame, [one, two]: Both, viewer: Viewer): boolean {
  return (
    equal(eventsFor(game, one, viewer), eventsFor(game, two, viewer)) &&
    equal(one.occupants, two.occupants) &&
    // Other draws may show in the view before an event tells of them; other moves may not.
    (one.seed === two.seed || equal(game.view(one.state, viewer), game.view(two.state, viewer)))
  )
}

/** Some random moves in both, as long as the viewer is told the same. */
function playOn(game: AnyGame, [one, two]: Both, viewer: Viewer, chance: Chance): Both {
  let both: Both = [one, two]
  for (let count = chance.int(30); count > 0; count--) {
    const active = game.active(both[0].state)
    if (active.length === 0) return both
    const seat = pick(chance, active)
    const move = pick(chance, legalMoves(game, both[0], seat))
    const [next, nextToo] = [play(game, both[0], seat, move), play(game, both[1], seat, move)]
    if (isRefusal(next) || isRefusal(nextToo)) return both
    const isOver = game.outcome(next.state) !== undefined
    if (isOver || !looksTheSame(game, [next, nextToo], viewer)) return both
    both = [next, nextToo]
  }
  return both
}
