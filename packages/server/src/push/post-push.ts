import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PushPost } from '../parts.ts'
import { isEndpoint, isPublicAddress } from './public-address.ts'

/** A push service answers within so many milliseconds. */
const patience = 10_000

/** Asks for all addresses of a name. */
type Find = (
  name: string,
  options: LookupAllOptions,
  callback: (error: Error | null, found: LookupAddress[]) => void,
) => void

const usual: Find = (name, options, callback) => resolve(name, options, callback)

/** Resolves a name to public addresses alone: what was checked is what is connected to. */
export function publicLookup(find: Find = usual): LookupFunction {
  return (hostname, options, callback) =>
    find(hostname, { ...options, all: true }, (error, found = []) => {
      const [first] = found
      if (error !== null) callback(error, [])
      else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        callback(new Error(`${hostname} is not on the public Internet.`), [])
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
}

/** Posts over https to a public address; no redirect is followed, and nothing of the answer read but its head. */
export function postPushWith(lookup: LookupFunction): PushPost {
  return (endpoint, headers, body) =>
    new Promise((answered, failed) => {
      if (!isEndpoint(endpoint)) return failed(new Error('This is no endpoint of a push service.'))
      const asked = request(
        endpoint,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          lookup,
          agent: false,
          maxHeaderSize: 16_384,
          signal: AbortSignal.timeout(patience),
        },
        response => {
          const seconds = Number(response.headers['retry-after'])
          answered({
            status: response.statusCode ?? 0,
            ...(seconds > 0 && { retryAfter: seconds * 1_000 }),
          })
          response.destroy()
        },
      )
      asked.on('error', failed)
      asked.end(body)
    })
}

export const postPush = postPushWith(publicLookup())
