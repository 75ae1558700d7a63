import type { Locale } from '@kazamata/registry'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, set } from '../helpers.ts'
import { click, type Press, tap } from '../press.ts'
import { type GameId, type Words, wordsIn } from '../words.ts'
import { Line } from './line.ts'

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string
  readonly origin: string
  readonly context: BrowserContext
  readonly page: Page
  readonly line: Line
  readonly words: Words
  readonly press: Press
}

export interface Device {
  readonly name: string
  readonly locale: Locale
  readonly size: { readonly viewport: { width: number; height: number }; readonly hasTouch?: boolean }
  readonly origin: string
  readonly game: GameId
  readonly unseen?: boolean
}

let devices = 0

/** A browser that speaks its owner's language. What goes wrong in it is told. */
export async function sitDown(
  browser: Browser,
  device: Device,
  trouble: (text: string) => void,
): Promise<Person> {
  const { name, locale, size, origin, game, unseen = true } = device
  const context = await browser.newContext({
    ...size,
    locale,
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // The ids of requests are drawn: no two devices draw the same.
  devices += 1
  await set(context, { baseURL: origin, unseen, dice: 100 * devices }, text => trouble(`${name}: ${text}`))
  // The coach is not offered.
  await context.addInitScript(() => {
    for (const game of ['welcome-back', 'paper-dungeons', 'tiny-epic'])
      if (origin !== 'null') localStorage.setItem(`kazamata.${game}.guide`, 'off')
  })
  const page = await context.newPage()
  const press = size.hasTouch ? tap : click
  return { name, origin, context, page, line: new Line(page), words: wordsIn(locale, game), press }
}

/** From the first page to the form of a new table. */
export async function openForm({ page, words, press }: Person, game: GameId): Promise<void> {
  await page.goto('/')
  await press(page.getByRole('radio', { name: words('way.friends') }))
  const title = words(`${game}.title`)
  await press(page.getByRole('link', { name: words('door.tableOf', { title }), exact: true }))
}

/** Asks for two people and two novices. */
export async function fillIn({ page, words, press, name }: Person): Promise<void> {
  await page.getByLabel(words('online.name')).fill(name)
  for (const n of [3, 4]) {
    const who = page.getByLabel(words('setup.who', { n }))
    if (!(await who.isVisible())) await press(page.getByRole('button', { name: words('setup.add') }))
    await who.selectOption(words('who.novice'))
  }
}

export interface OpenTable {
  readonly id: string
  /** The link to share. */
  readonly invitation: string
}

/** Opens the table and copies the link to it. */
export async function submit({ page, words, press }: Person): Promise<OpenTable> {
  await press(page.getByRole('button', { name: words('online.create'), exact: true }))
  await press(page.getByRole('button', { name: words('online.share.copy'), exact: true }))
  await expect(page.getByRole('button', { name: words('online.share.copied') })).toBeVisible()
  const invitation = await page.getByLabel(words('online.share.link')).inputValue()
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', invitation }
}

/** Sets up a table for two people and two novices, from the first page on. */
export async function createTable(host: Person, game: GameId): Promise<OpenTable> {
  await openForm(host, game)
  await fillIn(host)
  return submit(host)
}

/** Follows an invitation: the link is the first click, the seat the second. */
export async function join(guest: Person, invitation: string): Promise<void> {
  const { page, words, press, name, origin } = guest
  await page.goto(`${origin}/join${new URL(invitation).hash}`)
  await page.getByLabel(words('online.name')).fill(name)
  await press(page.getByRole('button', { name: words('online.join') }))
  await expect(page.getByText(words('online.note.host'))).toBeVisible()
}

/** Watches, by the address of the match. */
export async function watch(spectator: Person, id: string): Promise<void> {
  const { page, words, press, name } = spectator
  await page.goto(`/match/${id}`)
  await page.getByLabel(words('online.name')).fill(name)
  await press(page.getByRole('button', { name: words('online.enter') }))
}

/** At the table: the link with which one goes on on another device. */
export async function linkForDevice({ page, words, press }: Person): Promise<string> {
  await press(page.getByRole('button', { name: words('online.table') }))
  await press(page.getByRole('button', { name: words('online.device') }))
  const link = await page.getByLabel(words('online.share.link')).inputValue()
  await page.keyboard.press('Escape')
  return link
}

export async function goOnAt({ page, words, press, origin }: Person, link: string): Promise<void> {
  await page.goto(`${origin}/device${new URL(link).hash}`)
  await press(page.getByRole('button', { name: words('online.device.here') }))
  await page.waitForURL(/\/match\//)
}

export async function start({ page, words, press }: Person): Promise<void> {
  await press(page.getByRole('button', { name: words('setup.start'), exact: true }))
}
