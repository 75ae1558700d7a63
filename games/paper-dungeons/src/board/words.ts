import { type Words as AnyWords, useWords as useAnyWords } from '@kazamata/ui'
import type en from '../messages/en.json'

export { useText } from '@kazamata/ui'

export type MessageId = keyof typeof en
export type Words = AnyWords<MessageId>
export const useWords = useAnyWords<MessageId>
