import { hash, isRefusal } from '@kazamata/kernel'
import { commitment, commitmentOfSecret, dealFault } from '@kazamata/kernel/match'
import { readArgs, readOne } from './args.ts'
import { dealReasons, openMatchFile, openReceipt, reason } from './open-file.ts'
import { printable, type Streams } from './streams.ts'

/** Checks a match file: its commitment, every entry, and what came of it. Secrets are shown when it is over. */
export async function verifyCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { positionals, values } = readArgs(args, { receipt: { type: 'string' } })
  const path = readOne(positionals, 'file')
  const opened = await openMatchFile(path)
  if (isRefusal(opened)) {
    err.write(`${printable(path)} is not a true match. ${reason(opened)}.\n`)
    return 1
  }
  const { game, match } = opened
  const { record } = match
  const outcome = game.outcome(match.state)
  const names = outcome?.winners.map(seat => record.seats[seat]?.name || `seat ${seat + 1}`)
  const { deal } = record
  if (values.receipt !== undefined) {
    const receipt = await openReceipt(values.receipt)
    const fault = receipt && dealFault(record, receipt)
    if (receipt === undefined || fault !== undefined) {
      const why = fault === undefined ? 'That is not a receipt' : dealReasons[fault]
      err.write(`${printable(path)} does not fit ${printable(values.receipt)}. ${why}.\n`)
      return 1
    }
  }
  const secret = 'not shown before the match is over'
  const lines = [
    `${path} is a true match.`,
    ...(record.version === 1 ? ['older file: options and seats not bound'] : []),
    `game        ${record.game}, rules version ${record.rulesVersion}`,
    `match       ${record.id}`,
    `entries     ${record.entries.length}`,
    `outcome     ${names === undefined ? 'not over' : names.length === 0 ? 'lost by all' : `won by ${names.join(', ')}`}`,
    `seed        ${names === undefined ? secret : record.seed}`,
    `commitment  ${commitment(record)}`,
    ...(deal
      ? [`deal        ${commitmentOfSecret(deal.secret, record)}, after ${deal.redeals} given up`]
      : []),
    ...(values.receipt === undefined ? [] : ['receipt     fits: dealt as this browser saw it']),
    `hash        ${names === undefined ? secret : hash(match.state)}`,
  ]
  out.write(`${lines.map(printable).join('\n')}\n`)
  return 0
}
