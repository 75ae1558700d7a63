/** Builds what `npm pack` puts into the package: the page, the command line and the licences, all below `dist`. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, compress, distOf, fresh } from '../packages/server/src/build.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'dist/page')
const fonts = join(root, 'node_modules/@fontsource')

/** The page that `npm start` has built of the very same sources will do. */
async function makePage(): Promise<void> {
  if (fresh(root)) {
    await rm(page, { recursive: true, force: true })
    await cp(distOf(root), page, { recursive: true, filter: path => !path.endsWith('.sources') })
  } else {
    await bundle(root, 'packages/web', page)
    await compress(page)
  }
}

await Promise.all([makePage(), bundle(root, 'packages/cli', join(root, 'dist/bin'))])
// Read by the benchmark alone.
await rm(join(page, '.vite'), { recursive: true })
const licences = (await readdir(fonts)).map(
  async font => `## ${font}\n\n${await readFile(join(fonts, font, 'LICENSE'), 'utf8')}`,
)
await writeFile(join(page, 'font-licenses.md'), (await Promise.all(licences)).join('\n'))
