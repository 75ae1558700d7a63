import { nim } from '@kazamata/kernel/testing'
import type { ServerMessage } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { Connection } from './connection/connection.ts'
import { usualLimits } from './connection/limits.ts'
import { OnlineNode } from './online-node.ts'
import { memoryStore } from './store/memory-store.ts'
import { settled } from './testing/node.ts'
import { serverParts } from './testing/server-parts.ts'
import { startedMatch } from './testing/started-match.ts'

/** A match of two people over a node. */
async function twoAtATable() {
  const store = memoryStore()
  const { match, people } = await startedMatch(store, { game: nim.nim, seats: 2, options: {} }, 1)
  const node = new OnlineNode(serverParts({ store, findGame: async () => nim.nim }), {
    build: 'test',
    connection: usualLimits,
    connectionsPerPerson: 6,
  })
  async function connect(seat: number) {
    const person = people[seat]
    if (person === undefined) throw new Error(`Nobody sits in seat ${seat}.`)
    const received: ServerMessage[] = []
    const wire = {
      buffered: 0,
      send: (text: string) => void received.push(JSON.parse(text)),
      close: () => undefined,
    }
    const connection = node.connect(person, wire)
    if (!(connection instanceof Connection)) throw new Error(connection)
    const say = (message: object) => connection.receive(JSON.stringify(message))
    say({ type: 'hello', protocol: 1, build: 'test' })
    const join = async () => {
      say({ type: 'join', match, version: 0 })
      await settled()
    }
    const move = async (question: number) => {
      say({ type: 'move', match, id: `request-000${question}`, question, moves: [{ take: 1 }] })
      await settled()
    }
    const turns = () => received.filter(({ type }) => type === 'turn')
    return { connection, join, move, turns }
  }
  return { node, match, connect }
}

test('each connection of a person that does not show a match hears when their turn begins and ends there', async () => {
  const { node, match, connect } = await twoAtATable()
  const [ada, ben, home] = [await connect(0), await connect(1), await connect(1)]
  // Whoever opens the match is told of its first turn before the match is shown.
  await ada.join()
  await ben.join()
  const shown = [...ada.turns(), ...ben.turns()]
  await ada.move(1)
  await ben.move(2)
  expect(home.turns()).toEqual([
    { type: 'turn', match, yours: true },
    { type: 'turn', match, yours: false },
  ])
  expect([...ada.turns(), ...ben.turns()]).toEqual(shown)

  node.disconnect(ben.connection)
  await ada.move(3)
  expect(home.turns().at(-1)).toEqual({ type: 'turn', match, yours: true })
  await home.join()
  await home.move(4)
  expect(home.turns()).toHaveLength(3)
})
