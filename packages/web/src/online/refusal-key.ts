import type { ApiCode } from './api.ts'
import type { OnlineKey } from './words.ts'

/** Why something was refused, in words. */
export function refusalKey(code: ApiCode): OnlineKey {
  switch (code) {
    case 'no-server':
    case 'no-such-match':
    case 'not-allowed':
    case 'not-seated':
    case 'muted':
    case 'full':
    case 'too-many-tables':
    case 'too-many-matches':
    case 'removed':
    case 'not-agreed':
    case 'too-late':
    case 'abandoned':
    case 'bad-invite':
    case 'bad-link':
    case 'bad-name':
    case 'name-taken':
    case 'bad-password':
    case 'bad-login':
    case 'bad-recovery':
    case 'banned':
    case 'no-such-person':
    case 'too-fast':
    case 'unavailable':
    case 'signed-out':
      return `online.refused.${code}`
    default:
      return 'online.refused'
  }
}
