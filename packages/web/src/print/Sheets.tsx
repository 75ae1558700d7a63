import type { Seat } from '@kazamata/kernel'
import type { AnyGameUi, PanelProps } from '@kazamata/ui'

export type Print = NonNullable<AnyGameUi['Print']>

/** Sheets as they come out of the printer, a page each. */
export function Sheets(props: PanelProps<unknown> & { Print: Print; of: readonly Seat[]; blank: boolean }) {
  const { Print, of, ...sheet } = props
  return of.map(seat => (
    <div key={seat} className="a4">
      <Print {...sheet} seat={seat} />
    </div>
  ))
}
