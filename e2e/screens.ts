import { games } from '@kazamata/registry'
import { open, type Walk } from './check-screens.ts'
import { drawPictures, expect, fits } from './helpers.ts'
import { bring } from './table.ts'
import { matches } from './welcome-back/screens.ts'

const reading =
  (path: string): Walk[string] =>
  async (page, words) => {
    await open(path)(page, words)
    await expect(page.locator('main article[lang]')).toHaveAttribute('lang', words.locale)
    await drawPictures(page)
  }

/** The pages outside a match. */
export const pages: Walk = {
  home: open('/'),
  setup: async (page, words) => {
    await open('/play/welcome-back')(page, words)
    await page.locator('summary').click()
  },
  'tables, none': open('/tables'),
  'a file refused': async (page, words) => {
    await open('/tables')(page, words)
    await page
      .getByLabel(words('import.choose'))
      .setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('no') })
    await expect(page.getByRole('alert')).not.toBeEmpty()
  },
  'replays, none': open('/replays'),
  'tables, two': async (page, words) => {
    for (const match of [matches.turn(), matches.over()]) await bring(page, words, match)
    await open('/tables')(page, words)
    await expect(page.getByRole('article')).toBeVisible()
  },
  'home, a match waits': async (page, words) => {
    await open('/')(page, words)
    await expect(page.getByRole('heading', { name: words('home.leftOff') })).toBeVisible()
  },
  'delete?': async (page, words) => {
    await open('/tables')(page, words)
    await page.getByRole('button', { name: words('match.delete') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  replays: open('/replays'),
  'setup, alone': async (page, words) => {
    await open('/play/paper-dungeons')(page, words)
    await page.getByRole('button', { name: words('setup.first') }).click()
    await page.locator('summary').click()
  },
  stories: open('/campaigns/paper-dungeons'),
  'a campaign': async (page, words) => {
    await open('/play/paper-dungeons/grand')(page, words)
    for (let seat = 1; seat < 8; seat++) await page.getByRole('button', { name: words('setup.add') }).click()
    await fits(page)
    await page.getByRole('button', { name: words('setup.story') }).click()
    await expect(page.getByRole('button', { name: words('campaign.begin') })).toBeVisible()
  },
  'home, a campaign waits': async (page, words) => {
    await open('/')(page, words)
    await expect(page.getByText(words('campaign.next', { n: 1, of: 12 }))).toBeVisible()
  },
  'tables, a campaign': async (page, words) => {
    await open('/tables')(page, words)
    await expect(page.getByRole('heading', { name: words('campaigns') })).toBeVisible()
  },
  rules: open('/rules'),
  ...Object.fromEntries(games.map(({ id }) => [`guide of ${id}`, reading(`/rules/${id}`)])),
  ...Object.fromEntries(games.map(({ id }) => [`rules of ${id}`, reading(`/rules/${id}/reference`)])),
  'nothing here': open('/nowhere'),
}
