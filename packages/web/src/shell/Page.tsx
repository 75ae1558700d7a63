import doorway from 'icon:doorway'
import films from 'icon:film-strip'
import tables from 'icon:round-table'
import book from 'icon:rule-book'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import { Languages } from '../intl/Languages.tsx'
import type { Key } from '../intl/messages.ts'
import { useWords } from '../intl/words.tsx'
import { Logo } from './Logo.tsx'
import { usePageTitle } from './use-page-title.ts'
import './page.css'

const places = [
  { to: '/', pattern: /^\/((play|campaigns?|online)(\/.*)?)?$/, label: 'nav.play', icon: doorway },
  { to: '/tables', pattern: /^\/tables/, label: 'nav.tables', icon: tables },
  { to: '/replays', pattern: /^\/replays?/, label: 'nav.replays', icon: films },
  { to: '/rules', pattern: /^\/rules/, label: 'nav.rules', icon: book },
] as const satisfies readonly { to: string; pattern: RegExp; label: Key; icon: string }[]

function Place({ place }: { place: (typeof places)[number] }) {
  const t = useWords()
  const [here] = useRoute(place.pattern)
  return (
    <Link href={place.to} aria-current={here ? 'page' : undefined}>
      <Icon d={place.icon} />
      {t(place.label)}
    </Link>
  )
}

/** A page outside of a match: header, navigation, content. `name` is its title in the tab. */
export function Page({
  name,
  className,
  children,
}: {
  name?: string
  className?: string
  children: ReactNode
}) {
  const t = useWords()
  const top = usePageTitle<HTMLElement>(name === undefined ? 'Kazamata' : `${name} · Kazamata`)
  return (
    <div className="vault">
      <a className="skip" href="#main">
        {t('jump')}
      </a>
      <header className="head">
        <Link href="/" className="mark">
          <Logo size={34} />
          Kazamata
        </Link>
        <nav aria-label={t('nav')}>
          {places.map(place => (
            <Place key={place.to} place={place} />
          ))}
        </nav>
        <Languages />
      </header>
      <main id="main" tabIndex={-1} ref={top} className={className}>
        {children}
      </main>
    </div>
  )
}
