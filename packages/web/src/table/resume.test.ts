import {
  type AnyGame,
  fastChance,
  hash,
  legalMoves,
  newsFor,
  pick,
  play,
  replay,
  type Seat,
} from '@kazamata/kernel'
import { accepted } from '@kazamata/kernel/testing'
import { findGame } from '@kazamata/registry'
import { expect, test, vi } from 'vitest'
import { memoryShelf } from '../matches/memory.ts'
import type { Shelf } from '../matches/storage.ts'
import { aMatch, person, saved } from '../testing/match.ts'
import { backOf } from './back.ts'
import type { AnyLive } from './live.ts'
import { openTable, type Table } from './table.ts'

async function tinyEpic(): Promise<AnyGame> {
  const game = await findGame('tiny-epic')?.game()
  if (game === undefined) throw new Error('Tiny Epic is not listed.')
  return game
}

/** The match as a page opens it that was just loaded. */
async function sitDown(game: AnyGame, shelf: Shelf): Promise<Table> {
  const found = await shelf.load('m1')
  if (found === undefined) throw new Error('The match is gone.')
  const table = openTable({
    game,
    open: () => true,
    live: accepted(replay(game, found.record)),
    saved: found.saved,
    shelf,
    brain: { think: () => new Promise(() => undefined), close: () => undefined },
    pause: () => Promise.resolve(),
  })
  table.subscribe(() => undefined)
  return table
}

/** A busy machine is slow, not wrong. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 2 })

const isCommit = (move: unknown) => JSON.stringify(move).includes('"commit"')

/** Do dice lie on the table that nobody has committed yet? */
const isRolled = (game: AnyGame, live: AnyLive, seat: Seat) =>
  live.steps.at(-1)?.events.some(event => event.type === 'rolled') &&
  legalMoves(game, live, seat).some(isCommit)

/** A match one move away from its first roll, and that move. */
function beforeRoll(game: AnyGame, begun: AnyLive): { readonly live: AnyLive; readonly move: unknown } {
  for (let seed = 0; seed < 100; seed++) {
    const choice = fastChance(seed)
    let live = begun
    for (let [seat] = game.active(live.state); seat !== undefined; [seat] = game.active(live.state)) {
      const move = pick(choice, legalMoves(game, live, seat))
      const next = accepted(play(game, live, seat, move))
      if (isRolled(game, next, seat)) return { live, move }
      live = next
    }
  }
  throw new Error('No dice were rolled.')
}

test.each([1, 2, 3])(
  'a reload in the middle of a roll loses nothing and rolls nothing again, %i seats',
  async seats => {
    const game = await tinyEpic()
    const shelf = memoryShelf()
    const sitting = Array.from({ length: seats }, () => person)
    const { live: begun, move } = beforeRoll(game, aMatch(game, sitting, 'm1', { heroes: 3 }))
    await shelf.add(saved(game, begun), begun.record.entries)
    const table = await sitDown(game, shelf)
    table.play(move)
    const count = begun.record.entries.length + 1
    await until(() => expect(table.get().live.record.entries).toHaveLength(count))
    const before = table.get()
    table.close()

    const again = await sitDown(game, shelf)
    const { live, eyes } = again.get()
    const actor = eyes.actor ?? -1
    expect(isRolled(game, live, actor)).toBe(true)
    expect(eyes).toEqual(before.eyes)
    expect(hash(live.state)).toBe(hash(before.live.state))
    expect(live.draws).toBe(before.live.draws)
    expect(newsFor(game, live, 'table')).toEqual(newsFor(game, before.live, 'table'))

    // The roll cannot be taken back, whichever page asks.
    expect(backOf(game, live, eyes)?.to).toEqual([])
    again.undo(1)
    const commit = legalMoves(game, live, actor).find(isCommit)
    again.play(commit)
    await until(() => expect(again.get().live.record.entries).toHaveLength(count + 1))
    expect(again.get().live.record.entries.at(-1)).toEqual({ seat: actor, move: commit, by: 'player' })
  },
)
