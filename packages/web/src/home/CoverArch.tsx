import { type Cover, coverOf } from '@kazamata/registry/covers'
import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined
/** False for a page that was drawn in the build: its pictures would weigh more than its words, and the app has them too. */
const useScene = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

const outer = 'M18 1200V196A174 174 0 0 1 366 196V1200'
const inner = 'M34 1200V196A158 158 0 0 1 350 196V1200'
const rim = 'M4 1200V196A188 188 0 0 1 380 196V1200'

/** The stones around an arch. */
function Stones({ door }: { door: Cover }) {
  return (
    <g className="stones" fill="none">
      <path d={outer} stroke="#0007" strokeWidth="40" />
      <path d={outer} stroke={door.stone} strokeWidth="32" />
      <path d={outer} stroke="#fff" strokeOpacity=".13" strokeWidth="32" strokeDasharray="38 41" />
      <path d={outer} stroke={door.joint} strokeWidth="32" strokeDasharray="2.5 37" />
      <path d={inner} stroke="#000" strokeOpacity=".45" strokeWidth="3" />
      <path d={rim} stroke="#fff" strokeOpacity=".16" strokeWidth="2" />
      <path d="M172 4h40l-7 40h-26z" fill={door.stone} stroke={door.joint} strokeWidth="2.5" />
    </g>
  )
}

/** A game's light in its arch; the page decides how much of it there is to see. */
export function CoverArch({ game }: { game: string }) {
  const door = coverOf(game)
  const hasScene = useScene()
  const fade = `fade-${game}`
  const clip = `clip-${game}`
  return (
    <svg className="arch" viewBox="0 0 384 1200" aria-hidden="true">
      <defs>
        <clipPath id={clip}>
          <path d={`${outer}Z`} />
        </clipPath>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor={door.floor} stopOpacity="0" />
          <stop offset=".1" stopColor={door.floor} />
        </linearGradient>
      </defs>
      <g className="scene" clipPath={`url(#${clip})`}>
        {hasScene && <door.Scene />}
        <rect className="fade" y="300" width="384" height="900" fill={`url(#${fade})`} />
      </g>
      <Stones door={door} />
    </svg>
  )
}
