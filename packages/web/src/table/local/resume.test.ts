import { type AnyGame, fastChance, pick, type Seat } from '@kazamata/kernel'
import { type AnyMatch, legalMoves, play } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { findGame } from '@kazamata/registry'
import { type MatchStore, memoryStore } from '@kazamata/room/store'
import { expect, test } from 'vitest'
import { silentBots, until } from '../../testing/local-table.ts'
import { aMatch, person, stored } from '../../testing/match.ts'
import type { Table } from '../table.ts'
import { openLocalTable } from './local-table.ts'

async function tinyEpic(): Promise<AnyGame> {
  const game = await findGame('tiny-epic')?.game()
  if (game === undefined) throw new Error('Tiny Epic is not listed.')
  return game
}

/** The match as a page opens it that was just loaded. */
async function sitDown(game: AnyGame, store: MatchStore): Promise<Table> {
  const found = await store.load('m1')
  if (found === undefined) throw new Error('The match is gone.')
  const table = accepted(
    openLocalTable({
      game,
      isOpenQuestion: () => true,
      ...found,
      store,
      bots: silentBots,
      pause: () => Promise.resolve(),
    }),
  )
  table.subscribe(() => undefined)
  return table
}

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
    const store = memoryStore()
    const sitting = Array.from({ length: seats }, () => person)
    const { match: begun, move } = beforeRoll(game, aMatch(game, sitting, 'm1', { heroes: 3 }))
    await store.create(stored(game, begun), begun.record.entries)
    const table = await sitDown(game, store)
    table.play(move)
    const count = begun.record.entries.length + 1
    const entries = async () => (await store.load('m1'))?.record.entries
    await until(async () => expect(await entries()).toHaveLength(count))
    const before = table.get()
    const rolled = before.snapshot.events.at(-1)
    expect(rolled?.type).toBe('rolled')
    table.close()

    const again = await sitDown(game, store)
    expect(again.get()).toEqual({ ...before, thinking: [] })
    const { snapshot, actor } = again.get()

    // The roll cannot be taken back, whichever page asks.
    expect(snapshot.undoable).toBe(0)
    again.undo(1)
    const commit = snapshot.moves.find(isCommit)
    expect(commit).toBeDefined()
    again.play(commit)
    await until(async () => expect(await entries()).toHaveLength(count + 1))
    expect((await entries())?.at(-1)).toEqual({ seat: actor, move: commit, by: 'player' })
  },
)
