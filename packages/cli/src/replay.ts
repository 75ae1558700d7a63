import { isRefusal, type LogLine, type Viewer } from '@kazamata/kernel'
import { eventsFor } from '@kazamata/kernel/match'
import { findGame, type Locale, locales } from '@kazamata/registry'
import { tools } from '@kazamata/registry/tools'
import { readArgs, readNumber, readOne } from './args.ts'
import { textIn } from './format.ts'
import { Misuse } from './misuse.ts'
import { openMatchFile, reason } from './open-file.ts'
import { printable, type Streams } from './streams.ts'

/** Prints the log of a match as one viewer reads it. */
export async function replayCommand(args: readonly string[], { out, err }: Streams): Promise<number> {
  const { values, positionals } = readArgs(args, {
    lang: { type: 'string', default: 'en' },
    viewer: { type: 'string', default: 'table' },
  })
  const path = readOne(positionals, 'file')
  const locale = readLocale(values.lang)
  const opened = await openMatchFile(path)
  if (isRefusal(opened)) throw new Misuse(`"${path}" is not a match that can be replayed. ${reason(opened)}`)
  const { game, match } = opened
  const { seats } = match.record
  const viewer = readViewer(values.viewer, seats.length)
  if (viewer !== 'table' && game.outcome(match.state) === undefined) {
    err.write(`${printable(path)} is not over: until then only what the whole table was told is shown.\n`)
    return 1
  }
  const describeEvent = (await tools[game.id]?.())?.describeEvent
  const messages = await findGame(game.id)?.messages(locale)
  if (describeEvent === undefined || messages === undefined)
    throw new Error(`The registry does not hold all of ${game.id}.`)

  const text = textIn(locale, messages)
  const context = { names: seats.map(seat => seat.name), viewer }
  for (const event of eventsFor(game, match, viewer)) {
    const line = describeEvent(event, context)
    if (line !== undefined) out.write(`${print(line, printable(text(line)))}\n`)
  }
  return 0
}

function print(line: LogLine, text: string): string {
  if (line.heading === true) return `\n${text}`
  return line.why === undefined ? `  ${text}` : `  ${text} [${line.why}]`
}

function readLocale(lang: string): Locale {
  const locale = locales.find(locale => locale === lang)
  if (locale === undefined) throw new Misuse(`--lang is "${lang}", not one of ${locales.join(', ')}`)
  return locale
}

/** Seats as people count them, from 1. */
function readViewer(viewer: string, seats: number): Viewer {
  return viewer === 'table' ? viewer : readNumber('viewer', viewer, 1, seats) - 1
}
