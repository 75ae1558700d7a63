import { iconBox } from '@kazamata/ui'
/** A game-icon as part of a picture. */
export function Print(props: {
  d: string
  x: number
  y: number
  size: number
  fill: string
  opacity?: number
  /** Mirrored. */
  turned?: boolean
}) {
  const { d, x, y, size, fill, opacity, turned = false } = props
  const scale = size / iconBox
  return (
    <path
      d={d}
      fill={fill}
      opacity={opacity}
      transform={`translate(${turned ? x + size : x} ${y}) scale(${turned ? -scale : scale} ${scale})`}
    />
  )
}
