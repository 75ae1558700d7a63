import type { RecordedMatch, RecordedMove } from './recordings.ts'

/** One seat's client. */
export interface Player {
  /**
   * Sends a move as soon as the client knows of the moves before it; resolves with the milliseconds from there to the
   * server's answer. `nth` counts the moves made at this table.
   */
  play(move: RecordedMove, nth: number): Promise<number>
  /** What it has last been shown of the match. */
  readonly view: unknown
  close(): void
}

/** Where a table takes up a recorded match. */
export interface Place {
  readonly recorded: RecordedMatch
  /** How many moves have been made before. */
  readonly from: number
}

/** Spreads tables over the course of the recorded matches, so that all their moments are played; each has `needed` moves left. */
export function spreadTables(recordings: readonly RecordedMatch[], count: number, needed: number): Place[] {
  const each = Math.ceil(count / recordings.length)
  return Array.from({ length: count }, (_, table) => {
    const recorded = recordings[table % recordings.length]
    if (recorded === undefined) throw new Error('There is no recorded match.')
    const nth = Math.floor(table / recordings.length)
    return { recorded, from: Math.floor(((recorded.moves.length - needed) * nth) / each) }
  })
}

/** Whatever can be asked one thing at a time; resolves with the milliseconds until the answer. */
export interface Asking {
  ask(): Promise<number>
}

/** A recorded match that is played at one server. */
export class Table implements Asking {
  /** How many moves were made here. */
  made = 0

  constructor(
    private readonly place: Place,
    readonly players: readonly Player[],
  ) {}

  async ask(): Promise<number> {
    const { recorded, from } = this.place
    const move = recorded.moves[from + this.made]
    const player = this.players[move?.seat ?? 0]
    if (move === undefined || player === undefined) throw new Error('The recorded match is over.')
    const time = await player.play(move, this.made)
    this.made += 1
    return time
  }
}

/** Every table makes moves without a pause until it has made so many in all. */
export async function playOut(
  tables: readonly Table[],
  until: number,
): Promise<{ readonly moves: number; readonly seconds: number }> {
  const began = performance.now()
  let moves = 0
  await Promise.all(
    tables.map(async table => {
      for (; table.made < until; moves++) await table.ask()
    }),
  )
  return { moves, seconds: (performance.now() - began) / 1000 }
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Each asks once a second, evenly spread; one that still waits for its last answer leaves its turn out. */
export async function askEverySecond(all: readonly Asking[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const waiting = new Map<Asking, Promise<void>>()
  const began = performance.now()
  for (let turn = 0; turn < all.length * seconds; turn++) {
    const due = began + (turn * 1000) / all.length
    while (performance.now() < due) await later(Math.max(1, due - performance.now()))
    const asking = all[turn % all.length]
    if (asking === undefined || waiting.has(asking)) continue
    const asked = asking.ask().then(time => {
      times.push(time)
      waiting.delete(asking)
    })
    waiting.set(asking, asked)
  }
  await Promise.all(waiting.values())
  return times
}
