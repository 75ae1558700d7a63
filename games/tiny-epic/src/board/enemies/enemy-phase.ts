import type { Enemy, Hero, Item } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import type { Place } from '../../state.ts'

/** What one enemy did in an enemy phase (TE-UI.13). */
export interface EnemyAction {
  readonly enemy: Enemy
  /** It has not acted yet, acts now, or is done. */
  readonly state: 'waits' | 'acts' | 'done'
  /** The hero it went for, the nearest one. */
  readonly target?: Hero
  /** The rooms it came through, from its own on. */
  readonly path: readonly Place[]
  readonly attacked: readonly Hero[]
  readonly hits: readonly Hit[]
}

export type Hit =
  | { readonly is: 'hurt'; readonly hero: Hero; readonly n: number; readonly left: number }
  | { readonly is: 'drained'; readonly hero: Hero; readonly n: number }
  | { readonly is: 'fell'; readonly hero: Hero }
  | { readonly is: 'lost'; readonly hero: Hero; readonly card: Item }
  | { readonly is: 'goblin'; readonly goblin: Enemy }
  | { readonly is: 'sealed'; readonly place: Place }

export interface EnemyPhase {
  /** Which of the events it begins with. */
  readonly from: number
  readonly actions: readonly EnemyAction[]
  readonly over: boolean
}

/** The last enemy phase among the events shown so far. */
export function lastEnemyPhase(events: readonly Event[], shown: number): EnemyPhase | undefined {
  const from = events.slice(0, shown).findLastIndex(event => event.type === 'phase')
  const first = events[from]
  if (first?.type !== 'phase') return undefined
  const phaseEvents = events.slice(from + 1, shown)
  const end = phaseEvents.findIndex(event => event.type === 'phaseEnded' || event.type === 'ended')
  const over = end >= 0
  const actions = new Map<Enemy, EnemyAction>(
    first.enemies.map(enemy => [enemy, { enemy, state: 'waits', path: [], attacked: [], hits: [] }]),
  )
  let now: EnemyAction | undefined
  const change = (fields: Partial<EnemyAction>) => {
    if (now === undefined) return
    now = { ...now, ...fields }
    actions.set(now.enemy, now)
  }
  for (const event of over ? phaseEvents.slice(0, end) : phaseEvents) {
    if (event.type === 'acts') {
      change({ state: 'done' })
      now = actions.get(event.enemy)
      change({ state: 'acts' })
    } else if (now !== undefined) change(added(now, event))
  }
  if (over) change({ state: 'done' })
  return { from, actions: [...actions.values()], over }
}

function added(action: EnemyAction, event: Event): Partial<EnemyAction> {
  const hit = (one: Hit): Partial<EnemyAction> => ({ hits: [...action.hits, one] })
  switch (event.type) {
    case 'hunts':
      return { target: event.hero }
    case 'crept':
      return { path: [...(action.path.length === 0 ? [event.from] : action.path), event.to] }
    case 'strikes':
      return { attacked: event.heroes }
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
