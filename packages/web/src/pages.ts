import { findGame, type GameManifest } from '@kazamata/registry'
import { LazyComponent } from '@kazamata/ui'
import type { ComponentType } from 'react'
import { hasPlayed, leftOff } from './home/left-off.ts'
import { locale } from './intl/locale.ts'
import { openStores } from './matches/open-stores.ts'

/** The page that a module is about. */
const page = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  new LazyComponent(async () => (await load()).default)

export const home = page(() => import('./home/Home.tsx'))
export const campaign = page(() => import('./campaign/CampaignPage.tsx'))
export const campaigns = page(() => import('./campaign/Campaigns.tsx'))
export const print = page(() => import('./print/PrintPage.tsx'))
export const blankSheets = page(() => import('./print/BlankSheetsPage.tsx'))
export const setup = page(() => import('./setup/Setup.tsx'))
export const table = page(() => import('./table/TablePage.tsx'))
export const matches = page(() => import('./matches/MatchesPage.tsx'))
export const daily = page(() => import('./daily/DailyPage.tsx'))
export const history = page(() => import('./history/HistoryPage.tsx'))
export const replays = page(() => import('./matches/Replays.tsx'))
export const guide = page(() => import('./guide/GuidePage.tsx'))
export const replay = page(() => import('./replay/Replay.tsx'))
export const reference = page(() => import('./rules/RulesPage.tsx'))
export const rules = page(() => import('./rules/RulesIndex.tsx'))

export const createTable = page(() => import('./online/tables/CreateTable.tsx'))
export const lobby = page(() => import('./online/lobby/LobbyPage.tsx'))
export const onlinePrint = page(() => import('./online/match/OnlinePrint.tsx'))
export const onlineMatch = page(() => import('./online/match/MatchPage.tsx'))
export const join = page(() => import('./online/tables/JoinPage.tsx'))
export const device = page(() => import('./online/person/DevicePage.tsx'))
export const profile = page(() => import('./online/profile/ProfilePage.tsx'))
export const me = page(() => import('./online/account/MePage.tsx'))

/** What some pages need beside their own code; the rest load it themselves. */
const needs: readonly [path: RegExp, load: (game: GameManifest) => readonly Promise<unknown>[]][] = [
  [
    /^\/play\/([^/]+)/,
    game => [setup.preload(), game.game(), game.messages(locale()), game.party?.size() ?? Promise.resolve()],
  ],
  [
    /^\/rules\/([^/]+)\/?$/,
    game => [guide.preload(), game.messages(locale()), game.guide.load(), game.guide.messages(locale())],
  ],
  [/^\/rules\/([^/]+)\/reference/, game => [reference.preload(), game.rules(locale())]],
]

/** What a match on this device needs, while the code of the table is still on its way. */
async function loadTable(id: string): Promise<void> {
  const found = await (await openStores()).matches.load(id)
  const game = found && findGame(found.record.game)
  await Promise.all([game?.game(), game?.ui(), game?.messages(locale())])
}

/** Loads what the page at an address draws first, so that it is drawn in one go. Where that fails, the page says so itself. */
export async function preparePage(path: string): Promise<void> {
  const loads = needs.flatMap(([pattern, load]) => {
    const game = findGame(pattern.exec(path)?.[1] ?? '')
    return game === undefined ? [] : load(game)
  })
  const match = /^\/table\/([^/]+)$/.exec(path)?.[1]
  if (match !== undefined) {
    // Not waited for: the table draws itself as soon as it can.
    loadTable(match).catch(() => undefined)
    loads.push(table.preload())
  }
  // What was left off has its place from the first look on.
  if (path === '/') loads.push(home.preload(), ...(hasPlayed() ? [leftOff.preload()] : []))
  await Promise.all(loads).catch(() => undefined)
}
