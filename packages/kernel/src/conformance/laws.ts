import { type Chance, fastChance, pick } from '../chance.ts'
import { equal } from '../equal.ts'
import { isRefusal } from '../errors.ts'
import type { Game, GameTypes, Seat, Viewer } from '../game.ts'
import { findMove, type Match, play } from '../match/match.ts'
import { replay } from '../match/replay.ts'
import { undo, undoable } from '../match/undo.ts'
import { preview } from '../preview.ts'
import { bytes, check, checkEqual, checkPlain, checkSame } from './check.ts'

/** A moment of a game, and a source of random choices that is not the match's. */
export interface Scene<T extends GameTypes> {
  readonly game: Game<T>
  readonly state: T['State']
  readonly seats: number
  readonly dice: Chance
}

/** A seat and a move it could make now. */
export interface Act<Move> {
  readonly seat: Seat
  readonly move: Move
}

/** Listed moves differ from one another, are what the schema says, and come in the same order from a copy. */
export function checkMoves<T extends GameTypes>({ game, state }: Scene<T>, seat: Seat): void {
  const moves = game.moves(state, seat)
  for (const [i, move] of moves.entries()) {
    checkPlain(move, 'a move')
    check(!moves.some((other, at) => at < i && equal(other, move)), 'moves are listed once', () =>
      bytes(move),
    )
    const parsed = game.move.safeParse(move)
    check(parsed.success && equal(parsed.data, move), 'the schema knows every listed move', () => bytes(move))
  }
  const copy: T['State'] = JSON.parse(bytes(state))
  checkSame(bytes(game.moves(copy, seat)), bytes(moves), 'moves come in a fixed order')
}

/** A clone and a copy through JSON behave as the state does, and leave it unchanged. */
export function checkCopies<T extends GameTypes>({ game, state, dice }: Scene<T>, act: Act<T['Move']>): void {
  const before = bytes(state)
  const clone = game.clone(state)
  const copy: T['State'] = JSON.parse(before)
  check(equal(copy, state), 'state survives JSON')
  checkEqual(clone, state, 'a clone equals its original')
  const seed = dice.int(2 ** 31)
  const news = follow(game, clone, act, fastChance(seed))
  checkSame(bytes(state), before, 'a clone is deep: playing on it leaves the original alone')
  const same = follow(game, copy, act, fastChance(seed))
  checkEqual(copy, clone, 'a copy through JSON plays on like a clone')
  checkEqual(same, news, 'a copy through JSON tells the same as a clone')
}

/** For how many steps two states with the same view are followed, and how far a sampled one is played. */
const alike = 6
const onwards = 40

/** A view is enough to know the legal moves, and shows nothing that it should not. */
export function checkKnowledge<T extends GameTypes>(
  { game, state, seats, dice }: Scene<T>,
  viewer: Viewer,
): void {
  const view = game.view(state, viewer)
  checkPlain(view, 'a view')
  check(isOf(view, viewer), 'a view names its viewer')
  const text = bytes(view)
  checkSame(bytes(game.view(state, viewer)), text, 'a view of the same state is the same')

  const received: T['View'] = JSON.parse(text)
  const world = game.sampleState(received, dice)
  checkPlain(world, 'an sampled state')
  checkSame(bytes(game.view(world, viewer)), text, `imagine gives back the view of ${viewer}`)
  checkSame(
    bytes(game.view(world, 'table')),
    bytes(game.view(state, 'table')),
    `${viewer} knows what is on the table`,
  )
  checkSame(
    bytes(game.active(world)),
    bytes(game.active(state)),
    `imagine gives back who is active to ${viewer}`,
  )
  if (viewer !== 'table' && game.active(state).includes(viewer))
    checkSame(
      bytes(game.moves(world, viewer)),
      bytes(game.moves(state, viewer)),
      `imagine gives back the moves of ${viewer}`,
    )

  checkAlike(game, game.clone(state), game.clone(world), viewer, dice)
  playOn(game, world, seats, dice)
  checkSame(bytes(received), text, 'playing on in an sampled world leaves the view alone')
}

/** Two states with the same view keep the same view as long as the viewer is told the same. */
function checkAlike<T extends GameTypes>(
  game: Game<T>,
  here: T['State'],
  there: T['State'],
  viewer: Viewer,
  dice: Chance,
): void {
  for (let step = 0; step < alike; step++) {
    const act = choose(game, here, dice)
    if (act === undefined || findMove(game, there, act.seat, act.move) === undefined) return
    const seed = dice.int(2 ** 31)
    const told = (state: T['State']) =>
      follow(game, state, act, fastChance(seed)).flatMap(event => game.redact(event, viewer) ?? [])
    if (bytes(told(here)) !== bytes(told(there))) return
    checkSame(
      bytes(game.view(there, viewer)),
      bytes(game.view(here, viewer)),
      `states that ${viewer} cannot tell apart have the same view, after ${bytes(act)}`,
    )
  }
}

/** A sampled state can be played like any other. */
function playOn<T extends GameTypes>(game: Game<T>, state: T['State'], seats: number, dice: Chance): void {
  for (let step = 0; step < onwards; step++) {
    const act = choose(game, state, dice)
    if (act === undefined) return
    check(act.seat < seats, 'an sampled world has the same seats')
    follow(game, state, act, dice)
  }
}

/** Two active seats may move in either order, with the same result. */
export function checkInterleaving<T extends GameTypes>(scene: Scene<T>): void {
  const { game, state, dice } = scene
  const active = game.active(state)
  const one = pick(dice, active)
  const two = pick(
    dice,
    active.filter(seat => seat !== one),
  )
  const a = { seat: one, move: pick(dice, game.moves(state, one)) }
  const b = { seat: two, move: pick(dice, game.moves(state, two)) }
  const seed = dice.int(2 ** 31)
  checkEqual(
    inOrder(scene, a, b, seed),
    inOrder(scene, b, a, seed),
    `every interleaving gives the same state, with ${bytes(a)} and ${bytes(b)}`,
  )
}

function inOrder<T extends GameTypes>(
  { game, state }: Scene<T>,
  first: Act<T['Move']>,
  second: Act<T['Move']>,
  seed: number,
): T['State'] {
  const after = game.clone(state)
  follow(game, after, first, fastChance(seed))
  check(game.active(after).includes(second.seat), 'a move of another seat ends nobody’s turn', () =>
    bytes(first),
  )
  checkSame(
    bytes(game.moves(after, second.seat)),
    bytes(game.moves(state, second.seat)),
    `a move of another seat leaves the moves of seat ${second.seat} alone`,
  )
  follow(game, after, second, fastChance(seed))
  return after
}

/** Undoing moves and playing them again leads to the same state. Returns whether anything could be undone. */
export function checkUndo<T extends GameTypes>(game: Game<T>, match: Match<T>, seat: Seat): boolean {
  const before = undo(game, match, seat)
  const backs = undoable(game, match, seat)
  const far = backs.at(-1)
  check(
    far === undefined || !isRefusal(undo(game, match, seat, far)),
    'all that is said to be undoable is',
    () => bytes(backs),
  )
  if (isRefusal(before)) return false
  // Comrades who have moved since may have been told nothing: then more can be undone than is offered.
  check(game.coop || far !== undefined, 'what can be undone is said to be undoable')
  const back = before.record.entries.at(-1)
  const taken = back !== undefined && 'back' in back ? match.record.entries[back.back] : undefined
  check(taken !== undefined && 'move' in taken, 'undo takes back a move')
  const after = play(game, before, seat, taken.move)
  check(!isRefusal(after), 'what was taken back can be played again', () => bytes(taken))
  checkEqual(after.state, match.state, 'undo and redo return the same state')
  const again = replay(game, after.record)
  check(!isRefusal(again), 'a match with an undo can be replayed', () => bytes(again))
  checkEqual(again.state, match.state, 'a replay with an undo returns the same state')
  return true
}

/** What a preview promised, in order to compare it with what happens. */
export function foresee<T extends GameTypes>(
  { game, state, dice }: Scene<T>,
  { seat, move }: Act<T['Move']>,
): (events: readonly T['Event'][]) => void {
  const promised = preview(game, game.view(state, seat), seat, move, dice, 8)
  return events => {
    const told = events.flatMap(event => game.redact(event, seat) ?? [])
    checkSame(
      bytes(told.slice(0, promised.length)),
      bytes(promised),
      'a preview never contradicts what then happens',
    )
  }
}

function follow<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { seat, move }: Act<T['Move']>,
  chance: Chance,
): T['Event'][] {
  const events: T['Event'][] = []
  game.apply(state, seat, move, chance, event => {
    events.push(event)
  })
  return events
}

/** A random move of a random active seat; `undefined` when the game is over. */
function choose<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  dice: Chance,
): Act<T['Move']> | undefined {
  const active = game.active(state)
  if (active.length === 0) return undefined
  const seat = pick(dice, active)
  const moves = game.moves(state, seat)
  check(moves.length > 0, 'every active seat has a move', () => `seat ${seat} has none`)
  return { seat, move: pick(dice, moves) }
}

function isOf(view: unknown, viewer: Viewer): boolean {
  return typeof view === 'object' && view !== null && 'viewer' in view && view.viewer === viewer
}
