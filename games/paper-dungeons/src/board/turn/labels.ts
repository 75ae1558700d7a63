import type { Message } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { heroes } from '../../content/ids.ts'
import { places } from '../../content/map.ts'
import type { Move } from '../../move.ts'
import { boss as bossName, hero, item, message, minion } from '../../names.ts'
import type { Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { scheduledBosses } from '../boss/bosses.ts'
import type { Deal } from './choices.ts'

/** The move that says what a deal is about: the last one, for dice and walking only lead there. */
const mainMove = (deal: Deal): Move | undefined => deal.moves().at(-1)

/** What the bright button says: what will happen. */
export function commitLabel(deal: Deal, view: View): Message {
  const move = mainMove(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return message('go.train', { hero: hero(move.hero, 'acc') })
    case 'craft':
    case 'item':
      return message('go.craft', { item: item(move.item, 'of') })
    case 'brew':
      return message('go.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? message('go.walk', { room: deal.trail.at(-1) ?? move.room })
        : message('go.step', { room: move.room })
    case 'stop':
      return message(deal.key === 'stay' ? 'go.stay' : 'go.stop')
    case 'minion':
      return message('go.slay', { minion: minionIn(move.room), room: move.room })
    case 'gem':
      return message('go.gem', { letter: move.letter })
    case 'absorb':
      return message('go.absorb', { hearts: move.hearts })
    case 'confirm':
      return message(`go.confirm.${view.phase === 'turn' ? 'turn' : 'other'}`)
    default:
      return message('go.none')
  }
}

/** The question on the yellow note. */
export function askTitle(deal: Deal, turn: Turn): Message {
  const move = mainMove(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return message('ask.level', {
        hero: hero(move.hero),
        level: (turn.sheet.levels[heroes.indexOf(move.hero)] ?? 0) + 1,
      })
    case 'craft':
    case 'item':
      return message('ask.part', { item: item(move.item, 'of') })
    case 'brew':
      return message('ask.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? message('ask.walk', { room: deal.trail.at(-1) ?? move.room, steps: deal.trail.length })
        : message('ask.step', { room: move.room })
    case 'stop':
      return message(deal.key === 'stay' ? 'ask.stay' : 'ask.stop')
    case 'minion':
      return message('ask.slay', { minion: minionIn(move.room), level: places[move.room].minion?.level ?? 0 })
    case 'gem':
      return message('ask.gem', { letter: move.letter })
    case 'absorb':
      return message('ask.absorb', { hearts: move.hearts })
    case 'confirm':
      return message('ask.confirm')
    default:
      return message('ask.none')
  }
}

function minionIn(room: keyof typeof places): Message {
  const lives = places[room].minion
  return lives === undefined ? message('ask.none') : minion(lives.kind, 'acc')
}

/** What is said while there is nothing to decide. */
export function idleTitle(view: View, seats: readonly SeatInfo[]): Message {
  if (view.phase === 'over') return message('ask.over')
  const { reward } = view
  const fought = scheduledBosses(view).find(({ round }) => round === view.round)
  if (reward !== undefined && fought !== undefined)
    return message('ask.prize', { name: seats[reward.seat]?.name ?? '', boss: bossName(fought.boss) })
  // In a replay one is asked nothing, but has not confirmed either.
  if (view.viewer === 'table' || view.players[view.viewer]?.confirmed === false)
    return message('ask.watching')
  const list = seats.filter(face => view.players[face.seat]?.confirmed === false).map(({ name }) => name)
  return message('ask.waiting', { names: { list } })
}
