import type { Locale } from './locale.ts'

/** Loads something; where that never changes, `loaded` gives what was loaded before. */
export interface Loader<T> {
  (): Promise<T>
  loaded?(): T | undefined
}

/** For code and data that never change. */
export function loadOnce<T>(load: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined
  async function start(): Promise<T> {
    try {
      loaded = await load()
      return loaded
    } catch (error) {
      // There may be a network the next time.
      loading = undefined
      throw error
    }
  }
  return Object.assign(
    () => {
      loading ??= start()
      return loading
    },
    { loaded: () => loaded },
  )
}

/** The same for what exists in every language. */
export interface LocaleLoader<T> {
  (locale: Locale): Promise<T>
  loaded?(locale: Locale): T | undefined
}

type Imports<T> = Readonly<Record<Locale, () => Promise<{ readonly default: T }>>>

/** What exists in every language, loaded in the one asked for. */
export function lazily<T>(imports: Imports<T>): LocaleLoader<T> {
  const own = (locale: Locale) => loadOnce(async () => (await imports[locale]()).default)
  const loaders: Readonly<Record<Locale, Loader<T>>> = {
    en: own('en'),
    pl: own('pl'),
    cs: own('cs'),
    hu: own('hu'),
  }
  return Object.assign((locale: Locale) => loaders[locale](), {
    loaded: (locale: Locale) => loaders[locale].loaded?.(),
  })
}
