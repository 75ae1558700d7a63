/** The languages of the house; every message exists in all of them. */
export const locales = ['en', 'pl', 'cs', 'hu'] as const
export type Locale = (typeof locales)[number]

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>

type Loaders = Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>

/** Messages of one language, loaded when asked for. */
export function lazily(loaders: Loaders): (locale: Locale) => Promise<Messages> {
  return async locale => (await loaders[locale]()).default
}
