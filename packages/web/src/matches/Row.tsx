import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { Players } from './Players.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import './tables.css'

/** A match or a campaign in a list. */
export interface RowProps extends Pick<StoredMatch, 'game' | 'seats'> {
  /** Waits for somebody at this device. */
  readonly yours?: boolean
  readonly title: ReactNode
  readonly status: ReactNode
  /** When it was last played. */
  readonly at: number
}

interface Extra {
  readonly note?: string | false
  /** What can be done with it. */
  readonly children: ReactNode
}

export function Row({ game, seats, yours, title, status, at, note, children }: RowProps & Extra) {
  const { light, sign } = coverOf(game)
  return (
    <article className="match" data-light={light} data-yours={yours}>
      <span className="sign">
        <Icon d={sign} />
      </span>
      <div className="about">
        {title}
        <p>
          <Players seats={seats} />
        </p>
        <p className="state">
          <b>{status}</b> · <TimeAgo at={at} />
        </p>
        {note && <p>{note}</p>}
      </div>
      <div className="acts">{children}</div>
    </article>
  )
}
