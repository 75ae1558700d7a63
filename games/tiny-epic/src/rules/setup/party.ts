import { type Chance, pick, type Seat } from '@kazamata/kernel'
import { heroSheets } from '../../content/heroes.ts'
import { type Hero, heroes } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import type { Options } from '../../options.ts'
import type { HeroState, State, Task } from '../../state.ts'
import { entranceCell } from '../dungeon/grid.ts'
import type { Play } from '../play.ts'

/* Who goes into the dungeon (TE-2.15 – TE-2.20). */

/** At least two, one for each seat, or as many as are wished for (TE-2.20, TE-24.1). */
export function partySize(wish: Options['heroes'], seatCount: number): 2 | 3 | 4 {
  if (wish === 4 || seatCount >= 4) return 4
  return wish === 3 || seatCount === 3 ? 3 : 2
}

/** How many of the eight sheets each hero chooses from in a draft (TE-2.15). */
function draftSize(party: number): number {
  return party === 2 ? 3 : 2
}

/** Which sheets are asked for, the first hero's on top. */
export function askForHeroes(play: Play): void {
  const { state, chance } = play
  const { choice } = state.options
  if (choice === 'free') {
    play.put({ do: 'pick', hero: 0, from: heroes })
    return
  }
  const left: Hero[] = [...heroes]
  const count = choice === 'random' ? 1 : draftSize(state.party)
  const tasks: Task[] = []
  for (let hero = 0; hero < state.party; hero++)
    tasks.push({ do: 'pick', hero, from: drawHeroes(chance, left, count) })
  for (const task of tasks.reverse()) play.put(task)
}

function drawHeroes(chance: Chance, left: Hero[], count: number): Hero[] {
  const drawn: Hero[] = []
  for (let i = 0; i < count; i++) {
    const hero = pick(chance, left)
    left.splice(left.indexOf(hero), 1)
    drawn.push(hero)
  }
  return drawn
}

/** Heroes are dealt to the seats in turn (TE-2.21). */
export function seatOfHero(index: number, { seats }: State): Seat {
  return index % seats
}

export function pickHero(play: Play, index: number, move: Move | undefined): void {
  if (move?.do !== 'hero') throw new Error('A hero has a sheet.')
  const { state } = play
  const { hero } = move
  const seat = seatOfHero(index, state)
  state.heroes.push(freshHero(hero, seat))
  play.tell({ type: 'picked', why: 'TE-2.15', hero, seat })
  if (state.options.choice !== 'free' || index + 1 === state.party) return
  const taken = state.heroes.map(other => other.hero)
  play.put({ do: 'pick', hero: index + 1, from: heroes.filter(other => !taken.includes(other)) })
}

/** On the Entrance, health and focus at their most (TE-2.16). */
export function freshHero(hero: Hero, seat: number): HeroState {
  const { health, focus } = heroSheets[hero]
  return {
    seat,
    hero,
    health,
    focus,
    place: entranceCell,
    space: 0,
    hands: ['none', 'none'],
    garb: 'none',
    trinkets: [],
    spells: [],
  }
}
