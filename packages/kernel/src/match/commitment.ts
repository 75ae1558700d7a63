import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../game.ts'
import { hash } from '../hash.ts'
import type { MatchHeader, MatchRecord, SeatRecord } from './record.ts'

/**
 * Shown before the first move, checked when the seed is shown after the last. With `hash` for SHA-256 of canonical
 * JSON (RFC 8785) in hex, version 2 is
 *
 *     hash({ version: 2, seed, terms })
 *     terms  = hash({ id, game, rulesVersion, options, seats: [{ digest, occupant }, …] }), and `redeals` of a deal
 *     digest = hash({ seat, name, salt }), the seat as its index; without a salt hash({ seat, name })
 *
 * A digest stays when its name and salt are erased, and the commitment still holds; what a name was cannot be guessed
 * from it, since the salt is gone. Version 1 is `commitmentOfSecret` of the seed.
 */
export function commitment(header: MatchHeader): string {
  const { version, seed } = header
  return version === 1
    ? commitmentOfSecret(seed, header)
    : hash({ version, seed, terms: terms(header, header.deal?.redeals) })
}

/** What the players agreed on before the deal: all that is fixed at the start but the seed. Redeals are those of a deal. */
export function terms(
  { id, game, rulesVersion, options, seats }: Omit<MatchHeader, 'version' | 'seed' | 'deal'>,
  redeals?: number,
): string {
  const bound = seats.map((seat, index) => ({ digest: digestOf(seat, index), occupant: seat.occupant }))
  return hash({ id, game, rulesVersion, options, seats: bound, ...(redeals !== undefined && { redeals }) })
}

/** Stands for a name without telling it. */
export function digestOf({ name, salt, digest }: SeatRecord, seat: Seat): string {
  return digest ?? hash({ seat, name, ...(salt !== undefined && { salt }) })
}

/** The record without the name that a seat had at the start. Version 1 binds no names, so it needs no digest. */
export function eraseName(record: MatchRecord, seat: Seat): MatchRecord {
  const erased = (one: SeatRecord) => ({
    name: '',
    occupant: one.occupant,
    ...(record.version !== 1 && { digest: digestOf(one, seat) }),
  })
  return { ...record, seats: record.seats.map((one, index) => (index === seat ? erased(one) : one)) }
}

/**
 * Binds a secret of 32 bytes to a match and its rules alone: SHA-256('commit' ‖ secret ‖ match ‖ rulesVersion) in hex,
 * the match id as UTF-8, the version as four bytes, big end first.
 */
export function commitmentOfSecret(
  secret: string,
  { id, rulesVersion }: Pick<MatchHeader, 'id' | 'rulesVersion'>,
): string {
  return bytesToHex(
    sha256(concatBytes(utf8ToBytes('commit'), hexToBytes(secret), utf8ToBytes(id), uint32(rulesVersion))),
  )
}

/** Four bytes, big end first. */
export function uint32(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setUint32(0, value)
  return new Uint8Array(bytes.buffer)
}
