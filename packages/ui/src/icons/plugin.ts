import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { iconBox } from './icon-box.ts'

const prefix = 'icon:'

/**
 * Resolves `import d from 'icon:goblin-head'` to path data, so that only the icons used are shipped. Every game has its own
 * copies: whoever plays one loads its icons with its board, not in many small files that games share.
 */
export function icons(): Plugin {
  let bodies: Record<string, { body: string }> | undefined
  return {
    name: 'kazamata-icons',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!id.startsWith(prefix)) return undefined
      const game = /\/games\/([^/]+)\//.exec(importer)?.[1]
      return game === undefined ? `\0${id}` : `\0${id}?${game}`
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      bodies ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ).icons
      const name = id.slice(prefix.length + 1).replace(/[?].*/, '')
      const paths = pathsOf(bodies?.[name]?.body ?? '')
      if (paths.length === 0) this.error(`There is no icon "${name}" in game-icons.`)
      return `export default ${JSON.stringify(rounded(paths))}`
    },
  }
}

function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(match => match[1] ?? '')
}

/**
 * Joins the paths and draws them in a smaller box, with whole numbers: at the sizes we show invisible, and half the bytes.
 * A path that starts with a relative move starts from the corner, not from the end of the path before it.
 */
function rounded(paths: readonly string[]): string {
  const d = paths.map(path => (path.startsWith('m') ? `M0 0${path}` : path)).join('')
  return scaled(d, iconBox / 512)
}

/** Scales a path and rounds its coordinates to whole numbers. */
function scaled(d: string, by: number): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}" transform="scale(${by})"/></svg>`,
    { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] },
  )
  return pathsOf(data).join('')
}
