import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Canonical JSON (RFC 8785): equal values are equal bytes. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return text(value)
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`Canonical JSON has no place for the number ${value}.`)
      return JSON.stringify(value)
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value)
    default:
      throw new Error(`Canonical JSON has no place for a value of type ${typeof value}.`)
  }
}

/** A text that needs no escapes is as long as it was, and half a surrogate pair needs one: few have to be searched. */
function text(value: string): string {
  const json = JSON.stringify(value)
  if (json.length > value.length + 2 && /\p{Surrogate}/u.test(value))
    throw new Error('Canonical JSON has no place for half a surrogate pair.')
  return json
}

function canonicalArray(value: readonly unknown[]): string {
  let items = ''
  for (let i = 0; i < value.length; i++)
    items += i === 0 ? canonicalJson(value[i]) : `,${canonicalJson(value[i])}`
  return `[${items}]`
}

function canonicalObject(value: object): string {
  if (!isPlain(value)) throw new Error('Canonical JSON has a place for plain objects only.')
  let members = ''
  for (const key of Object.keys(value).sort())
    members += `${members === '' ? '' : ','}${text(key)}:${canonicalJson(value[key])}`
  return `{${members}}`
}

export function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** SHA-256 of the canonical JSON, in hex. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}
