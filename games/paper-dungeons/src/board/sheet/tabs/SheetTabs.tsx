import { Icon } from '@kazamata/ui'
import { signs } from '../../icons.ts'
import { MapTab } from '../map/MapTab.tsx'
import type { SheetProps, Spot } from '../props.ts'
import './sheet-tabs.css'
import { useWords } from '../../words.ts'
import { HeroesTab, PotionsTab } from './HeroesAndPotionsTabs.tsx'
import { ItemsTab } from './ItemsTab.tsx'
import { ScoreTab } from './ScoreTab.tsx'

export const tabs = ['map', 'heroes', 'items', 'potions', 'score'] as const
export type Tab = (typeof tabs)[number]

const icons: Readonly<Record<Tab, string>> = {
  map: signs.map,
  heroes: signs.level,
  items: signs.part,
  potions: signs.potion,
  score: signs.total,
}

/** On which part of the sheet a place is. */
export function tabOf(spot: Spot): Tab {
  switch (spot.on) {
    case 'hero':
      return 'heroes'
    case 'item':
      return 'items'
    case 'potions':
      return 'potions'
    case 'room':
      return 'map'
  }
}

/** One part of the sheet. */
export function SheetTab({ tab, ...sheet }: SheetProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'map':
      return <MapTab {...sheet} />
    case 'heroes':
      return <HeroesTab {...sheet} />
    case 'items':
      return <ItemsTab {...sheet} />
    case 'potions':
      return <PotionsTab {...sheet} />
    case 'score':
      return <ScoreTab {...sheet} />
  }
}

/** Turns the leaves of the sheet; a dot marks those on which something can be touched. */
export function SheetTabs(props: {
  readonly tab: Tab
  readonly lit: readonly Spot[]
  onTab(tab: Tab): void
}) {
  const { tab, lit, onTab } = props
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
          onClick={() => onTab(one)}
        >
          <Icon d={icons[one]} />
          {w(`tab.${one}`)}
        </button>
      ))}
    </nav>
  )
}
