/**
 * Runs before the first paint of a page that was drawn when the app was built: in one language, for somebody who has chosen
 * nothing. Whoever has chosen a language, a theme or anything else here does not see it: the app draws their page itself.
 */
const root = document.documentElement

function fits(key: string): boolean {
  if (key === 'kazamata.lang') return localStorage.getItem(key) === root.lang
  return !key.startsWith('kazamata.') || key === 'kazamata.server'
}

function isShown(): boolean {
  // An address that asks for more than the page itself: a place in it, or another kind of match.
  const asked = [...new URLSearchParams(location.search).keys()]
  if (location.hash !== '' || asked.some(key => key !== 'lang')) return false
  try {
    return Object.keys(localStorage).every(fits)
  } catch {
    // Storage is blocked: nothing can have been chosen.
    return true
  }
}

/** The page has its scripts in a template, so that they do not compete with what is seen first. */
function loadScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (scripts !== null) scripts.replaceWith(document.importNode(scripts.content, true))
}

root.dataset.prerendered = isShown() ? 'shown' : 'hidden'
addEventListener(
  'DOMContentLoaded',
  () => {
    // A page in the background is not painted.
    if (root.dataset.prerendered === 'hidden' || document.hidden) loadScripts()
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
