import fonts from './fonts.css?url'
import textFont from './text-font.css?url'

/** Letters of which each font has a file that pages in this language need: most of English needs no others. */
const lettersOf = (language: string) => (language === 'en' ? 'a' : 'aő')

/**
 * Brings our fonts after the first paint, which they would delay on a slow phone; until then fallbacks of the same width
 * and height stand in for them. A table comes before them, too. Where they are on this device already, they are attached
 * before anything is drawn.
 */
export async function attachFonts(): Promise<void> {
  const missing = [textFont, fonts].filter(sheet => document.querySelector(`link[href="${sheet}"]`) === null)
  // Only a page that was opened before has a service worker, and all files with it.
  if (navigator.serviceWorker?.controller) await Promise.all(missing.map(sheet => attach(sheet)))
  else void Promise.all([firstPaint(), opened()]).then(() => addTogether(missing))
}

/** All at once, since the whole page is laid out anew for each that comes by itself. */
async function addTogether(sheets: readonly string[]): Promise<void> {
  const links = await Promise.all(sheets.map(sheet => attach(sheet, 'not all')))
  const faces = links.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].filter(isFontFace).map(faceOf))
  const needed = [...lettersOf(document.documentElement.lang)]
  await Promise.allSettled(
    faces.filter(face => needed.some(letter => has(face, letter))).map(face => face.load()),
  )
  // The browser fetches the others when a letter of theirs is on the page.
  for (const face of faces) document.fonts.add(face)
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name)
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight'),
    style: value('font-style') || 'normal',
    display: 'swap',
    unicodeRange: value('unicode-range'),
  })
}

/** Whether a letter is among those the font has: `U+0-FF, U+131, …`. */
function has({ unicodeRange }: FontFace, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return unicodeRange.split(',').some(range => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return first <= code && code <= last
  })
}

function attach(sheet: string, media = 'all'): Promise<HTMLLinkElement> {
  const link = document.createElement('link')
  return new Promise(resolve => {
    link.onload = () => resolve(link)
    // The fallbacks stay.
    link.onerror = () => resolve(link)
    link.rel = 'stylesheet'
    link.media = media
    link.href = sheet
    document.head.append(link)
  })
}

/** No table is being opened any more (opening-look.ts). */
function opened(): Promise<unknown> | undefined {
  if (document.getElementById('opening') === null) return undefined
  return new Promise(resolve => addEventListener('kazamata-opened', resolve))
}

/** The first paint of something to see. In the background nothing is painted. */
function firstPaint(): Promise<void> {
  return new Promise(resolve => {
    if (document.hidden) return resolve()
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
    // Some browsers tell nobody when they paint.
    setTimeout(resolve, 3000)
  })
}
