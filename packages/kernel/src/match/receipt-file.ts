import * as z from 'zod/mini'
import type { Receipt } from './deal.ts'

/** A receipt is UTF-8 JSON and no larger than this many bytes. */
export const maxReceiptSize = 10_000

const format = 'kazamata-receipt'

const bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const file = z.strictObject({
  format: z.literal(format),
  match: z.string().check(z.maxLength(200)),
  commitment: bytes32,
  nonce: bytes32,
  hashes: z.array(bytes32).check(z.maxLength(20)),
  terms: bytes32,
})

/** A receipt as a file, marked as ours. */
export function writeReceipt({ match, commitment, nonce, hashes, terms }: Receipt): string {
  return `${JSON.stringify({ format, match, commitment, nonce, hashes, terms })}\n`
}

/** Reads what `writeReceipt` wrote; `undefined` for anything else. */
export function readReceipt(input: string): Receipt | undefined {
  if (input.length > maxReceiptSize) return undefined
  try {
    const { data } = file.safeParse(JSON.parse(input))
    if (data === undefined) return undefined
    const { format: _, ...receipt } = data
    return receipt
  } catch {
    return undefined
  }
}
