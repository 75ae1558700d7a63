import type { Saying } from '@kazamata/kernel'
import type { Face } from '@kazamata/ui'
import { heroes } from '../content/ids.ts'
import { places } from '../content/map.ts'
import type { Move } from '../move.ts'
import { boss as bossName, hero, item, minion, saying } from '../names.ts'
import type { Turn } from '../state.ts'
import type { View } from '../view.ts'
import type { Deal } from './deals.ts'
import { bossesOf } from './facts.ts'

/** The move that says what a deal is about: the last one, for dice and walking only lead there. */
const aim = (deal: Deal): Move | undefined => deal.moves().at(-1)

/** What the bright button says: what will happen. */
export function goLabel(deal: Deal, view: View): Saying {
  const move = aim(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return saying('go.train', { hero: hero(move.hero, 'acc') })
    case 'craft':
    case 'item':
      return saying('go.craft', { item: item(move.item, 'of') })
    case 'brew':
      return saying('go.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? saying('go.walk', { room: deal.trail.at(-1) ?? move.room })
        : saying('go.step', { room: move.room })
    case 'stop':
      return saying(deal.key === 'stay' ? 'go.stay' : 'go.stop')
    case 'minion':
      return saying('go.slay', { minion: minionIn(move.room), room: move.room })
    case 'gem':
      return saying('go.gem', { letter: move.letter })
    case 'absorb':
      return saying('go.absorb', { hearts: move.hearts })
    case 'confirm':
      return saying(`go.confirm.${view.phase === 'turn' ? 'turn' : 'other'}`)
    default:
      return saying('go.none')
  }
}

/** The question on the yellow note. */
export function askTitle(deal: Deal, turn: Turn): Saying {
  const move = aim(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return saying('ask.level', {
        hero: hero(move.hero),
        level: (turn.sheet.levels[heroes.indexOf(move.hero)] ?? 0) + 1,
      })
    case 'craft':
    case 'item':
      return saying('ask.part', { item: item(move.item, 'of') })
    case 'brew':
      return saying('ask.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? saying('ask.walk', { room: deal.trail.at(-1) ?? move.room, steps: deal.trail.length })
        : saying('ask.step', { room: move.room })
    case 'stop':
      return saying(deal.key === 'stay' ? 'ask.stay' : 'ask.stop')
    case 'minion':
      return saying('ask.slay', { minion: minionIn(move.room), level: places[move.room].minion?.level ?? 0 })
    case 'gem':
      return saying('ask.gem', { letter: move.letter })
    case 'absorb':
      return saying('ask.absorb', { hearts: move.hearts })
    case 'confirm':
      return saying('ask.confirm')
    default:
      return saying('ask.none')
  }
}

function minionIn(room: keyof typeof places): Saying {
  const lives = places[room].minion
  return lives === undefined ? saying('ask.none') : minion(lives.kind, 'acc')
}

/** What is said while there is nothing to decide. */
export function idleTitle(view: View, faces: readonly Face[]): Saying {
  if (view.phase === 'over') return saying('ask.over')
  const { reward } = view
  const fought = bossesOf(view).find(({ round }) => round === view.round)
  if (reward !== undefined && fought !== undefined)
    return saying('ask.prize', { name: faces[reward.seat]?.name ?? '', boss: bossName(fought.boss) })
  // In a replay one is asked nothing, but has not confirmed either.
  if (view.viewer === 'table' || view.players[view.viewer]?.confirmed === false) return saying('ask.watching')
  const list = faces.filter(face => view.players[face.seat]?.confirmed === false).map(({ name }) => name)
  return saying('ask.waiting', { names: { list } })
}
