import { expect, test } from 'vitest'
import { fastChance, secretChance } from '../chance.ts'
import { recordOf } from '../conformance/index.ts'
import { nim } from '../testing/nim.ts'
import { commitmentOfSecret } from './commitment.ts'
import { dealFault, dealtSeed, hashOfNonce, receiptOf } from './deal.ts'
import type { MatchRecord } from './record.ts'

/* A server and one of its players are friends and want the first roll to be a six. The other player is honest. */

const table = recordOf(nim, { seats: 2, options: {}, seed: 'cheat' }, 0)
const isSix = (seed: string) => secretChance(seed).int(6) === 5

const chance = fastChance('cheating server')
const drawn = () => Array.from({ length: 64 }, () => chance.int(16).toString(16)).join('')

/** What the friends do. They know nothing of the honest nonce but its hash, so they try against a guess of it. */
interface Cheat {
  /** Picks among secrets before one is promised. */
  readonly picksSecret: boolean
  /** Picks among the friend's nonces once the honest hash is known. */
  readonly picksNonce: boolean
  /** The friend keeps silent, once, where the seed does not please them. */
  readonly refuses: boolean
}

function seedMade(secret: string, nonces: readonly string[], redeals: number): MatchRecord {
  const undealt = { ...table, deal: { secret, nonces, redeals } }
  return { ...undealt, seed: dealtSeed(undealt, undealt.deal) }
}

/** The match that comes of it, as it is in the file, and the honest browser's receipt. */
function dealt(cheat: Cheat, redeals = 0): ReturnType<typeof published> {
  const guess = drawn()
  const [secret, friend] = [drawn(), drawn()]
  const pleases = (secret: string, friend: string) => isSix(seedMade(secret, [guess, friend], redeals).seed)
  const promised = cheat.picksSecret && !pleases(secret, friend) ? drawn() : secret
  const honest = drawn()
  const given = cheat.picksNonce && !pleases(promised, friend) ? drawn() : friend
  const result = published(promised, [honest, given], redeals)
  return cheat.refuses && redeals === 0 && !isSix(result.match.seed) ? dealt(cheat, 1) : result
}

function published(secret: string, nonces: readonly [string, string], redeals: number) {
  const { id, game, rulesVersion, options, seats } = table
  const commitment = commitmentOfSecret(secret, table)
  const hashes = nonces.map(nonce => hashOfNonce(nonce, id))
  const receipt = receiptOf(
    { id, game, rulesVersion, options, seats, redeals, commitment, hashes },
    nonces[0],
  )
  return { match: seedMade(secret, nonces, redeals), receipt }
}

const cheats: readonly Cheat[] = [
  { picksSecret: true, picksNonce: false, refuses: false },
  { picksSecret: false, picksNonce: true, refuses: false },
  { picksSecret: true, picksNonce: true, refuses: true },
  { picksSecret: false, picksNonce: false, refuses: true },
]

/** Of so many fair rolls no more are sixes, in 95 of 100 cases. */
const fairShare = (rolls: number) => rolls / 6 + 1.645 * Math.sqrt((rolls * 5) / 36)

test('of 10,000 deals with a cheating server and a friend no more than the fair share go as they want without a redeal', () => {
  const all = Array.from({ length: 2_500 }, () => cheats.map(cheat => dealt(cheat))).flat()
  const wanted = all.filter(({ match }) => match.deal?.redeals === 0 && isSix(match.seed))
  expect(all).toHaveLength(10_000)
  expect(wanted.length).toBeLessThan(fairShare(all.length))
})

test('who keeps silent gets another try, and no file can deny it', () => {
  const all = Array.from({ length: 500 }, () =>
    dealt({ picksSecret: false, picksNonce: false, refuses: true }),
  )
  for (const { match, receipt } of all) {
    expect(dealFault(match, receipt)).toBeUndefined()
    if (match.deal === undefined || match.deal.redeals === 0) continue
    const denied = seedMade(match.deal.secret, match.deal.nonces, 0)
    expect(dealFault(denied, receipt)).toBe('terms')
  }
  expect(all.some(({ match }) => match.deal?.redeals === 1)).toBe(true)
})

test('the bound finds a server that draws alone', () => {
  const alone = Array.from({ length: 200 }, () => {
    const seeds = [drawn(), drawn()]
    return seeds.find(isSix) ?? seeds[0] ?? ''
  })
  expect(alone.filter(isSix).length).toBeGreaterThan(fairShare(alone.length))
})
