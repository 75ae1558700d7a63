import { games, type Locale, locales } from '@kazamata/registry'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { setLocale } from './intl/locale.ts'
import { type LoadedMessages, MessagesProvider } from './intl/MessagesProvider.tsx'
import { joined, shellMessages } from './intl/messages.ts'
import { Opening } from './opening/Opening.tsx'
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
  /** Whole paragraphs, whose font it has from the first paint on: else their lines would break anew. */
  readonly isText?: true
}

/** A page of a table that is being opened: what is drawn until the app is there, by game; `''` where the game is not known. */
interface OpeningPage {
  readonly path: string
  readonly locale: Locale
  readonly modules: readonly string[]
  readonly openings: readonly {
    readonly game: string
    readonly html: string
    /** What the table of this game needs beside the page's own modules. */
    readonly modules: readonly string[]
  }[]
}

const folder = '../../games'

/** Pages that people open first, drawn in a language for somebody who has chosen nothing. */
async function pagesIn(locale: Locale): Promise<readonly (Page | OpeningPage)[]> {
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
  const drawnPages = [await drawn('/', ['src/home/Home.tsx']), ...(await Promise.all(ofGames))]
  const openings = await openingsIn(locale)
  return [
    ...drawnPages,
    ...openingPages.map(([path, module]) => ({ path, locale, modules: [...shell, module], openings })),
    // An invitation tells its game to the app only.
    {
      path: '/join',
      locale,
      modules: [...shell, 'src/online/tables/JoinPage.tsx'],
      openings: openings.filter(({ game }) => game === ''),
    },
  ]
}

/** Pages of tables. Which match it is only the browser knows, so no board can be drawn here. */
const openingPages = [
  ['/table', 'src/table/TablePage.tsx'],
  ['/match', 'src/online/match/MatchPage.tsx'],
  ['/replay', 'src/replay/Replay.tsx'],
] as const

async function openingsIn(locale: Locale): Promise<OpeningPage['openings']> {
  const ofGames = games.map(async manifest => {
    const { id, guide } = manifest
    const load = joined([guide.messages, shellMessages])
    const loaded = { locale, messages: await load(locale) }
    const at = `${folder}/${id}/src`
    return {
      game: id,
      html: openingIn(loaded, id),
      modules: [`${at}/index.ts`, `${at}/board/index.tsx`, `${at}/messages/${locale}.json`],
    }
  })
  const unknown = { locale, messages: await shellMessages(locale) }
  return [...(await Promise.all(ofGames)), { game: '', html: openingIn(unknown), modules: [] }]
}

const openingIn = (loaded: LoadedMessages, game?: string) =>
  renderToStaticMarkup(
    <MessagesProvider loaded={loaded}>
      <Opening {...(game !== undefined && { game })} />
    </MessagesProvider>,
  )

/** Runs in Node, in the build. One language after another: there is one at a time. */
async function allPages(): Promise<readonly (Page | OpeningPage)[]> {
  const pages: (Page | OpeningPage)[] = []
  for (const locale of locales) pages.push(...(await pagesIn(locale)))
  return pages
}

export const pages = await allPages()
