import { hashOfNonce } from '@kazamata/kernel/match'
import { type ServerMessageOf, usualSettings } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { matchId as match } from '../../testing/online.ts'
import type { Outgoing } from '../connection/outgoing.ts'
import { DealPart } from './deal-part.ts'
import { dealStore, receiptText } from './deal-store.ts'

const [first, second] = ['a1'.repeat(32), 'b2'.repeat(32)]

/** A browser at seat 0, and what it says. */
function browser(store = memory()) {
  const said: Outgoing[] = []
  const part = new DealPart(match, store, message => {
    said.push(message)
    return true
  })
  const hash = () => {
    const last = said.findLast(({ type }) => type === 'nonceHash')
    return last?.type === 'nonceHash' ? last.hash : ''
  }
  const nonces = () => said.flatMap(message => (message.type === 'nonce' ? [message.nonce] : []))
  return { part, said, hash, nonces, store }
}

function memory(now = () => 1, kept = new Map<string, string>()) {
  const storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return dealStore(() => storage, now)
}

function table(commitment: string, redeals = 0, more: object = { you: 0 }): ServerMessageOf<'table'> {
  return {
    ...{ type: 'table', match, game: 'nim', options: {}, watchable: true, settings: usualSettings },
    seats: [{ kind: 'person', name: 'Ada', online: true }],
    deal: { commitment, redeals },
    ...more,
  }
}

function deal(commitment: string, hash: string, more: object = {}): ServerMessageOf<'deal'> {
  return {
    ...{ type: 'deal', match, game: 'nim', rulesVersion: 1, options: {}, redeals: 0, commitment },
    seats: [{ name: 'Ada', occupant: { kind: 'person' }, digest: 'dd'.repeat(32) }],
    hashes: [hash],
    ...more,
  }
}

test('promises by a hash as soon as there is a seat, and reveals once it finds its own', () => {
  const { part, said, hash, nonces, store } = browser()
  part.shown(table(first, 0, {}))
  expect(said).toEqual([])
  part.shown(table(first))
  part.shown(table(first))
  expect(said).toEqual([{ type: 'nonceHash', match, commitment: first, hash: hash() }])
  part.asked(deal(first, 'ee'.repeat(32)))
  expect(nonces()).toEqual([])
  expect(receiptText(store, match)).toBeUndefined()
  part.asked(deal(first, hash()))
  expect(nonces().map(nonce => hashOfNonce(nonce, match))).toEqual([hash()])
  expect(JSON.parse(receiptText(store, match) ?? '{}')).toMatchObject({
    match,
    commitment: first,
    nonce: nonces()[0],
    hashes: [hash()],
  })
})

test('after a broken line, or loaded again, it says the same', () => {
  const { part, said, hash, store } = browser()
  part.shown(table(first))
  part.reconnected()
  part.shown(table(first))
  expect(said[1]).toEqual(said[0])
  part.asked(deal(first, hash()))
  const again = browser(store)
  again.part.shown(table(first))
  again.part.asked(deal(first, hash()))
  expect(again.said).toEqual([said[0], said[2]])
})

test('for another deal it draws anew', () => {
  const { part, hash, nonces } = browser()
  part.shown(table(first))
  part.asked(deal(first, hash()))
  part.shown(table(second, 1))
  part.asked(deal(second, hash(), { redeals: 1 }))
  expect(new Set(nonces()).size).toBe(2)
  expect(part.isDoubtful).toBe(false)
})

test.each([
  ['other options', { options: { sticks: 3 } }],
  ['other seats', { seats: [{ name: 'Ada', occupant: { kind: 'person' }, digest: 'cc'.repeat(32) }] }],
  ['other redeals', { redeals: 1 }],
])('does not reveal the same nonce for %s', (_, change) => {
  const { part, hash, nonces, store } = browser()
  part.shown(table(first))
  part.asked(deal(first, hash()))
  const receipt = receiptText(store, match)
  part.asked(deal(first, hash(), change))
  expect(nonces()).toHaveLength(1)
  expect(part.isDoubtful).toBe(true)
  expect(receiptText(store, match)).toBe(receipt)
})

test('takes no part in another deal that is not counted', () => {
  const { part, hash, nonces } = browser()
  part.shown(table(first))
  part.asked(deal(first, hash()))
  part.shown(table(second))
  part.asked(deal(second, hash()))
  expect(nonces()).toHaveLength(1)
  expect(part.isDoubtful).toBe(true)
})

test('keeps the last two hundred', () => {
  let now = 0
  const kept = new Map<string, string>()
  const store = memory(() => now++, kept)
  for (let n = 0; n < 205; n++) store.save(`match ${n}`, { commitment: first, nonce: second })
  expect(kept.size).toBe(200)
  expect(kept.has('kazamata.deal.match 204')).toBe(true)
  expect(kept.has('kazamata.deal.match 4')).toBe(false)
})
