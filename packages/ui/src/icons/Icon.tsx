import { iconBox } from './icon-box.ts'

/** A game-icon printed in the current colour. Decorative unless it has a label. */
export function Icon({ d, label, className }: { d: string; label?: string; className?: string }) {
  const box = {
    viewBox: `0 0 ${iconBox} ${iconBox}`,
    width: '1em',
    height: '1em',
    fill: 'currentColor',
    className,
  }
  if (label === undefined)
    return (
      <svg {...box} aria-hidden="true">
        <path d={d} />
      </svg>
    )
  return (
    <svg {...box} role="img" aria-label={label}>
      <path d={d} />
    </svg>
  )
}
