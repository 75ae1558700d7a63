import { equal } from '@kazamata/kernel'
import { hashOfNonce, type Receipt, receiptOf } from '@kazamata/kernel/match'
import type { ClientMessage, ServerMessage } from '@kazamata/protocol'
import { hashOf } from '../people/people.ts'
import type { OnlineStore } from '../store/online-store.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableWatcher } from '../tables/watching.ts'

type DealAnswer = Extract<ClientMessage, { type: 'nonceHash' | 'nonce' }>

/** A client's part of the deals it is asked for, as a page takes it: promises, keeps its receipt, reveals. */
export class DealClient {
  /** Of the last deal that it has revealed its nonce for. */
  receipt: Receipt | undefined
  /** How many deals those were. */
  revealed = 0
  private nonce = ''
  private promised = ''

  constructor(
    private readonly name: string,
    private readonly say: (message: DealAnswer) => void,
  ) {}

  /** A new line: whatever was said over the last one may be lost. */
  reconnected(): void {
    this.promised = ''
  }

  hear(message: ServerMessage): void {
    if (message.type === 'table' && message.you !== undefined && message.deal !== undefined)
      this.promise(message.match, message.deal.commitment)
    if (message.type === 'deal') this.reveal(message)
  }

  private promise(match: string, commitment: string): void {
    if (this.promised === commitment) return
    this.promised = commitment
    this.nonce = hashOf(`${this.name} ${commitment}`)
    this.say({ type: 'nonceHash', match, commitment, hash: hashOfNonce(this.nonce, match) })
  }

  private reveal({ match, ...deal }: Extract<ServerMessage, { type: 'deal' }>): void {
    const { nonce } = this
    if (nonce === '' || !deal.hashes.includes(hashOfNonce(nonce, match))) return
    const seats = deal.seats.map(seat => ({ ...seat, name: '' }))
    const receipt = receiptOf({ ...deal, id: match, seats }, nonce)
    if (this.receipt?.nonce !== nonce) {
      this.receipt = receipt
      this.revealed += 1
    } else if (!equal(this.receipt, receipt)) throw new Error('One secret was used for two deals.')
    this.say({ type: 'nonce', match, nonce })
  }
}

/** This person looks at a table with a client that answers deals. */
export async function attendAs(
  tables: Tables,
  person: string,
  id: string,
  onDeal: () => void = () => undefined,
): Promise<void> {
  const client = new DealClient(person, ({ type: _type, match: _match, ...offer }) =>
    tables.offer(id, watcher, offer),
  )
  const watcher: TableWatcher = {
    person,
    show: table => client.hear({ type: 'table', ...table }),
    deal: deal => {
      client.hear({ type: 'deal', ...deal })
      onDeal()
    },
    ended: () => undefined,
    removed: () => undefined,
  }
  await tables.watch(id, watcher)
}

/** Everybody who sits at this table has a client there that answers deals. */
export async function attend(
  { tables, parts }: { readonly tables: Tables; readonly parts: { readonly store: OnlineStore } },
  id: string,
): Promise<void> {
  for (const seat of (await parts.store.tables.load(id))?.seats ?? [])
    if (seat.kind === 'person') await attendAs(tables, seat.person, id)
}
