import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { icons } from '../ui/src/icons-plugin.ts'
import { rules } from './rules-plugin.ts'

const brain = 'brain'
/** One chunk for the rules of each game. */
const rulesOf = (module: string) => /games\/([^/]+)\//.exec(module)?.[1] ?? 'rules'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icons(),
    rules(),
    react(),
    VitePWA({
      // A new version waits until the last tab is closed, so that no match meets half of it.
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        name: 'Kazamata',
        short_name: 'Kazamata',
        description: 'A table for dungeon board games',
        theme_color: '#17110f',
        background_color: '#17110f',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        navigateFallback: '/index.html',
      },
    }),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      // The worker is built with the page, so that both share the rules instead of loading them twice.
      input: { index: 'index.html', [brain]: 'src/table/brain.worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === brain ? `${brain}.js` : 'assets/[name]-[hash].js'),
        // What changes seldom keeps its name when the rest changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|scheduler|@formatjs|intl-)/ },
            { name: 'kernel', test: /packages\/kernel\/|node_modules\/@noble\// },
            // The page asks for the rules before it needs a board, a worker needs no board at all.
            { name: rulesOf, test: /games\/[^/]+\/src\/(rules|content)\// },
            // A request for each of two hundred pictures takes longer than a few that are not needed yet.
            { name: 'icons', test: /^\0icon:/, entriesAware: true, entriesAwareMergeThreshold: 6000 },
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
