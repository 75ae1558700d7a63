import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Trouble } from './trouble.ts'

/** What the page and the server are made of. */
const sources = ['packages', 'games', 'package-lock.json', 'tsconfig.json']
const apart = new Set(['node_modules', 'dist'])
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'])

export const distOf = (root: string) => join(root, 'packages/web/dist')
/** Written last, so that a build cut short counts as none; a dot file, so that it is never served. */
const stampOf = (root: string) => join(distOf(root), '.sources')

/** True when the page and the server's bundle were built from the very sources that are here now. */
export function fresh(root: string): boolean {
  try {
    return readFileSync(stampOf(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

/** Builds the page, and the bundle that the next start runs instead of the sources. */
export async function build(root: string): Promise<void> {
  const from = fingerprint(root)
  await Promise.all(['packages/web', 'packages/server'].map(project => bundle(root, project)))
  await compress(distOf(root))
  await writeFile(stampOf(root), from)
}

/** The page of a checkout: built where it is stale. */
export const builtPage = (root: string) => ({
  folder: distOf(root),
  async prepare(onBuild: () => void = () => undefined): Promise<void> {
    if (fresh(root)) return
    onBuild()
    await build(root)
  },
})

/** Changes when a source file is changed, added or taken away. */
export function fingerprint(root: string): string {
  const sum = createHash('sha256')
  for (const source of sources)
    for (const path of files(join(root, source))) {
      const { size, mtimeMs } = statSync(path)
      sum.update(`${relative(root, path)} ${size} ${mtimeMs}\n`)
    }
  return sum.digest('hex')
}

/** The files under a path in a fixed order; itself, when it is a file. */
function files(path: string): string[] {
  const here = statSync(path, { throwIfNoEntry: false })
  if (here === undefined) return []
  return here.isDirectory() ? filesIn(path) : [path]
}

/** At once and in one go: asked for one by one, a thousand files delay the start. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !apart.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : join(folder, entry.name)))
}

/** Builds what a project's own `vite.config.ts` says, into its folder `dist` or another. */
export async function bundle(root: string, project: string, folder = 'dist'): Promise<void> {
  try {
    const vite = createRequire(join(root, 'packages/web/package.json')).resolve('vite/package.json')
    const args = ['build', project, '--outDir', folder, '--emptyOutDir']
    await promisify(execFile)(process.execPath, [join(dirname(vite), 'bin/vite.js'), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch {
    throw new Trouble('The page cannot be built: "npm install && npm run build" shows why.')
  }
}

/** The highest level takes three times as long and saves one percent. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 }

/** Puts a brotli and a gzip copy beside every text, for the server to send as they are. */
export async function compress(dist: string): Promise<void> {
  const texts = files(dist).filter(path => compressible.has(extname(path)))
  await Promise.all(
    texts.map(async path => {
      const text = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params: quality }))
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
