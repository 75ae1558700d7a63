import { expect, test } from 'vitest'
import { seededHex } from '../testing/server-parts.ts'
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts'

test('a code has five groups without letters that look like digits, and is read however it was typed', () => {
  const random = seededHex('codes')
  const codes = Array.from({ length: 200 }, () => newRecoveryCode(random))
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(readRecoveryCode(code)).toBe(code)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(readRecoveryCode(typed)).toBe(code)
  }
})
