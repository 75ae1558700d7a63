import { Component, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Words } from '../intl/words.tsx'
import { downloadMatch } from './download.ts'
import './error-boundary.css'

interface Props {
  readonly children: ReactNode
  /** The match that must not be lost. */
  readonly match?: { readonly game: string; readonly id: string; file(): Promise<Blob | undefined> }
}

/** Where something broke: says so, and hands the match over. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
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
                match
                  .file()
                  .then(file => file && downloadMatch(match.game, match.id, file))
                  .catch(error => console.error(error))
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
