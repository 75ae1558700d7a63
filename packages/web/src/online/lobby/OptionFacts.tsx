import { findGame, type Locale, type Messages } from '@kazamata/registry'
import { useCallback } from 'react'
import { useLocale } from '../../intl/locale.ts'
import { fieldsOf } from '../../setup/fields.ts'
import { useLoaded } from '../../shell/use-loaded.ts'

/** What a table is played with beside the usual, in the words of its game; nothing where it is as usual. */
export function OptionFacts({ game, options }: { game: string; options: unknown }) {
  const chosen = typeof options === 'object' && options !== null ? Object.entries(options) : []
  return chosen.length === 0 ? null : <Facts game={game} chosen={chosen} />
}

function Facts({ game, chosen }: { game: string; chosen: readonly [string, unknown][] }) {
  const locale = useLocale()
  const load = useCallback(() => loadWords(game, locale), [game, locale])
  const loaded = useLoaded(load)
  const facts = chosen
    .filter(([key, value]) => loaded?.usual.get(key) !== value)
    .flatMap(([key, value]) => factOf(loaded?.messages ?? {}, key, value))
  return facts.length === 0 ? null : <p className="facts">{facts.join(' · ')}</p>
}

/** What its options are called, and their usual values. Without them there is nothing to say. */
async function loadWords(id: string, locale: Locale) {
  const manifest = findGame(id)
  try {
    const [messages, game] = await Promise.all([manifest?.messages(locale), manifest?.game()])
    return {
      messages,
      usual: new Map<string, unknown>(game && fieldsOf(game).map(({ key, value }) => [key, value])),
    }
  } catch {
    return undefined
  }
}

function factOf(messages: Messages, key: string, value: unknown): string[] {
  const label = messages[`option.${key}`]
  if (label === undefined) return []
  if (typeof value === 'boolean') return [`${label} ${value ? '✓' : '✗'}`]
  return [`${label}: ${messages[`option.${key}.${value}`] ?? value}`]
}
