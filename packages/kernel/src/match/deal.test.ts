import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import { accepted } from '../testing/accepted.ts'
import { nim } from '../testing/nim.ts'
import { commitmentOfSecret, terms } from './commitment.ts'
import { dealtSeed, fitsReceipt, hashOfNonce, type Receipt } from './deal.ts'
import { start } from './match.ts'
import { readMatch, writeMatch } from './match-file.ts'
import type { Deal, MatchRecord } from './record.ts'

const deal: Deal = {
  secret: '5e'.repeat(32),
  nonces: ['01'.repeat(32), '00'.repeat(32), '03'.repeat(32)],
  redeals: 1,
}
const undealt: MatchRecord = {
  ...recordOf(nim, { seats: 3, options: { sticks: 4 }, seed: 'deal' }, 0),
  deal,
}
const match: MatchRecord = { ...undealt, seed: dealtSeed(undealt, deal) }
const receipt: Receipt = {
  match: match.id,
  commitment: commitmentOfSecret(deal.secret, match),
  nonce: '01'.repeat(32),
  hashes: deal.nonces.map(nonce => hashOfNonce(nonce, match.id)),
}

describe('a deal', () => {
  test('is HMAC-SHA-256 over match, rules, terms and nonces, keyed by the secret', () => {
    const sum = createHmac('sha256', Buffer.from(deal.secret, 'hex'))
      .update('seed')
      .update(match.id)
      .update(Buffer.from([0, 0, 0, 1]))
      .update(Buffer.from(terms(match), 'hex'))
      .update(Buffer.from(deal.nonces.join(''), 'hex'))
    expect(match.seed).toBe(sum.digest('hex'))
  })

  test('the hash of a nonce binds it to one match', () => {
    const sum = createHash('sha256')
      .update('nonce')
      .update(Buffer.from('01'.repeat(32), 'hex'))
      .update('m1')
    expect(hashOfNonce('01'.repeat(32), 'm1')).toBe(sum.digest('hex'))
  })

  test('goes into the file and comes back', () => {
    const { record } = accepted(start(nim, match))
    expect(record.deal).toEqual(deal)
    expect(readMatch(writeMatch(record), () => nim)).toEqual(record)
  })

  test.each([
    ['another secret', { deal: { ...deal, secret: '00'.repeat(32) } }],
    ['another nonce', { deal: { ...deal, nonces: ['01'.repeat(32), '00'.repeat(32), '04'.repeat(32)] } }],
    ['a nonce too few', { deal: { ...deal, nonces: deal.nonces.slice(1) } }],
    ['fewer deals before it', { deal: { ...deal, redeals: 0 } }],
    ['another seed', { seed: 'ab'.repeat(32) }],
    ['other options', { options: { sticks: 5 } }],
    ['other names', { seats: match.seats.map(seat => ({ ...seat, name: 'x' })) }],
    ['version 1', { version: 1 as const }],
  ])('with %s is refused', (_, change) => {
    expect(start(nim, { ...match, ...change })).toEqual({ error: 'bad-deal' })
    expect(readMatch(writeMatch({ ...match, ...change }), () => nim)).toEqual({ error: 'bad-deal' })
  })

  test('fits the receipt of a browser that took part', () => {
    expect(fitsReceipt(match, receipt)).toBe(true)
  })

  test.each([
    ['another match', { match: 'other' }],
    ['another commitment', { commitment: '' }],
    ['another nonce', { nonce: '09'.repeat(32) }],
    ['other hashes', { hashes: receipt.hashes.toReversed() }],
    ['fewer hashes', { hashes: receipt.hashes.slice(1) }],
  ])('does not fit a receipt with %s', (_, change) => {
    expect(fitsReceipt(match, { ...receipt, ...change })).toBe(false)
  })

  test('without a deal there is nothing that a receipt fits', () => {
    const { deal: _, ...local } = match
    expect(fitsReceipt(local, receipt)).toBe(false)
  })
})
