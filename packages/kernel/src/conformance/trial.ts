import { type Chance, fastChance, pick, secretChance } from '../chance.ts'
import { equal } from '../equal.ts'
import { isRefusal } from '../errors.ts'
import type { Game, GameEvent, GameTypes, Seat, Viewer } from '../game.ts'
import { canonicalJson, hash } from '../hash.ts'
import { Match, start } from '../match/match.ts'
import type { MatchRecord } from '../match/record.ts'
import { replay } from '../match/replay.ts'
import { bytes, check, checkEqual, checkPlain, checkSame } from './check.ts'
import {
  type Act,
  checkCopies,
  checkInterleaving,
  checkKnowledge,
  checkMoves,
  checkUndo,
  foresee,
  type Scene,
} from './laws.ts'

/** How often each of the expensive laws was checked, and how large the games were. */
export interface Tally {
  moves: number
  /** Moves of the longest game. */
  longest: number
  /** Moves of the longest list. */
  widest: number
  sampled: number
  interleaved: number
  previewed: number
  undone: number
}

/** One seeded game from start to end, with every law checked on the way. */
export class Trial<T extends GameTypes> {
  /** Moves made so far. */
  step = 0
  private readonly dice: Chance
  private readonly viewers: readonly Viewer[]
  /** By seat: what it alone was told, until the table is told too. */
  private readonly secrets: readonly string[][]

  constructor(
    private readonly game: Game<T>,
    private readonly record: MatchRecord,
    private readonly bound: number,
    private readonly tally: Tally,
  ) {
    this.dice = fastChance(record.seed)
    this.viewers = ['table', ...record.seats.keys()]
    this.secrets = record.seats.map(() => [])
  }

  run(thorough: boolean): void {
    const { game, record, dice } = this
    const begun = start(game, record)
    check(!isRefusal(begun), 'a table can be set', () => bytes(begun))
    this.checkSetup(begun.record.options, begun.steps[0]?.events ?? [])
    const { state } = begun
    const { entries: _, ...head } = begun.record
    let match = begun
    const chance = secretChance(record.seed, begun.draws)
    // An absent seat plays the first move listed; in some games everybody is absent.
    const absent = dice.int(16) === 0
    const told: string[] = []

    for (; ; this.step++) {
      checkPlain(state, 'the state')
      if (this.isOver(state)) break
      check(this.step < this.bound, 'a game ends', () => `it goes on after ${this.bound} moves`)
      const scene: Scene<T> = {
        game,
        state,
        seats: record.seats.length,
        dice,
      }
      const act = this.choose(state, absent)
      const expensive = thorough && dice.int(4) === 0
      const seen = expensive ? this.checkMoment(scene, act) : undefined

      const before = game.clone(state)
      const draws = chance.draws
      const events: T['Event'][] = []
      game.apply(state, act.seat, act.move, chance, event => {
        events.push(event)
      })
      const { occupants, entries, stepList, checkpoints } = match
      match = new Match<T>(head, before, draws, occupants, entries, stepList, checkpoints).moved(
        { ...act, by: 'player' },
        events,
        state,
        chance.draws,
      )
      this.checkStep(before, state, events, chance.draws > draws)
      seen?.(events)
      if (expensive && dice.int(4) === 0) this.checkTakingBack(match)
      told.push(bytes(events))
    }
    this.tally.moves += this.step
    this.tally.longest = Math.max(this.tally.longest, this.step)
    this.checkEnd(match, told)
  }

  private checkSetup(options: T['Options'], events: readonly T['Event'][]): void {
    const { game } = this
    check(game.options.safeParse({}).success, 'every option has a default')
    checkPlain(options, 'the options')
    checkSame(
      bytes(game.options.parse(options)),
      bytes(options),
      'options stay what they are when read again',
    )
    for (const event of events) this.checkTold(event)
  }

  private isOver(state: T['State']): boolean {
    const { game, record } = this
    const active = game.active(state)
    const seats = [...record.seats.keys()]
    check(new Set(active).size === active.length, 'active seats are listed once', () => bytes(active))
    check(
      active.every(seat => seats.includes(seat)),
      'active seats are at the table',
      () => bytes(active),
    )
    const outcome = game.outcome(state)
    check((outcome !== undefined) === (active.length === 0), 'a game is over when nobody is active', () =>
      bytes({ active, outcome }),
    )
    if (outcome === undefined) return false
    checkPlain(outcome, 'the outcome')
    check(
      outcome.scores.length === seats.length && outcome.winners.every(seat => seats.includes(seat)),
      'an outcome speaks of the seats at the table',
      () => bytes(outcome),
    )
    check(game.coop || outcome.winners.length > 0, 'only a co-operative game can have no winner')
    return true
  }

  private choose(state: T['State'], absent: boolean): Act<T['Move']> {
    const { game, dice, tally } = this
    const active = game.active(state)
    const lists = active.map(seat => ({ seat, moves: game.moves(state, seat) }))
    for (const { seat, moves } of lists) {
      check(moves.length > 0, 'every active seat has a move', () => `seat ${seat} has none`)
      tally.widest = Math.max(tally.widest, moves.length)
    }
    const { seat, moves } = pick(dice, lists)
    return { seat, move: absent ? pick({ int: () => 0 }, moves) : pick(dice, moves) }
  }

  /** The expensive laws, before a move. Returns what is left to check after it. */
  private checkMoment(scene: Scene<T>, act: Act<T['Move']>): (events: T['Event'][]) => void {
    const { dice, tally } = this
    checkMoves(scene, act.seat)
    checkCopies(scene, act)
    checkKnowledge(scene, pick(dice, this.viewers))
    tally.sampled += 1
    if (this.game.active(scene.state).length > 1) {
      checkInterleaving(scene)
      tally.interleaved += 1
    }
    tally.previewed += 1
    return foresee(scene, act)
  }

  private checkTakingBack(match: Match<T>): void {
    const seat = this.dice.int(this.record.seats.length)
    if (checkUndo(this.game, match, seat)) this.tally.undone += 1
  }

  private checkStep(
    before: T['State'],
    after: T['State'],
    events: readonly T['Event'][],
    drew: boolean,
  ): void {
    const { game } = this
    check(!drew || game.active(before).length === 1, 'only the move that ends the phase draws from chance')
    for (const event of events) this.checkTold(event)
    this.checkFaceUp(before, after, events)
    for (const viewer of this.viewers) {
      if (events.some(event => game.redact(event, viewer) !== undefined)) continue
      const [was, is] = [game.view(before, viewer), game.view(after, viewer)]
      if (!equal(was, is))
        checkSame(bytes(is), bytes(was), `the view of ${viewer} changes only with an event told to it`)
    }
  }

  private checkFaceUp(before: T['State'], after: T['State'], events: readonly T['Event'][]): void {
    const { faceUp } = this.game
    if (faceUp === undefined) return
    const [was, is] = [faceUp.view(before), faceUp.view(after)]
    checkPlain(is, 'a view with everything face up')
    check(within(this.game.view(after, 'table'), is), 'everything face up is no less than the table sees')
    if (events.every(event => faceUp.tell(event) === undefined))
      checkSame(
        bytes(is),
        bytes(was),
        'a view with everything face up changes only with an event that it tells',
      )
  }

  private checkTold(event: T['Event']): void {
    const { game } = this
    checkPlain(event, 'an event')
    const open = game.redact(event, 'table')
    const first = game.redact(event, 0)
    for (const seat of this.record.seats.keys()) {
      const told = game.redact(event, seat)
      check(
        within(open, told) || (told === undefined && this.isOldNews(open, seat)),
        `seat ${seat} is told what the table is told`,
        () => bytes(event),
      )
      if (open === undefined && told !== undefined) this.secrets[seat]?.push(body(told))
      if (game.coop && told !== first)
        checkSame(bytes(told), bytes(first), 'comrades have no secrets from one another')
    }
  }

  /** When the table is told of a hidden step, the seat that took it knows it already. */
  private isOldNews(open: T['Event'] | undefined, seat: Seat): boolean {
    const secrets = this.secrets[seat] ?? []
    const at = open === undefined ? -1 : secrets.indexOf(body(open))
    return at >= 0 && secrets.splice(at, 1).length === 1
  }

  private checkEnd({ state, record }: Match<T>, told: readonly string[]): void {
    const { game } = this
    const again = replay(game, record)
    check(!isRefusal(again), 'a match can be replayed', () => bytes(again))
    checkSame(hash(again.state), hash(state), 'a replay gives the same hash')
    checkEqual(game.outcome(again.state), game.outcome(state), 'a replay ends the same way')
    for (const [i, step] of again.steps.slice(1).entries())
      checkSame(bytes(step.events), told[i] ?? '', 'events stay what they were, and a replay tells the same')
  }
}

/** What an event says, whatever its type. */
function body({ type: _, ...rest }: GameEvent): string {
  return canonicalJson(rest)
}

/** Is everything in `part` also in `whole`, which may know more? */
function within(part: unknown, whole: unknown): boolean {
  if (part === undefined || part === whole) return true
  if (typeof part !== 'object' || typeof whole !== 'object' || part === null || whole === null) return false
  if (Array.isArray(part) !== Array.isArray(whole)) return false
  const rest = new Map(Object.entries(whole))
  return Object.entries(part).every(([key, member]) => within(member, rest.get(key)))
}
