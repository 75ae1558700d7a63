import { preparePage } from './pages.ts'

/** Loads the page behind a link of ours as soon as somebody is about to open it. */
export function prefetchPages(): void {
  const ahead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    void preparePage(link.pathname)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(event, ahead, { passive: true })
}
