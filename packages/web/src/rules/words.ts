import { lazily, type Messages } from '@kazamata/registry'
import { useWords } from '@kazamata/ui'
import type { Key } from '../intl/messages.ts'
import type english from './messages/en.json'

export const useRulesWords = useWords<Key | keyof typeof english>

export const rulesMessages = lazily<Messages>({
  en: () => import('./messages/en.json'),
  pl: () => import('./messages/pl.json'),
  cs: () => import('./messages/cs.json'),
  hu: () => import('./messages/hu.json'),
})
