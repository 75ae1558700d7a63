import { Icon } from '@kazamata/ui'
import { type Item, items } from '../../../content/ids.ts'
import { hasItem } from '../../../rules/sheet-counts.ts'
import { itemIcons } from '../../later-icons.ts'
import { useWords } from '../../words.ts'
import { describeItem } from '../describe.ts'
import { PencilAnimation } from '../drawing/shapes.tsx'
import { Parts } from '../Items.tsx'
import { advisedMark, isChosen, isLit } from '../SheetButtons.tsx'
import './items-tab.css'
import type { SheetProps } from '../props.ts'
import '../sheet.css'

/** The eight items on a narrow screen, where they have room to say what they do. */
export function ItemsTab(props: SheetProps) {
  const w = useWords()
  return (
    <PencilAnimation>
      <ul className="pd-items pd-inks" aria-label={w('sheet.items')}>
        {items.map(item => {
          const spot = { on: 'item', item } as const
          const done = hasItem(props.sheet, item)
          return (
            <li key={item} data-done={done}>
              {isLit(props, spot) ? (
                <button
                  type="button"
                  {...advisedMark(props, spot, describeItem(w, props, item), w)}
                  aria-pressed={isChosen(props, spot)}
                  onClick={() => props.onSpot?.(spot)}
                >
                  <Row {...props} item={item} />
                </button>
              ) : (
                <Row {...props} item={item} />
              )}
            </li>
          )
        })}
      </ul>
    </PencilAnimation>
  )
}

function Row({ item, ...props }: SheetProps & { item: Item }) {
  const w = useWords()
  const parts = props.sheet.parts[items.indexOf(item)] ?? 0
  return (
    <span className="pd-item">
      <Icon d={itemIcons[item]} />
      <span>
        <b>{w(`item.${item}`)}</b>
        <i className="visually-hidden">{w('sheet.parts', { parts })}</i>
        <small>{w(`item.${item}.text`)}</small>
      </span>
      <svg viewBox="-3 -7 44 46" aria-hidden="true">
        <Parts {...props} item={item} x={0} y={0} />
      </svg>
    </span>
  )
}
