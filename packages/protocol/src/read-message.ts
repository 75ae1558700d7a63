import { isTame } from '@kazamata/kernel'
import { limits } from './limits.ts'

/** The JSON of a text that came from outside; `undefined` where it is none, too deep, or has a key such as `__proto__`. */
export function readMessage(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isTame(value, limits.depth) ? value : undefined
  } catch {
    return undefined
  }
}
