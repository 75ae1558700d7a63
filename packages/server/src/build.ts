import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Trouble } from './trouble.ts'

/** What the page is made of. */
const sources = ['packages', 'games', 'package-lock.json', 'tsconfig.json']
const apart = new Set(['node_modules', 'dist'])
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'])

export const distOf = (root: string) => join(root, 'packages/web/dist')
/** Written last, so that a build cut short counts as none; a dot file, so that it is never served. */
const stampOf = (root: string) => join(distOf(root), '.sources')

/** True when the page was built from the very sources that are here now. */
export async function fresh(root: string): Promise<boolean> {
  const built = await readFile(stampOf(root), 'utf8').catch(() => undefined)
  return built === (await fingerprint(root))
}

export async function build(root: string): Promise<void> {
  const from = await fingerprint(root)
  await bundle(root)
  await compress(distOf(root))
  await writeFile(stampOf(root), from)
}

/** Changes when a source file is changed, added or taken away. */
export async function fingerprint(root: string): Promise<string> {
  const sum = createHash('sha256')
  for (const source of sources)
    for (const path of await files(join(root, source))) {
      const { size, mtimeMs } = await stat(path)
      sum.update(`${relative(root, path)} ${size} ${mtimeMs}\n`)
    }
  return sum.digest('hex')
}

/** The files under a path in a fixed order; itself, when it is a file. */
async function files(path: string): Promise<string[]> {
  const here = await stat(path).catch(() => undefined)
  if (!here?.isDirectory()) return here === undefined ? [] : [path]
  const names = (await readdir(path)).filter(name => !apart.has(name)).sort()
  return (await Promise.all(names.map(name => files(join(path, name))))).flat()
}

async function bundle(root: string): Promise<void> {
  try {
    const vite = createRequire(join(root, 'packages/web/package.json')).resolve('vite/package.json')
    await promisify(execFile)(
      process.execPath,
      [join(dirname(vite), 'bin/vite.js'), 'build', 'packages/web'],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
  } catch {
    throw new Trouble('The page cannot be built: "npm install && npm run build" shows why.')
  }
}

/** The highest level takes three times as long and saves one percent. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 }

/** Puts a brotli and a gzip copy beside every text, for the server to send as they are. */
export async function compress(dist: string): Promise<void> {
  const texts = (await files(dist)).filter(path => compressible.has(extname(path)))
  await Promise.all(
    texts.map(async path => {
      const text = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: quality }))
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
