import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../parts.ts'

/** What OWASP recommends for argon2id, which is the default: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Thirty-two zero bytes are no password's hash, and take as long to compare with as any other. */
const salt = 'a2F6YW1hdGEga2F6YW1hdA'
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${'A'.repeat(43)}`

/** In a thread of libuv's: the server goes on meanwhile. */
export const argon2: PasswordHasher = {
  nobody,
  hash: password => hash(password.normalize('NFC'), options),
  verify: (stored, password) => verify(stored, password.normalize('NFC')),
}
