import { memo } from 'react'
import { entranceCell } from '../../../rules/dungeon/grid.ts'
import type { Place } from '../../../state.ts'
import { columnOf, rowOf } from '../viewport/geometry.ts'
import './torchlight.css'

const at = (place: Place) => ({
  transform: `translate(${columnOf(place) * 100 + 50}px, ${rowOf(place) * 100 + 50}px)`,
})

/** Who carries it, and where. */
export interface Torch {
  readonly hero: string
  readonly place: Place
}

/**
 * The dark, with a hole around every torch. A drawing of its own, so that what moves above does not have it made anew;
 * never so dark that a room could not be read.
 */
export const Torchlight = memo(function Torchlight({ torches }: { readonly torches: readonly Torch[] }) {
  return (
    <svg className="te-light" viewBox="0 0 700 700" aria-hidden="true">
      <defs>
        <radialGradient id="te-lit">
          <stop />
          <stop offset=".45" stopOpacity=".75" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="te-warm">
          <stop stopColor="#ffb24a" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffb24a" stopOpacity="0" />
        </radialGradient>
        <mask id="te-dark" maskUnits="userSpaceOnUse" x="-10" y="-10" width="720" height="720">
          <rect x="-10" y="-10" width="720" height="720" fill="#fff" />
          <circle style={at(entranceCell)} r="160" fill="url(#te-lit)" opacity=".7" />
          {torches.map(({ hero, place }) => (
            <circle key={hero} className="te-torch" style={at(place)} r="235" fill="url(#te-lit)" />
          ))}
        </mask>
      </defs>
      <rect x="-10" y="-10" width="720" height="720" fill="#05080d" opacity=".45" mask="url(#te-dark)" />
      {torches.map(({ hero, place }) => (
        <circle key={hero} className="te-torch" style={at(place)} r="150" fill="url(#te-warm)" />
      ))}
    </svg>
  )
})
