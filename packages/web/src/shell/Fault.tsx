import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import './full-page.css'

interface FaultProps {
  readonly title: string
  readonly text: string
  /** Read out at once. */
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** A page that says why there is nothing to see, and what to do instead. */
export function Fault({ title, text, role, children }: FaultProps) {
  return (
    <main className="fault" role={role}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="actions">{children}</div>
    </main>
  )
}

export function HomeLink({ onClick }: { onClick?: () => void }) {
  const t = useWords()
  return (
    <Link href="/" className="btn ghost" onClick={onClick}>
      {t('home')}
    </Link>
  )
}
