import { type Chance, type Emit, pick } from '@kazamata/kernel'
import { heroSheets } from '../content/heroes.ts'
import { chambers, encounters, goblins, type Hero, heroes, loots, minions, spells } from '../content/ids.ts'
import { tracks } from '../content/torch.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { Options } from '../options.ts'
import type { HeroState, State, Task } from '../state.ts'
import { proceed } from './agenda.ts'
import { full } from './bag.ts'
import { deal } from './danger.ts'
import { cellCount, codeOf, entranceCell } from './grid.ts'
import { Play } from './play.ts'
import { freshTurn } from './turn.ts'

/* Setup (TE-2). */

/** Rooms of pile A (TE-2.2). */
const pileA = { 2: 9, 3: 7, 4: 5 } as const

/** At least two, one for each seat, or as many as are wished for (TE-2.20, TE-24.1). */
export function partySize(wish: Options['heroes'], seatCount: number): 2 | 3 | 4 {
  if (wish === 4 || seatCount >= 4) return 4
  return wish === 3 || seatCount === 3 ? 3 : 2
}

export function setup(options: Options, seatCount: number, chance: Chance, emit: Emit<Event>): State {
  const party = partySize(options.heroes, seatCount)
  const first = options.first === 'random' ? chance.int(seatCount) : (Number(options.first) - 1) % seatCount
  const cells = Array.from({ length: cellCount }, () => 0)
  cells[entranceCell] = codeOf('entrance', 0)
  const piles = [pileA[party], 4 * party, 4]
  const state: State = {
    options,
    seats: seatCount,
    party,
    heroes: [],
    act: 1,
    torch: tracks[1].start[party],
    grace: options.difficulty === 'easy' ? party : 0,
    turn: freshTurn(first),
    cells,
    bags: {
      rooms: full(chambers.length),
      encounters: full(encounters.length),
      goblins: full(goblins.length),
      minions: full(minions.length),
      loot: full(loots.length),
      spells: full(spells.length),
    },
    deck: piles.slice(),
    hidden: piles,
    ambushes: party,
    disarmed: [],
    seals: [entranceCell],
    goblins: [],
    goblinDiscards: [],
    minions: [],
    slain: 0,
    spoils: [],
    lootRow: [],
    spellRow: [],
    agenda: [{ do: 'nextTurn', hero: first }],
  }
  const play = new Play(state, chance, emit)
  play.tell({ type: 'began', why: 'TE-2.1', party, seats: seatCount })
  deal(play, entranceCell)
  choosing(play)
  proceed(play)
  return state
}

/** How many of the eight sheets each hero chooses from in a draft (TE-2.15). */
function draftSize(party: number): number {
  return party === 2 ? 3 : 2
}

function choosing(play: Play): void {
  const { state, chance } = play
  const { choice } = state.options
  if (choice === 'free') {
    play.put({ do: 'pick', hero: 0, from: heroes })
    return
  }
  const left: Hero[] = [...heroes]
  const deal = (count: number) =>
    Array.from({ length: count }, () => {
      const hero = pick(chance, left)
      left.splice(left.indexOf(hero), 1)
      return hero
    })
  const count = choice === 'random' ? 1 : draftSize(state.party)
  const tasks = Array.from(
    { length: state.party },
    (_, hero): Task => ({ do: 'pick', hero, from: deal(count) }),
  )
  play.put(...tasks.reverse())
}

export function pickHero(play: Play, index: number, move: Move | undefined): void {
  if (move?.do !== 'hero') throw new Error('A hero has a sheet.')
  const { state } = play
  const { hero } = move
  state.heroes.push(freshHero(hero, index % state.seats))
  play.tell({ type: 'picked', why: 'TE-2.15', hero: index, sheet: hero })
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
