import type { Message } from '@kazamata/kernel'
import { useWords as useAnyWords } from '@kazamata/ui'
import type en from '../messages/en.json'

export { useText } from '@kazamata/ui'

export type MessageId = keyof typeof en
export const useWords = useAnyWords<MessageId>

/** A message by its id. */
export const say = (id: string, values?: Message['values']): Message =>
  values === undefined ? { id } : { id, values }
