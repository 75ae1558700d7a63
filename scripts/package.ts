/** Builds what `npm pack` puts into the package: the page, the command line and the licences, all below `dist`. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, compress } from '../packages/server/src/build.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'dist/page')
const fonts = join(root, 'node_modules/@fontsource')

await Promise.all([bundle(root, 'packages/web', page), bundle(root, 'packages/cli', join(root, 'dist/bin'))])
// Read by the benchmark alone.
await rm(join(page, '.vite'), { recursive: true })
const licences = (await readdir(fonts)).map(
  async font => `## ${font}\n\n${await readFile(join(fonts, font, 'LICENSE'), 'utf8')}`,
)
await writeFile(join(page, 'font-licenses.md'), (await Promise.all(licences)).join('\n'))
await compress(page)
