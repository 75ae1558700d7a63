import { isRefusal, type Refusal } from '../errors.ts'

/** The answer, where a test knows that it is not a refusal. */
export function accepted<T extends object>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`Refused with ${JSON.stringify(answer)}.`)
  return answer
}
