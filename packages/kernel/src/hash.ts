import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { MatchRecord } from './match.ts'

/** Canonical JSON (RFC 8785): equal values are equal bytes. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (/\p{Surrogate}/u.test(value))
        throw new Error('Canonical JSON has no place for half a surrogate pair.')
      return JSON.stringify(value)
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`Canonical JSON has no place for the number ${value}.`)
      return JSON.stringify(value)
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null) return 'null'
      if (Array.isArray(value)) return `[${Array.from(value, canonical).join()}]`
      return canonicalObject(value)
    default:
      throw new Error(`Canonical JSON has no place for a value of type ${typeof value}.`)
  }
}

function canonicalObject(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error('Canonical JSON has a place for plain objects only.')
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${canonical(key)}:${canonical(member)}`)
  return `{${members.join()}}`
}

/** SHA-256 of the canonical JSON, in hex. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}

/**
 * Shown before the first move, checked when the seed is shown after the last: SHA-256('commit' ‖ seed ‖ match ‖
 * rulesVersion) in hex, the seed as its 32 bytes, the match id as UTF-8, the version as four bytes, big end first.
 */
export function commitment({
  id,
  seed,
  rulesVersion,
}: Pick<MatchRecord, 'id' | 'seed' | 'rulesVersion'>): string {
  const version = new DataView(new ArrayBuffer(4))
  version.setUint32(0, rulesVersion)
  return bytesToHex(
    sha256(
      concatBytes(utf8ToBytes('commit'), hexToBytes(seed), utf8ToBytes(id), new Uint8Array(version.buffer)),
    ),
  )
}
