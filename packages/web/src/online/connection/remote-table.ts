import type { AnyGame } from '@kazamata/kernel'
import { limits } from '@kazamata/protocol'
import type { Snapshot } from '@kazamata/room'
import type { Table, TableState, Trouble } from '../../table/table.ts'
import type { Answer } from './connection.ts'
import type { ClientRequest } from './outgoing.ts'
import type { PlayingState, RemoteMatch } from './remote-match.ts'

export interface RemoteTableParts {
  readonly game: AnyGame
  readonly match: RemoteMatch
  /** What is known when the table opens. */
  readonly start: PlayingState
  after(ms: number, callback: () => void): () => void
  /** The match file, once it is over. */
  file(): Promise<Blob | undefined>
}

/** How long it is said what was lost, in milliseconds. */
const noticeTime = 8_000

const none: readonly never[] = []

/** A table whose match runs on the server. Whoever has a seat sees their own view, everybody else the table's. */
export function openRemoteTable(parts: RemoteTableParts): Table {
  const { game, match, start } = parts
  const { connection, id } = match
  const listeners = new Set<() => void>()
  let playing = start
  /** A request that is not answered yet: no other is made until it is. */
  let isWaiting = false
  /** What was lost last. */
  let lost: 'dropped' | 'unsent' | 'rewound' | undefined
  let stopNotice: () => void = () => undefined
  let screen: { readonly of: Snapshot; readonly value: Snapshot } | undefined
  let state = stateOf()

  /** One's own seat, as long as no bot plays for it. */
  function ownSeat(): number | undefined {
    const { about, snapshot } = playing
    const { viewer, seats } = snapshot
    return !about.abandoned && viewer !== 'table' && seats[viewer]?.occupant.kind === 'person'
      ? viewer
      : undefined
  }

  /** Without the moves of a seat that a bot plays. */
  function screenSnapshot(): Snapshot {
    const { snapshot } = playing
    if (ownSeat() !== undefined) return snapshot
    if (screen?.of !== snapshot) screen = { of: snapshot, value: { ...snapshot, moves: none, undoable: 0 } }
    return screen.value
  }

  function troubleOf(): Trouble | undefined {
    switch (connection.line) {
      case 'outdated':
      case 'signed-out':
        return 'outdated'
      case 'offline':
        return isWaiting ? 'waiting' : (lost ?? 'offline')
      case 'online':
        return lost
    }
  }

  function stateOf(): TableState {
    const seat = ownSeat()
    const isActor = seat !== undefined && playing.snapshot.active.includes(seat)
    const trouble = troubleOf()
    return {
      ...playing.activity,
      snapshot: screenSnapshot(),
      ...(isActor && { actor: seat }),
      ...(trouble && { trouble }),
    }
  }

  function refresh(): void {
    const now = match.get()
    const before = playing
    if (now.is === 'playing') playing = now
    if (playing.rewinds > before.rewinds) setLost('rewound')
    const next = stateOf()
    if (isSame(state, next)) return
    state = next
    for (const listener of [...listeners]) listener()
  }

  function setLost(what: typeof lost): void {
    stopNotice()
    lost = what
    if (lost !== undefined) stopNotice = parts.after(noticeTime, () => setLost(undefined))
    refresh()
  }

  /** Sends one request after another, until one is refused. */
  async function send(requests: readonly (() => ClientRequest)[]): Promise<void> {
    if (isWaiting || ownSeat() === undefined) return
    isWaiting = true
    setLost(undefined)
    let answer: Answer | undefined
    for (const request of requests) {
      answer = await connection.request(request())
      if ('code' in answer) break
    }
    isWaiting = false
    setLost(answer !== undefined && 'code' in answer ? 'dropped' : undefined)
  }

  const question = () => playing.snapshot.question
  const stops = [match.subscribe(refresh), connection.onLine(refresh)]
  const { options, commitment, seedWord } = start.about
  const deal = start.about.deal && {
    ...start.about.deal,
    by: start.about.deal.by.map(seat => start.snapshot.seats[seat]?.name ?? ''),
    ...(match.receipt !== undefined && { receipt: match.receipt }),
  }

  return {
    game,
    match: {
      ...{ id, options, commitment, isOlder: false, isOnline: true },
      ...(seedWord !== undefined && { seedWord }),
      ...(deal && { deal }),
    },
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(...moves) {
      const count = Math.ceil(moves.length / limits.moves)
      const chunks = Array.from({ length: count }, (_, at) =>
        moves.slice(at * limits.moves, (at + 1) * limits.moves),
      )
      void send(chunks.map(moves => () => ({ type: 'move', match: id, question: question(), moves })))
    },
    undo(count) {
      void send([() => ({ type: 'undo', match: id, question: question(), count })])
    },
    hint(hint) {
      const said = 'spot' in hint ? { spot: hint.spot } : { move: hint.move }
      setLost(connection.tell({ type: 'hint', match: id, hint: said }) ? undefined : 'unsent')
    },
    // The server's bots wait for no board.
    shown: () => undefined,
    hurry: () => undefined,
    confirm: () => undefined,
    file: async () => (playing.snapshot.outcome === undefined ? undefined : parts.file()),
    close() {
      stopNotice()
      for (const stop of stops) stop()
    },
  }
}

function isSame(a: TableState, b: TableState): boolean {
  const keys = ['snapshot', 'actor', 'thinking', 'aims', 'hints', 'trouble'] as const
  return keys.every(key => a[key] === b[key])
}
