import {
  bossAfter,
  bossCards,
  distance,
  dungeons,
  hasExplored,
  health,
  openHearts,
  paperDungeons,
  roomCount,
  type Sheet,
  type State,
  scoreOf,
  shields,
  strengthOf,
  tierOf,
} from '@kazamata/paper-dungeons'
import { expect, test } from '../helpers.ts'
import { names } from '../matches.ts'
import { phone } from '../sizes.ts'
import { bring } from '../table.ts'
import { matchAt, matchOf } from './matches.ts'
import { dungeonOn, knowing } from './table.ts'

test.use({ game: 'paper-dungeons', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => knowing(page))

const three = { seats: ['person', 'novice', 'novice'] } as const
const asks = (state: State, what: string) => state.players[0]?.agenda.at(-1)?.do === what
const written = (n: number) => String(n).replace('-', '−')
const signed = (n: number) => (n > 0 ? `+${n}` : written(n))

function sheetIn(state: State, seat = 0): Sheet {
  const sheet = state.players[seat]?.sheet
  if (sheet === undefined) throw new Error(`Nobody sits at seat ${seat}.`)
  return sheet
}

test('[PD-UI.8] before the fight the boss’s card is a calculator for one’s own sheet', async ({
  page,
  words,
}) => {
  const match = matchAt(state => state.round === 5 && asks(state, 'die'), three)
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  await table.tools.getByRole('button', { name: words('dialogs.bosses') }).click()
  const leaf = page.getByRole('dialog', { name: words('bosses.title') })
  const sheet = sheetIn(match.state)
  for (const [at, id] of match.state.bosses.entries()) {
    const { weakness, tiers, flee, reward } = bossCards[id]
    const card = leaf.getByRole('region', { name: words('boss.label', { boss: { id: `boss.${id}` } }) })
    await expect(card).toContainText(words('boss.weak', { hero: { id: `hero.${weakness}` } }))
    await expect(card).toContainText(words('boss.reward', { reward }))
    await expect(card.getByRole('listitem').first()).toContainText(signed(flee))
    for (const { from, glory, damage } of tiers)
      await expect(card.getByRole('listitem').filter({ hasText: words('boss.from', { from }) })).toHaveText(
        new RegExp(`${glory}.*${words('boss.hurts', { damage })}`),
      )
    // The first boss of round 5 is behind; the others are reckoned against the own sheet.
    const strength = strengthOf(sheet, id)
    if (at === 0) await expect(card).not.toContainText(words('boss.breakdown.levels', { n: strength.levels }))
    else await expect(card).toContainText(words('boss.strength', { strength: strength.total }))
    if (at > 0) await expect(card.getByText(`= ${strength.total}`)).toBeVisible()
  }
})

test('[PD-UI.8] after the fight: everybody’s sum, tier or flight and why, glory, damage, and who won', async ({
  page,
  words,
}) => {
  // One flees for want of the room, one fights.
  const match = matchAt(state => {
    if (state.round !== 3 || !asks(state, 'confirm')) return false
    const room = dungeons[state.card].rooms[0]
    const there = state.players.filter(({ sheet }) => hasExplored(sheet, room))
    return (
      there.length === 2 &&
      there.some(({ sheet }) => tierOf(state.bosses[0], strengthOf(sheet, state.bosses[0]).total))
    )
  }, three)
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.play(await table.asked(), [{ do: 'confirm' }])
  await expect(table.story).toBeVisible()
  const events = (await matchOf(page)).steps.flatMap(step => step.events)
  const fights = events.filter(event => event.type === 'fight')
  expect(fights).toHaveLength(3)
  for (const { seat, strength, tier, fled, glory, damage } of fights) {
    const row = table.story.locator('.pd-fight > ul > li').filter({ hasText: names[seat] ?? '' })
    await expect(row).toContainText(`= ${strength.total}`)
    await expect(row).toContainText(
      fled === undefined ? words('roundEnd.tier', { tier: tier ?? 1 }) : words(`roundEnd.fled.${fled}`),
    )
    await expect(row).toContainText(
      words('roundEnd.glory', { glory, signed: glory < 0 ? `−${-glory}` : `+${glory}` }),
    )
    if (damage > 0)
      await expect(row.locator('em')).toContainText(
        String(damage === 1 ? words('roundEnd.damage', { damage }) : damage),
      )
  }
  const victor = events.find(event => event.type === 'victor')
  if (victor === undefined) throw new Error('Nobody knows who won.')
  const name = (seat: number) => names[seat] ?? ''
  await expect(table.story).toContainText(
    victor.seat !== undefined
      ? words('roundEnd.victor', { name: name(victor.seat), reward: bossCards[victor.boss].reward })
      : victor.tied !== undefined
        ? words('roundEnd.tied', { names: { list: victor.tied.map(name) } })
        : words('roundEnd.nobody'),
  )
})

test('[PD-UI.9] rounds to the boss, the way there, strength and tier, health, hearts and score are in sight, on a phone too', async ({
  page,
  words,
}) => {
  const match = matchAt(
    state =>
      state.round === 5 && asks(state, 'die') && sheetIn(state).damage > 0 && openHearts(sheetIn(state)) > 0,
    three,
  )
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  const { state } = match
  const sheet = sheetIn(state)
  const left = [5, 6, 7].findIndex(round => bossAfter(round) !== undefined)
  const status = page.getByText(words('status.turn', { round: 5, left, boss: 5 + left }))
  await expect(status).toBeInViewport()
  const boss = state.bosses[1]
  const strength = strengthOf(sheet, boss).total
  const tier = tierOf(boss, strength) ?? 0
  const room = dungeons[state.card].rooms[1]
  const steps = hasExplored(sheet, room) ? 0 : distance(sheet, state.card, room)
  const [damage, hearts, score] = [sheet.damage, openHearts(sheet), scoreOf(sheet).L]
  const card = page.getByRole('region', { name: words('boss.label', { boss: { id: `boss.${boss}` } }) })
  await expect(card).toBeInViewport({ ratio: 1 })
  await expect(card).toContainText(words('boss.strength', { strength }))
  await expect(card).toContainText(
    steps === 0
      ? words('boss.found')
      : steps === undefined
        ? words('boss.unreachable')
        : words('boss.distance', { steps }),
  )
  await expect(card.locator('[data-on=true]')).toHaveCount(1)
  // Health, hearts and shields are on the sheet itself, which is whole on a desktop.
  await expect(page.locator('.pd-sheet')).toBeInViewport({ ratio: 0.95 })
  const main = page.getByRole('main')
  await expect(main).toContainText(words('sheet.potions', { potions: sheet.potions, hearts }))
  const total = { letter: 'L', name: words('sheet.shield.L'), value: written(score), state: 'estimate' }
  await expect(main.getByRole('list', { name: words('sheet.score') })).toContainText(
    words('sheet.shield', total),
  )
  await page.setViewportSize(phone.viewport)
  await expect(status).toBeInViewport()
  await expect(table.strip).toBeInViewport({ ratio: 1 })
  for (const text of [
    words('summary.health', { health: health(sheet), damage, left: health(sheet) - damage }),
    words('summary.hearts', { hearts }),
    words('summary.strength', { strength, tier }),
    words('summary.score', { score }),
    ...(steps === undefined || steps === 0 ? [] : [words('summary.steps', { steps })]),
  ])
    await expect(table.strip).toContainText(text)
})

test('[PD-UI.10] the score sheet sets A to L side by side, each cell explains itself, rooms break ties', async ({
  page,
  words,
}) => {
  const match = matchAt(({ phase }) => phase === 'over', three)
  await bring(page, words, match)
  const table = dungeonOn(page, words)
  await table.asked()
  const { scores = [], ties = [] } = paperDungeons.outcome(match.state) ?? {}
  const said = new Set<string>()
  const why = table.ending.locator('[aria-live]')
  for (const shield of shields) {
    const row = table.ending.getByRole('row').filter({ has: page.getByText(shield, { exact: true }) })
    for (const seat of [0, 1, 2]) {
      const glory = scoreOf(sheetIn(match.state, seat))[shield]
      const cell = row.getByRole('button').nth(seat)
      await expect(cell).toHaveText(written(glory))
      await expect(cell).toHaveAccessibleName(
        words('score.cell', {
          name: names[seat] ?? '',
          shield: { id: `sheet.shield.${shield}` },
          glory: signed(glory),
          state: 'written',
        }),
      )
    }
    await row.getByRole('button').nth(1).click()
    said.add((await why.textContent()) ?? '')
  }
  // Twelve shields, twelve explanations.
  expect(said.size).toBe(shields.length)
  await expect(why).toHaveText(words('score.total', { glory: signed(scores[1] ?? 0), rooms: ties[1] ?? 0 }))
  const rooms = table.ending.getByRole('row').filter({ hasText: words('score.rooms') })
  await expect(rooms.getByRole('cell')).toHaveText(
    [0, 1, 2].map(seat => String(roomCount(sheetIn(match.state, seat)))),
  )
})
