import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coopPhrases, phrases } from './chat.ts'
import { clientMessage } from './client-messages.ts'
import { closeReasons, codes } from './codes.ts'
import { limits, protocolVersion } from './limits.ts'
import { serverMessage } from './server-messages.ts'

const doc = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8')

/** The section of a message, from its heading to the next. */
function sectionOf(type: string): string {
  const [, section = ''] = doc.split(`\n#### ${type}\n`)
  return section.split('\n#')[0] ?? ''
}

const messages = [
  ...clientMessage.def.options.map(option => [option, clientMessage] as const),
  ...serverMessage.def.options.map(option => [option, serverMessage] as const),
].map(([option, schema]) => ({
  type: option.shape.type.def.values[0] ?? '',
  keys: Object.keys(option.shape),
  schema,
}))

describe('docs/protocol.md', () => {
  test.each(messages)('describes $type: every key, with an example that follows the schema', message => {
    const section = sectionOf(message.type)
    const example: unknown = JSON.parse(/```json\n(.*)\n```/.exec(section)?.[1] ?? 'null')
    expect(message.schema.safeParse(example)).toMatchObject({ success: true })
    expect(Object.keys(example ?? {}).sort()).toEqual([...message.keys].sort())
  })

  test('describes no message that there is not', () => {
    const described = [...doc.matchAll(/^#### (\w+)$/gm)].map(([, type]) => type)
    expect(described.sort()).toEqual(messages.map(({ type }) => type).sort())
  })

  test.each([...codes, ...closeReasons])('tells what %s means', code => {
    expect(doc).toContain(`\`${code}\``)
  })

  test('names the version and the limits', () => {
    expect(doc).toContain(`Version ${protocolVersion}.`)
    expect(doc).toContain(`${limits.messageBytes.toLocaleString('en')} bytes, a depth of ${limits.depth}`)
    expect(doc).toContain(`1 to ${limits.moves} of them`)
    expect(doc).toContain(`${limits.passwordLength.min} to ${limits.passwordLength.max} characters`)
    expect(doc).toContain(`holds for ${limits.deviceLinkMinutes} minutes`)
    expect(doc).toContain(`of more than ${limits.pushSubscriptions} the oldest`)
    expect(doc).toContain(`1 to ${limits.lineLength} characters`)
    expect(doc).toContain(`${limits.linesAtOnce.lines} lines in ${limits.linesAtOnce.seconds} seconds`)
    expect(doc).toContain(`${limits.linesOfMatch.toLocaleString('en')} at a table`)
    for (const phrase of [...phrases, ...coopPhrases]) expect(doc).toContain(`\`${phrase}\``)
    expect(doc).toContain(`you sit at ${limits.waitingTables} tables`)
    expect(doc).toContain(`you play ${limits.runningMatches} matches`)
    expect(doc).toContain(`${limits.nameLength.min} to ${limits.nameLength.max} letters`)
  })
})
