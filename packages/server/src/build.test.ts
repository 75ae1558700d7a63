import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build, compress, fingerprint, fresh } from './build.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kazamata-build-'))
})
afterEach(() => rm(root, { recursive: true }))

async function put(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

describe('the build', () => {
  it('is stale when a source file changes, comes or goes', async () => {
    await put('packages/kernel/src/a.ts', 'one')
    await put('packages/web/dist/.sources', fingerprint(root))
    expect(fresh(root)).toBe(true)
    await put('games/x/src/b.ts', 'new')
    expect(fresh(root)).toBe(false)
    await rm(join(root, 'games'), { recursive: true })
    expect(fresh(root)).toBe(true)
    await put('packages/kernel/src/a.ts', 'other')
    expect(fresh(root)).toBe(false)
  })

  it('is not made stale by what it writes or by what npm installs', async () => {
    await put('packages/kernel/src/a.ts', 'one')
    await put('packages/web/dist/.sources', fingerprint(root))
    await put('packages/web/dist/index.html', 'page')
    await put('packages/web/node_modules/x/index.js', 'x')
    expect(fresh(root)).toBe(true)
  })

  it('is stale when it was cut short before its stamp was written', async () => {
    await put('packages/web/dist/index.html', 'half a page')
    expect(fresh(root)).toBe(false)
  })

  it('says in a sentence that it failed', async () => {
    await put('packages/web/package.json', '{}')
    await expect(build(root)).rejects.toThrow(/^The page cannot be built: .*\.$/)
    expect(fresh(root)).toBe(false)
  })

  it('puts compressed copies beside texts only', async () => {
    await put('dist/assets/a.js', 'let a = 1\n'.repeat(99))
    await put('dist/assets/a.woff2', 'font')
    await compress(join(root, 'dist'))
    const text = await readFile(join(root, 'dist/assets/a.js'))
    expect(brotliDecompressSync(await readFile(join(root, 'dist/assets/a.js.br')))).toEqual(text)
    expect(gunzipSync(await readFile(join(root, 'dist/assets/a.js.gz')))).toEqual(text)
    await expect(readFile(join(root, 'dist/assets/a.woff2.br'))).rejects.toThrow('ENOENT')
  })
})
