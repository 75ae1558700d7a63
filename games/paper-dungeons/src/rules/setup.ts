import type { Chance, Emit } from '@kazamata/kernel'
import { bossCards } from '../content/bosses.ts'
import { dungeons } from '../content/dungeons.ts'
import { type Boss, bosses, cards, goals, missions, powers } from '../content/ids.ts'
import type { Event } from '../event.ts'
import type { Options } from '../options.ts'
import { type Dealt, freshSheet, type Player, type State } from '../state.ts'
import { initialAgenda } from './initial-agenda.ts'

/** Draws one out of a bag. */
export function draw<T>(bag: T[], chance: Chance): T {
  const [drawn] = bag.splice(chance.int(bag.length), 1)
  if (drawn === undefined) throw new Error('A bag to draw from is not empty.')
  return drawn
}

/** Only draws that are needed are made, in a fixed order (PD-GEN.7, GEN.8). */
export function setup(options: Options, seatCount: number, chance: Chance, emit: Emit<Event>): State {
  const card = options.dungeon === 'random' ? draw([...cards], chance) : options.dungeon
  const ofLevel = (level: number): Boss =>
    draw(
      bosses.filter(boss => bossCards[boss].level === level),
      chance,
    )
  const met: readonly [Boss, Boss, Boss] =
    options.bosses === 'random' ? [ofLevel(1), ofLevel(2), ofLevel(3)] : dungeons[card].bosses
  const tasks = [...missions]
  const open = options.missions ? [0, 1, 2].map(() => draw(tasks, chance)) : []
  emit({ type: 'began', why: 'PD-SET.2', card, bosses: met, missions: open })

  const hands = deal(seatCount, chance)
  const state: State = {
    options,
    card,
    bosses: met,
    missions: open,
    round: 0,
    dice: [],
    phase: 'keep',
    players: hands.map(seated),
  }
  for (const [seat, { dealt }] of state.players.entries()) {
    if (dealt !== undefined) emit({ type: 'dealt', why: 'PD-SET.6', seat, ...dealt })
  }
  for (const player of state.players) player.agenda = initialAgenda(state, player.shown)
  return state
}

/** Two powers and two goals for everybody, all powers first (PD-SET.6). */
function deal(seatCount: number, chance: Chance): Dealt[] {
  const [powerBag, goalBag] = [[...powers], [...goals]]
  const seats = Array.from({ length: seatCount }, (_, seat) => seat)
  const pair = <T>(bag: T[]) => [draw(bag, chance), draw(bag, chance)] as const
  const dealtPowers = seats.map(() => pair(powerBag))
  return dealtPowers.map(two => ({ powers: two, goals: pair(goalBag) }))
}

function seated(dealt: Dealt): Player {
  // Written out: an object made by spreading another would lose its fast shape when `dealt` is deleted.
  const player: Player = {
    sheet: freshSheet(),
    agenda: [],
    used: 0,
    psionic: false,
    diary: [],
    shown: freshSheet(),
    confirmed: false,
  }
  // Set last because it is deleted later: so the engine keeps the object's shape, which is faster.
  player.dealt = dealt
  return player
}
