import { LazyComponent, LazyView, usePressGuard } from '@kazamata/ui'
import type { ComponentType } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Home } from './home/Home.tsx'
import { withLang } from './intl/locale.ts'
import { type LoadedMessages, MessagesProvider, useMessages } from './intl/MessagesProvider.tsx'
import { shellMessages } from './intl/messages.ts'
import { useDocumentLanguage } from './intl/use-document-language.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { Loading } from './shell/Loading.tsx'
import { NotFound } from './shell/NotFound.tsx'

/** The page that a module is about. */
const page = <Props,>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  new LazyComponent(async () => (await load()).default)

const campaign = page(() => import('./campaign/CampaignPage.tsx'))
const campaigns = page(() => import('./campaign/Campaigns.tsx'))
const print = page(() => import('./print/PrintPage.tsx'))
const blankSheets = page(() => import('./print/BlankSheetsPage.tsx'))
const setup = page(() => import('./setup/Setup.tsx'))
const table = page(() => import('./table/TablePage.tsx'))
const matches = page(() => import('./matches/MatchesPage.tsx'))
const daily = page(() => import('./daily/DailyPage.tsx'))
const history = page(() => import('./history/HistoryPage.tsx'))
const replays = page(() => import('./matches/Replays.tsx'))
const guide = page(() => import('./guide/GuidePage.tsx'))
const replay = page(() => import('./replay/Replay.tsx'))
const reference = page(() => import('./rules/RulesPage.tsx'))
const rules = page(() => import('./rules/RulesIndex.tsx'))

const createTable = page(() => import('./online/tables/CreateTable.tsx'))
const lobby = page(() => import('./online/lobby/LobbyPage.tsx'))
const onlinePrint = page(() => import('./online/match/OnlinePrint.tsx'))
const onlineMatch = page(() => import('./online/match/MatchPage.tsx'))
const join = page(() => import('./online/tables/JoinPage.tsx'))
const device = page(() => import('./online/person/DevicePage.tsx'))
const profile = page(() => import('./online/profile/ProfilePage.tsx'))
const me = page(() => import('./online/account/MePage.tsx'))

const pagesById = [
  ['/campaigns/:id', campaigns],
  ['/campaign/:id', campaign],
  ['/table/:id/print', print],
  ['/print/:id', blankSheets],
  ['/table/:id', table],
  ['/replay/:id', replay],
  ['/match/:id/print', onlinePrint],
  ['/match/:id', onlineMatch],
  ['/people/:id', profile],
  ['/rules/:id', guide],
  ['/rules/:id/reference', reference],
] as const

export function App({ start }: { start: LoadedMessages }) {
  const loaded = useMessages(shellMessages, start) ?? start
  useDocumentLanguage(loaded.locale)
  usePressGuard()
  return (
    <MessagesProvider loaded={loaded}>
      <Router hrefs={withLang} aroundNav={(navigate, to, options) => navigate(withLang(to), options)}>
        <ErrorBoundary>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/play/:id/:story?">
              {({ id, story }) => <Shown key={`${id} ${story}`} component={setup} props={{ id, story }} />}
            </Route>
            <Route path="/online">
              <Shown component={lobby} props={{}} />
            </Route>
            <Route path="/online/:id/:story?">
              {({ id, story }) => (
                <Shown key={`${id} ${story}`} component={createTable} props={{ id, story }} />
              )}
            </Route>
            {pagesById.map(([path, component]) => (
              <Route key={path} path={path}>
                {({ id }) => <Shown key={id} component={component} props={{ id }} />}
              </Route>
            ))}
            <Route path="/tables">
              <Shown component={matches} props={{}} />
            </Route>
            <Route path="/replays">
              <Shown component={replays} props={{}} />
            </Route>
            <Route path="/history">
              <Shown component={history} props={{}} />
            </Route>
            <Route path="/daily">
              <Shown component={daily} props={{}} />
            </Route>
            <Route path="/join">
              <Shown component={join} props={{}} />
            </Route>
            <Route path="/device">
              <Shown component={device} props={{}} />
            </Route>
            <Route path="/me">
              <Shown component={me} props={{}} />
            </Route>
            <Route path="/rules">
              <Shown component={rules} props={{}} />
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

const Shown = <Props extends object>(wanted: { component: LazyComponent<Props>; props: Props }) => (
  <LazyView {...wanted} fallback={<Loading />} />
)
