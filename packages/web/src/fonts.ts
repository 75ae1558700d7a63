import fonts from './fonts.css?url'
import { locale } from './intl/locale.ts'
import { afterOpening } from './opening/stands.ts'
import textFont from './text-font.css?url'

/**
 * Attaches our fonts after the first paint, which they would delay on a slow phone; until then fallbacks of the same width
 * and height stand in for them. A table comes before them, too. Where they are on this device already, they are attached before anything is drawn.
 */
export async function attachFonts(): Promise<void> {
  // Only a page that was opened before has a service worker, and all files with it.
  if (navigator.serviceWorker?.controller) await attachAll()
  else void Promise.all([firstPaint(), afterOpening]).then(fetchAll).then(attachAll)
}

const sheets = [textFont, fonts]
const attachAll = () => Promise.all(sheets.map(attach))

/** All files before their rules: fonts that come one by one would lay out the page anew one by one. */
const fetchAll = () => Promise.all(sheets.map(fetchFiles))

async function fetchFiles(sheet: string): Promise<void> {
  const rules = await fetch(sheet).then(
    answer => answer.text(),
    () => '',
  )
  // English needs no letters of the other half.
  const unneeded = locale() === 'en' ? /-ext-/ : /^$/
  const files = [...rules.matchAll(/url\("?([^")]+)/g)].flatMap(([, file = '']) =>
    unneeded.test(file) ? [] : file,
  )
  await Promise.all(files.map(file => append({ rel: 'preload', as: 'font', crossOrigin: '', href: file })))
}

function attach(sheet: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${sheet}"]`) !== null) return undefined
  return append({ rel: 'stylesheet', href: sheet })
}

function append(of: Partial<HTMLLinkElement>): Promise<void> {
  const link = Object.assign(document.createElement('link'), of)
  return new Promise(resolve => {
    link.onload = () => resolve()
    // The fallbacks stay.
    link.onerror = () => resolve()
    document.head.append(link)
  })
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
