import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from '../ui/src/icons/plugin.ts'
import { offline } from './offline-plugin.ts'
import { rules } from './rules-plugin.ts'

const bots = 'bots'
const worker = 'sw'
/** One chunk for the rules of each game. */
const rulesOf = (module: string) => /games\/([^/]+)\//.exec(module)?.[1] ?? 'rules'
/** Small modules that every page needs: one file instead of thirty. */
const app = [
  /packages\/ui\/src\/(components\/(Lazy|Modal)|hooks|icons\/Icon|keyboard|press|text)/,
  /packages\/web\/src\/(intl|shell\/(use-loaded|use-single-run|preferences|scrollable|text-size|TextSize|color-scheme|Daylight)|campaign\/load-stored)/,
  /packages\/web\/src\/table\/GameMessages/,
  /icon:(candle-flame|exit-door|minotaur|orc-head|pencil|round-potion|save|scroll-unfurled|spiked-dragon-head)$/,
]
/** The same for every match. */
const match = [
  /packages\/web\/src\/(matches\/(begin-match|seed|indexed-db|match-info)|table\/board-state)/,
  /packages\/room\/src\/store/,
]
const isIn = (patterns: readonly RegExp[]) => (module: string) =>
  patterns.some(pattern => pattern.test(module))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), rules(), react(), offline(`${worker}.js`)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The worker is built with the page, so that both share the rules instead of loading them twice.
      input: { index: 'index.html', [bots]: 'src/table/local/bot.worker.ts', [worker]: 'src/offline/sw.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === bots || name === worker ? `${name}.js` : 'assets/[name]-[hash].js',
        // What changes seldom keeps its name when the rest changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|scheduler|@formatjs|intl-)/ },
            // Files are read and written when somebody asks for it.
            { name: 'kernel', test: /packages\/kernel\/(?!src\/match\/match-file)|node_modules\/@noble\// },
            // The page asks for the rules before it needs a board, a worker needs no board at all.
            { name: rulesOf, test: /games\/[^/]+\/src\/(rules|content)\// },
            { name: 'app', test: isIn(app) },
            { name: 'match', test: isIn(match) },
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
