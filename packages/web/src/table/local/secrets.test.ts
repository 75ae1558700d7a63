import { type AnyGame, canonicalJson, fastChance } from '@kazamata/kernel'
import { eventsFor, legalMoves, readMatch, replay } from '@kazamata/kernel/match'
import { accepted, delve } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { startTable, until } from '../../testing/local-table.ts'
import { bot, person, usualSeed } from '../../testing/match.ts'
import type { Table } from '../table.ts'

const game: AnyGame = delve.delve

/** All that a table says of a match, compared with what the kernel says its viewer may know. */
async function expectNoSecret(table: Table): Promise<void> {
  const { snapshot, actor, curtain, thinking, aims, hints, trouble, ...more } = table.get()
  expect(more).toEqual({})
  const text = (await (await table.file())?.text()) ?? ''
  const match = accepted(replay(game, accepted(readMatch(text, () => game))))
  const { viewer, view, events, moves, active, outcome, seats, version, question, ...counts } = snapshot
  expect(Object.keys(counts).filter(key => !['undoable', 'turnsEnded', 'lastMover'].includes(key))).toEqual(
    [],
  )
  if (curtain !== undefined) expect(viewer).toBe('table')
  expect(canonicalJson(view)).toBe(canonicalJson(game.view(match.state, viewer)))
  expect(canonicalJson(events)).toBe(canonicalJson(eventsFor(game, match, viewer)))
  expect(canonicalJson(moves)).toBe(canonicalJson(actor === undefined ? [] : legalMoves(game, match, actor)))
  expect(active).toEqual(game.active(match.state))
  for (const seat of seats) expect(Object.keys(seat).sort()).toEqual(['name', 'occupant'])
  expect(
    JSON.stringify([snapshot, actor, curtain, thinking, aims, hints, trouble, version, question]),
  ).not.toContain(usualSeed)
  expect(JSON.stringify(table.match)).not.toContain(usualSeed)
  expect(outcome).toEqual(game.outcome(match.state))
}

test('a table knows what its viewer may know, whoever has the device, and nothing else', async () => {
  const { table } = await startTable({ occupants: [person, person, bot, person], game })
  const choice = fastChance('secrets')
  const viewers = new Set<unknown>()
  for (let step = 0; step < 120 && table.get().snapshot.outcome === undefined; step++) {
    await expectNoSecret(table)
    const { snapshot, actor, curtain } = table.get()
    viewers.add(snapshot.viewer)
    if (curtain !== undefined) table.confirm(curtain[choice.int(curtain.length)] ?? 0)
    else if (snapshot.undoable > 0 && choice.int(4) === 0) table.undo(1)
    else if (actor !== undefined) table.play(snapshot.moves[choice.int(snapshot.moves.length)])
    await until(() =>
      expect(table.get().snapshot === snapshot && table.get().curtain === curtain).toBe(false),
    )
  }
  table.close()
  expect([...viewers].sort()).toEqual([0, 1, 3, 'table'])
})
