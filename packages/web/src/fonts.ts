import fonts from './fonts.css?url'
import textFont from './text-font.css?url'

/**
 * Attaches our fonts after the first paint, which they would delay on a slow phone; until then fallbacks of the same width
 * and height stand in for them. A table comes before them, too. Where they are on this device already, they are attached
 * before anything is drawn.
 */
export async function attachFonts(): Promise<void> {
  // Only a page that was opened before has a service worker, and all files with it.
  if (navigator.serviceWorker?.controller) await attachAll()
  else void Promise.all([firstPaint(), opened()]).then(attachAll)
}

const attachAll = () => Promise.all([textFont, fonts].map(attach))

function attach(sheet: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${sheet}"]`) !== null) return undefined
  const link = document.createElement('link')
  return new Promise(resolve => {
    link.onload = () => resolve()
    // The fallbacks stay.
    link.onerror = () => resolve()
    link.rel = 'stylesheet'
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
