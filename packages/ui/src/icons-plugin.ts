import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'icon:'

/** Resolves `import d from 'icon:goblin-head'` to path data, so that only the icons used are shipped. */
export function icons(): Plugin {
  let bodies: Record<string, { body: string }> | undefined
  return {
    name: 'kazamata-icons',
    enforce: 'pre',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      bodies ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ).icons
      const name = id.slice(prefix.length + 1)
      const paths = [...(bodies?.[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(match => match[1])
      if (paths.length === 0) this.error(`There is no icon "${name}" in game-icons.`)
      return `export default ${JSON.stringify(paths.join(''))}`
    },
  }
}
