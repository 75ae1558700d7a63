import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../shell/use-page-title.ts'
import { usePrintWords } from './words.ts'
import './print.css'

/** What can be chosen, the button that prints, and the pages as they will come out; only these are printed. */
export function PrintFrame(props: {
  title: string
  /** Of the game. */
  of: string
  lede: string
  back: { readonly href: string; readonly label: string }
  choices: ReactNode
  children: ReactNode
}) {
  const { title, of, lede, back, choices, children } = props
  const t = usePrintWords()
  const top = usePageTitle<HTMLElement>(`${title} · ${of}`)
  return (
    <div className="printing">
      <header>
        <h1>{title}</h1>
        <p>{lede}</p>
        {choices}
        <div className="acts">
          <button type="button" className="btn primary" onClick={() => print()}>
            {t('print.go')}
          </button>
          <Link href={back.href} className="btn ghost">
            {back.label}
          </Link>
        </div>
      </header>
      <main tabIndex={-1} ref={top}>
        {children}
      </main>
    </div>
  )
}
