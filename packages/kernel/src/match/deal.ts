import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitmentOfSecret, terms, uint32 } from './commitment.ts'
import type { Deal, MatchHeader } from './record.ts'

/** What a browser remembers of the deal it took part in, to compare with the file of the finished match. */
export interface Receipt {
  readonly match: string
  /** Of the server's secret, as it was shown before this browser sent anything. */
  readonly commitment: string
  /** This browser's own 32 bytes as hex. */
  readonly nonce: string
  /** By seat, as they were published before any nonce was: a seat without a browser has that of 32 zero bytes. */
  readonly hashes: readonly string[]
}

/** What a browser sends before the nonce itself: SHA-256('nonce' ‖ nonce ‖ match) in hex. */
export function hashOfNonce(nonce: string, match: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('nonce'), hexToBytes(nonce), utf8ToBytes(match))))
}

/**
 * The seed that the server's secret and all nonces make together: HMAC-SHA-256(secret, 'seed' ‖ match ‖ rulesVersion ‖
 * terms ‖ nonce ‖ nonce …), the match id as UTF-8, the version as four bytes, big end first, one nonce a seat.
 */
export function dealtSeed(header: MatchHeader, { secret, nonces }: Deal): string {
  const parts = [
    utf8ToBytes('seed'),
    utf8ToBytes(header.id),
    uint32(header.rulesVersion),
    hexToBytes(terms(header)),
    ...nonces.map(hexToBytes),
  ]
  return bytesToHex(hmac(sha256, hexToBytes(secret), concatBytes(...parts)))
}

/** One nonce a seat, and the seed is what they make with the secret. */
export function isDealt(header: MatchHeader, deal: Deal): boolean {
  return deal.nonces.length === header.seats.length && dealtSeed(header, deal) === header.seed
}

/** Was the match dealt as this browser saw it: with the secret it was promised, its own nonce, and nobody's changed? */
export function fitsReceipt(header: MatchHeader, receipt: Receipt): boolean {
  const { id, deal } = header
  return (
    deal !== undefined &&
    isDealt(header, deal) &&
    receipt.match === id &&
    receipt.commitment === commitmentOfSecret(deal.secret, header) &&
    deal.nonces.includes(receipt.nonce) &&
    receipt.hashes.length === deal.nonces.length &&
    deal.nonces.every((nonce, seat) => receipt.hashes[seat] === hashOfNonce(nonce, id))
  )
}
