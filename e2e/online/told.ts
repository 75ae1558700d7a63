import { type AnyGame, canonicalJson, type Viewer } from '@kazamata/kernel'
import {
  type AnyMatch,
  assign,
  eventsFor,
  legalMoves,
  type MatchRecord,
  play,
  start,
} from '@kazamata/kernel/match'
import type { ServerMessage } from '@kazamata/protocol'
import { sure } from '../matches.ts'

/** The match after each of its entries, and before the first. */
function* moments(game: AnyGame, { entries, ...header }: MatchRecord): Generator<AnyMatch> {
  let match = sure(start(game, header))
  yield match
  for (const entry of entries) {
    if ('move' in entry) match = sure(play(game, match, entry.seat, entry.move, entry.by))
    else if ('occupant' in entry) match = sure(assign(game, match, entry.seat, entry.occupant))
    else throw new Error('Nobody took anything back.')
    yield match
  }
}

/** All that a viewer may ever be told: by moment, what the game itself says. */
function allowed(game: AnyGame, record: MatchRecord, viewer: Viewer): ReadonlyMap<string, number> {
  const texts = new Map<string, number>()
  for (const match of moments(game, record)) {
    const moves = viewer === 'table' ? [] : legalMoves(game, match, viewer)
    texts.set(
      textOf(game.view(match.state, viewer), eventsFor(game, match, viewer), moves),
      match.record.entries.length,
    )
  }
  return texts
}

/** Of events, which are told again and again, each is written once. */
const written = new WeakMap<object, string>()

function textOf(view: unknown, events: readonly unknown[], moves: readonly unknown[]): string {
  const texts = events.map(event => {
    if (typeof event !== 'object' || event === null) return plain(event)
    const text = written.get(event) ?? plain(event)
    written.set(event, text)
    return text
  })
  return [plain(view), ...texts, plain(moves)].join('\n')
}

const plain = (value: unknown) => canonicalJson(JSON.parse(JSON.stringify(value)))

/**
 * Says what was told to a page that it should not have been told, in words; nothing where each of its updates is what the game
 * lets this viewer know at some moment of the finished match, one after another.
 */
export function truthOf(game: AnyGame, record: MatchRecord) {
  const truths = new Map<Viewer, ReadonlyMap<string, number>>()
  return (viewer: Viewer, messages: readonly ServerMessage[]): readonly string[] => {
    const truth = truths.get(viewer) ?? allowed(game, record, viewer)
    truths.set(viewer, truth)
    return wronglyTold(truth, viewer, messages)
  }
}

function wronglyTold(
  truth: ReadonlyMap<string, number>,
  viewer: Viewer,
  messages: readonly ServerMessage[],
): readonly string[] {
  const wrong: string[] = []
  let events: readonly unknown[] = []
  let moment = 0
  for (const message of messages) {
    if (message.type !== 'update') continue
    if (message.viewer !== viewer) wrong.push(`Version ${message.version} is for ${message.viewer}.`)
    events = [...events.slice(0, message.keep), ...message.events]
    const at = truth.get(textOf(message.view, events, message.moves))
    if (at === undefined) wrong.push(`Version ${message.version} is nothing that ${viewer} may know.`)
    else if (at < moment) wrong.push(`Version ${message.version} is of the past.`)
    else moment = at
  }
  return wrong
}
