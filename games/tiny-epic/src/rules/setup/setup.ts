import type { Chance, Emit } from '@kazamata/kernel'
import { chambers, encounters, goblins, loots, minions, spells } from '../../content/ids.ts'
import { tracks } from '../../content/torch.ts'
import type { Event } from '../../event.ts'
import type { Options } from '../../options.ts'
import type { State } from '../../state.ts'
import { proceed } from '../agenda.ts'
import { full } from '../bag.ts'
import { cellCount, codeOf, entranceCell, exitsOf } from '../dungeon/grid.ts'
import { dealFacedown } from '../dungeon/reveal.ts'
import { Play } from '../play.ts'
import { freshTurn } from '../turn/turn.ts'
import { askForHeroes, partySize } from './party.ts'

/** Rooms of pile A (TE-2.2). */
const pileA = { 2: 9, 3: 7, 4: 5 } as const

/** Only the Entrance lies there. */
const firstCells: readonly number[] = Array.from({ length: cellCount }, (_, cell) =>
  cell === entranceCell ? codeOf('entrance', 0) : 0,
)

export function setup(options: Options, seatCount: number, chance: Chance, emit: Emit<Event>): State {
  const party = partySize(options.heroes, seatCount)
  const first = options.first === 'random' ? chance.int(seatCount) : (Number(options.first) - 1) % seatCount
  const cells = firstCells.slice()
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
  dealFacedown(play, entranceCell, exitsOf('entrance', 0))
  askForHeroes(play)
  proceed(play)
  return state
}
