import { expect, test } from 'vitest'
import { filesOf, openingPageOf, pageOf } from './prerender-plugin.ts'

const chunks = [
  { fileName: 'assets/app.js', modules: ['src/main.tsx'], imports: [], css: ['assets/app.css'] },
  {
    fileName: 'assets/setup.js',
    modules: ['src/Setup.tsx'],
    imports: ['assets/ui.js'],
    css: ['assets/setup.css'],
  },
  { fileName: 'assets/ui.js', modules: ['ui.ts'], imports: ['assets/app.js'], css: [] },
  {
    fileName: 'assets/board.js',
    modules: ['board.tsx'],
    imports: ['assets/ui.js'],
    css: ['assets/board.css'],
  },
]
const bare = `<!doctype html>
<html lang="en" data-theme="vault">
  <head>
    <title>Kazamata</title>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
const assets = [
  'assets/alegreya-latin-400-normal-x.woff2',
  'assets/alegreya-latin-ext-400-normal-x.woff2',
  'assets/alegreya-latin-400-italic-x.woff2',
  'assets/text-font-x.css',
  'assets/opening-x.css',
]
const built = { bare, chunks, assets, firstLook: 'first.js', openingLook: 'opening.js' }
const page = {
  path: '/play',
  locale: 'pl',
  html: '<p>$& 5 zł</p>',
  modules: ['src/Setup.tsx'],
  later: ['board.tsx'],
}

test('a module needs its file and whatever that imports, each once and before it', () => {
  expect(filesOf(chunks, ['src/Setup.tsx', 'board.tsx'])).toEqual({
    js: ['assets/app.js', 'assets/ui.js', 'assets/setup.js', 'assets/board.js'],
    css: ['assets/setup.css', 'assets/board.css', 'assets/app.css'],
  })
})

test('a module that no file has fails the build', () => {
  expect(() => filesOf(chunks, ['gone.ts'])).toThrow('gone.ts is in no file of the page.')
})

test('a drawn page has its contents, the styles they need, and its scripts wait', () => {
  const html = pageOf(built, page)
  const [head = '', body = ''] = html.split('</head>')
  expect(html).toContain('<html data-prerendered lang="pl"')
  expect(body).toContain('<div id="root"><p>$& 5 zł</p></div>')
  expect(head).toContain('<script src="/first.js"></script>')
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/setup.css">')
  expect(head).not.toMatch(/module|board/)
  const later = /<template id="scripts">(.*)<\/template>/.exec(body)?.[1]
  expect(later?.match(/[\w-]+[.](js|css)/g)).toEqual(['app.js', 'board.css', 'ui.js', 'setup.js', 'board.js'])
})

test('only whole paragraphs have their font from the first paint on, with the letters of their language', () => {
  const fonts = (html: string) => html.match(/[\w-]+[.]woff2|text-font-x[.]css/g) ?? []
  expect(fonts(pageOf(built, page))).toEqual([])
  expect(fonts(pageOf(built, { ...page, isText: true }))).toEqual([
    'text-font-x.css',
    'alegreya-latin-400-normal-x.woff2',
    'alegreya-latin-ext-400-normal-x.woff2',
  ])
  expect(fonts(pageOf(built, { ...page, isText: true, locale: 'en' }))).toEqual([
    'text-font-x.css',
    'alegreya-latin-400-normal-x.woff2',
  ])
})

test('a file that the bare page names is named once', () => {
  expect(pageOf(built, page).match(/assets\/app[.]js/g)?.length).toBe(1)
})

test('the page of a table has what is drawn of each game, and what that needs waits, too', () => {
  const html = openingPageOf(built, {
    path: '/table',
    locale: 'pl',
    modules: ['src/Setup.tsx'],
    openings: [
      { game: 'delve', html: '<p>$& Delve</p>', modules: ['board.tsx'] },
      { game: '', html: '<p>?</p>', modules: [] },
    ],
  })
  const [head = '', body = ''] = html.split('</head>')
  expect(html).toContain('<html lang="pl"')
  expect(head).toContain('<script src="/opening.js"></script>')
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/opening-x.css">')
  expect(head).not.toMatch(/module|board|setup/)
  expect(body).toContain(
    '<template data-game="delve"><p>$& Delve</p><template id="files">' +
      '<script type="module" crossorigin src="/assets/board.js"></script>' +
      '<link rel="preload" as="style" crossorigin href="/assets/board.css"></template></template>',
  )
  const later = /<template id="scripts">(.*)<\/template>/.exec(body)?.[1]
  expect(later?.match(/[\w-]+[.](js|css)/g)).toEqual(['app.js', 'ui.js', 'setup.js', 'setup.css'])
  expect(body).toContain('<template data-game=""><p>?</p><template id="files"></template></template>')
  expect(body).toContain('<div id="root"></div>')
})
