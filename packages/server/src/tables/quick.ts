import type { AnyGame } from '@kazamata/kernel'
import type { Language, Pace, PaceKind } from '@kazamata/protocol'
import type { Clock } from '../parts.ts'
import type { WaitingTable } from '../store/online-store.ts'
import type { NewTable } from './new-table.ts'

/** So many milliseconds after it was made, bots take the open seats of a quick table. */
const quickTime = 30_000
/** How many play, where the game allows it. */
const usualSeats = 3
const botLevel = 'adventurer'

const paces: Readonly<Record<PaceKind, Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 600, add: 20 },
  days: { kind: 'days', per: 2 },
}

/** What somebody wants who takes the next table of a game. */
export interface QuickWish {
  readonly game: string
  readonly language?: Language | undefined
  readonly pace?: PaceKind | undefined
  /** Names of bots. */
  readonly bots: readonly string[]
}

const paceOf = ({ pace }: QuickWish) => paces[pace ?? 'live']

const openSeats = ({ seats }: WaitingTable) => seats.filter(({ kind }) => kind === 'open').length

/** Those that fit, the fullest first, of equal ones the oldest; `tables` has the newest first. */
export function fitting(tables: readonly WaitingTable[], wish: QuickWish, now: number): WaitingTable[] {
  return tables
    .filter(
      table =>
        table.quick !== undefined &&
        table.quick.fillAt > now &&
        table.game === wish.game &&
        table.settings.pace.kind === paceOf(wish).kind &&
        (wish.language === undefined || table.settings.language === wish.language) &&
        openSeats(table) > 0,
    )
    .toReversed()
    .sort((a, b) => openSeats(a) - openSeats(b))
}

/** The table to be made where none fits. */
export function quickTable({ seats: { min, max } }: AnyGame, wish: QuickWish, now: number): NewTable {
  const count = Math.min(max, Math.max(min, usualSeats))
  return {
    game: wish.game,
    options: {},
    seats: Array.from({ length: count }, () => ({ kind: 'open' })),
    watchable: true,
    settings: { pace: paceOf(wish), language: wish.language ?? 'en', listed: true, chat: true },
    quick: { fillAt: now + quickTime, bots: wish.bots },
  }
}

/** Bots take the open seats. */
export function filled(table: WaitingTable): WaitingTable {
  const names = table.quick?.bots ?? []
  const seats = table.seats.map((seat, at) =>
    seat.kind === 'open'
      ? { kind: 'bot' as const, level: botLevel, name: names[at % names.length] ?? `Bot ${at + 1}` }
      : seat,
  )
  return { ...table, seats }
}

/** Waits for the moment at which a quick table begins; whoever looks at it after a restart makes it wait again. */
export class QuickStarts {
  private readonly waiting = new Map<string, () => void>()

  constructor(
    private readonly clock: Clock,
    private readonly start: (id: string) => void,
  ) {}

  await({ id, quick }: WaitingTable): void {
    if (quick === undefined || this.waiting.has(id)) return
    const stop = this.clock.after(Math.max(0, quick.fillAt - this.clock.now()), () => {
      this.waiting.delete(id)
      this.start(id)
    })
    this.waiting.set(id, stop)
  }

  close(): void {
    for (const stop of this.waiting.values()) stop()
  }
}
