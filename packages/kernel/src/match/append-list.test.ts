import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppendList } from './append-list.ts'

test('every list stays what it was, whichever grows on', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(9))), plan => {
      const lists: { log: AppendList<number>; model: readonly number[] }[] = [
        { log: new AppendList(), model: [] },
      ]
      for (const [which, item] of plan) {
        const from = lists[which % lists.length]
        if (from !== undefined) lists.push({ log: from.log.add(item), model: [...from.model, item] })
      }
      for (const { log, model } of lists) {
        expect(log.items).toEqual(model)
        expect(log.length).toBe(model.length)
      }
    }),
  )
})

test('a list that was read stays the same list', () => {
  const log = new AppendList<string>().add('a')
  const { items } = log
  log.add('b')
  expect(log.items).toBe(items)
  expect(items).toEqual(['a'])
})
