/**
 * Runs before the first paint of a page that was drawn when the app was built: in one language, for somebody who has chosen
 * nothing. Whoever has chosen a language, a theme or anything else here does not see it: the app draws their page itself.
 */
const root = document.documentElement

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`kazamata.${key}`)
  } catch {
    // Storage is blocked: nothing can have been chosen.
    return null
  }
}

const fitsLanguage = () => [null, root.lang].includes(stored('lang'))

function fits(key: string): boolean {
  return !key.startsWith('kazamata.') || key === 'kazamata.server' || key === 'kazamata.lang'
}

function isShown(): boolean {
  // An address that asks for more than the page itself: a place in it, or another kind of match.
  const asked = [...new URLSearchParams(location.search).keys()]
  if (location.hash !== '' || asked.some(key => key !== 'lang')) return false
  try {
    return fitsLanguage() && Object.keys(localStorage).every(fits)
  } catch {
    return true
  }
}

/** A template's contents in the page, in its place. */
function unfold(template: HTMLTemplateElement | null | undefined): void {
  template?.replaceWith(document.importNode(template.content, true))
}

/** The page has its scripts in templates, so that they do not compete with what is seen first. */
function loadScripts(): void {
  unfold(document.querySelector('#scripts'))
  unfold(document.querySelector('#files'))
}

/** Which game a match on this device is (opening/match-games.ts). */
function gameHere(): string {
  try {
    const game: unknown = JSON.parse(stored('match-games') ?? '{}')[location.pathname.split('/')[2] ?? '']
    return typeof game === 'string' ? game : ''
  } catch {
    return ''
  }
}

/** A table that is being opened: its game where that is known, in the theme and size that this person has chosen. */
function showOpening(): void {
  const mode = stored('mode')
  if (mode !== null) root.dataset.mode = mode
  const text = stored('text')
  if (text !== null) root.style.fontSize = `${text}%`
  const openings = [...document.querySelectorAll<HTMLTemplateElement>('template[data-game]')]
  const ofGame = (game: string) => openings.find(one => one.dataset.game === game)
  unfold(ofGame(gameHere()) ?? ofGame(''))
}

const isOpening = root.dataset.prerendered === undefined
const isSeen = isOpening ? fitsLanguage() : isShown()
if (!isOpening) root.dataset.prerendered = isSeen ? 'shown' : 'hidden'
document.addEventListener(
  'readystatechange',
  () => {
    if (isOpening && isSeen) showOpening()
    // A page in the background is not painted.
    if (!isSeen || document.hidden) loadScripts()
    else {
      new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) loadScripts()
      }).observe({ type: 'paint', buffered: true })
      // Some browsers tell nobody when they paint.
      requestAnimationFrame(() => setTimeout(loadScripts, 500))
    }
  },
  { once: true },
)

/** A button that is pressed before the app is there is pressed once more when it is. */
let pressed: HTMLElement | undefined
function press({ target }: Event): void {
  pressed = (target instanceof Element && target.closest('button')) || undefined
}
addEventListener('click', press)
addEventListener(
  'kazamata-drawn',
  () => {
    removeEventListener('click', press)
    pressed?.click()
  },
  { once: true },
)

export {}
