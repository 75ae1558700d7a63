import { type AnyGame, fastChance, hash, pick, type Seat } from '@kazamata/kernel'
import { type AnyMatch, eventsFor, legalMoves, play, replay } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { findGame } from '@kazamata/registry'
import { expect, test, vi } from 'vitest'
import { memoryShelf } from '../matches/memory.ts'
import type { Shelf } from '../matches/storage.ts'
import { aMatch, person, saved } from '../testing/match.ts'
import { backOf } from './back.ts'
import { openTable, type Table } from './table.ts'

async function tinyEpic(): Promise<AnyGame> {
  const game = await findGame('tiny-epic')?.game()
  if (game === undefined) throw new Error('Tiny Epic is not manifest.')
  return game
}

/** The match as a page opens it that was just loaded. */
async function sitDown(game: AnyGame, shelf: Shelf): Promise<Table> {
  const found = await shelf.load('m1')
  if (found === undefined) throw new Error('The match is gone.')
  const table = openTable({
    game,
    open: () => true,
    match: accepted(replay(game, found.record)),
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
const isRolled = (game: AnyGame, match: AnyMatch, seat: Seat) =>
  match.steps.at(-1)?.events.some(event => event.type === 'rolled') &&
  legalMoves(game, match, seat).some(isCommit)

/** A match one move away from its first roll, and that move. */
function beforeRoll(game: AnyGame, begun: AnyMatch): { readonly match: AnyMatch; readonly move: unknown } {
  for (let seed = 0; seed < 100; seed++) {
    const choice = fastChance(seed)
    let match = begun
    for (let [seat] = game.active(match.state); seat !== undefined; [seat] = game.active(match.state)) {
      const move = pick(choice, legalMoves(game, match, seat))
      const next = accepted(play(game, match, seat, move))
      if (isRolled(game, next, seat)) return { match, move }
      match = next
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
    const { match: begun, move } = beforeRoll(game, aMatch(game, sitting, 'm1', { heroes: 3 }))
    await shelf.add(saved(game, begun), begun.record.entries)
    const table = await sitDown(game, shelf)
    table.play(move)
    const count = begun.record.entries.length + 1
    await until(() => expect(table.get().match.record.entries).toHaveLength(count))
    const before = table.get()
    table.close()

    const again = await sitDown(game, shelf)
    const { match, eyes } = again.get()
    const actor = eyes.actor ?? -1
    expect(isRolled(game, match, actor)).toBe(true)
    expect(eyes).toEqual(before.eyes)
    expect(hash(match.state)).toBe(hash(before.match.state))
    expect(match.draws).toBe(before.match.draws)
    expect(eventsFor(game, match, 'table')).toEqual(eventsFor(game, before.match, 'table'))

    // The roll cannot be taken back, whichever page asks.
    expect(backOf(game, match, eyes)?.to).toEqual([])
    again.undo(1)
    const commit = legalMoves(game, match, actor).find(isCommit)
    again.play(commit)
    await until(() => expect(again.get().match.record.entries).toHaveLength(count + 1))
    expect(again.get().match.record.entries.at(-1)).toEqual({ seat: actor, move: commit, by: 'player' })
  },
)
