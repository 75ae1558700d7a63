import { replay } from '@kazamata/kernel/match'
import { welcomeBack } from '@kazamata/welcome-back'
import type { Page } from '@playwright/test'
import { run } from '../../packages/cli/src/run.ts'
import { expect, inspect, test } from '../helpers.ts'
import { sure } from '../matches.ts'
import { desk, phone } from '../sizes.ts'
import { coversNothing } from '../text-overlaps.ts'
import type { WordId } from '../words.ts'
import { onlineGames } from './games.ts'
import { type Person, sitDown, start } from './people.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

const id = 'welcome-back'
const { game, seed, screen } = onlineGames[id]
/** In seconds. With so much added each turn nobody's time runs out by itself, however busy the machine is. */
const bank = 300

/** Where people sit. */
const [first, second] = [0, 1]

const idOf = ({ page }: Person) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const shown = ({ page, words }: Person, word: WordId, values = {}) =>
  expect(page.getByText(words(word, values)).first()).toBeVisible()
const pressButton = ({ page, words, press }: Person, word: WordId) =>
  press(page.getByRole('button', { name: words(word), exact: true }))

test('strangers without a common language meet, play with a bot, talk, sleep, come back, check the deal and play again', async ({
  browser,
}, testInfo) => {
  const server = await startServer(scripts.seeded, { E2E_SEED: String(seed) })
  const database = openDatabase(server.folder)
  const troubles: string[] = []
  const open = (name: string, locale: 'pl' | 'hu' | 'cs', size: typeof desk | typeof phone) =>
    sitDown(browser, { name, locale, size, game: id, origin: `http://localhost:${server.port}` }, text =>
      troubles.push(text),
    )
  const host = await open('Zosia', 'pl', desk)
  const guest = await open('Béla', 'hu', phone)
  const spectator = await open('Hana', 'cs', desk)

  await openTable(host)
  await test.step('one finds the table in the lobby', async () => {
    await guest.page.goto('/')
    await guest.press(guest.page.getByRole('radio', { name: guest.words('way.strangers') }))
    await expect(guest.page.locator('body')).not.toContainText('[object')
    const title = guest.words(`${id}.title`)
    await guest.press(guest.page.getByRole('link', { name: guest.words('door.seatOf', { title }) }))
    await guest.page.getByLabel(guest.words('online.name')).fill(guest.name)
    const sit = guest.page.getByRole('button', { name: guest.words('lobby.sit.at', { name: host.name }) })
    await expect(sit).toBeVisible()
    await lookAt(guest.page)
    await guest.press(sit)
    await shown(guest, 'online.note.host')
  })

  const match = idOf(host)
  await test.step('the match begins, and somebody finds it in the lobby to watch', async () => {
    await start(host)
    await database.isStarted(match)
    await spectator.page.goto('/online')
    await spectator.press(spectator.page.getByRole('link', { name: new RegExp(host.name) }))
    await spectator.page.getByLabel(spectator.words('online.name')).fill(spectator.name)
    await pressButton(spectator, 'online.enter')
    await shown(spectator, 'online.youWatch')
  })
  await talk(host, guest, spectator)

  const people = [host, guest]
  const screens = people.map((person, seat) => screen(person, seat, database.storageFor(match, person.line)))
  const next = () => database.nextPerson(match, game, people.length)
  await test.step('one sleeps, the clock gives the seat to a bot, and they are back at once', async () => {
    for (let seat = await next(); ; seat = await next()) {
      const { state } = sure(replay(welcomeBack, (await database.load(match)).record))
      // The other one is still to decide something, so that the match waits for them.
      if (seat === second && !state.players[first]?.passed) break
      if (seat === undefined) throw new Error('The match is over before anybody has slept.')
      await screens[seat]?.decide()
    }
    await screens[second]?.asked()
    server.forward(bank)
    await shown(guest, 'online.latePlays')
    await expect(host.page.getByText(host.words('online.clock.late'))).toBeVisible()
    await lookAt(guest.page)
    await pressButton(guest, 'online.back')
    await expect(guest.page.getByText(guest.words('online.latePlays'))).toBeHidden()
  })
  await test.step('the match is played to its end', async () => {
    for (let seat = await next(); seat !== undefined; seat = await next()) await screens[seat]?.decide()
    for (const { asked } of screens) await asked()
  })
  const { record } = await database.load(match)
  const changes = record.entries.filter(entry => 'occupant' in entry)
  expect(changes).toEqual([
    expect.objectContaining({ seat: second, occupant: { kind: 'bot', level: 'adventurer' }, reason: 'late' }),
    expect.objectContaining({ seat: second, occupant: { kind: 'person' } }),
  ])
  const since = record.entries.findLastIndex(entry => 'occupant' in entry)
  const own = record.entries.slice(since).filter(entry => entry.seat === second && 'move' in entry)
  expect(own.length).toBeGreaterThan(0)
  for (const entry of own) expect(entry).toMatchObject({ by: 'player' })

  await test.step('each checks the deal in the page, and with the saved files', async () => {
    const file = testInfo.outputPath('match.kazamata.json')
    const saving = host.page.waitForEvent('download')
    await pressButton(host, 'match.export')
    await (await saving).saveAs(file)
    for (const person of people) await verify(person, file, testInfo.outputPath(`${person.name}.json`))
  })

  await test.step('one asks for a rematch, the other joins by one click', async () => {
    await pressButton(host, 'lobby.rematch')
    await shown(host, 'lobby.kept.wait.host')
    await lookAt(host.page)
    await shown(guest, 'lobby.rematch.offer', { name: host.name })
    await lookAt(guest.page)
    await pressButton(guest, 'lobby.join')
    await shown(guest, 'online.note.host')
    await start(host)
    const again = idOf(host)
    expect(again).not.toBe(match)
    await database.isStarted(again)
    expect((await database.load(again)).record).toMatchObject({
      seats: [{ name: host.name }, { name: guest.name }, { occupant: { kind: 'bot', level: 'novice' } }],
      options: record.options,
    })
  })
  expect(troubles).toEqual([])
  for (const { context } of [host, guest, spectator]) await context.close()
  database.close()
  await server.close()
})

/** Axe finds nothing, nothing overflows and targets fit a finger at both sizes, and no text lies over another. */
async function lookAt(page: Page): Promise<void> {
  await inspect(page)
  await coversNothing(page, '')
}

/** From the first page: a table that the lobby shows, with a clock, an open seat and a bot. */
async function openTable(host: Person): Promise<void> {
  const { page, words, press } = host
  await page.goto('/')
  await press(page.getByRole('radio', { name: words('way.strangers') }))
  await lookAt(page)
  await press(page.getByRole('link', { name: words('home.lobby') }))
  const title = words(`${id}.title`)
  await press(page.getByRole('link', { name: words('lobby.make.of', { game: title }) }))
  await page.getByLabel(words('online.name')).fill(host.name)
  await pressButton(host, 'setup.add')
  await page.getByLabel(words('setup.who', { n: 3 })).selectOption(words('who.novice'))
  await press(page.getByText(words('lobby.listed'), { exact: true }))
  await press(page.getByRole('radio', { name: words('online.pace.own') }))
  await page.getByLabel(words('online.pace.bank')).fill(String(bank / 60))
  await page.getByLabel(words('online.pace.add')).fill(String(bank))
  await pressButton(host, 'online.create')
  await shown(host, 'lobby.listed.yes')
}

/** Everybody reads phrases in their own language; those who play read nothing of those who watch. */
async function talk(host: Person, guest: Person, spectator: Person): Promise<void> {
  const all = [host, guest, spectator]
  const lines = ({ page }: Person) => page.locator('.chat-line .chat-text')
  const reads = (person: Person, ...said: readonly WordId[]) =>
    expect(lines(person)).toHaveText(said.map(word => person.words(word)))
  for (const { page, press } of all) await press(page.locator('.chat-tool'))
  await pressButton(spectator, 'say.fun')
  await reads(spectator, 'say.fun')
  await pressButton(host, 'say.good-luck')
  await reads(guest, 'say.good-luck')
  await pressButton(guest, 'say.thanks')
  await reads(host, 'say.good-luck', 'say.thanks')
  await reads(spectator, 'say.fun', 'say.good-luck', 'say.thanks')
  await lookAt(spectator.page)
  for (const { page } of [host, guest]) await page.keyboard.press('Escape')
}

/** With this browser's receipt, in the page and on the command line. */
async function verify(person: Person, file: string, receipt: string): Promise<void> {
  const { page } = person
  await pressButton(person, 'menu')
  await pressButton(person, 'seal')
  await pressButton(person, 'seal.verify')
  await shown(person, 'seal.dealt')
  const saving = page.waitForEvent('download')
  await pressButton(person, 'seal.receipt.save')
  await (await saving).saveAs(receipt)
  await page.keyboard.press('Escape')
  let text = ''
  const stream = {
    write(line: string) {
      text += line
    },
  }
  expect(await run(['verify', file, '--receipt', receipt], { out: stream, err: stream })).toBe(0)
  expect(text).toContain('fits: dealt as this browser saw it')
}
