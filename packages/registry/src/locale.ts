/** The languages of the app; every message exists in all of them. */
export const locales = ['en', 'pl', 'cs', 'hu'] as const
export type Locale = (typeof locales)[number]

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>

type Loaders<T> = Readonly<Record<Locale, () => Promise<{ readonly default: T }>>>

/** What exists in every language, loaded in the one asked for. */
export function lazily<T>(loaders: Loaders<T>): (locale: Locale) => Promise<T> {
  return async locale => (await loaders[locale]()).default
}
