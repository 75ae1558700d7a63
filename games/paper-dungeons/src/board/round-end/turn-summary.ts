import type { Hero } from '../../content/ids.ts'
import type { SheetEvent, SheetEventOf } from '../../event.ts'

/** What a turn changed on the sheet. */
export function summarizeTurn(events: readonly SheetEvent[]) {
  const of = <T extends SheetEvent['do']>(type: T) =>
    events.filter((event): event is SheetEventOf<T> => event.do === type)
  const levels = new Map<Hero, number>(of('levelled').map(({ hero, level }) => [hero, level]))
  const crafted = of('crafted')
  return {
    path: of('entered').map(({ room }) => room),
    levels: [...levels].map(([hero, level]) => ({ hero, level })),
    parts: crafted.length,
    done: crafted.filter(({ done }) => done).map(({ item }) => item),
    potions: of('potion').length,
    gems: of('gem').map(({ letter }) => letter ?? '+'),
    minions: of('slain').length,
    hurt: of('hurt').reduce((sum, { points, potions }) => sum + points - potions, 0),
    resurrected: of('resurrected').length > 0,
  }
}
