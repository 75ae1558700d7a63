import type { Clock } from '../parts.ts'
import type { WaitingTable } from '../store/online-store.ts'
import type { Offer } from './deal.ts'

/** So many milliseconds people's clients have to answer in. */
export const answerTime = 15_000

/** A client at a waiting table. */
interface Client {
  readonly person: string
}

interface Parts {
  readonly clock: Clock
  /** Stores what has come at this node, and begins the match when nothing is missing. */
  advance(table: string): Promise<void>
  /** Somebody has not answered in time the deal for this secret. */
  late(table: string, secret: string): void
}

interface Run {
  isDue: boolean
  readonly done: Promise<void>
}

/** What the clients at this node put into deals, and how long they may take for it. */
export class Dealing {
  private readonly offers = new Map<string, Map<Client, Offer>>()
  /** By table: the deal that is waited for, since it was first seen here: a restart begins the wait anew. */
  private readonly waits = new Map<string, { readonly secret: string; readonly stop: () => void }>()
  private readonly running = new Map<string, Run>()

  constructor(private readonly parts: Parts) {}

  close(): void {
    for (const { stop } of this.waits.values()) stop()
  }

  /** What a client has sent; its last hash counts, until one is published. */
  offer(table: string, client: Client, offer: Offer): void {
    const offers = this.offers.get(table) ?? new Map<Client, Offer>()
    this.offers.set(table, offers)
    offers.set(client, { ...offers.get(client), ...offer })
    void this.advance(table)
  }

  /** The client is gone, and its hash with it, if it was not published. */
  forget(table: string, client: Client): void {
    const offers = this.offers.get(table)
    offers?.delete(client)
    if (offers?.size === 0) this.offers.delete(table)
  }

  /** Of a person's clients here, the first one first. */
  readonly offersOf =
    (table: string) =>
    (person: string): Offer[] =>
      [...(this.offers.get(table) ?? [])].flatMap(([client, offer]) =>
        client.person === person ? [offer] : [],
      )

  /** One after another for a table, and once more where something came meanwhile. */
  advance(table: string): Promise<void> {
    const known = this.running.get(table)
    if (known !== undefined) {
      known.isDue = true
      return known.done
    }
    const run: Run = { isDue: true, done: Promise.resolve().then(() => this.run(table)) }
    this.running.set(table, run)
    return run.done
  }

  private async run(table: string): Promise<void> {
    const run = this.running.get(table)
    try {
      while (run?.isDue) {
        run.isDue = false
        await this.parts.advance(table)
      }
    } finally {
      this.running.delete(table)
    }
  }

  /** Waits for the answers to this deal, unless it does already; ends the wait where there is nothing to answer. */
  await(id: string, table: WaitingTable | undefined): void {
    const { deal } = table ?? {}
    const secret = deal?.begun && deal.secret
    const known = this.waits.get(id)
    if (known?.secret === secret) return
    known?.stop()
    this.waits.delete(id)
    if (secret === undefined) return
    const stop = this.parts.clock.after(answerTime, () => {
      this.waits.delete(id)
      this.parts.late(id, secret)
    })
    this.waits.set(id, { secret, stop })
  }
}
