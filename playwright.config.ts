import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from './packages/cli/src/chromium.ts'

const port = 8091
const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 200_000,
  // For a busy machine; nothing here takes so long by itself.
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // To put everything aside for a day without a network takes a second of each test; one of them is about it.
    serviceWorkers: 'block',
    // Recording costs a third of the time; to see a failure: npm run browser -- --trace on <spec>
    trace: 'off',
  },
  projects: [
    // A test is played on a desk unless it asks for a phone with the tag @phone; @both plays it on each.
    { name: 'desk', grepInvert: /@phone/ },
    { name: 'phone', grep: /@phone|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
  webServer: {
    command: 'npm start',
    env: { PORT: String(port), HOST: 'localhost' },
    url: `http://localhost:${port}`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
