import type { Room } from '@kazamata/room/room'
import { MatchHost } from '../matches/match-host.ts'
import type { ServerParts } from '../parts.ts'

/** A host whose rooms have a mistake: a test of the tests that have to find it. */
export class FaultyHost extends MatchHost {
  private readonly known = new WeakSet<Room>()

  constructor(
    parts: ServerParts,
    private readonly spoil: (room: Room) => void,
  ) {
    super(parts)
  }

  override async find(id: string) {
    const found = await super.find(id)
    if (typeof found === 'string' || this.known.has(found.room)) return found
    this.known.add(found.room)
    this.spoil(found.room)
    return found
  }
}
