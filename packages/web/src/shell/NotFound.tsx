import { Link } from 'wouter'
import { useWords, Words } from '../intl/words.tsx'
import { Page } from './Page.tsx'

export function NotFound() {
  const t = useWords()
  return (
    <Page name={t('lost.title')}>
      <h1>
        <Words id="lost.title" />
      </h1>
      <p className="lede">
        <Words id="lost.text" />
      </p>
      <p className="lede">
        <Link href="/" className="btn primary">
          <Words id="home" />
        </Link>
      </p>
    </Page>
  )
}
