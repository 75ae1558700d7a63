import { expect, it } from 'vitest'
import { printable } from './streams.ts'

it('gives a terminal nothing to obey', () => {
  expect(printable('a\u001b[31mb\u0007\n')).toBe('a[31mb')
})
