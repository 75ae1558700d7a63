import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from '../ui/src/icons/plugin.ts'
import { sharedBy } from './chunks.ts'
import { offline } from './offline-plugin.ts'
import { prerendered } from './prerender-plugin.ts'
import { rules } from './rules-plugin.ts'

const bots = 'bots'
const worker = 'sw'
const firstLook = 'first-look'
const openingLook = 'opening-look'
/** Built without a hash in their names: browsers and other files ask for them by name. */
const named: readonly string[] = [bots, worker, firstLook, openingLook]

const gameOf = (module: string) => /games\/([^/]+)\//.exec(module)?.[1] ?? 'game'
const app = join(import.meta.dirname, 'src/main.tsx')
const home = join(import.meta.dirname, 'src/home/Home.tsx')
const setup = join(import.meta.dirname, 'src/setup/Setup.tsx')
const guide = join(import.meta.dirname, 'src/guide/GuidePage.tsx')
const table = join(import.meta.dirname, 'src/table/TablePage.tsx')
const botWorker = join(import.meta.dirname, 'src/table/local/bot.worker.ts')
const sharedWithApp = sharedBy({ app, bots: botWorker })
const sharedWithTable = sharedBy({ table, bots: botWorker })
const sharedWithBots: typeof sharedWithApp = (id, modules) =>
  (sharedWithApp(id, modules) ?? sharedWithTable(id, modules)) && 'shared-bots'
const sharedByPages = sharedBy({ home, setup, guide, table })
/** What pages share that people open first is with the app, or one would fetch the code of another; covers are on two of them only. */
const withApp: typeof sharedWithApp = (id, modules) => {
  if (id === app) return 'app'
  const isOurs = (module: string) => /packages[/](web|registry)[/]src[/]|^\0?icon:/.test(module)
  if (!isOurs(id)) return null
  const ours = { getModuleInfo: (module: string) => (isOurs(module) ? modules.getModuleInfo(module) : null) }
  const shared = sharedByPages(id, ours)
  return shared && shared !== 'shared-home-setup' ? 'app' : null
}
const tinyEpic = join(import.meta.dirname, '../../games/tiny-epic/src')
const sharedByGuide = sharedBy({ board: `${tinyEpic}/board/index.tsx`, guide: `${tinyEpic}/guide/Guide.tsx` })
/** Its first board is for choosing heroes, of which its guide shows nothing. */
const ofTinyEpic: typeof sharedWithApp = (id, modules) =>
  id.includes('tiny-epic') && sharedByGuide(id, modules) ? 'tiny-epic-pieces' : null

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icons(),
    rules(),
    react(),
    prerendered({ firstLook: `${firstLook}.js`, openingLook: `${openingLook}.js` }),
    offline(`${worker}.js`),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The worker is built with the page, so that both share the rules instead of loading them twice.
      input: {
        index: 'index.html',
        [bots]: botWorker,
        [worker]: 'src/offline/sw.ts',
        [firstLook]: 'src/first-look.ts',
        [openingLook]: 'src/opening/opening-look.ts',
        opening: 'src/opening/opening.css',
      },
      output: {
        entryFileNames: ({ name }) => (named.includes(name) ? `${name}.js` : 'assets/[name]-[hash].js'),
        // Few files, each with all that its first module imports and that no file before it has. What changes seldom keeps its name.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|scheduler|@formatjs|wouter|regexparam)|packages\/web\/src\/react[.]ts$/,
            },
            // Files are read and written when somebody asks for it. Every game has schemas, so zod is with what all of them need.
            {
              name: 'kernel',
              test: /packages\/kernel\/(?!src\/match\/(match|receipt)-file)|node_modules\/(@noble|zod)\//,
            },
            // The page asks for the rules before it needs a board, a worker needs no board at all, and the log is the board's.
            { name: gameOf, test: /games\/[^/]+\/src\/((rules|content)\/|(?!log)[a-z-]+[.]ts$)/ },
            // Not with the app and the table, or a worker would load them.
            { name: sharedWithBots },
            { name: 'match', test: /packages\/web\/src\/matches\/(begin-match|indexed-db)/ },
            { name: withApp },
            {
              name: module => `app-${/\w+(?=[.]json$)/.exec(module)?.[0]}`,
              test: /packages\/(web|registry)\/src\/messages\/\w+[.]json$/,
            },
            { name: 'ui', test: /packages\/ui\/src\/(?!guide\/)/ },
            { name: 'home', test: home },
            { name: 'setup', test: setup },
            { name: 'table', test: table },
            { name: ofTinyEpic },
            { name: module => `${gameOf(module)}-board`, test: /games\/[^/]+\/src\/board\/index[.]tsx$/ },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // A worker has no document to preload into.
      resolveDependencies: (file, deps) => (/\bbot-/.test(file) ? [] : deps),
    },
  },
})
