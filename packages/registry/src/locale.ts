/** The languages of the app; every message exists in all of them. */
export const locales = ['en', 'pl', 'cs', 'hu'] as const
export type Locale = (typeof locales)[number]

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>
