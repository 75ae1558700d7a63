import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { icons } from '../ui/src/icons/plugin.ts'
import { rules } from './rules-plugin.ts'

/** What is used of a file that was built; `modules` are the paths of its sources, `imports` other files. */
export interface Chunk {
  readonly fileName: string
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly css: readonly string[]
}

interface Page {
  readonly path: string
  readonly locale: string
  readonly html: string
  /** Which modules draw it. */
  readonly modules: readonly string[]
  /** Those that add to it when it stands. */
  readonly later: readonly string[]
  /** Whole paragraphs, whose font it has from the first paint on: else their lines would break anew. */
  readonly isText?: true
}

/** A page of a table that is being opened: what is drawn until the app is there, by game; `''` where the game is not known. */
interface OpeningPage {
  readonly path: string
  readonly locale: string
  readonly modules: readonly string[]
  readonly openings: readonly {
    readonly game: string
    readonly html: string
    /** What the table of this game needs beside the page's own modules. */
    readonly modules: readonly string[]
  }[]
}

/** The files that modules need, each once: scripts in the order in which they are evaluated. */
export function filesOf(
  chunks: readonly Chunk[],
  modules: readonly string[],
): { js: string[]; css: string[] } {
  const found = new Set<Chunk>()
  for (const module of modules) {
    const chunk = chunks.find(one => one.modules.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no file of the page.`)
    found.add(chunk)
  }
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  const js = new Set<string>()
  const asked = new Set<Chunk>()
  const evaluate = (chunk: Chunk) => {
    if (asked.has(chunk)) return
    asked.add(chunk)
    for (const one of found) if (chunk.imports.includes(one.fileName)) evaluate(one)
    js.add(chunk.fileName)
  }
  found.forEach(evaluate)
  return {
    js: [...js],
    css: [...new Set([...found].flatMap(({ css }) => css))],
  }
}

/** What the build made. */
interface Built {
  /** The page without contents. */
  readonly bare: string
  readonly chunks: readonly Chunk[]
  readonly assets: readonly string[]
  /** The scripts that run before the first paint of a page, and of a table. */
  readonly firstLook: string
  readonly openingLook: string
}

const link = (rel: string) => (file: string) => `<link rel="${rel}" crossorigin href="/${file}">`
/** Not only fetched ahead: each file is evaluated in a task of its own, before the app imports them all at once. */
const script = (file: string) => `<script type="module" crossorigin src="/${file}"></script>`

/** A page: the bare one, with its contents, and with links to all that it needs, so that all of it is fetched at once. */
export function pageOf(built: Built, page: Page): string {
  const { bare, chunks, assets } = built
  const missing = (file: string) => !bare.includes(`"/${file}"`)
  const now = filesOf(chunks, page.modules)
  const all = filesOf(chunks, [...page.modules, ...page.later])
  const named = (names: RegExp) => assets.filter(file => page.isText && names.test(file))
  const links = [
    ...named(/[/]text-font-.*[.]css$/).map(link('stylesheet')),
    ...named(page.locale === 'en' ? textFonts.latin : textFonts.all).map(link('preload" as="font')),
    ...now.css.filter(missing).map(link('stylesheet')),
    ...all.css.filter(file => missing(file) && !now.css.includes(file)).map(link('preload" as="style')),
    ...all.js.filter(missing).map(script),
  ]
  const html = bare
    .replace('<html lang="en"', `<html lang="${page.locale}"`)
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
  return waiting(html, built.firstLook)
    .replace('<html ', '<html data-prerendered ')
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
}

/** A page of a table that is being opened: what is drawn of each game, with links to what its table needs. */
export function openingPageOf(built: Built, page: OpeningPage): string {
  const { bare, chunks, assets } = built
  const own = filesOf(chunks, page.modules)
  const missing = (file: string) => !bare.includes(`"/${file}"`)
  // Scripts have to be evaluated, too: they come first.
  const ahead = ({ js, css }: { js: string[]; css: string[] }) => [
    ...js.filter(missing).map(script),
    ...css.filter(missing).map(link('preload" as="style')),
  ]
  const links = [
    ...assets.filter(file => /[/]opening-.*[.]css$/.test(file)).map(link('stylesheet')),
    ...ahead(own),
  ]
  const templates = page.openings.map(({ game, html, modules }) => {
    const all = filesOf(chunks, [...page.modules, ...modules])
    const files = {
      js: all.js.filter(file => !own.js.includes(file)),
      css: all.css.filter(file => !own.css.includes(file)),
    }
    return `<template data-game="${game}">${html}<template id="files">${ahead(files).join('')}</template></template>`
  })
  const html = bare
    .replace('<html lang="en"', `<html lang="${page.locale}"`)
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', root => `${root}\n    ${templates.join('\n    ')}`)
  return waiting(html, built.openingLook)
}

const textFonts = {
  latin: /[/]alegreya-latin-400-normal-.*[.]woff2$/,
  all: /[/]alegreya-latin-(ext-)?400-normal-.*[.]woff2$/,
}

/** In the head, where each has a line of its own. */
const scripts = /^ *<(?:script type="module"|link rel="preload" as="style").*\n/gm

/** There is something to read: the scripts wait in a template until it is painted. */
function waiting(html: string, look: string): string {
  const later = (html.match(scripts) ?? []).map(line => line.trim()).join('')
  return html
    .replaceAll(scripts, '')
    .replace('<title>', `<script src="/${look}"></script>\n    <title>`)
    .replace('</body>', () => `  <template id="scripts">${later}</template>\n  </body>`)
}

/** The modules of style sheets are of no use in Node. */
const withoutStyles: Plugin = {
  name: 'kazamata-without-styles',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: id => (id === '\0no-style' ? '' : undefined),
}

/** Writes the pages that people open first as files below `pages`, drawn in every language, for the server to choose from. */
export function prerendered(looks: Pick<Built, 'firstLook' | 'openingLook'>): Plugin {
  let root = ''
  let dist = ''
  let chunks: readonly Chunk[] = []
  let assets: readonly string[] = []
  return {
    name: 'kazamata-prerendered',
    apply: 'build',
    configResolved(config) {
      root = config.root
      dist = resolve(root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      assets = Object.keys(bundle)
      chunks = Object.values(bundle).flatMap(file => {
        if (file.type !== 'chunk') return []
        const { fileName, imports, moduleIds, viteMetadata } = file
        const modules = moduleIds.map(id => relative(root, id).replaceAll(sep, '/'))
        return [{ fileName, imports, modules, css: [...(viteMetadata?.importedCss ?? [])] }]
      })
    },
    async closeBundle() {
      const { module } = await runnerImport<{ readonly pages: readonly (Page | OpeningPage)[] }>(
        join(root, 'src/prerender.tsx'),
        { root, configFile: false, logLevel: 'error', plugins: [withoutStyles, icons(), rules()] },
      )
      const bare = readFileSync(join(dist, 'index.html'), 'utf8')
      for (const page of module.pages) {
        const file = join(dist, 'pages', `${page.path === '/' ? '/index' : page.path}.${page.locale}.html`)
        mkdirSync(dirname(file), { recursive: true })
        const built = { bare, chunks, assets, ...looks }
        writeFileSync(file, 'openings' in page ? openingPageOf(built, page) : pageOf(built, page))
      }
    },
  }
}
