import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

let folder = ''
const at = (path: string) => join(folder, path)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kazamata-chromium-'))
  for (const path of ['a/google-chrome', 'b/chromium', 'c/chromium', 'd/chromium-headless-shell']) {
    await mkdir(join(at(path), '..'), { recursive: true })
    await writeFile(at(path), '')
  }
  await chmod(at('a/google-chrome'), 0o755)
  await chmod(at('b/chromium'), 0o644)
  await chmod(at('c/chromium'), 0o755)
  await chmod(at('d/chromium-headless-shell'), 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

describe('the Chromium of the machine', () => {
  const path = (...folders: string[]) => folders.map(at).join(delimiter)

  it('is the first of the usual names that can be run', () => {
    expect(findChromium({ PATH: path('a', 'b', 'c', 'd') })).toBe(at('d/chromium-headless-shell'))
    expect(findChromium({ PATH: path('a', 'b', 'c') })).toBe(at('c/chromium'))
    expect(findChromium({ PATH: path('a', 'b') })).toBe(at('a/google-chrome'))
    expect(findChromium({ PATH: path('b') })).toBeUndefined()
    expect(findChromium({})).toBeUndefined()
  })

  it('is what CHROMIUM_PATH says, or none', () => {
    expect(findChromium({ PATH: path('c'), CHROMIUM_PATH: at('a/google-chrome') })).toBe(
      at('a/google-chrome'),
    )
    expect(findChromium({ PATH: path('c'), CHROMIUM_PATH: at('gone') })).toBeUndefined()
  })
})
