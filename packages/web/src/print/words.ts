import type { Locale, Messages } from '@kazamata/registry'
import { useWords } from '@kazamata/ui'
import type { Key } from '../intl/messages.ts'
import type english from './messages/en.json'

export const usePrintWords = useWords<Key | keyof typeof english>

const own: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  pl: () => import('./messages/pl.json'),
  cs: () => import('./messages/cs.json'),
  hu: () => import('./messages/hu.json'),
}

export async function printMessages(locale: Locale): Promise<Messages> {
  return (await own[locale]()).default
}
