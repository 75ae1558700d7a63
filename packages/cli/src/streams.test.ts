import { expect, it } from 'vitest'
import { printable } from './streams.ts'

it('prints no control characters', () => {
  expect(printable('a\u001b[31mb\u0007\n')).toBe('a[31mb')
})

it('shows a name as it is written, and nothing that cannot be seen', () => {
  expect(printable('a\u202Eb\u2066c\u2069\u200Fd\u061C')).toBe('abcd')
  expect(printable('a\u200Bb\u00ADc\uFEFFd\u2060\u{E0041}')).toBe('abcd')
  expect(printable('a\u2028b\u2029c\u3164d\uD800')).toBe('abcd')
  expect(printable('Żółć Ágnes 李雷 שרה')).toBe('Żółć Ágnes 李雷 שרה')
})
