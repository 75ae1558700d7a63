import { dungeons } from '../../content/dungeons.ts'
import { type Boss, type Letter, letters, type Room, rooms } from '../../content/ids.ts'
import { places } from '../../content/map.ts'
import { bossRounds } from '../../content/tracks.ts'
import { distance } from '../../rules/distance.ts'
import type { View } from '../../view.ts'
import type { GemRooms } from '../turn/choices.ts'

export interface ScheduledBoss {
  readonly boss: Boss
  /** 0, 1, 2: its place among the three. */
  readonly at: 0 | 1 | 2
  readonly room: Room
  /** After this round it is fought. */
  readonly round: number
  /** Rounds to be played before the fight, the current one included. */
  readonly rounds: number
}

const seasons = [0, 1, 2] as const

/** All three with where and when. */
export function scheduledBosses(view: Pick<View, 'bosses' | 'card' | 'round'>): readonly ScheduledBoss[] {
  return seasons.map(at => ({
    boss: view.bosses[at],
    at,
    room: dungeons[view.card].rooms[at],
    round: bossRounds[at],
    rounds: bossRounds[at] - Math.max(view.round, 1) + 1,
  }))
}

/** Where each gem lies. */
export const gemRooms: GemRooms = {
  A: roomOf('A'),
  B: roomOf('B'),
  C: roomOf('C'),
  D: roomOf('D'),
  E: roomOf('E'),
  F: roomOf('F'),
  G: roomOf('G'),
  H: roomOf('H'),
}

function roomOf(letter: Letter): Room {
  const room = rooms.find(one => places[one].gem === letter)
  if (room === undefined) throw new Error(`No room holds gem ${letter}.`)
  return room
}

/** Others who could take the same gem this round: at most three dice of walking, nine steps with three boots (PD-UI.12). */
export function rivalsFor(view: View, letter: Letter, mine: number): readonly number[] {
  const bit = 1 << letters.indexOf(letter)
  const reach = reachOf(view.dice)
  return view.players.flatMap(({ shown }, seat) => {
    if (seat === mine || (shown.taken | shown.crossed) & bit) return []
    const steps = distance(shown, view.card, gemRooms[letter])
    return steps !== undefined && steps <= reach ? [seat] : []
  })
}

/** The most steps that three dice of this pool can give. */
export function reachOf(dice: View['dice']): number {
  const points = dice.map((face): number => (face === 'skull' ? 0 : face === 'boots' ? 3 : 2))
  return points
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, steps) => sum + steps, 0)
}
