import type { Camera, Size } from '@kazamata/ui'
import { memo, type PointerEvent } from 'react'
import { cellAt, cellCount, doorCell } from '../../../rules/dungeon/grid.ts'
import type { State } from '../../../state.ts'
import { heroColours } from '../../shared/hero-colours.ts'
import { type FigurePosition, figurePositions } from '../figures/positions.ts'
import { columnOf, rowOf, side } from './geometry.ts'

const cells = Array.from({ length: cellCount }, (_, cell) => cell)

/** The whole grid with the part that the viewport shows; a touch may move the viewport. The keyboard does not need it. */
export function MiniMap({
  state,
  camera,
  size,
  onPoint,
}: {
  readonly state: State
  readonly camera: Camera
  readonly size: Size
  /** Without it, it is a picture only. */
  readonly onPoint?: (x: number, y: number) => void
}) {
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation()
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onPoint?.(
      ((event.clientX - box.left) / box.width) * side,
      ((event.clientY - box.top) / box.height) * side,
    )
  }
  const low = (at: number) => Math.max(0, -at / camera.scale) * 10
  const high = (at: number, room: number) => Math.min(side, (room - at) / camera.scale) * 10
  const [x, y] = [low(camera.x), low(camera.y)]
  return (
    <svg
      className="te-mini"
      viewBox="0 0 70 70"
      aria-hidden="true"
      {...(onPoint && { onPointerDown: touch, onPointerMove: touch })}
    >
      <Rooms state={state} />
      <rect
        className="window"
        x={x + 1}
        y={y + 1}
        width={high(camera.x, size.w) - x - 2}
        height={high(camera.y, size.h) - y - 2}
        rx="2"
      />
    </svg>
  )
}

const Rooms = memo(function Rooms({ state }: { readonly state: State }) {
  return (
    <>
      {cells.map(cell => {
        const { is } = cellAt(state, cell)
        return (
          is !== 'empty' && (
            <rect
              key={cell}
              className={is}
              data-door={cell === doorCell(state)}
              x={columnOf(cell) * 10 + 0.7}
              y={rowOf(cell) * 10 + 0.7}
              width="8.600"
              height="8.600"
              rx="1.500"
            />
          )
        )
      })}
      {figurePositions(state).map(position => (
        <Dot key={position.key} state={state} position={position} />
      ))}
    </>
  )
})

function Dot({ state, position }: { readonly state: State; readonly position: FigurePosition }) {
  const { figure, cell, x, y } = position
  const [cx, cy] = [columnOf(cell) * 10 + x * 10, rowOf(cell) * 10 + y * 10]
  if ('enemy' in figure) {
    const kind = state.goblins.some(({ card }) => card === figure.enemy) ? 'goblin' : 'minion'
    return <rect className={kind} x={cx - 2.2} y={cy - 2.2} width="4.400" height="4.400" rx=".8" />
  }
  const hero = state.heroes[figure.hero]
  return <circle className="hero" cx={cx} cy={cy} r="2.500" fill={hero && heroColours[hero.hero]} />
}
