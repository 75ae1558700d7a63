import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const wanted = /\.(js|css|html|woff2|svg|png|webmanifest)$/

/** Tells the service worker of which files the page is, once they are all there. */
export function offline(worker: string): Plugin {
  let dist = ''
  return {
    name: 'kazamata-offline',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const own = join(dist, worker)
      const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && wanted.test(entry.name))
        .map(entry => relative(dist, join(entry.parentPath, entry.name)))
        // Pages that were drawn in the build are for whoever has none of these files yet.
        .filter(path => path !== worker && !path.startsWith('pages'))
        .sort()
      const sum = createHash('sha256')
      for (const path of paths) sum.update(path).update(readFileSync(join(dist, path)))
      const page = {
        version: sum.digest('hex').slice(0, 16),
        files: paths.map(path => `/${path.replaceAll(sep, '/')}`),
      }
      writeFileSync(own, `const PAGE=${JSON.stringify(page)};${readFileSync(own, 'utf8')}`)
    },
  }
}
