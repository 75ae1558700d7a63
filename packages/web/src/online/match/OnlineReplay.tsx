import { isRefusal } from '@kazamata/kernel'
import {
  type AnyMatch,
  commitment,
  commitmentOfSecret,
  noNonce,
  readMatch,
  replay,
} from '@kazamata/kernel/match'
import { findGame, games, type Locale, type Messages } from '@kazamata/registry'
import { useCallback, useMemo } from 'react'
import { Link } from 'wouter'
import { Player } from '../../replay/Player.tsx'
import { replayMessages } from '../../replay/words.ts'
import { Fault, HomeLink } from '../../shell/Fault.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { useLoaded } from '../../shell/use-loaded.ts'
import { GameMessages } from '../../table/GameMessages.tsx'
import type { LoadedGame } from '../../table/table.ts'
import type { Api } from '../api.ts'
import { browserDeals, receiptText } from '../deal/deal-store.ts'
import { useOnline } from '../use-online.ts'
import { onlineMessages, useOnlineWords } from '../words.ts'

interface Opened {
  readonly loaded: LoadedGame
  readonly match: AnyMatch
  readonly file: Blob
}

/** The file of a finished match, replayed to its end; `undefined` where there is none, or none that this page can read. */
async function openFile(api: Api, id: string): Promise<Opened | undefined> {
  const file = await api.file(id)
  if (file === undefined) return undefined
  const rules = await Promise.all(games.map(manifest => manifest.game()))
  const record = readMatch(await file.text(), game => rules.find(({ id }) => id === game))
  const manifest = isRefusal(record) ? undefined : findGame(record.game)
  if (isRefusal(record) || manifest === undefined) return undefined
  const [game, ui] = await Promise.all([manifest.game(), manifest.ui()])
  const match = replay(game, record)
  return isRefusal(match) ? undefined : { loaded: { manifest, game, ui }, match, file }
}

async function words(locale: Locale): Promise<Messages> {
  const [online, replay] = await Promise.all([onlineMessages(locale), replayMessages(locale)])
  return { ...online, ...replay }
}

/** A finished match of the server, step by step. */
export default function OnlineReplay({ id, start }: { id: string; start: number }) {
  const t = useOnlineWords()
  const { api } = useOnline()
  const load = useCallback(async () => ({ opened: await openFile(api, id) }), [api, id])
  const found = useLoaded(load)
  if (found === undefined) return <Loading />
  if (found.opened === undefined)
    return (
      <Fault title={t('online.noReplay')} text={t('online.noReplay.text')}>
        <Link href={`/match/${id}`} className="btn primary">
          {t('online.toMatch')}
        </Link>
        <HomeLink />
      </Fault>
    )
  return <Shown opened={found.opened} start={start} />
}

/** How the match was dealt, with this browser's receipt. */
function dealOf(record: AnyMatch['record']) {
  const { id, deal, seats } = record
  if (deal === undefined) return {}
  const { secret, nonces, redeals } = deal
  const by = nonces.flatMap((nonce, seat) => (nonce === noNonce ? [] : [seats[seat]?.name ?? '']))
  const receipt = receiptText(browserDeals, id)
  return {
    deal: { commitment: commitmentOfSecret(secret, record), redeals, by, ...(receipt && { receipt }) },
  }
}

function Shown({ opened, start }: { opened: Opened; start: number }) {
  const { loaded, match, file } = opened
  const about = useMemo(() => {
    const { id, options } = match.record
    const info = {
      id,
      options,
      commitment: commitment(match.record),
      isOlder: false,
      isOnline: true as const,
      ...dealOf(match.record),
    }
    return { match: info, isOver: true, file: async () => file }
  }, [match, file])
  return (
    <GameMessages manifest={loaded.manifest} more={words}>
      <Player loaded={loaded} match={match} about={about} start={start} />
    </GameMessages>
  )
}
