import { type AnyMatch, commitment, commitmentOfSecret, noNonce } from '@kazamata/kernel/match'
import type { Locale, Messages } from '@kazamata/registry'
import { useMemo } from 'react'
import { Player } from '../../replay/Player.tsx'
import { replayMessages } from '../../replay/words.ts'
import { GameMessages } from '../../table/GameMessages.tsx'
import { browserDeals, receiptText } from '../deal/deal-store.ts'
import { onlineMessages } from '../words.ts'
import { OpenFile } from './OpenFile.tsx'
import type { OpenedFile } from './open-file.ts'

async function words(locale: Locale): Promise<Messages> {
  const [online, replay] = await Promise.all([onlineMessages(locale), replayMessages(locale)])
  return { ...online, ...replay }
}

/** A finished match of the server, step by step. */
export default function OnlineReplay({ id, start }: { id: string; start: number }) {
  return <OpenFile id={id}>{opened => <Shown opened={opened} start={start} />}</OpenFile>
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

function Shown({ opened, start }: { opened: OpenedFile; start: number }) {
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
