import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { icons } from './packages/ui/src/icons/plugin.ts'
import { rules } from './packages/web/rules-plugin.ts'

const tests = (kind: string) => `{packages,games,scripts}/**/*${kind}.test.{ts,tsx}`
const apart = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  plugins: [icons(), rules()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['scripts/laws.ts'],
    // Tests share nothing but frozen content, so a worker may keep what it has loaded: less than half the work.
    pool: 'threads',
    isolate: false,
    // Two on two cores as well: many tests wait for other processes.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [tests('')],
          exclude: [...apart, tests('.dom')],
          globalSetup: ['shared-postgres', 'bundle-folder'].map(
            file => `packages/server/src/testing/${file}.ts`,
          ),
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [tests('.dom')],
          exclude: apart,
          environment: './scripts/dom.ts',
          setupFiles: ['scripts/dom-setup.ts'],
        },
      },
    ],
  },
})
