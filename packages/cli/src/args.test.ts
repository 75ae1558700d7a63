import { describe, expect, it } from 'vitest'
import { readArgs, readNumber, readOne, readPairs } from './args.ts'
import { Misuse } from './misuse.ts'

describe('arguments', () => {
  it('are refused when nobody declared them', () => {
    expect(() => readArgs(['--nope'], {})).toThrow(new Misuse("Unknown option '--nope'"))
    expect(() => readArgs(['--games'], { games: { type: 'string' } })).toThrow(Misuse)
  })

  it.each(['', 'x', '-1', '1.5', '0', '101', '1e1', '9'.repeat(20)])(
    '"%s" is no number from 1 to 100',
    text => {
      expect(() => readNumber('games', text, 1, 100)).toThrow(
        new Misuse(`--games is "${text}", not a whole number from 1 to 100`),
      )
    },
  )

  it('are numbers within their bounds', () => {
    expect([readNumber('n', '1', 1, 100), readNumber('n', '100', 1, 100)]).toEqual([1, 100])
  })

  it('are one file and no more', () => {
    expect(readOne(['a'], 'file')).toBe('a')
    expect(() => readOne([], 'file')).toThrow(new Misuse('No file given'))
    expect(() => readOne(['a', 'b'], 'file')).toThrow(new Misuse('One file, not 2'))
  })

  it('are pairs of keys and JSON values, or words', () => {
    expect(readPairs('options', 'a=1,b=true,c=word')).toEqual({ a: 1, b: true, c: 'word' })
    for (const wrong of ['a', '=1', '', 'a=1,']) expect(() => readPairs('options', wrong)).toThrow(Misuse)
  })
})
