import { equal } from '@kazamata/kernel'
import { hashOfNonce, receiptOf } from '@kazamata/kernel/match'
import type { ServerMessageOf } from '@kazamata/protocol'
import { hex } from '../../matches/seed.ts'
import type { Outgoing } from '../connection/outgoing.ts'
import type { DealStore } from './deal-store.ts'

/**
 * This browser's part of a deal: promises a nonce by its hash, and reveals it for one deal alone, once the receipt of that
 * deal is kept. Whatever the server changes afterwards does not fit the receipt.
 */
export class DealPart {
  /** The server asked for something that no honest one asks for: there was no answer. */
  isDoubtful = false
  /** The commitment for which a hash was sent over this line. */
  private promised: string | undefined

  constructor(
    private readonly match: string,
    private readonly store: DealStore,
    private readonly tell: (message: Outgoing) => boolean,
  ) {}

  /** A new line: what was said over the last one may be lost. */
  reconnected(): void {
    this.promised = undefined
  }

  /** Whoever has a seat promises their part before the host starts. */
  shown({ you, deal }: ServerMessageOf<'table'>): void {
    const { match, store } = this
    if (you === undefined || deal === undefined || this.promised === deal.commitment) return
    const { commitment } = deal
    let known = store.load(match)
    if (known?.commitment !== commitment) {
      const { answered } = known ?? {}
      const drawn = { commitment, nonce: hex(32), ...(answered !== undefined && { answered }) }
      store.save(match, drawn)
      known = store.load(match)
    }
    if (known === undefined) return
    const hash = hashOfNonce(known.nonce, match)
    if (this.tell({ type: 'nonceHash', match, commitment, hash })) this.promised = commitment
  }

  /** All is fixed: whoever finds their own hash reveals what it stands for. */
  asked({ match, ...deal }: ServerMessageOf<'deal'>): void {
    const known = this.store.load(match)
    if (known?.commitment !== deal.commitment) return
    const { nonce, answered } = known
    if (!deal.hashes.includes(hashOfNonce(nonce, match))) return
    const receipt = receiptOf(
      { ...deal, id: match, seats: deal.seats.map(seat => ({ ...seat, name: '' })) },
      nonce,
    )
    const isOther = known.receipt !== undefined && !equal(known.receipt, receipt)
    const isHidden = known.receipt === undefined && answered !== undefined && deal.redeals <= answered
    if (isOther || isHidden) {
      this.isDoubtful = true
      return
    }
    if (known.receipt === undefined)
      this.store.save(match, { commitment: deal.commitment, nonce, receipt, answered: deal.redeals })
    this.tell({ type: 'nonce', match, nonce })
  }
}
