import { expect, test } from 'vitest'
import { filesOf, pageOf } from './prerender-plugin.ts'

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
const built = {
  bare,
  chunks,
  assets: ['assets/alegreya-latin-400-normal-x.woff2', 'assets/other.woff2'],
  firstLook: 'first.js',
}
const page = {
  path: '/play',
  locale: 'pl',
  html: '<p>$& 5 zł</p>',
  modules: ['src/Setup.tsx'],
  later: ['board.tsx'],
}

test('a module needs its file and whatever that imports, each once', () => {
  expect(filesOf(chunks, ['src/Setup.tsx', 'board.tsx'])).toEqual({
    js: ['assets/setup.js', 'assets/board.js', 'assets/ui.js', 'assets/app.js'],
    css: ['assets/setup.css', 'assets/board.css', 'assets/app.css'],
  })
})

test('a module that no file has fails the build', () => {
  expect(() => filesOf(chunks, ['gone.ts'])).toThrow('gone.ts is in no file of the page.')
})

test('a drawn page has its contents, the styles and fonts they need, and its scripts wait', () => {
  const html = pageOf(built, page)
  const [head = '', body = ''] = html.split('</head>')
  expect(html).toContain('<html data-prerendered lang="pl"')
  expect(body).toContain('<div id="root"><p>$& 5 zł</p></div>')
  expect(head).toContain('<script src="/first.js"></script>')
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/setup.css">')
  expect(head).toContain(
    '<link rel="preload" as="font" crossorigin href="/assets/alegreya-latin-400-normal-x.woff2">',
  )
  expect(head).not.toMatch(/module|board|other/)
  const later = /<template id="scripts">(.*)<\/template>/.exec(body)?.[1]
  expect(later?.match(/[\w-]+[.](js|css)/g)).toEqual(['app.js', 'board.css', 'setup.js', 'board.js', 'ui.js'])
})

test('a page that the app draws names its files at once, and only those that are not there yet', () => {
  const html = pageOf(built, { ...page, html: '', later: [] })
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/setup.js">')
  expect(html).not.toMatch(/prerendered|template|first[.]js/)
  expect(html.match(/assets\/app[.]js/g)?.length).toBe(1)
})
