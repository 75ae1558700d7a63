import { Link } from 'wouter'
import { useWords } from '../intl/words.tsx'
import { Page } from './Page.tsx'

export function NotFound() {
  const t = useWords()
  return (
    <Page name={t('lost.title')}>
      <h1>{t('lost.title')}</h1>
      <p className="lede">{t('lost.text')}</p>
      <p className="lede">
        <Link href="/" className="btn primary">
          {t('home')}
        </Link>
      </p>
    </Page>
  )
}
