import { expect, test } from 'vitest'
import { argon2 } from './argon2.ts'

test('a password is stored as argon2id with a salt of its own, and found again however it was typed', async () => {
  const stored = await argon2.hash('korunní pes')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await argon2.hash('korunní pes')).not.toBe(stored)
  expect(await argon2.verify(stored, 'korunní pes'.normalize('NFD'))).toBe(true)
  expect(await argon2.verify(stored, 'korunni pes')).toBe(false)
})

test('nobody has no password, and is checked with the same cost as anybody', async () => {
  expect(await argon2.verify(argon2.nobody, '')).toBe(false)
  expect(await argon2.verify(argon2.nobody, 'nobody')).toBe(false)
  const shape = (stored: string) => stored.split('$').map(part => (part.includes('=') ? part : part.length))
  expect(shape(argon2.nobody)).toEqual(shape(await argon2.hash('somebody')))
})
