import { coverOf } from '@kazamata/registry/covers'
import type { StoredMatch } from '@kazamata/room/store'
import { Icon } from '@kazamata/ui'
import type { ReactNode } from 'react'
import { Players } from './Players.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import './matches.css'

/** A match or a campaign, as a row of a list shows it. */
export interface MatchRowProps extends Pick<StoredMatch, 'game' | 'seats'> {
  /** It is the turn of a person at this device. */
  readonly yours?: boolean
  readonly title: ReactNode
  readonly status: ReactNode
  /** When it was last played. */
  readonly at: number
}

interface RowExtras {
  readonly note?: string | false
  /** What can be done with it. */
  readonly children: ReactNode
}

export function MatchRow({
  game,
  seats,
  yours,
  title,
  status,
  at,
  note,
  children,
}: MatchRowProps & RowExtras) {
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
