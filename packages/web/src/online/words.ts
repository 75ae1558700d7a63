import { lazily, type Messages } from '@kazamata/registry'
import { useWords } from '@kazamata/ui'
import type { Key } from '../intl/messages.ts'
import type english from './messages/en.json'

export type OnlineKey = keyof typeof english

/** Messages of the app and of its online pages, as text. */
export const useOnlineWords = useWords<Key | OnlineKey>

export const onlineMessages = lazily<Messages>({
  en: () => import('./messages/en.json'),
  pl: () => import('./messages/pl.json'),
  cs: () => import('./messages/cs.json'),
  hu: () => import('./messages/hu.json'),
})
