/** A game-icon printed in the current colour. Decorative unless it has a label. */
export function Icon({ d, label, className }: { d: string; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 512 512"
      width="1em"
      height="1em"
      fill="currentColor"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={d} />
    </svg>
  )
}
