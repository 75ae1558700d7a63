/**
 * Runs before the first paint of a table that is being opened: shows what the build has drawn of its game, in the theme and
 * the size of text that were chosen here, until the app has more to show than that it is loading.
 */
const { documentElement: html } = document

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`kazamata.${key}`)
  } catch {
    // Storage is blocked: nothing can have been chosen.
    return null
  }
}

/** Which game a match is, as far as this browser knows (match-games.ts). */
function gameHere(): string {
  const match = location.pathname.split('/')[2]
  const noted = stored('match-games')
    ?.split(',')
    .find(one => one.startsWith(`${match} `))
  return noted?.split(' ')[1] ?? ''
}

/** A template's contents in the page, in its place. */
function unfold(template: HTMLTemplateElement | null | undefined): void {
  template?.replaceWith(document.importNode(template.content, true))
}

function show(): void {
  const mode = stored('mode')
  if (mode !== null) html.dataset.mode = mode
  const text = stored('text')
  if (text !== null) html.style.fontSize = `${text}%`
  const openings = [...document.querySelectorAll<HTMLTemplateElement>('template[data-game]')]
  const ofGame = (game: string) => openings.find(one => one.dataset.game === game)
  unfold(ofGame(gameHere()) ?? ofGame(''))
}

/** The app's scripts, then those of the game: they do not compete with what is seen first. */
function loadScripts(): void {
  unfold(document.querySelector('#scripts'))
  unfold(document.querySelector('#files'))
}

/** Goes before the paint with which the table comes. */
function endWithLoading(): void {
  const app = document.getElementById('root')
  if (app === null) return
  const observer = new MutationObserver(() => {
    if (!app.hasChildNodes() || app.querySelector('.waiting') !== null) return
    observer.disconnect()
    document.getElementById('opening')?.remove()
    dispatchEvent(new Event('kazamata-opened'))
  })
  observer.observe(app, { childList: true, subtree: true })
}

document.addEventListener(
  'readystatechange',
  () => {
    // It was drawn in one language.
    const isSeen = [null, html.lang].includes(stored('lang'))
    if (isSeen) show()
    endWithLoading()
    // A page in the background is not painted.
    if (!isSeen || document.hidden) return loadScripts()
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) loadScripts()
    }).observe({ type: 'paint', buffered: true })
    // Some browsers tell nobody when they paint.
    requestAnimationFrame(() => setTimeout(loadScripts, 500))
  },
  { once: true },
)

export {}
