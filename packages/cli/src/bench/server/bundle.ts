import { join } from 'node:path'
import { build } from 'vite'

const folder = join(import.meta.dirname, '../../../dist/bench')

/** Where a process or a thread begins. */
const entries = {
  'our-server': './our-server.ts',
  'boardgameio-server': './boardgameio-server.ts',
  'boardgameio-writer-thread': './boardgameio-writer-thread.ts',
  'echo-server': './echo-server.ts',
  'writer-thread': '../../../../server/src/store/sqlite/writer-thread.ts',
  'bot-worker': '../../../../server/src/bots/bot-worker.ts',
}

/** One of the servers of this folder. */
export type ServerScript = 'our-server' | 'boardgameio-server' | 'echo-server'

/** Makes JavaScript of all servers, as `npm run build` does of ours: nobody runs a server from its TypeScript. boardgame.io stays as it was published. */
export async function bundleServers(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['@node-rs/argon2', '@photostructure/sqlite', 'boardgame.io'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, join(import.meta.dirname, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Arguments of Node for one of the servers. */
export const bundledArgs = (name: ServerScript, ...args: readonly string[]) => [
  join(folder, `${name}.js`),
  ...args,
]
