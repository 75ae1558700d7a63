import type { ServerParts } from '../parts.ts'

/** No letter that could be taken for a digit, nor for another letter (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20

/** 100 random bits to be printed: as many as nobody guesses, so that a plain hash of it is enough. */
export function newRecoveryCode(randomHex: ServerParts['randomHex']): string {
  const bytes = randomHex(length).match(/../g) ?? []
  const code = bytes.map(byte => letters[Number.parseInt(byte, 16) % letters.length]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** As it was printed, however it was typed. */
export function readRecoveryCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return code.replace(/.{4}(?=.)/g, '$&-')
}
