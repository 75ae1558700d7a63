import type { MatchRecord } from '@kazamata/kernel/match'
import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Words } from '../intl/words.tsx'
import { giveFile } from '../matches/file.ts'
import './fault.css'

interface Props {
  readonly children: ReactNode
  /** The match that must not be lost. */
  readonly match?: () => { readonly record: MatchRecord; readonly seal: string }
}

/** Where something broke: says so, and hands the match over. */
export class Fault extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { match } = this.props
    return (
      <main className="fault" role="alert">
        <h1>
          <Words id="fault.title" />
        </h1>
        <p>
          <Words id={match === undefined ? 'fault.text' : 'fault.match'} />
        </p>
        <div className="actions">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            <Words id="fault.reload" />
          </button>
          {match !== undefined && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                const { record, seal } = match()
                giveFile(record, seal)
              }}
            >
              <Words id="match.export" />
            </button>
          )}
          <Link href="/" className="btn ghost" onClick={() => this.setState({ broken: false })}>
            <Words id="home" />
          </Link>
        </div>
      </main>
    )
  }
}
