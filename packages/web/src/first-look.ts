/**
 * Runs before the first paint of a page that was drawn when the app was built: in one language, for somebody who has chosen
 * nothing. Whoever has chosen a language, a theme or anything else here does not see it: the app draws their page itself.
 */
const root = document.documentElement
const fits = (key: string) =>
  !key.startsWith('kazamata.') ||
  key === 'kazamata.server' ||
  (key === 'kazamata.lang' && localStorage.getItem(key) === root.lang)
let shown = true
try {
  shown = Object.keys(localStorage).every(fits)
} catch {
  // Storage is blocked: nothing can have been chosen.
}
root.dataset.prerendered = shown ? 'shown' : 'hidden'

export {}
