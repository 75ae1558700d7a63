import { defineConfig, type Plugin } from 'vite'
import { external } from '../server/vite.config.ts'

/** What only a page shows: boards and guides of games, and the rules as text. */
const withoutPages: Plugin = {
  name: 'kazamata-without-pages',
  enforce: 'pre',
  resolveId: source => (/^@kazamata\/[^/]+\/(board|guide)$|[?]rules$/.test(source) ? '\0none' : undefined),
  load: id => (id === '\0none' ? 'export default undefined; export const ui = undefined' : undefined),
}

/** The command line and the server as they are installed. Only what has native code stays in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [withoutPages],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        kazamata: 'src/main.ts',
        worker: 'src/simulate/worker.ts',
        'bot-worker': '../server/src/bots/bot-worker.ts',
        'writer-thread': '../server/src/store/sqlite/writer-thread.ts',
      },
      // Threads are looked for beside whoever starts them.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        banner: ({ name }) => (name === 'kazamata' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
})
