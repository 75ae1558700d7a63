import type { Occupant } from '@kazamata/kernel'
import type { ApiCode } from '../api.ts'
import type { RemoteMatch } from '../connection/remote-match.ts'
import { useApi } from '../use-api.ts'

export interface Assign {
  /** Hands a seat to a bot, or takes one's own back; one after another. */
  readonly assign: (seat: number, occupant: Occupant) => void
  readonly isBusy: boolean
  readonly refused: ApiCode | undefined
}

export function useAssign({ connection, id }: RemoteMatch): Assign {
  const { run, isBusy, refused } = useApi()
  const assign = (seat: number, occupant: Occupant) =>
    run(async () => {
      const answer = await connection.request({ type: 'assign', match: id, seat, occupant })
      return 'code' in answer ? answer : { value: answer }
    })
  return { assign, isBusy, refused }
}
