import type { ComponentType, RefObject } from 'react'
import type { TurnControls } from '../../turn/use-turn-controls.ts'
import { MapTab } from '../map/MapTab.tsx'
import { roomsToShow, useScrollToRooms } from '../map/use-scroll-to-rooms.ts'
import type { SheetProps } from '../props.ts'
import { HeroesTab, PotionsTab } from './HeroesAndPotionsTabs.tsx'
import { ItemsTab } from './ItemsTab.tsx'
import { ScoreTab } from './ScoreTab.tsx'
import type { Tab } from './tab.ts'

interface SheetTabProps extends SheetProps {
  readonly tab: Tab
}

const contents: Readonly<Record<Tab, ComponentType<SheetProps>>> = {
  map: MapTab,
  heroes: HeroesTab,
  items: ItemsTab,
  potions: PotionsTab,
  score: ScoreTab,
}

/** One part of the sheet. */
export function SheetTab({ tab, ...sheet }: SheetTabProps) {
  const Content = contents[tab]
  return <Content {...sheet} />
}

interface OwnSheetTabProps extends SheetTabProps {
  readonly board: RefObject<HTMLElement | null>
  readonly controls: TurnControls
}

/** The same of one's own sheet; its map is scrolled to where something can be done. */
export function OwnSheetTab({ board, controls, ...props }: OwnSheetTabProps) {
  useScrollToRooms(board, props.tab === 'map' ? roomsToShow(controls, props.sheet.at) : [])
  return <SheetTab {...props} />
}
