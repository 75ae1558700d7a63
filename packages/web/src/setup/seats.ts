import { type Level, levels } from '@kazamata/registry'
import { array, maxLength, object, enum as oneOf, safeParse, string } from 'zod/mini'
import { readPreference, writePreference } from '../shell/preferences.ts'

/** Who sits there: a person, or a bot of some level. */
export const seatKinds = ['person', ...levels] as const
export type SeatKind = (typeof seatKinds)[number]

/** A chair at a table that is being set. An empty name stands for the chair's own. */
export interface SeatSetup {
  /** Tells chairs apart while they are moved about; not remembered. */
  readonly key: number
  readonly who: SeatKind
  readonly name: string
}

export const nameLength = 24
const usual: Level = 'adventurer'

const shape = array(object({ who: oneOf(seatKinds), name: string().check(maxLength(nameLength)) }))

let chairsMade = 0

const chair = (who: SeatKind, name = ''): SeatSetup => ({ key: chairsMade++, who, name })

interface Range {
  readonly min: number
  readonly max: number
}

/**
 * You, and a bot on each other chair up to four; you alone where that is a game; two people where the screen is shared; or
 * as it was the last time, if that was so too.
 */
export function initialSeats(game: string, range: Range, isShared = false): readonly SeatSetup[] {
  const last = remembered(game)
  const fits = last !== undefined && last.length >= range.min && last.length <= range.max
  if (fits && (!isShared || last.filter(({ who }) => who === 'person').length > 1)) return last
  if (isShared) return [chair('person'), chair('person')]
  const count = range.min === 1 ? 1 : Math.min(range.max, 4)
  return Array.from({ length: count }, (_, seat) => chair(seat === 0 ? 'person' : usual))
}

function remembered(game: string): readonly SeatSetup[] | undefined {
  const text = readPreference(`seats.${game}`)
  if (text === undefined) return undefined
  try {
    const read = safeParse(shape, JSON.parse(text))
    return read.success ? read.data.map(({ who, name }) => chair(who, name)) : undefined
  } catch {
    return undefined
  }
}

export function rememberSeats(game: string, chairs: readonly SeatSetup[]): void {
  writePreference(`seats.${game}`, JSON.stringify(chairs.map(({ who, name }) => ({ who, name }))))
}

/** One more chair: a bot like the last one. */
export function withAnotherSeat(chairs: readonly SeatSetup[]): readonly SeatSetup[] {
  const bots = chairs.filter(chair => chair.who !== 'person')
  return [...chairs, chair(bots.at(-1)?.who ?? usual)]
}
