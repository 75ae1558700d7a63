import { type LazyComponent, LazyView, usePressGuard } from '@kazamata/ui'
import { useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { withLang } from './intl/locale.ts'
import { type LoadedMessages, MessagesProvider, useMessages } from './intl/MessagesProvider.tsx'
import { shellMessages } from './intl/messages.ts'
import { useDocumentLanguage } from './intl/use-document-language.ts'
import * as pages from './pages.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Loading } from './shell/Loading.tsx'
import { NotFound } from './shell/NotFound.tsx'

const pagesById = [
  ['/campaigns/:id', pages.campaigns],
  ['/campaign/:id', pages.campaign],
  ['/table/:id/print', pages.print],
  ['/print/:id', pages.blankSheets],
  ['/table/:id', pages.table],
  ['/replay/:id', pages.replay],
  ['/match/:id/print', pages.onlinePrint],
  ['/match/:id', pages.onlineMatch],
  ['/people/:id', pages.profile],
  ['/rules/:id', pages.guide],
  ['/rules/:id/reference', pages.reference],
] as const

/** Where there is no address bar, while the page is built. */
interface BuildAddress {
  readonly ssrPath: string
  readonly ssrSearch: string
}

/** The shell's messages have to be loaded before. */
export function App({ address }: { address?: BuildAddress }) {
  const loaded = useMessages(shellMessages)
  if (loaded === undefined) throw new Error('The messages of the app are not loaded.')
  return <LoadedApp loaded={loaded} {...(address && { address })} />
}

function LoadedApp({ loaded, address }: { loaded: LoadedMessages; address?: BuildAddress }) {
  useDocumentLanguage(loaded.locale)
  usePressGuard()
  useDrawn()
  return (
    <MessagesProvider loaded={loaded}>
      <Router
        {...address}
        hrefs={withLang}
        aroundNav={(navigate, to, options) => navigate(withLang(to), options)}
      >
        <ErrorBoundary>
          <Switch>
            <Route path="/">
              <Shown component={pages.home} props={{}} />
            </Route>
            <Route path="/play/:id/:story?">
              {({ id, story }) => (
                <Shown key={`${id} ${story}`} component={pages.setup} props={{ id, story }} />
              )}
            </Route>
            <Route path="/online">
              <Shown component={pages.lobby} props={{}} />
            </Route>
            <Route path="/online/:id/:story?">
              {({ id, story }) => (
                <Shown key={`${id} ${story}`} component={pages.createTable} props={{ id, story }} />
              )}
            </Route>
            {pagesById.map(([path, component]) => (
              <Route key={path} path={path}>
                {({ id }) => <Shown key={id} component={component} props={{ id }} />}
              </Route>
            ))}
            <Route path="/tables">
              <Shown component={pages.matches} props={{}} />
            </Route>
            <Route path="/replays">
              <Shown component={pages.replays} props={{}} />
            </Route>
            <Route path="/history">
              <Shown component={pages.history} props={{}} />
            </Route>
            <Route path="/daily">
              <Shown component={pages.daily} props={{}} />
            </Route>
            <Route path="/join">
              <Shown component={pages.join} props={{}} />
            </Route>
            <Route path="/device">
              <Shown component={pages.device} props={{}} />
            </Route>
            <Route path="/me">
              <Shown component={pages.me} props={{}} />
            </Route>
            <Route path="/rules">
              <Shown component={pages.rules} props={{}} />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </ErrorBoundary>
      </Router>
    </MessagesProvider>
  )
}

/** Says that the app has taken over what was drawn in the build. */
function useDrawn(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.prerendered === 'shown') dataset.prerendered = 'live'
    dispatchEvent(new Event('kazamata-drawn'))
  }, [])
}

const Shown = <Props extends object>(wanted: { component: LazyComponent<Props>; props: Props }) => (
  <LazyView {...wanted} fallback={<Loading />} />
)
