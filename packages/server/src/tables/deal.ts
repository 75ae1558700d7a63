import { equal } from '@kazamata/kernel'
import {
  commitmentOfSecret,
  type Deal,
  dealtSeed,
  digestOf,
  hashOfNonce,
  type MatchHeader,
  noNonce,
} from '@kazamata/kernel/match'
import type { ServerMessageOf } from '@kazamata/protocol'
import type { ServerParts } from '../parts.ts'
import type { BegunDeal, TableDeal, WaitingTable } from '../store/online-store.ts'
import { vacated } from './seating.ts'

/* The deal at a waiting table, as values: what becomes of it when somebody gives their part, or does not. */

/** How often the last person at a table may leave a deal without an answer. */
const patience = 3

/** What a person's clients at this node have sent. */
export interface Offer {
  /** For the secret with this commitment. */
  readonly commitment?: string
  readonly hash?: string
  readonly nonce?: string
}

export type DealMessage = Omit<ServerMessageOf<'deal'>, 'type'>

/** All that a match needs but its seed. */
export type UndealtHeader = Pick<MatchHeader, 'rulesVersion' | 'options' | 'seats'>

export function newDeal({ randomHex }: Pick<ServerParts, 'randomHex'>, redeals = 0): TableDeal {
  return { secret: randomHex(32), redeals }
}

const commitmentOf = ({ id }: WaitingTable, { secret }: TableDeal, rulesVersion: number) =>
  commitmentOfSecret(secret, { id, rulesVersion })

/** The host has started it: from here on nobody's word changes what is dealt for. */
export function begun(table: WaitingTable, deal: TableDeal, header: UndealtHeader): WaitingTable {
  if (deal.begun !== undefined) return table
  const { rulesVersion, options, seats } = header
  const byBots = (value: string) => table.seats.map(({ kind }) => (kind === 'bot' ? value : null))
  const hashes = byBots(hashOfNonce(noNonce, table.id))
  const nonces = byBots(noNonce)
  return { ...table, deal: { ...deal, begun: { rulesVersion, options, seats, hashes, nonces } } }
}

const isFull = (parts: readonly (string | null)[]): parts is readonly string[] => !parts.includes(null)

/** With what people have sent: hashes until there is one for every seat, then the nonces that fit them. */
export function contributed(
  table: WaitingTable,
  offersOf: (person: string) => readonly Offer[],
): WaitingTable {
  const { deal } = table
  const { begun } = deal ?? {}
  if (deal === undefined || begun === undefined) return table
  const commitment = commitmentOf(table, deal, begun.rulesVersion)
  const offersAt = (at: number) => {
    const seat = table.seats[at]
    return seat?.kind === 'person' ? offersOf(seat.person) : []
  }
  const hashes = begun.hashes.map(
    (hash, at) => hash ?? offersAt(at).find(offer => offer.commitment === commitment)?.hash ?? null,
  )
  const fits = (at: number, nonce: string | undefined) =>
    nonce !== undefined && hashOfNonce(nonce, table.id) === hashes[at]
  // Nothing is taken before all hashes are published.
  const nonces = isFull(begun.hashes)
    ? begun.nonces.map(
        (nonce, at) => nonce ?? offersAt(at).find(offer => fits(at, offer.nonce))?.nonce ?? null,
      )
    : begun.nonces
  const next = { ...begun, hashes, nonces }
  return equal(next, begun) ? table : { ...table, deal: { ...deal, begun: next } }
}

/** What makes the seed, once everybody has given their part. */
export function dealtHeader(
  table: WaitingTable,
): (UndealtHeader & Pick<MatchHeader, 'seed'> & { readonly deal: Deal }) | undefined {
  const { begun } = table.deal ?? {}
  if (table.deal === undefined || begun === undefined || !isFull(begun.nonces)) return undefined
  const { secret, redeals } = table.deal
  const { rulesVersion, options, seats, nonces } = begun
  const deal = { secret, nonces, redeals }
  const header = {
    version: 2 as const,
    id: table.id,
    game: table.game,
    rulesVersion,
    options,
    seats,
    seed: '',
  }
  return { rulesVersion, options, seats, seed: dealtSeed(header, deal), deal }
}

/** The seats from which something is still missing. */
function missing({ hashes, nonces }: BegunDeal): number[] {
  const parts = isFull(hashes) ? nonces : hashes
  return parts.flatMap((part, at) => (part === null ? [at] : []))
}

/**
 * Whoever has not answered loses their seat, and everything is drawn anew, for all to see. The host of a table by invitation
 * stays. So does whoever is the last one there, a few times; then the table is gone.
 */
export function redealt(parts: Pick<ServerParts, 'randomHex'>, table: WaitingTable): WaitingTable | 'gone' {
  const { deal } = table
  if (deal?.begun === undefined) return table
  let next = table
  for (const at of missing(deal.begun)) {
    const seat = table.seats[at]
    if (seat?.kind !== 'person' || (seat.person === next.host && !table.settings.listed)) continue
    const without = vacated(next, seat.person)
    if (without === 'gone' && deal.redeals >= patience) return 'gone'
    if (typeof without !== 'string') next = without
  }
  return { ...next, deal: newDeal(parts, deal.redeals + 1) }
}

/** Whatever changes about seats or seed ends a deal that has begun: what was published for it holds no longer. */
export function calledOff(
  parts: Pick<ServerParts, 'randomHex'>,
  before: WaitingTable,
  after: WaitingTable,
): WaitingTable {
  if (before.deal?.begun === undefined || after.deal !== before.deal) return after
  const isSame = equal(before.seats, after.seats) && equal(before.seedWord, after.seedWord)
  return isSame ? after : { ...after, deal: newDeal(parts, before.deal.redeals + 1) }
}

/** What everybody may know of the deal to come. */
export function shownDeal(
  table: WaitingTable,
  rulesVersion: number | undefined,
): ServerMessageOf<'table'>['deal'] {
  const { deal, seedWord } = table
  if (deal === undefined || seedWord !== undefined || rulesVersion === undefined) return undefined
  const { begun, redeals } = deal
  const commitment = commitmentOf(table, deal, begun?.rulesVersion ?? rulesVersion)
  if (begun === undefined) return { commitment, redeals }
  return { commitment, redeals, given: begun.nonces.flatMap((nonce, at) => (nonce === null ? [] : [at])) }
}

/** What clients answer with their nonces; `undefined` before there is a hash for every seat. */
export function dealMessage(table: WaitingTable): DealMessage | undefined {
  const { id, game, deal } = table
  if (deal?.begun === undefined || !isFull(deal.begun.hashes)) return undefined
  const { rulesVersion, options, seats, hashes, nonces } = deal.begun
  return {
    match: id,
    game,
    rulesVersion,
    options: JSON.parse(JSON.stringify(options)),
    seats: seats.map((seat, at) => ({
      name: seat.name,
      occupant: seat.occupant,
      digest: digestOf(seat, at),
    })),
    commitment: commitmentOf(table, deal, rulesVersion),
    hashes: [...hashes],
    redeals: deal.redeals,
    ...(isFull(nonces) && { nonces: [...nonces] }),
  }
}
