import { join } from 'node:path'
import { build } from 'vite'
import { external } from '../../packages/server/vite.config.ts'

const folder = join(import.meta.dirname, 'dist')
const server = join(import.meta.dirname, '../../packages/server/src')

/** Where the process and its threads begin. */
const entries = [
  join(import.meta.dirname, 'seeded-server.ts'),
  join(server, 'bots/bot-worker.ts'),
  join(server, 'store/sqlite/writer-thread.ts'),
]

/** The server that tests start, as JavaScript. */
export const seededServer = join(folder, 'seeded-server.js')

/** Before all tests: they start a server a dozen times, and from its TypeScript each start takes as long as this. */
export default async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: entries,
        // Threads are looked for beside whoever starts them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}
