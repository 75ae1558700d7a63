import { games, type Locale, locales } from '@kazamata/registry'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { setLocale } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { preparePage } from './pages.ts'

/** A page as it is when the app is built, and the modules it needs, by their paths. */
interface Page {
  readonly path: string
  readonly locale: Locale
  readonly html: string
  /** Which modules draw it. */
  readonly modules: readonly string[]
  /** Those that add to it when it stands. */
  readonly later: readonly string[]
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
  async function drawn(
    path: string,
    modules: readonly string[],
    later: readonly string[] = [],
  ): Promise<Page> {
    await Promise.all([shellMessages(locale), preparePage(path)])
    const html = renderToString(<App address={{ ssrPath: path, ssrSearch: search }} />)
    return { path, locale, html, modules: [...shell, ...modules], later }
  }
  const ofGames: Promise<Page>[] = games.flatMap(({ id }) => {
    const messages = `${folder}/${id}/src/messages/${locale}.json`
    return [
      drawn(`/play/${id}`, ['src/setup/Setup.tsx', `${folder}/${id}/src/index.ts`, messages]),
      drawn(
        `/rules/${id}`,
        ['src/guide/GuidePage.tsx', messages, `${folder}/${id}/src/guide/messages/${locale}.json`],
        [`${folder}/${id}/src/guide/Guide.tsx`],
      ),
    ]
  })
  return [
    await drawn('/', []),
    ...(await Promise.all(ofGames)),
    { path: '/table', locale, html: '', modules: [...shell, 'src/table/TablePage.tsx'], later: [] },
  ]
}

/** Runs in Node, in the build. One language after another: there is one at a time. */
async function allPages(): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (const locale of locales) pages.push(...(await pagesIn(locale)))
  return pages
}

export const pages = await allPages()
