import { minionIcons, signs } from '../icons.ts'
import { Label, Shield, Sign, withMinus } from './drawing/shapes.tsx'
import type { SheetContents } from './props.ts'
import { type ShieldEntry, shieldEntries } from './shields.ts'

export const shieldIcons: Readonly<Record<ShieldEntry['letter'], string>> = {
  A: signs.boss,
  B: signs.boss,
  C: signs.boss,
  D: signs.level,
  E: signs.part,
  F: signs.gem,
  G: minionIcons.orc,
  H: signs.broken,
  I: signs.resurrection,
  J: signs.goal,
  K: signs.mission,
  L: signs.total,
}

/** The shields A to L; estimates are underlined with dots. */
export function Shields({ x, y, step, ...props }: SheetContents & { x: number; y: number; step: number }) {
  return shieldEntries(props).map(({ letter, value, state }, i) => {
    const cx = x + i * step
    const total = letter === 'L'
    return (
      <g key={letter}>
        <Shield x={cx} y={y} s={total ? 29 : 26} className={`dark ${total ? 'now' : ''}`} />
        <Label x={cx - 14} y={y - 8} size={15}>
          {letter}
        </Label>
        <Sign className="soft" d={shieldIcons[letter]} x={cx + 10} y={y - 13} size={17} />
        {state !== 'open' && (
          <>
            <Label className={`hand ${state === 'written' ? 'old' : 'guess'}`} x={cx} y={y + 19} size={26}>
              {withMinus(value)}
            </Label>
            {state === 'estimate' && <path className="pd-guess" d={`M${cx - 12} ${y + 23.5}h24`} />}
          </>
        )}
      </g>
    )
  })
}
