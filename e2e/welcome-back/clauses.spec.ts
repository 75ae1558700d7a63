import { canonicalJson } from '@kazamata/kernel'
import { botSeed, eventsFor, replay } from '@kazamata/kernel/match'
import { kitOf, monsters, startHp, types, welcomeBack } from '@kazamata/welcome-back'
import { expect, test } from '../helpers.ts'
import { sure } from '../matches.ts'
import { bring, reads } from '../table.ts'
import { matchAt, matchOf } from './matches.ts'
import { daring } from './policies.ts'
import { linesOf, tableOn, watched } from './table.ts'

declare global {
  interface Window {
    /** What bots were given to think about. */
    seen: unknown[]
  }
}

test.describe('at a table that stands still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[WB-14.1] the table shows the Hero, the row, deck, pile, set-asides, marks, turn and phase', async ({
    page,
    words,
  }) => {
    const match = matchAt(
      ({ ask, pile, players, round }) =>
        ask.do === 'turn' &&
        ask.seat === 0 &&
        round > 2 &&
        pile.length > 1 &&
        players.some(({ successes }) => successes > 0) &&
        players.some(({ failures }) => failures === 1) &&
        players.some(({ passed }, seat) => seat > 0 && passed) &&
        players.some(({ aside }, seat) => seat > 0 && aside.length > 0),
    )
    await bring(page, words, match)
    const table = tableOn(page, words)
    await table.asked()
    const { hero, deck, pile, players, round, row } = match.state
    if (hero === undefined) throw new Error('There is no Hero.')
    const main = page.getByRole('main')
    await expect(page.getByText(words('status.decide', { round }))).toBeVisible()
    await expect(main.getByText(words.say({ id: `hero.${hero}.title` }))).toBeVisible()
    await expect(
      main.getByText(words('deck.count', { n: deck.reduce((sum, n) => sum + n, 0) })),
    ).toBeAttached()
    await expect(main.getByText(words('pile.count', { n: pile.length }))).toBeAttached()
    for (const token of kitOf(hero).tokens) {
      const button = table.row(match).getByRole('button', { name: words.say({ id: `token.${token}` }) })
      await expect(button).toBeVisible()
      // What it does, on pointing at it or tapping.
      await button.hover()
      await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText(
        words.say({ id: `token.${token}` }),
      )
    }
    // Everybody is told of every move, so that none can be taken back.
    await expect(page.getByRole('banner').getByText(words('undo'), { exact: true })).toHaveCount(0)
    const seats = page.getByRole('list', { name: words('seats.label') })
    for (const [seat, { successes, failures, passed, aside }] of players.entries()) {
      if (seat === 0) continue
      const place = seats.getByRole('listitem').filter({ hasText: match.record.seats[seat]?.name ?? '' })
      await expect(place.getByRole('img', { name: words('score.successes', { n: successes }) })).toBeVisible()
      await expect(place.getByRole('img', { name: words('score.failures', { n: failures }) })).toBeVisible()
      if (passed) await expect(place).toContainText(words('seat.passed'))
      for (const { token } of aside)
        await expect(
          place.getByRole('img', { name: words('aside.one', { token: { id: `token.${token}` } }) }),
        ).toBeVisible()
    }
    expect(row).toBeLessThan(63)
  })

  test('[WB-14.2] a card can be hidden, and is peeked at only as long as it is held', async ({
    page,
    words,
  }) => {
    const match = matchAt(({ ask }) => ask.do === 'place' && ask.seat === 0)
    const { ask } = match.state
    if (ask.do !== 'place') throw new Error('No card is in hand.')
    await bring(page, words, match)
    const { dock, ledger } = tableOn(page, words)
    const remembered = ledger.getByText(words('reminder.hand', { card: { id: `card.${ask.card}` } }))
    const secret = ledger.getByRole('listitem').filter({ hasText: words('ledger.secret') })
    await expect(remembered).toBeVisible()
    const card = dock.getByText(words.say({ id: `card.${ask.card}` }), { exact: true })
    await expect(card).toBeVisible()
    await dock.getByRole('button', { name: words('hide.on') }).click()
    await expect(card).toBeHidden()
    await expect(remembered).toBeHidden()
    await expect(secret).toHaveCount(0)
    await page.getByTitle(words('card.peek')).hover()
    await expect(card).toBeHidden()
    await page.mouse.down()
    await expect(card).toBeVisible()
    await page.mouse.up()
    await expect(card).toBeHidden()
    await dock.getByRole('button', { name: words('hide.off') }).click()
    await expect(card).toBeVisible()
    await expect(remembered).toBeVisible()
    await expect(secret).not.toHaveCount(0)
  })

  test('[WB-14.4] before the run the track shows what the Hero would enter with, and what a token costs', async ({
    page,
    words,
  }) => {
    const match = matchAt(({ ask, row }) => ask.do === 'place' && ask.seat === 0 && row === 63)
    const { hero, row } = match.state
    if (hero === undefined) throw new Error('There is no Hero.')
    await bring(page, words, match)
    const table = tableOn(page, words)
    const full = startHp(kitOf(hero), row)
    await expect(table.track).toHaveAttribute('aria-valuetext', words('track.value', { hp: full }))
    const [first] = kitOf(hero).tokens
    if (first === undefined) throw new Error('The kit is empty.')
    await table.choose(match, { do: 'remove', token: first })
    const less = startHp(kitOf(hero), row & ~1)
    expect(less).toBeLessThan(full)
    await expect(table.track).toHaveAttribute(
      'aria-valuetext',
      words('track.preview', { from: full, to: less }),
    )
    await expect(table.go).toContainText(`${full} → ${less}`)
  })

  test('[WB-14.5] [WB-14.6] an answer says what it brings before it is given, and the sum stands beside the card', async ({
    page,
    words,
  }) => {
    const match = matchAt(
      ({ ask, run, hero }) => {
        const strength = run?.met.at(-1)?.strength ?? 0
        return (
          ask.do === 'respond' &&
          ask.seat === 0 &&
          hero === 'princess' &&
          strength > 2 &&
          (run?.hp ?? 0) > strength
        )
      },
      { bold: true },
    )
    const { run } = match.state
    const met = run?.met.at(-1)
    if (run === undefined || met?.strength === undefined) throw new Error('Nothing was met.')
    await bring(page, words, match)
    const table = tableOn(page, words)
    await table.asked()
    const [from, damage] = [run.hp, met.strength - 2]
    const sum = words('damage.label', { sum: `${met.strength} − 2 = ${damage}` })
    await expect(
      table.corridor.getByText(words.say({ id: `card.${met.card}` }), { exact: true }).first(),
    ).toBeVisible()
    await expect(table.corridor).toContainText(words(met.strength % 2 === 0 ? 'parity.even' : 'parity.odd'))
    await expect(table.corridor).toContainText(words('card.strength', { n: met.strength }))
    await expect(table.corridor).toContainText(
      words('card.place', { position: met.position, of: met.position + match.state.pile.length }),
    )
    await expect(table.corridor.getByRole('img', { name: sum })).toBeVisible()
    const blow = table.tile(words('do.suffer'))
    await expect(blow).toContainText(words('result.change', { from, to: from - damage }))
    await expect(blow).toContainText(words('result.damage', { n: damage }))
    await table.play(match, { do: 'suffer' })
    const hurt = (await matchOf(page)).steps
      .flatMap(step => step.events)
      .findLast(event => event.type === 'damaged')
    expect(hurt).toMatchObject({ before: from, hp: from - damage })
  })

  test('[WB-14.8] the aid cards are one tap away and strike out only what everybody has met', async ({
    page,
    words,
  }) => {
    const match = matchAt(
      ({ ask, run }) => ask.do === 'reveal' && ask.seat === 0 && (run?.met.length ?? 0) > 3,
    )
    await bring(page, words, match)
    await tableOn(page, words).asked()
    await page.getByRole('button', { name: words('help.label'), exact: true }).click()
    const help = page.getByRole('dialog', { name: words('help.label') })
    for (const type of types) {
      const met = match.state.run?.met.filter(({ card }) => card === type).length ?? 0
      const row = help.getByRole('row').filter({ hasText: words.say({ id: `card.${type}` }) })
      await expect(row).toContainText(String(monsters[type].strength))
      await expect(
        row.getByRole('img', { name: words('help.copy', { met, copies: monsters[type].copies }) }),
      ).toBeVisible()
    }
    await expect(help.getByRole('heading', { name: words('help.specials') })).toBeVisible()
  })

  test('[WB-14.9] [WB-14.3] own lines are marked as private, and own cards are remembered', async ({
    page,
    words,
  }) => {
    const match = matchAt(
      ({ ask, pile, round }) =>
        ask.do === 'turn' &&
        ask.seat === 0 &&
        round === 2 &&
        pile.some(({ by }) => by === 0) &&
        pile.some(({ by }) => by !== 0),
    )
    await bring(page, words, match)
    const { ledger } = tableOn(page, words)
    await reads(ledger, linesOf(match, 0, words))
    const open = linesOf(match, 'table', words)
    const secret = ledger.getByRole('listitem').filter({ hasText: words('ledger.secret') })
    for (const line of await secret.all()) expect(open).not.toContain(await line.textContent())
    const drawn = match.steps
      .flatMap(step => step.events)
      .filter(event => event.type === 'drew' && event.seat === 0)
    expect(await secret.count()).toBeGreaterThanOrEqual(drawn.length)
    for (const [slot, { card, by }] of match.state.pile.entries())
      if (by === 0)
        await expect(ledger).toContainText(
          words('reminder.added', { card: { id: `card.${card}` }, slot: slot + 1 }),
        )
  })

  test('[WB-10.8] played from memory, neither list nor ledger repeats a card that was placed', async ({
    page,
    words,
  }) => {
    const match = matchAt(
      ({ ask, pile }) => ask.do === 'turn' && ask.seat === 0 && pile.some(({ by }) => by === 0),
      { options: { fromMemory: true } },
    )
    await bring(page, words, match)
    const { ledger, go } = tableOn(page, words)
    await expect(go).toBeVisible()
    await expect(ledger.getByText(words('ledger.secret'))).toHaveCount(0)
    await expect(ledger.getByText(words('reminder.title'))).toHaveCount(0)
  })

  test('[WB-14.10] after a round: the result, what was hidden, the standing and who is next', async ({
    page,
    words,
  }) => {
    const match = matchAt(({ ask }, { steps }) => {
      const end = steps.at(-1)?.events.find(event => event.type === 'unveiled')
      return (
        ask.do === 'hero' &&
        ask.seat === 0 &&
        end !== undefined &&
        end.asides.length > 1 &&
        end.rest.length > 0
      )
    })
    await bring(page, words, match)
    const { roundEnd } = tableOn(page, words)
    const end = match.steps.at(-1)?.events.find(event => event.type === 'unveiled')
    if (end === undefined) throw new Error('Nothing was unveiled.')
    for (const { card, token } of end.asides)
      await expect(
        roundEnd.getByRole('img', {
          name: words('aside.own', { card: { id: `card.${card}` }, token: { id: `token.${token}` } }),
        }),
      ).toBeVisible()
    await expect(roundEnd.getByRole('heading', { name: words('end.rest') })).toBeVisible()
    for (const { card } of end.rest)
      await expect(
        roundEnd.getByText(words.say({ id: `card.${card}` }), { exact: true }).first(),
      ).toBeVisible()
    await expect(roundEnd).toContainText(words('end.next', { name: 'Ada', you: 'yes' }))
  })

  test('[WB-14.11] a bot is given its own view and nothing else, and nothing is asked of the server', async ({
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      window.seen = []
      const post = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
        window.seen.push(JSON.parse(JSON.stringify(message)))
        return post.call(this, message, ...rest)
      }
    })
    await bring(
      page,
      words,
      matchAt(({ ask, round }) => ask.do === 'turn' && ask.seat === 0 && round === 1),
    )
    const table = tableOn(page, words)
    await table.playOn(daring, ({ state }) => state.round > 1)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const { record } = await table.playOn(daring, ({ state }) => state.round > 2)
    expect(asked).toEqual([])

    const questions = await page.evaluate(() => window.seen)
    expect(questions.length).toBeGreaterThan(5)
    const moments = Array.from({ length: record.entries.length + 1 }, (_, entries) =>
      sure(replay(welcomeBack, record, entries)),
    )
    for (const question of questions) {
      const { seat, seed, view, moves, events, ...rest } = Object(question).request
      expect(Object.keys(rest).sort()).toEqual(['budget', 'game', 'level'])
      // Its dice come from the secret of the match, so that nobody can foresee what it will do.
      const then = moments.find(match => botSeed(match, seat) === seed)
      if (then === undefined) throw new Error('A bot was asked at no moment of the match.')
      expect(canonicalJson(view)).toBe(canonicalJson(welcomeBack.view(then.state, seat)))
      expect(canonicalJson(events)).toBe(canonicalJson(eventsFor(welcomeBack, then, seat)))
      expect(canonicalJson(moves)).toBe(canonicalJson(welcomeBack.moves(then.state, seat)))
    }
    expect(JSON.stringify(questions)).not.toContain(record.seed)
  })
})

test('[WB-14.4] the Dragon marker walks down space by space', async ({ page, words }) => {
  const match = matchAt(({ ask, run }, match) => {
    const met = run?.met.at(-1)
    return (
      ask.do === 'respond' &&
      ask.seat === 0 &&
      (met?.strength ?? 0) > 3 &&
      (run?.hp ?? 0) > 7 &&
      welcomeBack.moves(match.state, 0).some(move => move.do === 'suffer') &&
      match.state.hero === 'ninja'
    )
  })
  await bring(page, words, match)
  const table = tableOn(page, words)
  await table.asked()
  const seen = await watched(table.track)
  const hp = match.state.run?.hp ?? 0
  const strength = match.state.run?.met.at(-1)?.strength ?? 0
  await table.play(match, { do: 'suffer' })
  await expect(table.track).toHaveAttribute('value', String(hp - strength))
  expect(await seen()).toEqual(Array.from({ length: strength + 1 }, (_, i) => hp - i))
})
