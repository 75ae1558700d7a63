import { type Words as AnyWords, useWords as useAnyWords } from '@kazamata/ui'
import type en from '../messages/en.json'
import type guided from './help/messages/en.json'

export { useText } from '@kazamata/ui'

/** Those of the tutorial are there in a tutorial only. */
export type MessageId = keyof typeof en | keyof typeof guided
export type Words = AnyWords<MessageId>
export const useWords = useAnyWords<MessageId>
