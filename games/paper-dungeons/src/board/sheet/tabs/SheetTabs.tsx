import { Icon } from '@kazamata/ui'
import { signs } from '../../icons.ts'
import type { Spot } from '../props.ts'
import './sheet-tabs.css'
import { useWords } from '../../words.ts'
import { type Tab, tabOf, tabs } from './tab.ts'

const icons: Readonly<Record<Tab, string>> = {
  map: signs.map,
  heroes: signs.level,
  items: signs.part,
  potions: signs.potion,
  score: signs.total,
}

/** Opens one part of the sheet; a dot marks those on which something can be clicked. */
export function SheetTabs(props: {
  readonly tab: Tab
  readonly lit: readonly Spot[]
  /** The place that the guide marks. */
  readonly advised?: Spot | undefined
  onTab(tab: Tab): void
}) {
  const { tab, lit, advised, onTab } = props
  const w = useWords()
  const marked = new Set(lit.map(tabOf))
  return (
    <nav className="pd-tabs" aria-label={w('tab.label')}>
      {tabs.map(one => (
        <button
          key={one}
          type="button"
          aria-current={one === tab ? 'page' : undefined}
          data-lit={marked.has(one)}
          data-advised={(one !== tab && advised !== undefined && tabOf(advised) === one) || undefined}
          onClick={() => onTab(one)}
        >
          <Icon d={icons[one]} />
          {w(`tab.${one}`)}
        </button>
      ))}
    </nav>
  )
}
