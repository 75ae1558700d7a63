import './react.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { attachFonts } from './fonts.ts'
import { locale, stamp } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { preparePage } from './pages.ts'
import { prefetchPages } from './prefetch.ts'
import { applyColorScheme } from './shell/appearance/color-scheme.ts'
import { applyTextSize } from './shell/appearance/text-size.ts'
import { keepInstallOffer } from './shell/install/install.ts'
import { nextTask } from './shell/next-task.ts'
import '@kazamata/ui/tokens.css'
import './fallback-fonts.css'
import './base.css'
import '@kazamata/ui/controls.css'

async function open(): Promise<void> {
  keepInstallOffer()
  // The evaluation of all that is imported above was long enough for one task.
  await nextTask()
  applyColorScheme()
  applyTextSize()
  stamp()
  addEventListener('popstate', stamp)
  await Promise.all([ready(), attachFonts()])
  draw()
  prefetchPages()
  await idle()
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

/** A page that was drawn in the build is taken over when all of it is there; else it may say that it is loading. */
async function ready(): Promise<void> {
  const page = preparePage(location.pathname)
  await shellMessages(locale())
  const patience = new Promise<void>(resolve => setTimeout(resolve, 300))
  await (document.documentElement.dataset.prerendered === 'shown' ? page : Promise.race([page, patience]))
}

function draw(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  const { dataset, lang } = document.documentElement
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // As a transition both are done in slices, and the page answers in between.
  if (dataset.prerendered === 'shown' && lang === locale()) startTransition(() => void hydrateRoot(root, app))
  else {
    root.replaceChildren()
    if (dataset.prerendered !== undefined) dataset.prerendered = 'replaced'
    startTransition(() => createRoot(root).render(app))
  }
}

/** Once the page is loaded and at rest: what is fetched for later must not delay what is needed now. */
function idle(): Promise<void> {
  return new Promise(resolve => {
    const rest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 1000)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest)
  })
}

open().catch(error => console.error(error))
