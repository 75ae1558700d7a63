import { cardMessages, type Locale, type Messages } from '@kazamata/registry'
import type english from '../messages/en.json'

/** Every message of the shell, so that a key that does not exist does not compile. */
export type Key = keyof typeof english

const shell: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('../messages/en.json'),
  pl: () => import('../messages/pl.json'),
  cs: () => import('../messages/cs.json'),
  hu: () => import('../messages/hu.json'),
}

export async function shellMessages(locale: Locale): Promise<Messages> {
  const [own, cards] = await Promise.all([shell[locale](), cardMessages(locale)])
  return { ...own.default, ...cards }
}
