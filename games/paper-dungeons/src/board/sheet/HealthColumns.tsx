import { losses, maxDamage, resurrection } from '../../content/tracks.ts'
import { signed } from '../../names.ts'
import { lossOf } from '../../rules/score.ts'
import { health as healthOf } from '../../rules/sheet-counts.ts'
import { signs } from '../icons.ts'
import { range } from '../range.ts'
import type { Rect } from './drawing/Paper.tsx'
import { cross, type Point, scribble } from './drawing/pencil.ts'
import { Box, type Ink, Label, Sign, Stroke } from './drawing/shapes.tsx'
import type { SheetProps } from './props.ts'

type Drawn = Pick<SheetProps, 'sheet' | 'before'>

const spaces = range(maxDamage)

interface ColumnProps {
  readonly id: string
  readonly count: number
  /** So many of them were there before. */
  readonly was: number
  /** Damage above health hurts no more. */
  readonly health: number
  readonly ink?: Ink
  readonly turns?: number
  place(i: number): Rect
}

function Column({ id, count, was, health, ink, turns, place }: ColumnProps) {
  return (
    <g>
      {spaces.map(i => (
        <Box key={i} {...place(i)} className={i < health ? '' : 'beyond'} />
      ))}
      {spaces.slice(0, count).map(i => (
        <Stroke
          key={i}
          d={scribble(place(i), id + i, turns)}
          ink={ink ?? (i < was ? 'old' : 'now')}
          w={2.7}
        />
      ))}
    </g>
  )
}

interface LossesProps {
  readonly damage: number
  readonly size: number
  readonly anchor: 'start' | 'end'
  place(i: number): Point
}

/** What damage costs; the loss of now is red. */
function Losses({ damage, size, anchor, place }: LossesProps) {
  const reached = lossOf(damage)
  return losses.map(({ from, glory }) => {
    const [x, y] = place(from - 1)
    return (
      <Label key={from} className={reached.from === from ? 'hurt' : 'note'} {...{ x, y, size, anchor }}>
        {signed(glory)}
      </Label>
    )
  })
}

/** Health and damage from the bottom up, what damage costs, the resurrection box (PD-SHT.3, SHT.4). */
export function HealthColumns({ sheet, before = sheet }: Drawn) {
  const place = (x: number) => (i: number) => ({ x, y: 98 + (maxDamage - 1 - i) * 20.4, w: 26, h: 18.4 })
  const health = healthOf(sheet)
  return (
    <g>
      <Sign d={signs.heart} x={37} y={87} size={18} />
      <Sign className="hurt" d={signs.broken} x={69} y={87} size={18} />
      <Column id="health" count={health} was={healthOf(before)} health={maxDamage} place={place(24)} />
      <Column id="damage" count={sheet.damage} was={0} health={health} ink="hurt" place={place(56)} />
      <Losses damage={sheet.damage} size={13} anchor="start" place={i => [88, place(0)(i).y + 14]} />
      <Sign d={signs.resurrection} x={37} y={607} size={22} />
      <Box x={56} y={595} w={26} h={24} />
      {sheet.resurrected && <Stroke d={cross([69, 607], 10, 'resurrected')} ink="hurt" w={2.6} />}
      <Label className={sheet.resurrected ? 'hurt' : 'note'} x={88} y={612} size={13} anchor="start">
        {signed(resurrection.glory)}
      </Label>
      <Label className="hand" x={53} y={638} size={21}>
        {sheet.damage === 0 ? String(health) : `${health} − ${sheet.damage}`}
      </Label>
    </g>
  )
}

/** The same in rows, for narrow screens. */
export function HealthRows({ y, sheet, before = sheet }: Drawn & { y: number }) {
  const place = (top: number) => (i: number) => ({ x: 38 + i * 11.4, y: top, w: 10, h: 18 })
  const health = healthOf(sheet)
  return (
    <g>
      <Sign d={signs.heart} x={22} y={y + 9} size={20} />
      <Column
        id="health"
        count={health}
        was={healthOf(before)}
        health={maxDamage}
        turns={1}
        place={place(y)}
      />
      <Label className="hand" x={348} y={y + 14} size={18} anchor="end">
        {String(health)}
      </Label>
      <Sign className="hurt" d={signs.broken} x={22} y={y + 39} size={20} />
      <Column
        id="damage"
        count={sheet.damage}
        was={0}
        health={health}
        ink="hurt"
        turns={1}
        place={place(y + 30)}
      />
      <Label className="hand" x={348} y={y + 44} size={18} anchor="end">
        {String(sheet.damage)}
      </Label>
      <Losses damage={sheet.damage} size={11} anchor="end" place={i => [place(0)(i).x + 10, y + 62]} />
    </g>
  )
}
