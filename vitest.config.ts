import { defineConfig } from 'vitest/config'
import { icons } from './packages/ui/src/icons-plugin.ts'
import { rules } from './packages/web/rules-plugin.ts'

export default defineConfig({
  plugins: [icons(), rules()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{packages,games,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
