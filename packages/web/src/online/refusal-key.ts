import type { ApiCode } from './api.ts'
import type { OnlineKey } from './words.ts'

/** Why something was refused, in words. */
export function refusalKey(code: ApiCode): OnlineKey {
  switch (code) {
    case 'no-server':
    case 'no-such-match':
    case 'not-allowed':
    case 'not-seated':
    case 'full':
    case 'too-late':
    case 'bad-invite':
    case 'bad-link':
    case 'bad-name':
    case 'too-fast':
    case 'unavailable':
    case 'signed-out':
      return `online.refused.${code}`
    default:
      return 'online.refused'
  }
}
