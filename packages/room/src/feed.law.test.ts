import { type AnyGame, canonicalJson, equal, type Viewer } from '@kazamata/kernel'
import {
  eventsFor,
  legalMoves,
  type MatchRecord,
  redactSteps,
  replay,
  undoable,
} from '@kazamata/kernel/match'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Room } from './room.ts'
import { applyUpdate, type Snapshot } from './snapshot.ts'
import { roomParts } from './testing/parts.ts'
import { act, begin, script, sure } from './testing/script.ts'

const viewersOf = (record: MatchRecord): readonly Viewer[] => ['table', ...record.seats.keys()]

/** A room that learns of the entries of a match as they come: they were written by another process. */
function follower(game: AnyGame, record: MatchRecord) {
  let entries = record.entries
  const room = sure(
    Room.open(
      roomParts(
        game,
        { ...record, entries: [] },
        {
          log: {
            append: async from => (from < entries.length ? 'lost' : 'failed'),
            read: async from => entries.slice(from).map(entry => ({ entry, at: 0 })),
          },
        },
      ),
    ),
  )
  return {
    room,
    async follow(later: MatchRecord) {
      entries = later.entries
      // A write loses against what is there, so the room reads on; then the disk takes nothing.
      await room.assign(0, `${entries.length}`, { kind: 'person' })
    },
  }
}

describe.each([
  ['nim, all in the open', nim.nim, 2],
  ['delve, hidden turns at once', delve.delve, 3],
  ['torch, a co-op', torch.torch, 3],
] as const)('what viewers are told: %s', (_, game: AnyGame, seats) => {
  test('is a fold over the entries: at any moment what the kernel says, however the room learned of it', async () => {
    await fc.assert(
      fc.asyncProperty(script, fc.nat(500), async (actions, seed) => {
        let match = begin(game, seats, seed)
        const live = follower(game, match.record)
        for (const action of actions) {
          const next = act(game, match, action)
          if (next === match) continue
          match = next
          await live.follow(match.record)
        }
        const opened = sure(Room.open(roomParts(game, match.record)))
        for (const viewer of viewersOf(match.record)) {
          const snapshot = live.room.snapshot(viewer)
          expect(canonicalJson(snapshot)).toBe(canonicalJson(opened.snapshot(viewer)))
          expect(canonicalJson(snapshot.events)).toBe(canonicalJson(eventsFor(game, match, viewer)))
          expect(canonicalJson(snapshot.view)).toBe(canonicalJson(game.view(match.state, viewer)))
          const heard = match.steps.slice(1).filter(step => redactSteps(game, [step], viewer).length > 0)
          expect(snapshot.lastMover).toBe(heard.at(-1)?.seat)
          const ended = match.steps.filter(
            step => step.seat === viewer && step.events.some(({ final }) => final),
          )
          expect(snapshot.turnsEnded).toBe(ended.length)
          if (viewer === 'table') continue
          expect(snapshot.undoable).toBe(undoable(game, match, viewer).length)
          expect(equal(snapshot.moves, legalMoves(game, match, viewer))).toBe(true)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('an update brings any earlier snapshot to the present, over undos as well', async () => {
    await fc.assert(
      fc.asyncProperty(script, fc.nat(500), async (actions, seed) => {
        let match = begin(game, seats, seed)
        const live = follower(game, match.record)
        const seen = new Map<Viewer, Snapshot[]>(viewersOf(match.record).map(viewer => [viewer, []]))
        const look = () => {
          for (const [viewer, snapshots] of seen) snapshots.push(live.room.snapshot(viewer))
        }
        look()
        for (const action of actions) {
          match = act(game, match, action)
          await live.follow(match.record)
          look()
        }
        for (const [viewer, snapshots] of seen) {
          const now = canonicalJson(live.room.snapshot(viewer))
          for (const earlier of [undefined, ...snapshots]) {
            const update = live.room.update(viewer, earlier?.version ?? 0)
            expect(canonicalJson(applyUpdate(earlier, update))).toBe(now)
          }
          for (const nonsense of [-1, 0.5, 1e9]) expect(live.room.update(viewer, nonsense).from).toBe(0)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('versions only grow, a question stands until its seat moved, has other moves or another occupant', async () => {
    await fc.assert(
      fc.asyncProperty(script, fc.nat(500), async (actions, seed) => {
        let match = begin(game, seats, seed)
        const live = follower(game, match.record)
        for (const action of actions) {
          const next = act(game, match, action)
          if (next === match) continue
          const before = viewersOf(match.record).map(viewer => live.room.snapshot(viewer))
          match = next
          await live.follow(match.record)
          const entry = match.record.entries.at(-1)
          for (const was of before) {
            const now = live.room.snapshot(was.viewer)
            const isNews = !equal(was.events, now.events)
            const isOwn = entry?.seat === was.viewer
            const isPublic = entry !== undefined && 'occupant' in entry
            expect(now.version).toBe(was.version + (isNews || isOwn || isPublic ? 1 : 0))
            const isAsked = isOwn || !equal(was.moves, now.moves)
            expect(now.question).toBe(isAsked ? now.version : was.question)
            if (now.version === was.version) expect(now).toBe(was)
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})

test('a hidden move or undo of another seat is no update: two matches that differ only in them look the same', async () => {
  const game: AnyGame = delve.delve
  await fc.assert(
    fc.asyncProperty(script, fc.nat(500), async (actions, seed) => {
      let match = begin(game, 3, seed)
      const versions = new Map<number, Snapshot>()
      const opened = () => sure(Room.open(roomParts(game, match.record)))
      for (const action of actions.filter(({ seat }) => seat % 3 === 0)) {
        const seat = 0
        const before = opened().snapshot(1)
        const moves = game.active(match.state).includes(seat) ? game.moves(match.state, seat) : []
        const hidden = moves.find(move => !JSON.stringify(move).includes('confirm'))
        if (hidden === undefined) break
        match = act(game, match, { ...action, kind: 9, seat, pick: moves.indexOf(hidden) })
        expect(canonicalJson(opened().snapshot(1))).toBe(canonicalJson(before))
        versions.set(before.version, before)
      }
      expect(versions.size).toBeLessThanOrEqual(1)
      expect(replay(game, match.record)).not.toHaveProperty('error')
    }),
    { numRuns: 15 },
  )
})
