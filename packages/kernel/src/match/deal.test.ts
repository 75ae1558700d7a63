import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import { accepted } from '../testing/accepted.ts'
import { nim } from '../testing/nim.ts'
import { commitmentOfSecret, eraseName, terms } from './commitment.ts'
import { dealFault, dealtSeed, hashOfNonce, type PublishedDeal, receiptOf } from './deal.ts'
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
const { id, game, rulesVersion, options, seats } = match
const published: PublishedDeal = {
  ...{ id, game, rulesVersion, options, seats },
  commitment: commitmentOfSecret(deal.secret, match),
  hashes: deal.nonces.map(nonce => hashOfNonce(nonce, id)),
  redeals: 1,
}
const receipt = receiptOf(published, '01'.repeat(32))

describe('a deal', () => {
  test('is HMAC-SHA-256 over match, rules, terms and nonces, keyed by the secret', () => {
    const sum = createHmac('sha256', Buffer.from(deal.secret, 'hex'))
      .update('seed')
      .update(match.id)
      .update(Buffer.from([0, 0, 0, 1]))
      .update(Buffer.from(terms(match, 1), 'hex'))
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

  test('fits the receipt of a browser that took part, which knows names by their digests alone', () => {
    expect(dealFault(match, receipt)).toBeUndefined()
    const erased = seats.reduce((record, _, seat) => eraseName(record, seat), match)
    expect(receiptOf({ ...published, seats: erased.seats }, receipt.nonce)).toEqual(receipt)
    expect(dealFault(erased, receipt)).toBeUndefined()
  })

  test.each([
    ['another match', { match: 'other' }, 'match'],
    ['another commitment', { commitment: '' }, 'secret'],
    ['another nonce', { nonce: '09'.repeat(32) }, 'nonces'],
    ['other hashes', { hashes: receipt.hashes.toReversed() }, 'nonces'],
    ['fewer hashes', { hashes: receipt.hashes.slice(1) }, 'nonces'],
    ['other terms', { terms: '' }, 'terms'],
  ])('does not fit a receipt with %s', (_, change, fault) => {
    expect(dealFault(match, { ...receipt, ...change })).toBe(fault)
  })

  test('without a deal there is nothing that a receipt fits', () => {
    const { deal: _, ...local } = match
    expect(dealFault(local, receipt)).toBe('no-deal')
  })
})

/** A server that makes everything fit again after it has changed something: seed and commitment follow. */
function forged(change: Partial<MatchRecord> & { readonly deal: Deal }): MatchRecord {
  const changed = { ...match, ...change }
  return { ...changed, seed: dealtSeed(changed, changed.deal) }
}

describe('file and receipt together find', () => {
  const swappedNonces = ['01'.repeat(32), '00'.repeat(32), '07'.repeat(32)]
  test.each([
    ['another secret', forged({ deal: { ...deal, secret: '66'.repeat(32) } }), 'secret'],
    ['a swapped nonce', forged({ deal: { ...deal, nonces: swappedNonces } }), 'nonces'],
    ['nonces in another order', forged({ deal: { ...deal, nonces: deal.nonces.toReversed() } }), 'nonces'],
    ['a hidden redeal', forged({ deal: { ...deal, redeals: 0 } }), 'terms'],
    ['changed options', forged({ deal, options: { sticks: 5 } }), 'terms'],
    ['swapped seats', forged({ deal, seats: seats.toReversed() }), 'terms'],
    [
      'another salt',
      forged({
        deal,
        seats: seats.with(1, {
          ...match.seats[0],
          name: 'x',
          salt: 'ab'.repeat(16),
          occupant: { kind: 'person' },
        }),
      }),
      'terms',
    ],
  ])('%s, although the file fits itself', (_, record, fault) => {
    expect(readMatch(writeMatch(record), () => nim)).toMatchObject({ id })
    expect(dealFault(record, receipt)).toBe(fault)
  })

  test('a swapped seed: the file alone does not hold', () => {
    const record = { ...match, seed: '77'.repeat(32) }
    expect(readMatch(writeMatch(record), () => nim)).toEqual({ error: 'bad-deal' })
    expect(dealFault(record, receipt)).toBe('seed')
  })

  test('a match that was not dealt at all', () => {
    const { deal: _, ...record } = { ...match, seed: '77'.repeat(32) }
    expect(readMatch(writeMatch(record), () => nim)).toMatchObject({ id })
    expect(dealFault(record, receipt)).toBe('no-deal')
  })
})
