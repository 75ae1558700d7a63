import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the build puts pages that it has drawn, as `<address>.<language>.html`. */
const folder = 'pages'
const bare = 'index.html'

/** The languages that a browser asks for, best first, without regions. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map(one => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(one => one !== undefined)
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/** Which file answers an address: the page drawn in the reader's language where there is one, else the bare one. */
export function drawnPages(dist: string): (url: string, acceptLanguage: string) => string {
  let files: ReadonlySet<string> | undefined
  function read(): ReadonlySet<string> {
    try {
      return new Set(
        readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).map(name =>
          name.replaceAll(sep, '/'),
        ),
      )
    } catch {
      return new Set()
    }
  }
  return (url, acceptLanguage) => {
    files ??= read()
    const [path = '', search = ''] = url.split('?', 2)
    const asked = new URLSearchParams(search).get('lang')
    const address = path.replace(/^\/|\/$/g, '')
    // The page of a match is the same for all matches.
    const names = address === '' ? ['index'] : [address, address.split('/')[0]]
    // The same order as in the page: what the address says, what the browser prefers, English.
    for (const language of [asked, ...acceptedLanguages(acceptLanguage), 'en']) {
      const name = names.map(one => `${one}.${language}.html`).find(one => files?.has(one))
      if (name !== undefined) return `${folder}/${name}`
    }
    return bare
  }
}
