import { bossSheets } from './bosses.ts'
import { goblinCards } from './goblins.ts'
import { heroSheets } from './heroes.ts'
import {
  type Boss,
  bosses,
  type Goblin,
  goblins,
  type Hero,
  heroes,
  type Item,
  loots,
  type Minion,
  minions,
  type Room,
  rooms,
  spells,
} from './ids.ts'
import type { Label } from './label.ts'
import { lootCards } from './loot.ts'
import { minionCards } from './minions.ts'
import { roomCards } from './rooms.ts'
import { spellCards } from './spells.ts'
import { tracks } from './torch.ts'

/** Whatever has printed values; a torch track is named by its act. */
export type Component = Boss | Goblin | Hero | Item | Minion | Room | 1 | 2

/** Where the values of a component come from, by part of it. */
export function sourceOf(component: Component): Readonly<Record<string, Label>> {
  const source = table.get(component)
  if (source === undefined) throw new Error(`${component} has no printed values.`)
  return typeof source === 'string' ? { values: source } : source
}

const table: ReadonlyMap<Component, Label | Readonly<Record<string, Label>>> = new Map([
  ...rows(bosses, bossSheets),
  ...rows(goblins, goblinCards),
  ...rows(heroes, heroSheets),
  ...rows(loots, lootCards),
  ...rows(minions, minionCards),
  ...rows(rooms, roomCards),
  ...rows(spells, spellCards),
  ...rows([1, 2] as const, tracks),
])

type Labelled = { readonly source: Label | Readonly<Record<string, Label>> }

function rows<Id extends Component>(ids: readonly Id[], cards: Readonly<Record<Id, Labelled>>) {
  return ids.map((id): [Component, Labelled['source']] => [id, cards[id].source])
}
