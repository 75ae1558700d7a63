import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlacedHere, placeOf } from './placement.ts'

const nodes = fc.uniqueArray(fc.string({ minLength: 4, maxLength: 8 }), { minLength: 1, maxLength: 12 })
const ids = fc.array(fc.string({ minLength: 8, maxLength: 32 }), { maxLength: 40 })

test('every node that knows the same nodes names the same one, in whatever order it knows them', () => {
  fc.assert(
    fc.property(nodes, fc.string(), (known, id) => {
      const place = placeOf(known, id)
      expect(known).toContain(place)
      expect(placeOf(known.toReversed(), id)).toBe(place)
      const believers = known.filter(node => isPlacedHere({ node, peers: () => known }, id))
      expect(believers).toEqual([place])
    }),
  )
})

test('when a node comes, it takes from others and nothing else moves; when it goes, only its own moves', () => {
  fc.assert(
    fc.property(nodes, ids, (known, all) => {
      const [added = '', ...others] = known
      for (const id of all) {
        const before = placeOf(others, id)
        const after = placeOf(known, id)
        if (after !== before) expect(after).toBe(added)
      }
    }),
  )
})

test('all nodes get about the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 4 }), { minLength: 2, maxLength: 8 }), known => {
      const counts = new Map(known.map(node => [node, 0]))
      const total = 400 * known.length
      for (let n = 0; n < total; n++) {
        const place = placeOf(known, `match ${n}`) ?? ''
        counts.set(place, (counts.get(place) ?? 0) + 1)
      }
      // Six standard deviations of a fair share of 400.
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(120)
    }),
    { numRuns: 20 },
  )
})

test('a node that is not in touch with the others, or knows nobody, looks after nothing', () => {
  expect(placeOf([], 'a')).toBeUndefined()
  expect(isPlacedHere({ node: 'me', peers: () => [] }, 'a')).toBe(false)
  expect(isPlacedHere({ node: 'me', peers: () => ['other'] }, 'a')).toBe(false)
})
