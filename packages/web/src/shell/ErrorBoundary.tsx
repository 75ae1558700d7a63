import { Component, type ReactNode } from 'react'
import { useWords } from '../intl/words.tsx'
import { downloadMatch } from './download.ts'
import { Fault, HomeLink } from './Fault.tsx'

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
    return <Broken match={this.props.match} onHome={() => this.setState({ broken: false })} />
  }
}

function Broken({ match, onHome }: { match: Props['match']; onHome: () => void }) {
  const t = useWords()
  return (
    <Fault title={t('fault.title')} text={t(match === undefined ? 'fault.text' : 'fault.match')} role="alert">
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        {t('fault.reload')}
      </button>
      {match !== undefined && (
        <button type="button" className="btn" onClick={() => downloadMatch(match.game, match.id, match.file)}>
          {t('match.export')}
        </button>
      )}
      <HomeLink onClick={onHome} />
    </Fault>
  )
}
