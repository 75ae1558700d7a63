import { lazy, Suspense } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { Home } from './home/Home.tsx'
import { useLang } from './intl/lang.ts'
import { withLang } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { Speech, type Spoken, useSpoken } from './intl/Speech.tsx'
import { Fault } from './shell/Fault.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Waiting } from './shell/Waiting.tsx'

const CampaignPage = lazy(() => import('./campaign/CampaignPage.tsx'))
const Campaigns = lazy(() => import('./campaign/Campaigns.tsx'))
const PrintPage = lazy(() => import('./print/PrintPage.tsx'))
const Setup = lazy(() => import('./setup/Setup.tsx'))
const TablePage = lazy(() => import('./table/TablePage.tsx'))
const Tables = lazy(() => import('./matches/Tables.tsx'))
const Replays = lazy(() => import('./matches/Replays.tsx'))
const Replay = lazy(() => import('./replay/Replay.tsx'))
const RulesPage = lazy(() => import('./rules/RulesPage.tsx'))

export function App({ start }: { start: Spoken }) {
  const spoken = useSpoken(shellMessages, start) ?? start
  useLang(spoken.locale)
  // Known out here, so that whoever turns back while a page is on its way is not left waiting for it.
  const [location] = useLocation()
  return (
    <Speech spoken={spoken}>
      <Router hrefs={withLang} aroundNav={(navigate, to, options) => navigate(withLang(to), options)}>
        <Fault>
          <Suspense fallback={<Waiting />}>
            <Switch location={location}>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/play/:id/:story?">
                {({ id, story }) => <Setup key={`${id} ${story}`} id={id} story={story} />}
              </Route>
              <Route path="/campaigns/:id">{({ id }) => <Campaigns key={id} id={id} />}</Route>
              <Route path="/campaign/:id">{({ id }) => <CampaignPage key={id} id={id} />}</Route>
              <Route path="/table/:id/print">{({ id }) => <PrintPage key={id} id={id} />}</Route>
              <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/tables">
                <Tables />
              </Route>
              <Route path="/replays">
                <Replays />
              </Route>
              <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
              <Route path="/rules/:id?">{({ id }) => <RulesPage key={id} id={id} />}</Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Fault>
      </Router>
    </Speech>
  )
}
