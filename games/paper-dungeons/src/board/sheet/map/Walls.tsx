import { memo } from 'react'
import { dungeons } from '../../../content/dungeons.ts'
import { type Card, columnLetters, rowNumbers } from '../../../content/ids.ts'
import { walls, warps, waters } from '../../../content/map.ts'
import type { Point } from '../drawing/pencil.ts'
import { ladder } from '../drawing/pencil.ts'
import { Label, Stroke } from '../drawing/shapes.tsx'
import { columns, type Grid, rows, sideOf, warpOf } from './grid.ts'

/** Three waves along a side. */
function waves([a, b]: readonly [Point, Point]): string {
  const upright = a[0] === b[0]
  const length = (upright ? b[1] - a[1] : b[0] - a[0]) - 6
  const crests = 5
  const long = length / crests
  let d = ''
  for (const off of [-3.5, 0, 3.5]) {
    d += upright ? `M${a[0] + off} ${a[1] + 3}` : `M${a[0] + 3} ${a[1] + off}`
    for (let i = 0; i < crests; i++) {
      const high = i % 2 === 0 ? -5 : 5
      d += upright ? `q${high} ${long / 2} 0 ${long}` : `q${long / 2} ${high} ${long} 0`
    }
  }
  return d
}

/** A bar along a side, twice `half` thick. */
function beam([a, b]: readonly [Point, Point], half: number): string {
  return a[0] === b[0]
    ? `M${a[0] - half} ${a[1]}h${2 * half}V${b[1]}h${-2 * half}z`
    : `M${a[0]} ${a[1] - half}v${2 * half}H${b[0]}v${-2 * half}z`
}

/** Printed bricks: one solid beam with joints. */
function Bricks({ side: [a, b], edge }: { side: readonly [Point, Point]; edge: string }) {
  const upright = a[0] === b[0]
  const half = 4
  const joints = [1, 2, 3, 4].map(k => {
    const q = k / 5
    return upright
      ? `M${a[0] - half} ${a[1] + (b[1] - a[1]) * q}h${2 * half}`
      : `M${a[0] + (b[0] - a[0]) * q} ${a[1] - half}v${2 * half}`
  })
  return (
    <g data-bricks={edge}>
      <path className="pd-brick" d={beam([a, b], half)} />
      <path className="pd-joint" d={joints.join('')} />
    </g>
  )
}

/** A wall of the dungeon card, drawn before the game: a ladder on a strip of bare paper. */
function Drawn({ side: [a, b], edge }: { side: readonly [Point, Point]; edge: string }) {
  return (
    <g data-ladder={edge}>
      <path className="pd-bare" d={beam([a, b], 3.6)} />
      <Stroke d={ladder(a, b, edge)} w={1.8} ink="wall" />
    </g>
  )
}

/** All that lies between rooms, and the border with its entrances. */
export const Walls = memo(({ grid, card }: { grid: Grid; card: Card }) => {
  const { x, y, w, h } = grid
  const bottom = y + rows * h
  return (
    <g>
      {waters.map(([a, b]) => (
        <path key={a + b} className="pd-water" data-water={`${a}/${b}`} d={waves(sideOf(grid, a, b))} />
      ))}
      {walls.map(([a, b]) => (
        <Bricks key={a + b} edge={`${a}/${b}`} side={sideOf(grid, a, b)} />
      ))}
      {dungeons[card].walls.map(([a, b]) => (
        <Drawn key={a + b} edge={`${a}/${b}`} side={sideOf(grid, a, b)} />
      ))}
      <rect className="pd-border" x={x} y={y} width={columns * w} height={rows * h} />
      {columnLetters.map((letter, column) => {
        const cx = x + column * w + w / 2
        return (
          <g key={letter}>
            <path className="pd-soft" d={`M${cx - 7} ${bottom + 11}l7-8 7 8z`} />
            <Label x={cx} y={bottom + 25} size={13}>
              {letter}
            </Label>
          </g>
        )
      })}
      {rowNumbers.map((number, row) => (
        <Label key={number} x={x - h * 0.165 - 8} y={y + (rows - 1 - row) * h + h / 2 + 5} size={13}>
          {String(number)}
        </Label>
      ))}
    </g>
  )
})

/** Numbered discs on the border; lines end under them. */
export function Warps({ grid }: { grid: Grid }) {
  return (
    <g>
      {warps.flatMap((pair, i) =>
        pair.map(room => {
          const [cx, cy] = warpOf(grid, room)
          return (
            <g key={room} data-warp={room}>
              <circle className="pd-warp" cx={cx} cy={cy} r={grid.h * 0.165} />
              <Label className="light" x={cx} y={cy + grid.h * 0.07} size={grid.h * 0.2}>
                {'I'.repeat(i + 1)}
              </Label>
            </g>
          )
        }),
      )}
    </g>
  )
}
