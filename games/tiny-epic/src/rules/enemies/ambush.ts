import { minionCards } from '../../content/minions.ts'
import { ambushDamage, roomCards } from '../../content/rooms.ts'
import type { MinionFigure, Place, State, Walk } from '../../state.ts'
import { drawCard, removeCard } from '../bag.ts'
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
  const card = drawCard(play.chance, state.bags, 'minions')
  const { health } = minionCards[card]
  putMinion(state, { card, health, place })
  play.tell({ type: 'minion', why: 'TE-8.4', minion: card, place, health })
}

export function putMinion(state: State, figure: MinionFigure): void {
  removeCard(state.bags, 'minions', figure.card)
  state.minions = [...state.minions, figure]
}
