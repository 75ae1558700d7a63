import type { Message, MessageValue } from '@kazamata/kernel'
import type { Messages } from '@kazamata/registry'
import { articleTags } from '@kazamata/ui/article'
import { IntlMessageFormat } from 'intl-messageformat'

type Values = Readonly<Record<string, string | number | ((parts: readonly unknown[]) => string)>>

/** Sentences as plain text in one language. */
export function textIn(locale: string, messages: Messages): (message: Message) => string {
  const known = new Map<string, IntlMessageFormat>()

  function format(id: string): IntlMessageFormat {
    const text = messages[id]
    if (text === undefined) throw new Error(`There is no message "${id}" in ${locale}.`)
    const made = known.get(id) ?? new IntlMessageFormat(text, locale)
    known.set(id, made)
    return made
  }

  const joined = new Intl.ListFormat(locale)

  function plain(value: MessageValue): string | number {
    if (typeof value !== 'object') return value
    return 'list' in value ? joined.format(value.list.map(one => String(plain(one)))) : text(value)
  }

  function text({ id, values = {} }: Message): string {
    const plainValues: Values = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, plain(value)]),
    )
    return String(format(id).format({ ...tagsOf(messages[id] ?? ''), ...articleTags, ...plainValues }))
  }
  return text
}

/** Tags such as bold are left out; their contents stay. */
function tagsOf(message: string): Values {
  const names = [...message.matchAll(/<(\w+)>/g)].map(match => match[1] ?? '')
  return Object.fromEntries(names.map(name => [name, (parts: readonly unknown[]) => parts.join('')]))
}
