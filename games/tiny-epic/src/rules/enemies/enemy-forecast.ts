import { fastChance } from '@kazamata/kernel'
import type { Clause } from '../../clause.ts'
import type { Enemy, Hero } from '../../content/ids.ts'
import type { TorchSpace } from '../../content/torch.ts'
import type { Event } from '../../event.ts'
import { clone, type Place, type State, type Task } from '../../state.ts'
import { answers, proceed } from '../agenda.ts'
import { enemiesOf, isConscious, placeOf, speedOfEnemy } from '../dungeon/figures.ts'
import { cellCount } from '../dungeon/grid.ts'
import { distances } from '../dungeon/range-and-sight.ts'
import { endMovementOnSpace } from '../lair/boss-sheet.ts'
import { Play } from '../play.ts'
import { torchSpace } from '../torch.ts'
import { attackOf, reachOf } from './enemy-actions.ts'

/* What ending the turn now would bring (TE-UI.11, TE-UI.13): played out on a copy, once for each way the player could choose. */

/** A hero whom an enemy attacks. */
export interface ExpectedHit {
  readonly hero: Hero
  /** At most. */
  readonly damage: number
  /** At most: focus that it loses. */
  readonly focus: number
  /** Whatever the player chooses for the enemies. */
  readonly sure: boolean
  /** The hero falls, at least by some choices. */
  readonly falls: boolean
}

export interface ExpectedAction {
  readonly enemy: Enemy
  /** Where it may be afterwards: several where the player chooses its way. */
  readonly to: readonly Place[]
  readonly hits: readonly ExpectedHit[]
}

export interface EndTurnForecast {
  /** The space the torch comes to, or that it rests (TE-28.5). */
  readonly space: TorchSpace | 'rests'
  /** A goblin comes to the Entrance; a fifth one loses the game. */
  readonly goblin: boolean
  /** What the enemies do, in their order; empty while they do not act. */
  readonly enemies: readonly ExpectedAction[]
  /** The game is lost whatever the player chooses, by this clause. */
  readonly loss?: Clause
}

/** One way it may go. */
interface Course {
  readonly state: State
  readonly events: readonly Event[]
}

/** So many courses are looked at; if there are more, nothing but a loss counts as sure. */
const mostCourses = 64

/** What the end of the turn of the hero at turn brings. */
export function endTurnForecast(state: State): EndTurnForecast {
  const space = state.grace > 0 ? 'rests' : torchSpace(state, state.torch + 1)
  const { courses, complete } = playOut(state, { do: 'burn' })
  const [first] = courses
  const why = first?.state.result?.why
  const lost = why !== undefined && courses.every(course => course.state.result?.won === false)
  return {
    space,
    goblin: space === 'goblin',
    enemies: space === 'enemies' ? actionsOf(state, courses, complete) : [],
    ...(lost && { loss: why }),
  }
}

/** What the enemies would do if they acted now, whatever the torch says. */
export function enemyForecast(state: State): ExpectedAction[] {
  const { courses, complete } = playOut(state, { do: 'phase', enemies: enemiesOf(state) })
  return actionsOf(state, courses, complete)
}

/** The rooms where this enemy could hit a hero when it acts next: its way and its range, or only its range (TE-18.4). */
export function enemyReach(state: State, enemy: Enemy): Place[] {
  const from = placeOf(state, enemy)
  const { action } = attackOf(enemy)
  const within = reachOf(enemy)
  const range = within === 'room' ? 0 : within
  const way = distances(state, from, true)
  const reached = new Set<Place>()
  for (let room = 0; room <= cellCount; room++) {
    if ((way[room] ?? 99) > (action === 'and' ? speedOfEnemy(enemy) : 0)) continue
    const near = distances(state, room, false)
    for (let place = 0; place <= cellCount; place++) if ((near[place] ?? 99) <= range) reached.add(place)
  }
  return [...reached].sort((a, b) => a - b)
}

/** The rooms where some enemy could hit a hero at the end of this turn; none if the enemies do not act then. */
export function endOfTurnReach(state: State): Place[] {
  if (state.grace > 0 || torchSpace(state, state.torch + 1) !== 'enemies') return []
  return [...new Set(enemiesOf(state).flatMap(enemy => enemyReach(state, enemy)))]
}

/** Every course that the player's choices leave open; those that come to the same thing once. */
function playOut(start: State, task: Task): { courses: Course[]; complete: boolean } {
  const courses: Course[] = []
  const seen = new Set<string>()
  const open: Course[] = [begin(start, task)]
  for (let course = open.pop(); course !== undefined; course = open.pop()) {
    const key = JSON.stringify([course.state.agenda, courseKey(start, course)])
    if (seen.has(key)) continue
    seen.add(key)
    const asked = course.state.agenda.at(-1)
    if (asked === undefined) {
      courses.push(course)
      if (courses.length === mostCourses) return { courses, complete: open.length === 0 }
      continue
    }
    const moves = answers(course.state, asked)
    // Only where enemies go matters here; of what else is asked the last answer leaves most as it is.
    const choices = asked.do === 'hunt' || asked.do === 'enemyMovement' ? moves : moves.slice(-1)
    for (const move of choices) open.push(goOn(course, move))
  }
  return { courses, complete: true }
}

function begin(start: State, task: Task): Course {
  const state = clone(start)
  state.agenda.splice(0, state.agenda.length, task)
  const events: Event[] = []
  const play = new Play(state, fastChance('forecast'), event => events.push(event))
  if (task.do === 'burn' && state.turn.landed && isConscious(state, state.turn.hero)) endMovementOnSpace(play)
  proceed(play)
  return { state, events }
}

function goOn(course: Course, move: Parameters<typeof proceed>[1]): Course {
  const state = clone(course.state)
  const events = [...course.events]
  proceed(new Play(state, fastChance('forecast'), event => events.push(event)), move)
  return { state, events }
}

const courseKey = (start: State, course: Course) => [
  enemiesOf(start).map(enemy => [placeOf(course.state, enemy), hitsBy(course, enemy)]),
  course.state.seals,
]

interface Hit {
  readonly hero: Hero
  readonly damage: number
  readonly focus: number
  readonly falls: boolean
}

function hitsBy({ events }: Course, enemy: Enemy): Hit[] {
  const struck = events.flatMap(event =>
    event.type === 'strikes' && event.enemy === enemy ? event.heroes : [],
  )
  return [...new Set(struck)].map(hero => {
    const hurts = events.flatMap(event =>
      event.type === 'hurt' && event.hero === hero && event.by === enemy ? [event] : [],
    )
    const drains = events.flatMap(event =>
      event.type === 'drained' && event.hero === hero && event.by === enemy ? [event] : [],
    )
    const sum = (all: readonly { readonly amount: number }[]) =>
      all.reduce((total, { amount }) => total + amount, 0)
    const falls = hurts.some(({ health }) => health === 0)
    return { hero, damage: sum(hurts), focus: sum(drains), falls }
  })
}

function actionsOf(start: State, courses: readonly Course[], complete: boolean): ExpectedAction[] {
  return enemiesOf(start).map(enemy => {
    const all = courses.map(course => hitsBy(course, enemy))
    const whom = new Set(all.flatMap(hits => hits.map(({ hero }) => hero)))
    const hits = [...whom].map((hero): ExpectedHit => {
      const his = all.flatMap(course => course.filter(hit => hit.hero === hero))
      return {
        hero,
        damage: Math.max(...his.map(({ damage }) => damage)),
        focus: Math.max(...his.map(({ focus }) => focus)),
        sure: complete && his.length === courses.length,
        falls: his.some(({ falls }) => falls),
      }
    })
    return { enemy, to: [...new Set(courses.map(({ state }) => placeOf(state, enemy)))], hits }
  })
}
