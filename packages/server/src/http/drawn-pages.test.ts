import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { drawnPages } from './drawn-pages.ts'

let dist = ''
let pageFor: ReturnType<typeof drawnPages>
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kazamata-pages-'))
  await mkdir(join(dist, 'pages/play'), { recursive: true })
  for (const page of ['index', 'play/delve', 'table'])
    for (const language of ['en', 'pl']) await writeFile(join(dist, `pages/${page}.${language}.html`), page)
  pageFor = drawnPages(dist)
})
afterAll(() => rm(dist, { recursive: true }))

it.each([
  ['/', '', 'pages/index.en.html'],
  ['/', 'pl-PL,pl;q=0.9,en;q=0.8', 'pages/index.pl.html'],
  ['/', 'en;q=0.5, pl', 'pages/index.pl.html'],
  ['/', 'de, fr;q=0.8', 'pages/index.en.html'],
  ['/', 'pl;q=0, en', 'pages/index.en.html'],
  ['/?lang=en', 'pl', 'pages/index.en.html'],
  ['/?lang=xx', 'pl', 'pages/index.pl.html'],
  ['/play/delve?lang=pl', '', 'pages/play/delve.pl.html'],
  ['/play/delve/', 'pl', 'pages/play/delve.pl.html'],
  ['/table/a1b2', 'pl', 'pages/table.pl.html'],
])('answers %s for "%s" with %s', (url, accepted, file) => {
  expect(pageFor(url, accepted)).toBe(file)
})

it.each(['/play/other', '/online', '/../secret', '/play/delve.en.html'])('has nothing drawn for %s', url => {
  expect(pageFor(url, 'en')).toBe('index.html')
})

test('a build without drawn pages has the bare one', () => {
  expect(drawnPages(join(dist, 'nowhere'))('/', 'en')).toBe('index.html')
})
