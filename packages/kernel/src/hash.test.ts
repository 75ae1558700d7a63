import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equal } from './equal.ts'
import { canonicalJson, hash } from './hash.ts'

describe('canonical JSON', () => {
  test('is the example of RFC 8785, section 3.2.2', () => {
    const input = JSON.parse(
      `{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],` +
        String.raw`"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
    )
    expect(canonicalJson(input)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    )
  })

  test('sorts keys by UTF-16 code units, as in RFC 8785, section 3.2.3', () => {
    const input = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    const values = [...canonicalJson(input).matchAll(/:"([^"]*)"/g)].map(([, value]) => value)
    expect(values).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })

  test.each([
    ['', '""'],
    ['\b\t\n\f\r"\\/', String.raw`"\b\t\n\f\r\"\\/"`],
    ['\u0000\u001f\u007f', '"\\u0000\\u001f\u007f"'],
    [0, '0'],
    [-0, '0'],
    [-5, '-5'],
    [1e21, '1e+21'],
    [9007199254740991, '9007199254740991'],
    [true, 'true'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [[1, [2, []]], '[1,[2,[]]]'],
    [{ b: { d: 1, c: 2 }, a: [] }, '{"a":[],"b":{"c":2,"d":1}}'],
    [{ 10: 'x', 9: 'y' }, '{"10":"x","9":"y"}'],
  ])('writes %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('can be read back, and does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
        const text = canonicalJson(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
        expect(canonicalJson(reversed(value))).toBe(text)
      }),
    )
  })

  test.each([
    ['undefined', { a: undefined }, 'of type undefined'],
    ['a hole', new Array(2), 'of type undefined'],
    ['NaN', [Number.NaN], 'the number NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'the number Infinity'],
    ['a function', { f: () => 1 }, 'of type function'],
    ['a bigint', 1n, 'of type bigint'],
    ['a symbol', Symbol('x'), 'of type symbol'],
    ['half a surrogate pair', { a: '\ud800' }, 'half a surrogate pair'],
    ['half a surrogate pair in a key', { '\udead': 1 }, 'half a surrogate pair'],
    ['a date', new Date(0), 'plain objects only'],
    ['a map', new Map(), 'plain objects only'],
  ])('has no place for %s', (_, value, why) => {
    expect(() => canonicalJson(value)).toThrow(
      `Canonical JSON has ${why === 'plain objects only' ? 'a' : 'no'} place for`,
    )
    expect(() => canonicalJson(value)).toThrow(why)
  })

  test('takes objects without a prototype', () => {
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}')
  })
})

describe('equal', () => {
  test('means the same canonical JSON', () => {
    const value = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(equal(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
        expect(equal(a, JSON.parse(JSON.stringify(a)))).toBe(true)
        expect(equal(a, reversed(a))).toBe(true)
        expect(equal([a], [b])).toBe(equal(a, b))
      }),
    )
  })

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [{ 0: 1 }, [1]],
    [null, {}],
    [{}, null],
    [{}, JSON.parse('{"__proto__":{"a":1}}')],
    [{ a: 1 }, JSON.parse('{"__proto__":{"a":1}}')],
    [0, false],
    ['1', 1],
    [undefined, null],
  ])('tells %j from %j', (a, b) => {
    expect(equal(a, b)).toBe(false)
  })
})

describe('hash', () => {
  test('is SHA-256 of the canonical JSON', () => {
    const value = { z: 'ő', a: [1, 2] }
    expect(hash(value)).toBe(createHash('sha256').update('{"a":[1,2],"z":"ő"}').digest('hex'))
  })
})

/** The same value with every object's keys the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, member] of Object.entries(value).reverse())
    Object.defineProperty(copy, key, {
      value: reversed(member),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return copy
}
