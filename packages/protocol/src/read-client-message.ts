import type * as z from 'zod/mini'
import { type ClientMessage, clientMessage, type move } from './client-messages.ts'
import { limits } from './limits.ts'
import { readMessage } from './read-message.ts'
import { matchIdPattern, requestIdPattern } from './values.ts'

/** What a client has sent; `undefined` where it is no message. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const value = readMessage(text)
  if (isMove(value)) return value
  const read = clientMessage.safeParse(value)
  return read.success ? read.data : undefined
}

const moveKeys = 5

/** The same as the schema of `move`, without copying: nearly all messages are moves. A law test holds it to the schema. */
function isMove(value: unknown): value is z.infer<typeof move> {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'move') return false
  if (!('match' in value && 'id' in value && 'question' in value && 'moves' in value)) return false
  const { match, id, question, moves } = value
  return (
    typeof match === 'string' &&
    matchIdPattern.test(match) &&
    typeof id === 'string' &&
    requestIdPattern.test(id) &&
    Number.isSafeInteger(question) &&
    Number(question) >= 0 &&
    Array.isArray(moves) &&
    moves.length >= 1 &&
    moves.length <= limits.moves &&
    Object.keys(value).length === moveKeys
  )
}
