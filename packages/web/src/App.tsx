import { Route, Router, Switch } from 'wouter'
import { Home } from './home/Home.tsx'
import { useLang } from './intl/lang.ts'
import { withLang } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { Speech, type Spoken, useSpoken } from './intl/Speech.tsx'
import { Fault } from './shell/Fault.tsx'
import { later } from './shell/later.tsx'
import { NotFound } from './shell/NotFound.tsx'

const CampaignPage = later(() => import('./campaign/CampaignPage.tsx'))
const Campaigns = later(() => import('./campaign/Campaigns.tsx'))
const PrintPage = later(() => import('./print/PrintPage.tsx'))
const Setup = later(() => import('./setup/Setup.tsx'))
const TablePage = later(() => import('./table/TablePage.tsx'))
const Tables = later(() => import('./matches/Tables.tsx'))
const Replays = later(() => import('./matches/Replays.tsx'))
const Replay = later(() => import('./replay/Replay.tsx'))
const RulesPage = later(() => import('./rules/RulesPage.tsx'))

export function App({ start }: { start: Spoken }) {
  const spoken = useSpoken(shellMessages, start) ?? start
  useLang(spoken.locale)
  return (
    <Speech spoken={spoken}>
      <Router hrefs={withLang} aroundNav={(navigate, to, options) => navigate(withLang(to), options)}>
        <Fault>
          <Switch>
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
        </Fault>
      </Router>
    </Speech>
  )
}
