import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@kazamata/kernel'
import { playRandomly } from '@kazamata/kernel/conformance'
import {
  commitmentOfSecret,
  type Deal,
  dealtSeed,
  eraseName,
  hashOfNonce,
  type MatchRecord,
  receiptOf,
  replay,
  writeMatch,
  writeReceipt,
} from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { games, locales } from '@kazamata/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usages } from './misuse.ts'
import { run } from './run.ts'

const bin = join(import.meta.dirname, '../bin/kazamata.mjs')

interface Ran {
  readonly code: number | string
  readonly out: string
  readonly err: string
}

/** In a process of its own. */
function spawned(...args: string[]): Promise<Ran> {
  return new Promise(resolve =>
    execFile(process.execPath, [bin, ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? -1), out, err }),
    ),
  )
}

/** The same without the process. */
async function kazamata(...args: string[]): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []]
  const into = (texts: string[]) => ({ write: (text: string) => texts.push(text) })
  const code = await run(args, { out: into(out), err: into(err) })
  return { code, out: out.join(''), err: err.join('') }
}

const oneLine = /^[^\n]+\. Usage: kazamata [^\n]+\n$/

let folder = ''
const at = (name: string) => join(folder, name)
const [manifest] = games
if (manifest === undefined) throw new Error('There is no game to test with.')
const game = await manifest.game()
const match = playRandomly(game, { seats: game.seats.max, options: {}, seed: 'cli' })
const text = writeMatch(match.record)
const running = { ...match.record, entries: match.record.entries.slice(0, -1) }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kazamata-cli-'))
  await writeFile(at('match.json'), text)
  await writeFile(at('short.json'), text.slice(0, -20))
  await writeFile(
    at('seed.json'),
    text.replace(/"seed":"../, `"seed":"${match.record.seed.startsWith('00') ? '11' : '00'}`),
  )
  await writeFile(at('version.json'), text.replace(/"rulesVersion":\d+/, '"rulesVersion":999'))
  await writeFile(at('cheat.json'), writeMatch({ ...match.record, entries: match.record.entries.slice(1) }))
  await writeFile(at('junk.json'), 'x'.repeat(2_000_000))
  await writeFile(at('running.json'), writeMatch(running))
  await writeFile(at('old.json'), writeMatch({ ...match.record, version: 1 }))
  const [first, second, ...others] = match.record.seats
  const swapped = [{ ...first, name: second?.name }, { ...second, name: first?.name }, ...others]
  await writeFile(at('winner.json'), JSON.stringify({ ...JSON.parse(text), seats: swapped }))
  await writeFile(at('bots.json'), text.replaceAll('"by":"player"', '"by":"bot"'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('kazamata', () => {
  it.each([['--help'], ['-h'], ['verify', '--help']])('helps with %s', async (...args) => {
    const { code, out, err } = await kazamata(...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const command of Object.keys(usages)) expect(out).toContain(`kazamata ${command}`)
  })

  it.each([
    [['--help'], 0],
    [['conjure'], 2],
    [['verify', bin], 1],
  ])('is a program: %j ends with %i', async (args, code) => {
    expect(await spawned(...args)).toEqual({ ...(await kazamata(...args)), code })
  })

  it.each([
    [[]],
    [['conjure']],
    [['simulate']],
    [['simulate', 'chess', '--seats', 'novice,novice']],
    [['simulate', manifest.id]],
    [['simulate', manifest.id, '--seats', 'novice']],
    [['simulate', manifest.id, '--seats', 'novice,wizard']],
    [['simulate', manifest.id, '--seats', 'novice,novice', '--games', 'many']],
    [['simulate', manifest.id, '--seats', 'novice,novice', '--seed', '-1']],
    [['simulate', manifest.id, '--seats', 'novice,novice', '--threads', '0']],
    [['simulate', manifest.id, '--seats', 'novice,novice', '--options', 'luck=good']],
    [['simulate', manifest.id, '--seats', 'novice,novice', '--fast']],
    [['histogram', manifest.id]],
    [['histogram', manifest.id, '--out', '/dev/null']],
    [['replay']],
    [['replay', '/no/such/file']],
    [['replay', tmpdir()]],
    [['replay', bin]],
    [['verify']],
    [['verify', 'one', 'two']],
    [['verify', '/no/such/file']],
    [['verify', '/no\nsuch\x1b[31mfile']],
    [['conjure\na rabbit']],
    [['serve', 'now']],
    [['backup']],
    [['migrate']],
    [['migrate', '--from', 'data']],
    [['migrate', 'data', 'other']],
    [['admin']],
    [['admin', 'reign']],
    [['admin', 'ban']],
    [['admin', 'rename', 'someone']],
    [['restore', 'one', 'two']],
    [['serve', '--fast']],
    [['histogram', manifest.id, '--games', '1', '--out', '/no/such/folder/picture.svg']],
  ])('answers %j with its usage in one line', async args => {
    const { code, out, err } = await kazamata(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(oneLine)
    expect(err).not.toContain('\x1b')
  })
})

describe('kazamata verify', () => {
  it('shows seed, commitment and hash of a true match', async () => {
    const { code, out } = await kazamata('verify', at('match.json'))
    expect(code).toBe(0)
    expect(out).toContain(match.record.seed)
    expect(out).toContain(JSON.parse(text).commitment)
    expect(out).toContain(hash(match.state))
    expect(out).toMatch(/outcome +won by Seat/)
  })

  it('keeps the secrets of a match that is not over', async () => {
    const { code, out } = await kazamata('verify', at('running.json'))
    expect(code).toBe(0)
    expect(out).toContain(JSON.parse(text).commitment)
    expect(out).toMatch(/outcome +not over\nseed +not shown before the match is over\n/)
    const state = accepted(replay(game, running)).state
    for (const secret of [match.record.seed, hash(state)]) expect(out).not.toContain(secret)
  })

  it('shows by what the server was bound that dealt the match, and how often it dealt before', async () => {
    const deal = {
      secret: '5e'.repeat(32),
      nonces: match.record.seats.map(() => '00'.repeat(32)),
      redeals: 2,
    }
    const undealt = { ...match.record, entries: [], deal }
    await writeFile(at('deal.json'), writeMatch({ ...undealt, seed: dealtSeed(undealt, deal) }))
    const { code, out } = await kazamata('verify', at('deal.json'))
    expect(code).toBe(0)
    expect(out).toContain(`deal        ${commitmentOfSecret(deal.secret, undealt)}, after 2 given up\n`)
    expect(out).not.toContain(deal.secret)
  })

  it('compares a match with the receipt of a browser, and says what does not fit', async () => {
    const { seats, ...rest } = match.record
    const { id } = rest
    const nonces = seats.map((_, seat) => `0${seat}`.repeat(32))
    const deal = { secret: '5e'.repeat(32), nonces, redeals: 0 }
    const dealt = (changes: Partial<MatchRecord> = {}, of: Deal = deal) => {
      const undealt = { ...match.record, entries: [], ...changes, deal: of }
      return { ...undealt, seed: dealtSeed(undealt, of) }
    }
    const published = {
      ...{ ...rest, seats, redeals: 0, commitment: commitmentOfSecret(deal.secret, match.record) },
      hashes: nonces.map(nonce => hashOfNonce(nonce, id)),
    }
    await writeFile(at('receipt.json'), writeReceipt(receiptOf(published, nonces[0] ?? '')))
    const verify = async (record: MatchRecord, receipt = 'receipt.json') => {
      await writeFile(at('dealt.json'), writeMatch(record))
      return kazamata('verify', at('dealt.json'), '--receipt', at(receipt))
    }
    const right = await verify(dealt())
    expect(right).toMatchObject({ code: 0, out: expect.stringContaining('receipt     fits') })
    const first = seats[0]?.name ?? ''
    const swapped = seats.map((seat, at) => (at === 1 ? { ...seat, name: `${first}!` } : seat))
    for (const [record, why] of [
      [dealt({}, { ...deal, nonces: nonces.with(1, '0a'.repeat(32)) }), 'a nonce is not the one'],
      [dealt({}, { ...deal, secret: '66'.repeat(32) }), 'another secret'],
      [dealt({}, { ...deal, redeals: 1 }), 'the number of redeals'],
      [dealt({ seats: swapped }), 'Options, seats'],
      [{ ...match.record, entries: [] }, 'the match has none'],
    ] as const)
      expect(await verify(record)).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    // A seed, or a move, that does not follow is no true match to begin with.
    expect(await verify({ ...dealt(), seed: '77'.repeat(32) })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Its seed does not follow'),
    })
    const moved = { ...dealt(), entries: match.record.entries.toReversed() }
    expect(await verify(moved)).toMatchObject({ code: 1, err: expect.stringContaining('at entry') })
    expect(await verify(dealt(), 'match.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('That is not a receipt'),
    })
  })

  it('names a winner by the seat where the name was erased', async () => {
    const erased = match.record.seats.reduce((record, _, seat) => eraseName(record, seat), match.record)
    await writeFile(at('erased.json'), writeMatch(erased))
    expect((await kazamata('verify', at('erased.json'))).out).toMatch(/outcome +won by seat \d/)
  })

  it('says what the commitment of an older file does not bind', async () => {
    const line = 'older file: options and seats not bound\n'
    expect((await kazamata('verify', at('old.json'))).out).toContain(line)
    expect((await kazamata('verify', at('match.json'))).out).not.toContain(line)
  })

  it.each([
    ['short.json', 'not JSON'],
    ['seed.json', 'commitment does not fit'],
    ['version.json', 'another version'],
    ['cheat.json', 'breaks the rules at entry'],
    ['junk.json', 'larger than any match'],
    ['winner.json', 'commitment does not fit'],
    ['bots.json', 'entry 1 is said to be made by somebody who did not sit there'],
  ])('refuses %s: %s', async (name, why) => {
    const { code, out, err } = await kazamata('verify', at(name))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(new RegExp(`^[^\\n]+ is not a true match\\. [^\\n]*${why}[^\\n]*\\.\\n$`))
  })
})

it('a file without an end is larger than any match', async () => {
  const { code, err } = await kazamata('verify', '/dev/zero')
  expect({ code, err }).toEqual({
    code: 1,
    err: '/dev/zero is not a true match. It is larger than any match.\n',
  })
})

describe('kazamata replay', () => {
  it('tells the match to the table, or to a seat, in any language', async () => {
    const table = await kazamata('replay', at('match.json'))
    const seat = await kazamata('replay', at('match.json'), '--viewer', '1', '--lang', 'pl')
    expect([table.code, seat.code]).toEqual([0, 0])
    expect(table.out.split('\n').length).toBeGreaterThan(10)
    expect(seat.out).not.toBe(table.out)
    for (const { out } of [table, seat]) expect(out).not.toMatch(/[<>{}]|undefined|\bNaN\b/)
  })

  it('keeps what a seat was told of a match that is not over', async () => {
    const table = await kazamata('replay', at('running.json'))
    expect(table.code).toBe(0)
    expect(table.out.split('\n').length).toBeGreaterThan(10)
    const seat = await kazamata('replay', at('running.json'), '--viewer', '1')
    expect(seat).toMatchObject({ code: 1, out: '' })
    expect(seat.err).toMatch(/^[^\n]+ is not over: [^\n]+\.\n$/)
  })

  it.each([
    ['--viewer', '0'],
    ['--viewer', '9'],
    ['--viewer', 'me'],
    ['--lang', 'tlh'],
  ])('refuses %s %s', async (option, value) => {
    const { code, out, err } = await kazamata('replay', at('match.json'), option, value)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(oneLine)
  })
})

describe('kazamata simulate', () => {
  const table = ['simulate', manifest.id, '--seats', 'adventurer,novice,novice', '--iterations', '20']
  const few = (games: number, seed: number) => [...table, '--games', `${games}`, '--seed', `${seed}`]

  it('gives the same output for the same seed, whatever the number of threads', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map(n => kazamata(...few(12, 5), '--json', '--threads', n)),
    )
    expect(one).toEqual(two)
    expect(one).toMatchObject({ code: 0, err: '' })
    const { levels, seats, lengths } = JSON.parse(one?.out ?? '')
    expect(levels.adventurer.of).toBe(12)
    expect(levels.novice.of).toBe(24)
    expect(levels.adventurer.hits + levels.novice.hits).toBe(12)
    expect(seats).toHaveLength(3)
    expect(lengths.moves.min).toBeGreaterThan(0)
  })

  it('gives another output for another seed, as a table for people', async () => {
    const [first, second] = await Promise.all([5, 6].map(seed => kazamata(...few(4, seed), '--threads', '1')))
    expect(first?.out).toContain('95 % interval')
    expect(second?.out.split('\n').slice(1)).not.toEqual(first?.out.split('\n').slice(1))
  })
})

describe('every game', () => {
  it.each(games)(
    '$id: a match is told in every language, to the table and to a seat, and found true',
    async one => {
      const rules = await one.game()
      const { record } = playRandomly(rules, { seats: 2, options: {}, seed: 'every' })
      const file = at(`${one.id}.json`)
      await writeFile(file, writeMatch(record))
      expect(await kazamata('verify', file)).toMatchObject({ code: 0, err: '' })
      for (const locale of locales)
        for (const viewer of ['table', '2']) {
          const { code, out } = await kazamata('replay', file, '--lang', locale, '--viewer', viewer)
          expect(code).toBe(0)
          expect(out.split('\n').length).toBeGreaterThan(10)
          expect(out).not.toMatch(/\{\w+[,}]|undefined/)
        }
    },
  )
})
