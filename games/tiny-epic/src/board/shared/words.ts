import { useWords as useAnyWords } from '@kazamata/ui'
import type english from '../../messages/en.json'
import type dungeon from '../messages/en.json'

export { useText } from '@kazamata/ui'

/** Messages that are there from the start; those of the dungeon are loaded with it. */
type FirstMessageId = keyof typeof english
export const useFirstWords = useAnyWords<FirstMessageId>

export type MessageId = FirstMessageId | keyof typeof dungeon
export const useWords = useAnyWords<MessageId>
