import type { Seat } from '@kazamata/kernel'
import { expect, inspect, test } from '../helpers.ts'
import { desk, phone } from '../sizes.ts'
import { onlineGames } from './games.ts'
import { type Person, sitDown, start } from './people.ts'
import { scripts, startServer } from './server.ts'
import { openDatabase } from './storage.ts'

const id = 'welcome-back'
const { game, seed, screen } = onlineGames[id]

const idOf = ({ page }: Person) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('strangers meet in the lobby, play with a bot, and play again; a third finds them to watch', async ({
  browser,
}) => {
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

  await host.page.goto('/')
  await host.press(host.page.getByRole('link', { name: host.words('home.lobby') }))
  const title = host.words(`${id}.title`)
  await host.press(host.page.getByRole('link', { name: host.words('lobby.make.of', { game: title }) }))
  await host.page.getByLabel(host.words('online.name')).fill(host.name)
  await host.press(host.page.getByRole('button', { name: host.words('setup.add') }))
  await host.page.getByLabel(host.words('setup.who', { n: 3 })).selectOption(host.words('who.novice'))
  await host.page.getByText(host.words('lobby.listed'), { exact: true }).click()
  await host.press(host.page.getByRole('button', { name: host.words('online.create'), exact: true }))
  await expect(host.page.getByText(host.words('lobby.listed.yes'))).toBeVisible()

  await guest.page.goto('/online')
  await guest.page.getByLabel(guest.words('online.name')).fill(guest.name)
  const sit = guest.page.getByRole('button', { name: guest.words('lobby.sit.at', { name: host.name }) })
  await expect(sit).toBeVisible()
  await inspect(guest.page)
  await guest.press(sit)
  await expect(guest.page.getByText(guest.words('online.note.host'))).toBeVisible()
  await inspect(host.page)
  await start(host)
  const match = idOf(host)
  await database.isStarted(match)

  // Both play; a third watches, who knows nothing but the lobby.
  const people = [host, guest]
  const screens = people.map((person, seat) => screen(person, seat, database.storageFor(match, person.line)))
  const decide = async (seat: Seat | undefined) => seat !== undefined && (await screens[seat]?.decide())
  await decide(await database.nextPerson(match, game, people.length))
  await spectator.page.goto('/online')
  await spectator.press(spectator.page.getByRole('link', { name: /Zosia/ }))
  await spectator.page.getByLabel(spectator.words('online.name')).fill(spectator.name)
  await spectator.press(spectator.page.getByRole('button', { name: spectator.words('online.enter') }))
  await expect(spectator.page.locator('#board')).toBeVisible()
  while (await decide(await database.nextPerson(match, game, people.length)));

  // One asks for a rematch, the other sees it and joins by one click.
  for (const { asked } of screens) await asked()
  await host.press(host.page.getByRole('button', { name: host.words('lobby.rematch') }))
  await expect(host.page.getByText(host.words('lobby.reserved'))).toBeVisible()
  await expect(guest.page.getByText(guest.words('lobby.rematch.offer', { name: host.name }))).toBeVisible()
  await guest.press(guest.page.getByRole('button', { name: guest.words('lobby.join') }))
  await expect(guest.page.getByText(guest.words('online.note.host'))).toBeVisible()
  await start(host)
  const again = idOf(host)
  expect(again).not.toBe(match)
  await database.isStarted(again)
  expect((await database.load(again)).record).toMatchObject({
    seats: [{ name: host.name }, { name: guest.name }, { occupant: { kind: 'bot', level: 'novice' } }],
    options: (await database.load(match)).record.options,
  })
  expect(troubles).toEqual([])
  for (const { context } of [host, guest, spectator]) await context.close()
  database.close()
  await server.close()
})
