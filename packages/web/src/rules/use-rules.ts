import type { GameManifest, Locale, Rules } from '@kazamata/registry'
import { useMemo, useState } from 'react'
import { useLocale } from '../intl/locale.ts'
import { useLoaded } from '../shell/use-loaded.ts'

/** The rules of a game in one language. */
export interface LoadedRules {
  readonly locale: Locale
  readonly rules: Rules
}

/** The book in the wanted language once it is here; until then in the one that was, so that no reader loses the place. */
export function useRules(manifest: GameManifest): LoadedRules | undefined {
  const locale = useLocale()
  const load = useMemo(
    () =>
      Object.assign(() => manifest.rules(locale), {
        loaded: () => manifest.rules.loaded?.(locale),
      }),
    [manifest, locale],
  )
  const rules = useLoaded(load)
  const [last, setLast] = useState<LoadedRules>()
  if (rules === undefined || rules === last?.rules) return last
  const loaded = { locale, rules }
  setLast(loaded)
  return loaded
}
