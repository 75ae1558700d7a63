import { cardMessages, type Locale, type LocaleLoader, lazily, type Messages } from '@kazamata/registry'
import type english from '../messages/en.json'

/** Every message of the shell, so that a key that does not exist does not compile. */
export type Key = keyof typeof english

const own = lazily<Messages>({
  en: () => import('../messages/en.json'),
  pl: () => import('../messages/pl.json'),
  cs: () => import('../messages/cs.json'),
  hu: () => import('../messages/hu.json'),
})

export type MessageLoader = LocaleLoader<Messages>

/** Messages of several loaders as one; of two with the same id the later one's. */
export function joined(loaders: readonly MessageLoader[]): MessageLoader {
  const join = (parts: readonly Messages[]): Messages => Object.assign({}, ...parts)
  return Object.assign(async (locale: Locale) => join(await Promise.all(loaders.map(load => load(locale)))), {
    loaded(locale: Locale) {
      const parts = loaders.map(load => load.loaded?.(locale)).filter(part => part !== undefined)
      return parts.length === loaders.length ? join(parts) : undefined
    },
  })
}

export const shellMessages = joined([own, cardMessages])
