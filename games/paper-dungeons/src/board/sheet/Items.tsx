import type { Item } from '../../content/ids.ts'
import { items } from '../../content/ids.ts'
import { magicItems } from '../../content/items.ts'
import { heroIcons, itemIcons } from '../icons.ts'
import { useWords } from '../words.ts'
import { isChosen, isLit } from './Hit.tsx'
import { Box, Label, Name, Shield, Sign, Stroke, signed } from './ink.tsx'
import type { Rect } from './Paper.tsx'
import { scribble } from './pencil.ts'
import type { SheetProps } from './props.ts'

/** An item: its symbol if it needs one, what it is worth, two boxes; a finished one has a ground of its own. */
export function ItemBox({ item, at, ...props }: SheetProps & { item: Item; at: Rect }) {
  const w = useWords()
  const { sheet, before = sheet } = props
  const i = items.indexOf(item)
  const parts = sheet.parts[i] ?? 0
  const was = before.parts[i] ?? 0
  const { symbol, glory } = magicItems[item]
  const { x, y } = at
  const right = x + at.w - 84
  const lit = isLit(props, { on: 'item', item })
  const chosen = isChosen(props, { on: 'item', item })
  const box = (k: number) => ({ x: right + 46 + k * 18, y: y + 29, w: 16, h: 16 })
  const ground = (className: string) => (
    <rect className={`pd-wash ${className}`} x={x} y={y} width={at.w} height={at.h} rx={8} />
  )
  return (
    <g>
      {parts === 2 && ground('done')}
      {lit && ground('lit')}
      <Sign d={itemIcons[item]} x={x + 23} y={y + 23} size={36} />
      {symbol && <Sign className="soft" d={heroIcons[symbol]} x={right + 52} y={y + 14} size={16} />}
      <Shield x={right + 73} y={y + 13} s={9} />
      <Label x={right + 73} y={y + 17} size={12}>
        {glory === 0 ? '0' : signed(glory)}
      </Label>
      {[0, 1].map(k => (
        <g key={k}>
          <Box {...box(k)} />
          {k < parts && <Stroke d={scribble(box(k), item + k, 5)} ink={k < was ? 'old' : 'now'} w={2.2} />}
        </g>
      ))}
      <Name x={x + at.w / 2} y={y + 63} size={14} room={at.w - 2}>
        {w(`item.${item}`)}
      </Name>
      {chosen && ground('chosen')}
    </g>
  )
}
