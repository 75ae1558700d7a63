import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The only source of randomness a rule may use. */
export interface Chance {
  /** A whole number from 0 to `n - 1`, all equally likely. `n` is at least 1; with 1 nothing is drawn. */
  int(n: number): number
}

/** A chance that knows its position in its stream. */
export interface SecretChance extends Chance {
  readonly draws: number
}

/** Draws one of several, all equally likely. */
export function pick<T>(chance: Chance, from: readonly T[]): T {
  const item = from[chance.int(from.length)]
  if (item === undefined) throw new Error('A list to pick from holds no undefined.')
  return item
}

const seedShape = /^[0-9a-f]{64}$/

/** 32 bytes as lower-case hex. */
export function isSeed(text: string): boolean {
  return seedShape.test(text)
}

/**
 * The chance of a real match. Its stream is made of blocks: block `n` is HMAC-SHA-256(seed, 'draw' ‖ n), `n` as four
 * bytes, big end first, and holds eight words of 32 bits, big end first. A draw takes the next word, modulo the number
 * of possibilities; a word in the uneven rest above the last whole multiple is skipped. `draws` counts words.
 */
export function secretChance(seed: string, draws = 0): SecretChance {
  return new Secret(seed, draws)
}

class Secret implements SecretChance {
  constructor(
    private readonly seed: string,
    public draws: number,
  ) {}

  int(n: number): number {
    if (isCertain(n)) return 0
    for (;;) {
      const word = wordAt(this.seed, this.draws)
      this.draws += 1
      if (word < span - (span % n)) return word % n
    }
  }
}

const span = 2 ** 32
const wordsInBlock = 8

/** 'draw', then the number of the block. */
const message = new Uint8Array(8)
message.set(utf8ToBytes('draw'))
const messageNumbers = new DataView(message.buffer)

// Play resumes the stream at every move, mostly where the last one stopped: so the key and the current block are cached,
// and nothing is allocated, which would cost more than the arithmetic.
const scratch = hmac.create(sha256, new Uint8Array())
const key: { seed?: string; mac: typeof scratch } = { mac: scratch }
const block = { seed: '', index: -1, bytes: new Uint8Array(4 * wordsInBlock) }
const blockWords = new DataView(block.bytes.buffer)

function wordAt(seed: string, position: number): number {
  const index = Math.floor(position / wordsInBlock)
  if (block.index !== index || block.seed !== seed) {
    messageNumbers.setUint32(4, index)
    keyFor(seed)._cloneInto(scratch).update(message).digestInto(block.bytes)
    block.seed = seed
    block.index = index
  }
  return blockWords.getUint32(4 * (position % wordsInBlock))
}

function keyFor(seed: string): typeof scratch {
  if (key.seed !== seed) {
    if (!isSeed(seed)) throw new Error('A seed is 32 bytes, written as 64 lower-case hexadecimal digits.')
    key.mac = hmac.create(sha256, hexToBytes(seed))
    key.seed = seed
  }
  return key.mac
}

/** A secret of its own for each use of a match's seed: HMAC-SHA-256(seed, use) in hex. It tells nothing about the seed. */
export function derivedSeed(seed: string, use: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(use)))
}

/** For bots, simulations and tests: same seed, same numbers. Not cryptographically secure. */
export function fastChance(seed: number | string): Chance {
  return new Fast(String(seed))
}

/** sfc32, seeded by four rounds of a string hash. */
class Fast implements Chance {
  private readonly s = new Int32Array(4)

  constructor(seed: string) {
    for (let i = 0; i < 4; i++) this.s[i] = mix(seed, i)
    for (let i = 0; i < 15; i++) this.next()
  }

  int(n: number): number {
    if (isCertain(n)) return 0
    // Only as many bits as `n` needs: at least every second try fits, and all fits are equally likely.
    const spare = Math.clz32(n - 1)
    for (;;) {
      const value = this.next() >>> spare
      if (value < n) return value
    }
  }

  private next(): number {
    const { s } = this
    const a = s[0] ?? 0
    const b = s[1] ?? 0
    const c = s[2] ?? 0
    const count = s[3] ?? 0
    const t = (((a + b) | 0) + count) | 0
    s[3] = count + 1
    s[0] = b ^ (b >>> 9)
    s[1] = c + (c << 3)
    s[2] = ((c << 21) | (c >>> 11)) + t
    return t
  }
}

function mix(text: string, round: number): number {
  let h = 0x9e37_79b9 ^ round
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x0100_0193 + (round << 9))
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35)
  return h ^ (h >>> 16)
}

/** True when there is nothing to draw. */
function isCertain(n: number): boolean {
  if (n >>> 0 !== n || n === 0)
    throw new Error(`A draw needs a whole number of possibilities from 1, not ${n}.`)
  return n === 1
}
