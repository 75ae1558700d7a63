import { games, type Locale, locales } from '@kazamata/registry'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { setLocale } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { preparePage, table } from './pages.ts'

/** A page as it is when the app is built, and the modules it needs, by their paths. */
interface Page {
  readonly path: string
  readonly locale: Locale
  readonly html: string
  /** Which modules draw it. */
  readonly modules: readonly string[]
  /** Those that add to it when it stands. */
  readonly later: readonly string[]
  /** Whole paragraphs, whose font it has from the first paint on: else their lines would break anew. */
  readonly isText?: true
}

const folder = '../../games'

/** Pages that people open first, drawn in a language for somebody who has chosen nothing. */
async function pagesIn(locale: Locale): Promise<readonly Page[]> {
  const search = `lang=${locale}`
  Object.assign(globalThis, {
    location: new URL(`http://localhost/?${search}`),
    history: { state: undefined, replaceState: () => undefined },
  })
  setLocale(locale)
  const shell = [`src/messages/${locale}.json`, `../registry/src/messages/${locale}.json`]
  const html = (path: string) => renderToString(<App address={{ ssrPath: path, ssrSearch: search }} />)
  async function drawn(
    path: string,
    modules: readonly string[],
    later: readonly string[] = [],
  ): Promise<Page> {
    await Promise.all([shellMessages(locale), preparePage(path)])
    return { path, locale, html: html(path), modules: [...shell, ...modules], later }
  }
  const ofGames: Promise<Page>[] = games.flatMap(({ id }) => {
    const messages = `${folder}/${id}/src/messages/${locale}.json`
    const guide = drawn(
      `/rules/${id}`,
      ['src/guide/GuidePage.tsx', messages, `${folder}/${id}/src/guide/messages/${locale}.json`],
      [`${folder}/${id}/src/guide/Guide.tsx`],
    )
    return [
      drawn(`/play/${id}`, ['src/setup/Setup.tsx', `${folder}/${id}/src/index.ts`, messages]),
      guide.then(page => ({ ...page, isText: true as const })),
    ]
  })
  const drawnPages = [await drawn('/', []), ...(await Promise.all(ofGames))]
  await table.preload()
  // Which match it is only the browser knows: the page says that it is being opened.
  const opening = { path: '/table', html: html('/table/match'), later: ['src/table/TablePage.tsx'] }
  return [...drawnPages, { ...opening, locale, modules: shell }]
}

/** Runs in Node, in the build. One language after another: there is one at a time. */
async function allPages(): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (const locale of locales) pages.push(...(await pagesIn(locale)))
  return pages
}

export const pages = await allPages()
