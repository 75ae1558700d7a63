import { hash } from '@kazamata/kernel'
import { expect, test } from 'vitest'
import { position, sit } from '../testing/index.ts'

const turns = [
  '1 walk F3 E3 5 W 2 brew confirm',
  '1 walk F3 stop 3 crown 6 scepter confirm',
  '7 C 2 walk D3 R D2 1 sword confirm',
  '5 walk E2 W stop 1 brew 2 brew M confirm',
]

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, i) => orders(list.toSpliced(i, 1)).map(rest => [one, ...rest]))
}

test('[PD-EX-53] the same round in every order of the players ends in the same state', () => {
  const ends = orders([0, 1, 2, 3]).map(order => {
    const table = sit(position({ seats: 4, at: 'E3', round: 3, card: 'A', missions: 'M08 M12' }))
    for (const seat of order) table.play(turns[seat] ?? '', seat)
    expect(table.state.round).toBe(4)
    return hash(table.state)
  })
  expect(ends).toHaveLength(24)
  expect(new Set(ends).size).toBe(1)
})

test('[PD-EX-53] nor does it matter who goes between whose steps', () => {
  const words = turns.map(turn => turn.split(' '))
  const table = sit(position({ seats: 4, at: 'E3', round: 3, missions: 'M08 M12' }))
  for (let i = 0; i < 30; i++) for (const seat of [3, 1, 0, 2]) table.play(words[seat]?.[i] ?? '', seat)
  const plain = sit(position({ seats: 4, at: 'E3', round: 3, missions: 'M08 M12' }))
  for (const seat of [0, 1, 2, 3]) plain.play(turns[seat] ?? '', seat)
  expect(hash(table.state)).toBe(hash(plain.state))
})
