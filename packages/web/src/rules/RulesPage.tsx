import { findGame, type GameManifest } from '@kazamata/registry'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PageMessages } from '../intl/PageMessages.tsx'
import { useCard } from '../intl/words.tsx'
import { Loading } from '../shell/Loading.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { Page } from '../shell/Page.tsx'
import { Blocks, Text } from './Text.tsx'
import { type LoadedRules, useRules } from './use-rules.ts'
import { rulesMessages, useRulesWords } from './words.ts'
import './rules.css'

/** The rules of a game, clause by clause. */
export default function RulesPage({ id }: { id: string }) {
  const manifest = findGame(id)
  return manifest === undefined ? <NotFound /> : <LoadRules manifest={manifest} />
}

function LoadRules({ manifest }: { manifest: GameManifest }) {
  const book = useRules(manifest)
  if (book === undefined) return <Loading />
  return (
    <PageMessages own={rulesMessages}>
      <Reading manifest={manifest} book={book} />
    </PageMessages>
  )
}

function Reading({ manifest, book: { locale, rules } }: { manifest: GameManifest; book: LoadedRules }) {
  const t = useRulesWords()
  const card = useCard()
  useTarget()
  const title = card(manifest.id, 'title')
  return (
    <Page name={t('door.rulesOf', { title })} className="rules-page">
      <nav className="contents" aria-label={t('rules.contents')}>
        <details open={matchMedia('(min-width: 1000px)').matches}>
          <summary>{t('rules.contents')}</summary>
          <ol>
            {rules.sections
              .filter(section => section.level === 2)
              .map(section => (
                <li key={section.id}>
                  <a href={`#${section.id}`} lang={section.lang ?? locale}>
                    <Text of={section.title} />
                  </a>
                </li>
              ))}
            <li>
              <a href="#house-values">{t('rules.house')}</a>
            </li>
          </ol>
        </details>
      </nav>
      <div className="book">
        <h1>{title}</h1>
        <p className="lede">{t('rules.lede')}</p>
        <article lang={locale}>
          <Blocks blocks={rules.intro} />
          {rules.sections.map(section => (
            <section key={section.id} aria-labelledby={section.id} lang={section.lang}>
              {section.level === 2 ? (
                <h2 id={section.id}>
                  <Text of={section.title} />
                </h2>
              ) : (
                <h3 id={section.id}>
                  <Text of={section.title} />
                </h3>
              )}
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </article>
        <HouseValues game={manifest.id} />
        <p>
          <Link href={`/play/${manifest.id}`} className="btn primary">
            {t('door.play')}
          </Link>
        </p>
      </div>
    </Page>
  )
}

/** Which values are not printed ones, and what to do about one; the marks on the boards lead here. */
function HouseValues({ game }: { game: string }) {
  const t = useRulesWords()
  return (
    <section className="house-values" aria-labelledby="house-values">
      <h2 id="house-values">{t('rules.house')}</h2>
      <p>{t('rules.house.why')}</p>
      <ol>
        <li>{t('rules.house.look')}</li>
        <li>{t('rules.house.report')}</li>
        <li>{t('rules.house.change', { folder: `games/${game}/src/content`, file: 'CONTRIBUTING.md' })}</li>
      </ol>
    </section>
  )
}

/** The rules come later than the address: goes to the clause it names once they are here. */
function useTarget(): void {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const changed = () => setHash(location.hash)
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  useEffect(() => {
    const target = hash === '' ? undefined : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target === undefined || target === null) return
    for (const old of document.querySelectorAll('.rules-page [data-target]'))
      old.removeAttribute('data-target')
    target.setAttribute('data-target', '')
    target.scrollIntoView({ block: 'center' })
  }, [hash])
}
