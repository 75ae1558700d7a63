import { readMatch } from '@kazamata/kernel/match'
import { eachOf } from '../breadth.ts'
import { expect, test } from '../helpers.ts'
import { sure } from '../matches.ts'
import type { GameId } from '../words.ts'
import { onlineGames } from './games.ts'
import { begin, type Mishap, type Playing } from './playing.ts'
import { truthOf } from './told.ts'

/** What happens to the second player, decision by decision; then nothing more. */
const mishaps: readonly (Mishap | undefined)[] = [
  ...([undefined, 'before', 'request', 'answer', 'offline', 'reload', 'after', 'device'] as const),
  ...(['before', 'request', 'answer', 'after', 'before', 'after'] as const),
]

const gameIds = ['welcome-back', 'paper-dungeons', 'tiny-epic'] as const satisfies readonly GameId[]

// What goes over the line is the same for every game; the others are played online in part, by the tests of accounts and of phones.
for (const id of eachOf(gameIds, ['welcome-back']))
  test(`two people and two bots play ${id} to the end in two languages, though a line breaks ten times`, async ({
    browser,
  }) => {
    test.slow()
    const left = [...mishaps]
    let cuts = 0
    // How long a match is nobody can choose, since the browsers draw their part of its seed: what is left happens in another one.
    while (left.length > 0) {
      const playing = await begin(browser, id)
      const played: unknown[][] = [[], []]
      for (let seat = await playing.nextPerson(); seat !== undefined; seat = await playing.nextPerson())
        played[seat]?.push(...(await playing.decide(seat, seat === 1 ? left.shift() : undefined)))
      cuts += playing.proxy.cuts

      await everybodySeesTheEnd(playing)
      await nothingIsLostOrDoubled(playing, played)
      await nobodyWasToldSecrets(playing)
      await theFileVerifies(playing)
      expect(playing.troubles).toEqual([])
      await playing.close()
    }
    expect(cuts).toBeGreaterThanOrEqual(10)
  })

async function everybodySeesTheEnd({ host, guests, spectator, screenOf }: Playing): Promise<void> {
  const devices = [[host, 0] as const, ...guests().map(guest => [guest, 1] as const), [spectator, 0] as const]
  for (const [person, seat] of devices) {
    const screen = screenOf(person, seat)
    await screen.asked()
    await expect(screen.ending).toBeVisible()
  }
}

/** What was pressed is what is stored, in this order; and every request that was acknowledged is stored once. */
async function nothingIsLostOrDoubled(playing: Playing, played: readonly unknown[][]): Promise<void> {
  const { record, requests } = await playing.load()
  for (const [seat, moves] of played.entries()) {
    const own = record.entries.filter(entry => entry.seat === seat)
    expect(own).toEqual(moves.map(move => ({ seat, move, by: 'player' })))
  }
  const others = record.entries.filter(({ seat }) => seat >= played.length)
  expect(others.length).toBeGreaterThan(0)
  // On a busy machine a bot may be too late; never does a person play for it.
  expect(others.filter(entry => 'by' in entry && entry.by === 'player')).toEqual([])

  const stored = new Map<string, number>()
  for (const request of requests)
    if (request !== undefined) stored.set(request, (stored.get(request) ?? 0) + 1)
  const lines = [playing.host, ...playing.guests()].map(({ line }) => line)
  // A line that broke at the last decision brings its answer once it is mended.
  await expect.poll(() => new Map(lines.flatMap(({ acknowledged }) => [...acknowledged]))).toEqual(stored)
  expect(lines.flatMap(({ refused }) => refused)).toEqual([])
}

async function nobodyWasToldSecrets({ id, game, host, guests, spectator, load }: Playing): Promise<void> {
  const { record } = await load()
  const wronglyTold = truthOf(game, record)
  const viewers = [
    [host, 0] as const,
    ...guests().map(guest => [guest, 1] as const),
    [spectator, 'table'] as const,
  ]
  for (const [{ line }, viewer] of viewers) {
    expect(wronglyTold(viewer, line.messages)).toEqual([])
    // One check for all of them: each one is a step that Playwright keeps and reports.
    expect(line.received.filter(text => text.includes(record.seed))).toEqual([])
  }
  // It would be noticed: what the host was told is not for a spectator.
  const asTable = host.line.messages.map(message =>
    message.type === 'update' ? { ...message, viewer: 'table' as const, moves: [] } : message,
  )
  if (onlineGames[id].secret) expect(wronglyTold('table', asTable)).not.toEqual([])
}

/** As `npx kazamata verify` does, and with the commitment that was shown before the first move. */
async function theFileVerifies({ game, table, spectator, load }: Playing): Promise<void> {
  const answer = await spectator.page.request.get(`/api/matches/${table.id}/file`)
  const text = await answer.text()
  expect(sure(readMatch(text, () => game))).toEqual((await load()).record)
  const [first] = spectator.line.messages.filter(message => message.type === 'update')
  expect(text).toContain(first?.about?.commitment)
}
