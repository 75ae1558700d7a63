import type { PlayingState, WaitingTable } from '../connection/remote-match.ts'

/** What the chat has to know of the table it is at. */
export interface ChatPlace {
  /** Was it open when the table was made? */
  readonly isOpen: boolean
  readonly isHost: boolean
  /** Are all on one side? */
  readonly coop: boolean
  /** Only those who watch read what is written here, for now. */
  readonly isApart: boolean
  /** Who has no seat is a spectator once the match has begun. */
  readonly hasBegun: boolean
}

export const placeAtTable = ({ settings, you, host }: WaitingTable): ChatPlace => ({
  isOpen: settings.chat,
  isHost: you !== undefined && you === host,
  coop: false,
  isApart: false,
  hasBegun: false,
})

export function placeInMatch({ about, snapshot }: PlayingState, coop: boolean): ChatPlace {
  const { viewer } = snapshot
  return {
    isOpen: about.settings.chat,
    isHost: viewer !== 'table' && viewer === about.host,
    coop,
    isApart: viewer === 'table' && !coop && snapshot.outcome === undefined,
    hasBegun: true,
  }
}
