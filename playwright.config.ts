import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { desk } from './e2e/sizes.ts'
import { chromiumArgs, findChromium } from './packages/cli/src/chromium.ts'

/** Another one for a second checkout whose tests run at the same time. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 8091)
const executablePath = findChromium()

/**
 * The page behaves the same, for an eighth less processor time: nothing is drawn that a process of its own would be for, and
 * no page lives long enough to win by V8's last compiler what that takes.
 */
const cheaper = ['--in-process-gpu', '--js-flags=--no-turbofan']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/online/bundle.ts',
  fullyParallel: true,
  // One waits for its browser now and then.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 200_000,
  // For a busy machine; nothing here takes so long by itself.
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    ...desk,
    launchOptions: { args: [...chromiumArgs, ...cheaper], ...(executablePath && { executablePath }) },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Caching everything for offline use costs a second in each test; one test covers it.
    serviceWorkers: 'block',
    // Recording costs a third of the time; to see a failure: npm run browser -- --trace on <spec>
    trace: 'off',
  },
  webServer: {
    command: 'npm start',
    env: { PORT: String(port), HOST: 'localhost' },
    url: `http://localhost:${port}`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
