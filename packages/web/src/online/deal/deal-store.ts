import { type Receipt, writeReceipt } from '@kazamata/kernel/match'
import * as z from 'zod/mini'

/** What this browser remembers of its part of a deal. */
export interface DealMemory {
  /** Of the secret that the nonce was drawn for. */
  readonly commitment: string
  readonly nonce: string
  /** Since the nonce was revealed. */
  readonly receipt?: Receipt
  /** Of the last deal in which this browser has revealed a nonce: how many were given up before it. */
  readonly answered?: number
  /** When it was written, in milliseconds. */
  readonly at: number
}

export interface DealStore {
  load(match: string): DealMemory | undefined
  save(match: string, memory: Omit<DealMemory, 'at'>): void
}

const prefix = 'kazamata.deal.'
/** So many are kept; the oldest go first. */
const most = 200

const memory = z.object({
  commitment: z.string(),
  nonce: z.string(),
  receipt: z.exactOptional(
    z.object({
      match: z.string(),
      commitment: z.string(),
      nonce: z.string(),
      hashes: z.array(z.string()),
      terms: z.string(),
    }),
  ),
  answered: z.exactOptional(z.number()),
  at: z.number(),
})

function read(storage: Storage, key: string): DealMemory | undefined {
  try {
    return memory.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

function forgetOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  const known = keys
    .filter(key => key.startsWith(prefix))
    .map(key => ({ key, at: read(storage, key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
  for (const { key } of known.slice(most)) storage.removeItem(key)
}

/** Over the browser's local storage; where it is blocked, as long as the page lasts. */
export function dealStore(storage: () => Storage, now: () => number): DealStore {
  const here = new Map<string, DealMemory>()
  return {
    load(match) {
      try {
        return read(storage(), prefix + match) ?? here.get(match)
      } catch {
        return here.get(match)
      }
    },
    save(match, memory) {
      const written = { ...memory, at: now() }
      here.set(match, written)
      try {
        storage().setItem(prefix + match, JSON.stringify(written))
        forgetOldest(storage())
      } catch {
        // It is remembered until the page is closed.
      }
    },
  }
}

/** The receipt of a match as a file, where this browser took part in its deal. */
export function receiptText(store: DealStore, match: string): string | undefined {
  const { receipt } = store.load(match) ?? {}
  return receipt && writeReceipt(receipt)
}

export const browserDeals = dealStore(
  () => localStorage,
  () => Date.now(),
)
