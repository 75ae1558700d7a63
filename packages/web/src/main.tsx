import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { locale, stamp } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { applyColorScheme } from './shell/color-scheme.ts'
import { keepInstallOffer } from './shell/install/install.ts'
import { applyTextSize } from './shell/text-size.ts'
import '@kazamata/ui/tokens.css'
import './fonts.css'
import './base.css'
import '@kazamata/ui/controls.css'

async function open(): Promise<void> {
  keepInstallOffer()
  applyColorScheme()
  applyTextSize()
  stamp()
  addEventListener('popstate', stamp)
  const here = locale()
  const messages = await shellMessages(here)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  createRoot(root).render(
    <StrictMode>
      <App start={{ locale: here, messages }} />
    </StrictMode>,
  )
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js')
}

open().catch(error => console.error(error))
