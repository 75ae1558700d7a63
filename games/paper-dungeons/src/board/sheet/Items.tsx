import { memo } from 'react'
import { type Item, items } from '../../content/ids.ts'
import { magicItems, partsPerItem } from '../../content/items.ts'
import { signed } from '../../names.ts'
import { hasItem } from '../../rules/sheet-counts.ts'
import { heroIcons } from '../icons.ts'
import { itemIcons } from '../later-icons.ts'
import { range } from '../range.ts'
import { useWords } from '../words.ts'
import type { Rect } from './drawing/Paper.tsx'
import { scribble } from './drawing/pencil.ts'
import { Box, Highlight, Label, Name, Shield, Sign, Stroke } from './drawing/shapes.tsx'
import type { SheetProps, SpotProps } from './props.ts'
import { spotProps } from './SheetButtons.tsx'

interface Place {
  readonly item: Item
  readonly at: Rect
}
type ItemProps = SpotProps & Place

/** Its symbol if it needs one, what it is worth when complete, two boxes; `x` and `y` are the corner. */
export function Parts({
  item,
  x,
  y,
  sheet,
  before = sheet,
}: Pick<ItemProps, 'item' | 'sheet' | 'before'> & Corner) {
  const i = items.indexOf(item)
  const parts = sheet.parts[i] ?? 0
  const was = before.parts[i] ?? 0
  const { symbol, glory } = magicItems[item]
  const box = (k: number) => ({ x: x + k * 18, y: y + 20, w: 16, h: 16 })
  return (
    <g>
      {symbol && <Sign className="soft" d={heroIcons[symbol]} x={x + 7} y={y + 5} size={16} />}
      <Shield x={x + 27} y={y + 4} s={9} />
      <Label x={x + 27} y={y + 8} size={12}>
        {signed(glory)}
      </Label>
      {range(partsPerItem).map(k => (
        <g key={k}>
          <Box {...box(k)} />
          {k < parts && <Stroke d={scribble(box(k), item + k, 5)} ink={k < was ? 'old' : 'now'} w={2.2} />}
        </g>
      ))}
    </g>
  )
}
interface Corner {
  readonly x: number
  readonly y: number
}

/** A finished item has a ground of its own; under a lit one lies the marker. */
function Ground({ item, at, over, ...props }: ItemProps & { readonly over: boolean }) {
  const under = props.lit ? 'lit' : hasItem(props.sheet, item) ? 'done' : undefined
  const highlight = over ? props.chosen && 'chosen' : under
  if (!highlight) return null
  return <Highlight at={at} by={0} rx={8} className={highlight} />
}

/** An item on the whole sheet: picture and name. */
export function ItemBox({ item, at, ...props }: SheetProps & Place) {
  return <Filled {...spotProps(props, { on: 'item', item })} item={item} at={at} />
}

const Filled = memo((props: ItemProps) => {
  const w = useWords()
  const { item, at } = props
  return (
    <g>
      <Ground {...props} over={false} />
      <Sign d={itemIcons[item]} x={at.x + 23} y={at.y + 23} size={36} />
      <Parts {...props} x={at.x + 46} y={at.y + 9} />
      <Name x={at.x + at.w / 2} y={at.y + 63} size={14} room={at.w - 2}>
        {w(`item.${item}`)}
      </Name>
      <Ground {...props} over />
    </g>
  )
})
