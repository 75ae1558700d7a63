import { defineConfig } from 'vitest/config'
import { icons } from './packages/ui/src/icons-plugin.ts'
import { rules } from './packages/web/rules-plugin.ts'

export default defineConfig({
  plugins: [icons(), rules()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['scripts/laws.ts'],
    include: ['{packages,games,scripts}/**/*.test.{ts,tsx}'],
    // Tests share nothing but frozen content, so a worker may keep what it has loaded: less than half the work.
    pool: 'threads',
    isolate: false,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
