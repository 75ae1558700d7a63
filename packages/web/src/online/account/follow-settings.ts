import type { Me, PersonSettings } from '@kazamata/protocol'
import { locale, onLocale, setLocale } from '../../intl/locale.ts'
import { colorScheme, setColorScheme } from '../../shell/appearance/color-scheme.ts'
import { setTextSize, textSize } from '../../shell/appearance/text-size.ts'
import type { Api } from '../api.ts'
import { rememberName } from '../person/person-name.ts'
import { browserOnline } from '../use-online.ts'

/** As they are on this device. */
export function currentSettings(): Required<PersonSettings> {
  return { language: locale(), theme: colorScheme.get(), textSize: textSize.get() }
}

/** This device looks as the person's other ones do, and remembers the name. */
export function becomePerson({ name, settings }: Pick<Me, 'name' | 'settings'>): void {
  rememberName(name)
  if (settings.language !== undefined) setLocale(settings.language)
  if (settings.theme !== undefined) setColorScheme(settings.theme)
  if (settings.textSize !== undefined) setTextSize(settings.textSize)
}

const followed = new WeakSet<Api>()

/** From now on the server hears of what this person chooses, for their other devices. */
export function followSettings({ api } = browserOnline): void {
  if (followed.has(api)) return
  followed.add(api)
  const tell = () => void api.saveMe({ settings: currentSettings() })
  for (const listen of [onLocale, colorScheme.listen, textSize.listen]) listen(tell)
}
