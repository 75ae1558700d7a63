import { defineConfig } from 'vite'

/** Where a process or a thread begins, and what is asked before it does. */
const entries = ['main', 'build', 'bots/bot-worker', 'store/sqlite/writer-thread']

/** What has native code; whoever installs Kazamata installs it too. */
export const external = ['@node-rs/argon2', '@photostructure/sqlite']

/** The server as JavaScript that starts at once. Only what has native code stays in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: entries.map(entry => `src/${entry}.ts`),
      // Threads are looked for beside whoever starts them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
