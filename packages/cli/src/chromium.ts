import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { apt, hasApt } from './apt.ts'

/** One without a window: it takes half the time of the others. */
const light = 'chromium-headless-shell'
const names = [light, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The machine's own Chromium: `CHROMIUM_PATH`, or the first of the usual names on the path. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH !== undefined) return runs(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(runs)
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium does not start its sandbox as root. */
export const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Finds Chromium, installing the lightest where that needs nobody's help: on Debian, as root. */
export function needChromium(): string | undefined {
  const found = findChromium()
  if (found?.endsWith(light) || process.env.CHROMIUM_PATH !== undefined) return found
  if (!hasApt()) return found
  console.log(`Installing ${light} with apt-get.`)
  apt('update')
  if (!apt('install', light) && found === undefined) apt('install', 'chromium')
  return findChromium()
}

export const chromiumAdvice =
  'No Chromium found: install one ("apt-get install chromium", "dnf install chromium", ' +
  '"brew install --cask chromium"), or set CHROMIUM_PATH to the program of one.'
