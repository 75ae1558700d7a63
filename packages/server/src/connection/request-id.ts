import { limits, readMessage } from '@kazamata/protocol'

/** The id of a request that cannot be read or is not even looked at, so that its sender knows which it was. */
export function requestIdOf(text: string | undefined): { readonly id?: string } {
  if (text === undefined || text.length > limits.messageBytes) return {}
  const value = readMessage(text)
  if (typeof value !== 'object' || value === null || !('id' in value)) return {}
  return typeof value.id === 'string' && value.id.length <= 64 ? { id: value.id } : {}
}
