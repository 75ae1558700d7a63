import type { AnyGame, GameEvent, Viewer } from '@kazamata/kernel'
import { type AnyMatch, faceUpOf } from '@kazamata/kernel/match'
import type { AnyGameUi, MatchPart } from '@kazamata/ui'

/** How a replay is seen: as a viewer saw it, or with everything face up. */
export type Eyes = Viewer | 'face-up'

/** What is told of an event. */
export type Tell = (event: GameEvent) => GameEvent | undefined

export function tellFor(game: AnyGame, match: AnyMatch, eyes: Eyes): Tell {
  if (eyes !== 'face-up') return event => game.redact(event, eyes)
  const faceUp = faceUpOf(game, match)
  if (faceUp === undefined) throw new Error('Only a match that is over and had secrets lies face up.')
  return event => faceUp.tell(event)
}

/** A moment worth stopping at. */
export interface Stop {
  /** How many entries have been played. */
  readonly at: number
  /** How many events were told since the last stop. */
  readonly told: number
}

export interface TimelinePart extends MatchPart {
  /** How many entries have been played when it is shown first. */
  readonly at: number
}

/** A match from start to end, as somebody sees it. Moves that they are told nothing of are stepped over. */
export interface Timeline {
  readonly last: number
  /** The first is the start, the last one the end. */
  readonly stops: readonly Stop[]
  readonly parts: readonly TimelinePart[]
}

export function timelineOf(
  game: AnyGame,
  { partOf }: Pick<AnyGameUi, 'partOf'>,
  match: AnyMatch,
  eyes: Eyes,
): Timeline {
  const tell = tellFor(game, match, eyes)
  const last = match.record.entries.length
  const steps = match.steps.flatMap(({ seq, events }) => {
    const told = events.flatMap(event => tell(event) ?? [])
    return told.length > 0 ? [{ at: seq + 1, told }] : []
  })
  const stops = new Map([[0, 0]])
  for (const { at, told } of steps) stops.set(at, told.length)
  if (!stops.has(last)) stops.set(last, 0)
  const context = {
    names: match.record.seats.map(({ name }) => name ?? ''),
    viewer: eyes === 'face-up' ? 'table' : eyes,
  } as const
  const parts = steps.flatMap(({ at, told }, i) =>
    told.flatMap((event): TimelinePart[] => {
      const part = partOf?.(event, context)
      return part === undefined ? [] : [{ ...part, at: part.fromNextMove ? (steps[i + 1]?.at ?? last) : at }]
    }),
  )
  return { last, stops: [...stops].map(([at, told]) => ({ at, told })), parts }
}

type Placed = { readonly at: number }

/** The first of them behind this moment; the moment itself if there is none. */
export const nextAt = (places: readonly Placed[], at: number): number =>
  places.find(place => place.at > at)?.at ?? at

/** The last of them before this moment; the moment itself if there is none. */
export const lastBefore = (places: readonly Placed[], at: number): number =>
  places.findLast(place => place.at < at)?.at ?? at

/** The part that a moment belongs to. */
export const partAt = (parts: readonly TimelinePart[], at: number): TimelinePart | undefined =>
  parts.findLast(part => part.kind !== 'act' && part.at <= at)

/** What the buttons for rounds lead to. */
export const roundsOf = ({ parts }: Timeline): readonly TimelinePart[] =>
  parts.filter(({ kind }) => kind === 'round')
