import { type Minion, minions } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import { ambushDamage, roomCards } from '../../content/rooms.ts'
import type { Place, Walk } from '../../state.ts'
import { drawFrom } from '../bag.ts'
import { roomAt } from '../dungeon/grid.ts'
import { hurt } from '../heroes/health-and-focus.ts'
import type { Play } from '../play.ts'
import { addGoblin } from './goblins.ts'

/** A goblin or minion on a revealed card: it hurts and stops a hero who walks in without stealth (TE-8.1, TE-8.4). */
export function ambush(play: Play, cell: Place, walk: Walk | undefined): void {
  const { state } = play
  const room = roomAt(state, cell)
  const kind = room && roomCards[room].ambush
  if (room === undefined || kind === undefined) return
  const why = kind === 'goblin' ? 'TE-8.1' : 'TE-8.4'
  if (walk !== undefined && !walk.stealth) {
    state.turn.stopped = true
    play.tell({ type: 'stopped', why, hero: play.who(), place: cell })
    hurt(play, [state.turn.hero], ambushDamage[kind], room, why)
  }
  if (kind === 'goblin') addGoblin(play, cell, why)
  else addMinion(play, cell)
}

function addMinion(play: Play, place: Place): void {
  const { state } = play
  play.tell({ type: 'minionComing', why: 'TE-8.4', place })
  const at = drawFrom(play.chance, state.bags.minions)
  state.bags.minions &= ~(1 << at)
  const card: Minion | undefined = minions[at]
  if (card === undefined) throw new Error('A bag holds only cards that exist.')
  const { health } = minionCards[card]
  state.minions = [...state.minions, { card, health, place }]
  play.tell({ type: 'minion', why: 'TE-8.4', minion: card, place, health })
}
