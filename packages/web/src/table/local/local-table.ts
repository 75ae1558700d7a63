import { type AnyGame, equal, isRefusal, type Refusal, type Seat, type Viewer } from '@kazamata/kernel'
import type { MatchRecord } from '@kazamata/kernel/match'
import type { Snapshot } from '@kazamata/room'
import type { BotPool } from '@kazamata/room/bots'
import { Room } from '@kazamata/room/room'
import { type MatchLog, type MatchStore, type StoredMatch, storedMatch } from '@kazamata/room/store'
import { infoOf } from '../../matches/match-info.ts'
import { hex } from '../../matches/seed.ts'
import type { Table, TableState } from '../table.ts'
import { type Perspective, perspectiveOf } from './perspective.ts'

export interface LocalTableParts {
  readonly game: AnyGame
  /** May the question now asked be answered with everybody looking? Given the table's view. */
  readonly isOpenQuestion: (view: unknown) => boolean
  readonly stored: StoredMatch
  readonly record: MatchRecord
  readonly store: MatchStore
  readonly bots: BotPool
  /** The least time of a bot's decision. */
  readonly pause: () => Promise<void>
}

/** How long a bot may think, in milliseconds. A whole turn goes on beside the turns of people. */
const budget = { decision: 300, turn: 900 }

const none: readonly never[] = []

/** A table whose match runs in this page. A refusal where the match does not replay. */
export function openLocalTable(parts: LocalTableParts): Table | Refusal {
  const { game, stored, record, store } = parts
  const listeners = new Set<() => void>()
  let isUnsaved = false
  let endPauses: () => void = () => undefined
  const hurried = new Promise<void>(resolve => {
    endPauses = resolve
  })
  /** What the board has shown whole. */
  let shown: Snapshot | undefined
  const waiting = new Set<() => void>()

  const log: MatchLog = {
    async append(from, entries, standing) {
      if (isUnsaved) return 'won'
      const header = storedMatch(stored, standing, stored, Date.now())
      const result = await store.append(header, from, entries).catch(error => {
        console.error(error)
        return 'unknown' as const
      })
      if (result === 'won' || result === 'lost') return result
      // The match goes on without being stored, and the page says so.
      isUnsaved = true
      return 'won'
    },
    // Another tab has gone on with it, and has it now.
    read: async () => [],
  }

  const room = Room.open({
    game,
    record,
    log,
    bots: parts.bots,
    budget,
    pace: {
      pause: () => Promise.race([parts.pause(), hurried]),
      async ready() {
        while (shown !== state.snapshot) await new Promise<void>(wake => waiting.add(wake))
      },
    },
    report: error => console.error(error),
  })
  if (isRefusal(room)) return room
  const running = room

  let screen: { readonly own: Snapshot; readonly value: Snapshot } | undefined
  let perspective = look(undefined)
  /** Turns that whoever has the device had ended when they took it. */
  let turnsEnded = endedBy(perspective)
  let state = stateOf()

  function look(confirmed: Seat | undefined): Perspective {
    const see = (seat?: Seat) => perspectiveOf(game, parts.isOpenQuestion, running.snapshot('table'), seat)
    const seen = see(confirmed)
    // Once the table's view was shown, others may be looking: the next secret needs a curtain again.
    return confirmed !== undefined && seen.viewer !== confirmed ? see() : seen
  }

  function endedBy({ viewer }: Perspective): number {
    return running.snapshot(viewer).turnsEnded
  }

  /** Who has the device still has it, unless their turn has just ended: then all look at the table again. */
  function deviceHolder(): Seat | undefined {
    const { viewer } = perspective
    return viewer === 'table' || endedBy(perspective) > turnsEnded ? undefined : viewer
  }

  /** Whose moves can be taken back: the viewer's; at an open table those of whoever moved last, if it was a person. */
  function undoer(): Seat | undefined {
    const { viewer, curtain } = perspective
    if (curtain !== undefined) return undefined
    if (viewer !== 'table') return viewer
    const { lastMover, seats } = running.snapshot('table')
    return lastMover !== undefined && seats[lastMover]?.occupant.kind === 'person' ? lastMover : undefined
  }

  /** The viewer's snapshot with the moves and the undo of this screen; the same value as long as it says the same. */
  function screenSnapshot(): Snapshot {
    const { viewer, actor } = perspective
    const own = running.snapshot(viewer)
    const moves = actor === undefined ? none : running.snapshot(actor).moves
    const seat = undoer()
    const undoable = seat === undefined ? 0 : running.snapshot(seat).undoable
    if (screen?.own !== own || screen.value.moves !== moves || screen.value.undoable !== undoable)
      screen = { own, value: { ...own, moves, undoable } }
    return screen.value
  }

  function stateOf(): TableState {
    const { actor, curtain } = perspective
    const trouble = running.end === 'lost' ? 'elsewhere' : isUnsaved ? 'unsaved' : undefined
    return {
      ...running.activity,
      snapshot: screenSnapshot(),
      ...(actor !== undefined && { actor }),
      ...(curtain && { curtain }),
      ...(trouble && { trouble }),
    }
  }

  function refresh(confirmed = deviceHolder()): void {
    const seen = look(confirmed)
    if (seen.viewer !== perspective.viewer) turnsEnded = endedBy(seen)
    perspective = seen
    const next = stateOf()
    if (isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  const viewers: readonly Viewer[] = ['table', ...record.seats.keys()]
  const stops = [
    room.watch(() => refresh()),
    ...viewers.map(viewer => room.subscribe(viewer, room.snapshot(viewer).version, () => refresh())),
  ]

  return {
    game,
    match: infoOf(stored),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      // The bots begin to play with the first onlooker: a page that is never shown plays nothing.
      room.start()
      return () => listeners.delete(listener)
    },
    play(...moves) {
      const { actor } = state
      if (actor !== undefined) room.submit(actor, hex(8), room.snapshot(actor).question, moves)
    },
    undo(moves) {
      const seat = undoer()
      if (seat !== undefined) room.undo(seat, hex(8), room.snapshot(seat).question, moves)
    },
    hint: hint => room.hint(hint),
    shown(snapshot) {
      shown = snapshot
      const woken = [...waiting]
      waiting.clear()
      for (const wake of woken) wake()
    },
    hurry: () => endPauses(),
    confirm(seat) {
      if (state.curtain?.includes(seat)) refresh(seat)
    },
    async file() {
      const { record } = room
      return (await import('../../matches/import-export.ts')).matchFile(record, stored.seal)
    },
    close() {
      for (const stop of stops) stop()
      room.close()
      parts.bots.close()
    },
  }
}

function isSame(a: TableState, b: TableState): boolean {
  const keys = ['snapshot', 'actor', 'thinking', 'aims', 'hints', 'trouble'] as const
  return keys.every(key => a[key] === b[key]) && equal(a.curtain ?? [], b.curtain ?? [])
}
