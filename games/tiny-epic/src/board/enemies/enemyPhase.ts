import type { Enemy, Hero, Item } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import type { Place } from '../../state.ts'

/** What one enemy did in an enemy phase (TE-UI.13). */
export interface Deed {
  readonly enemy: Enemy
  /** It has not acted yet, acts now, or is done. */
  readonly state: 'waits' | 'acts' | 'done'
  /** The hero it went for, the nearest one. */
  readonly prey?: Hero
  /** The rooms it came through, from its own on. */
  readonly path: readonly Place[]
  readonly struck: readonly Hero[]
  readonly hits: readonly Hit[]
}

export type Hit =
  | { readonly is: 'hurt'; readonly hero: Hero; readonly n: number; readonly left: number }
  | { readonly is: 'drained'; readonly hero: Hero; readonly n: number }
  | { readonly is: 'fell'; readonly hero: Hero }
  | { readonly is: 'lost'; readonly hero: Hero; readonly card: Item }
  | { readonly is: 'goblin'; readonly goblin: Enemy }
  | { readonly is: 'sealed'; readonly place: Place }

export interface Phase {
  /** Which of the news it begins with. */
  readonly from: number
  readonly deeds: readonly Deed[]
  readonly over: boolean
}

/** The last enemy phase told so far. */
export function phaseOf(news: readonly Event[], shown: number): Phase | undefined {
  const from = news.slice(0, shown).findLastIndex(event => event.type === 'phase')
  const first = news[from]
  if (first?.type !== 'phase') return undefined
  const told = news.slice(from + 1, shown)
  const end = told.findIndex(event => event.type === 'phaseEnded' || event.type === 'ended')
  const over = end >= 0
  const deeds = new Map<Enemy, Deed>(
    first.enemies.map(enemy => [enemy, { enemy, state: 'waits', path: [], struck: [], hits: [] }]),
  )
  let now: Deed | undefined
  const change = (part: Partial<Deed>) => {
    if (now === undefined) return
    now = { ...now, ...part }
    deeds.set(now.enemy, now)
  }
  for (const event of over ? told.slice(0, end) : told) {
    if (event.type === 'acts') {
      change({ state: 'done' })
      now = deeds.get(event.enemy)
      change({ state: 'acts' })
    } else if (now !== undefined) change(added(now, event))
  }
  if (over) change({ state: 'done' })
  return { from, deeds: [...deeds.values()], over }
}

function added(deed: Deed, event: Event): Partial<Deed> {
  const hit = (one: Hit): Partial<Deed> => ({ hits: [...deed.hits, one] })
  switch (event.type) {
    case 'hunts':
      return { prey: event.hero }
    case 'crept':
      return { path: [...(deed.path.length === 0 ? [event.from] : deed.path), event.to] }
    case 'strikes':
      return { struck: event.heroes }
    case 'hurt':
      return hit({ is: 'hurt', hero: event.hero, n: event.amount, left: event.health })
    case 'drained':
      return event.amount === 0 ? {} : hit({ is: 'drained', hero: event.hero, n: event.amount })
    case 'fell':
      return hit({ is: 'fell', hero: event.hero })
    case 'discarded':
      return hit({ is: 'lost', hero: event.hero, card: event.card })
    case 'goblin':
      return hit({ is: 'goblin', goblin: event.goblin })
    case 'sealed':
      return hit({ is: 'sealed', place: event.cell })
    default:
      return {}
  }
}
