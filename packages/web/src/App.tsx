import { Route, Router, Switch } from 'wouter'
import { Home } from './home/Home.tsx'
import { useLang } from './intl/lang.ts'
import { withLang } from './intl/locale.ts'
import { shellMessages } from './intl/messages.ts'
import { Speech, type Spoken, useSpoken } from './intl/Speech.tsx'
import { Fault } from './shell/Fault.tsx'
import { fetched, Later } from './shell/Later.tsx'
import { NotFound } from './shell/NotFound.tsx'

const campaignPage = fetched(() => import('./campaign/CampaignPage.tsx'))
const campaigns = fetched(() => import('./campaign/Campaigns.tsx'))
const printPage = fetched(() => import('./print/PrintPage.tsx'))
const setup = fetched(() => import('./setup/Setup.tsx'))
const tablePage = fetched(() => import('./table/TablePage.tsx'))
const tables = fetched(() => import('./matches/Tables.tsx'))
const replays = fetched(() => import('./matches/Replays.tsx'))
const replay = fetched(() => import('./replay/Replay.tsx'))
const rulesPage = fetched(() => import('./rules/RulesPage.tsx'))

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
              {({ id, story }) => (
                <Later of={setup}>{Setup => <Setup key={`${id} ${story}`} id={id} story={story} />}</Later>
              )}
            </Route>
            <Route path="/campaigns/:id">
              {({ id }) => <Later of={campaigns}>{Campaigns => <Campaigns key={id} id={id} />}</Later>}
            </Route>
            <Route path="/campaign/:id">
              {({ id }) => (
                <Later of={campaignPage}>{CampaignPage => <CampaignPage key={id} id={id} />}</Later>
              )}
            </Route>
            <Route path="/table/:id/print">
              {({ id }) => <Later of={printPage}>{PrintPage => <PrintPage key={id} id={id} />}</Later>}
            </Route>
            <Route path="/table/:id">
              {({ id }) => <Later of={tablePage}>{TablePage => <TablePage key={id} id={id} />}</Later>}
            </Route>
            <Route path="/tables">
              <Later of={tables}>{Tables => <Tables />}</Later>
            </Route>
            <Route path="/replays">
              <Later of={replays}>{Replays => <Replays />}</Later>
            </Route>
            <Route path="/replay/:id">
              {({ id }) => <Later of={replay}>{Replay => <Replay key={id} id={id} />}</Later>}
            </Route>
            <Route path="/rules/:id?">
              {({ id }) => <Later of={rulesPage}>{RulesPage => <RulesPage key={id} id={id} />}</Later>}
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Fault>
      </Router>
    </Speech>
  )
}
