import { type Locale, locales } from '@kazamata/registry'
import { useSyncExternalStore } from 'react'
import { readPreference, writePreference } from '../shell/preferences.ts'

const listeners = new Set<() => void>()

function known(tag: string | null | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split('-')[0]
  return locales.find(locale => locale === language)
}

/** The address says which language, and it is remembered; without it what was last, then what the browser prefers. */
function first(): Locale {
  const asked = known(new URLSearchParams(location.search).get('lang'))
  if (asked !== undefined) writePreference('lang', asked)
  return (
    asked ??
    known(readPreference('lang')) ??
    navigator.languages.map(known).find(locale => locale !== undefined) ??
    'en'
  )
}

let current: Locale | undefined

export function locale(): Locale {
  current ??= first()
  return current
}

export function setLocale(next: Locale): void {
  current = next
  writePreference('lang', next)
  stamp()
  for (const listener of listeners) listener()
}

/** Calls back whenever another language is chosen. */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLocale, locale, locale)
}

/** An address of ours with the language in it. */
export function withLang(to: string): string {
  const url = new URL(to, location.href)
  url.searchParams.set('lang', locale())
  return url.pathname + url.search + url.hash
}

/** Writes the language into the address bar; going back must not switch it. */
export function stamp(): void {
  const here = location.pathname + location.search + location.hash
  const there = withLang(here)
  if (here !== there) history.replaceState(history.state, '', there)
}
