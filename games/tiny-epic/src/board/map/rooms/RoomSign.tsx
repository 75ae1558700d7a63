import { iconInside } from '@kazamata/ui'
import { signs } from '../../shared/signs.ts'
import './room-sign.css'

/** Ends of corridors and tokens on rooms, each drawn around the origin. */
export type RoomSignId = 'blocked' | 'dead' | 'trap' | 'trapOff' | 'portal' | 'seal'

/** Half a corridor. */
export const corridorHalfWidth = 15

export function RoomSign({ id }: { readonly id: RoomSignId }) {
  switch (id) {
    case 'blocked':
      return (
        <g className="te-beam">
          <rect x={-corridorHalfWidth - 4} y="-4" width={2 * corridorHalfWidth + 8} height="8" rx="2" />
          <path d="M-8-8l16 16M8-8l-16 16" />
        </g>
      )
    case 'dead':
      return (
        <g className="te-plug">
          <rect x={-corridorHalfWidth - 1} y="-8.5" width={2 * corridorHalfWidth + 2} height="17" />
          <path d={`M${-corridorHalfWidth} 0h${2 * corridorHalfWidth}M-3-8v8M7 0v8M-9 0v8`} />
        </g>
      )
    case 'trap':
      return (
        <g className="te-trap">
          <path d="M0-14l14 24h-28z" />
          <path d="M0-5v7m0 3v2.500" className="bang" />
        </g>
      )
    case 'trapOff':
      return (
        <g className="te-tick">
          <circle r="11" />
          <path d="M-5 0l4 4 7-8" />
        </g>
      )
    case 'portal':
    case 'seal':
      return (
        <g className={`te-${id}`}>
          <circle r="12" />
          <path d={signs[id]} transform={id === 'portal' ? iconInside(18) : iconInside(16)} />
        </g>
      )
  }
}
