import { memo } from 'react'
import { heartsPerPotion, maxPotions, potionPrizes, potionsPerRow } from '../../content/tracks.ts'
import { brewedPotions } from '../../rules/potions.ts'
import { signs } from '../icons.ts'
import { range } from '../range.ts'
import { cross, ring } from './drawing/pencil.ts'
import { Highlight, Sign, Stroke } from './drawing/shapes.tsx'
import type { SheetProps, SpotProps } from './props.ts'
import { spotProps } from './SheetButtons.tsx'

const potions = range(maxPotions)
const rows = range(maxPotions / potionsPerRow)
const hearts = range(heartsPerPotion)

/** Twelve potions with two hearts each, and what each full row gives. */
export function Potions({ x, y, step, high, ...props }: SheetProps & PotionsProps) {
  return <Rows {...spotProps(props, { on: 'potions' })} {...{ x, y, step, high }} />
}

const Rows = memo((props: SpotProps & PotionsProps) => {
  const { sheet, before = sheet, lit, chosen, x, y, step, high } = props
  const brewed = brewedPotions(sheet)
  const end = x + potionsPerRow * step
  return (
    <g>
      {potions.map(i => {
        const [px, py] = [x + (i % potionsPerRow) * step, y + Math.floor(i / potionsPerRow) * high]
        const box = { x: px - 3, y: py - 4, w: 60, h: 42 }
        const own = i < sheet.potions
        const next = lit && !own && i < sheet.potions + brewed
        return (
          <g key={i}>
            {next && <Highlight at={box} by={0} rx={8} className="lit" />}
            <Sign className={own || next ? '' : 'faint'} d={signs.potion} x={px + 16} y={py + 16} size={32} />
            {own && (
              <Stroke
                d={ring([px + 16, py + 17], 17.5, 17.5, `potion${i}`)}
                ink={i < before.potions ? 'old' : 'now'}
                w={2.2}
              />
            )}
            {hearts.map(k => {
              const [hx, hy] = [px + 45, py + 9 + k * 19]
              const heart = i * heartsPerPotion + k
              return (
                <g key={k}>
                  <Sign className={`hollow ${own ? '' : 'faint'}`} d={signs.heart} x={hx} y={hy} size={18} />
                  {heart < sheet.hearts && (
                    <Stroke
                      d={cross([hx, hy], 7, `heart${i}${k}`)}
                      ink={heart < before.hearts ? 'old' : 'now'}
                      w={2}
                    />
                  )}
                </g>
              )
            })}
            {next && chosen && <Highlight at={box} by={0} rx={8} className="chosen" />}
          </g>
        )
      })}
      {rows.map(row => {
        const full = (row + 1) * potionsPerRow
        const prize = potionPrizes[full]
        const py = y + row * high
        const got = sheet.potions >= full
        return (
          <g key={row}>
            <path className="pd-arrow" d={`M${end} ${py + 16}h12`} />
            <path className="pd-soft" d={`M${end + 10} ${py + 11}l7 5-7 5z`} />
            {prize && (
              <Sign className={got ? 'soft' : ''} d={signs[prize]} x={end + 38} y={py + 16} size={28} />
            )}
            {got && (
              <Stroke
                d={ring([end + 38, py + 16], 19, 19, `row${row + 1}`)}
                ink={before.potions >= full ? 'old' : 'now'}
                w={2}
              />
            )}
          </g>
        )
      })}
    </g>
  )
})
interface PotionsProps {
  readonly x: number
  readonly y: number
  /** From one potion to the next, and from row to row. */
  readonly step: number
  readonly high: number
}
