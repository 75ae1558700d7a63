import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { commitmentOfSecret, terms, uint32 } from './commitment.ts'
import type { Deal, MatchHeader } from './record.ts'

/** A seat without a browser contributes 32 zero bytes. */
export const noNonce = '00'.repeat(32)

/** What is published of a deal before any nonce is: from here on the server can change nothing unnoticed. */
export interface PublishedDeal extends Pick<MatchHeader, 'id' | 'game' | 'rulesVersion' | 'options'> {
  /** Each with the digest of its name, or with name and salt themselves. */
  readonly seats: MatchHeader['seats']
  /** Of the server's secret. */
  readonly commitment: string
  /** By seat: that of 32 zero bytes for a seat without a browser. */
  readonly hashes: readonly string[]
  readonly redeals: number
}

/** What a browser remembers of the deal it took part in, to compare with the file of the finished match. */
export interface Receipt {
  readonly match: string
  /** Of the server's secret, as it was shown before this browser sent anything. */
  readonly commitment: string
  /** This browser's own 32 bytes as hex. */
  readonly nonce: string
  /** By seat, as they were published before any nonce was: a seat without a browser has that of 32 zero bytes. */
  readonly hashes: readonly string[]
  /** Of options, seats and redeals as they were published before any nonce was (`terms`). */
  readonly terms: string
}

/** What a browser keeps before it reveals its nonce for such a deal. */
export function receiptOf(deal: PublishedDeal, nonce: string): Receipt {
  const { id, commitment, hashes } = deal
  return { match: id, commitment, nonce, hashes, terms: terms(deal, deal.redeals) }
}

/** What a browser sends before the nonce itself: SHA-256('nonce' ‖ nonce ‖ match) in hex. */
export function hashOfNonce(nonce: string, match: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('nonce'), hexToBytes(nonce), utf8ToBytes(match))))
}

/**
 * The seed that the server's secret and all nonces make together: HMAC-SHA-256(secret, 'seed' ‖ match ‖ rulesVersion ‖
 * terms ‖ nonce ‖ nonce …), the match id as UTF-8, the version as four bytes, big end first, one nonce a seat.
 */
export function dealtSeed(header: MatchHeader, { secret, nonces, redeals }: Deal): string {
  const parts = [
    utf8ToBytes('seed'),
    utf8ToBytes(header.id),
    uint32(header.rulesVersion),
    hexToBytes(terms(header, redeals)),
    ...nonces.map(hexToBytes),
  ]
  return bytesToHex(hmac(sha256, hexToBytes(secret), concatBytes(...parts)))
}

/** One nonce a seat, and the seed is what they make with the secret. */
export function isDealt(header: MatchHeader, deal: Deal): boolean {
  return deal.nonces.length === header.seats.length && dealtSeed(header, deal) === header.seed
}

/** What about a match is not as a browser saw it dealt. */
export type DealFault = 'match' | 'no-deal' | 'seed' | 'secret' | 'nonces' | 'terms'

/** Was the match dealt as this browser saw it: the secret it was promised, its own nonce, nobody's changed, the same terms? */
export function dealFault(header: MatchHeader, receipt: Receipt): DealFault | undefined {
  const { id, deal } = header
  if (receipt.match !== id) return 'match'
  if (deal === undefined) return 'no-deal'
  if (receipt.commitment !== commitmentOfSecret(deal.secret, header)) return 'secret'
  const areNonces =
    deal.nonces.includes(receipt.nonce) &&
    receipt.hashes.length === deal.nonces.length &&
    deal.nonces.every((nonce, seat) => receipt.hashes[seat] === hashOfNonce(nonce, id))
  if (!areNonces) return 'nonces'
  if (receipt.terms !== terms(header, deal.redeals)) return 'terms'
  return isDealt(header, deal) ? undefined : 'seed'
}
