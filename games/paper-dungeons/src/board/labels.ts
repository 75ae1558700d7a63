import type { Saying } from '@kazamata/kernel'
import type { Face } from '@kazamata/ui'
import { heroes } from '../content/ids.ts'
import { places } from '../content/map.ts'
import type { Move } from '../move.ts'
import { boss as bossName, hero, item, minion } from '../names.ts'
import type { Turn } from '../state.ts'
import type { View } from '../view.ts'
import type { Deal } from './deals.ts'
import { bossesOf } from './facts.ts'

const say = (id: string, values?: Saying['values']): Saying => ({
  id,
  ...(values === undefined ? {} : { values }),
})

/** The move that says what a deal is about: the last one, for dice and walking only lead there. */
const aim = (deal: Deal): Move | undefined => deal.moves().at(-1)

/** What the bright button says: what will happen. */
export function goLabel(deal: Deal, view: View): Saying {
  const move = aim(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return say('go.train', { hero: hero(move.hero, 'acc') })
    case 'craft':
    case 'item':
      return say('go.craft', { item: item(move.item, 'of') })
    case 'brew':
      return say('go.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? say('go.walk', { room: deal.trail.at(-1) ?? move.room })
        : say('go.step', { room: move.room })
    case 'stop':
      return say(deal.key === 'stay' ? 'go.stay' : 'go.stop')
    case 'minion':
      return say('go.slay', { minion: minionIn(move.room), room: move.room })
    case 'gem':
      return say('go.gem', { letter: move.letter })
    case 'absorb':
      return say('go.absorb', { hearts: move.hearts })
    case 'confirm':
      return say(`go.confirm.${view.phase === 'turn' ? 'turn' : 'other'}`)
    default:
      return say('go.none')
  }
}

/** The question on the yellow note. */
export function askTitle(deal: Deal, turn: Turn): Saying {
  const move = aim(deal)
  switch (move?.do) {
    case 'train':
    case 'hero':
      return say('ask.level', {
        hero: hero(move.hero),
        level: (turn.sheet.levels[heroes.indexOf(move.hero)] ?? 0) + 1,
      })
    case 'craft':
    case 'item':
      return say('ask.part', { item: item(move.item, 'of') })
    case 'brew':
      return say('ask.brew')
    case 'step':
      return deal.trail !== undefined && deal.trail.length > 1
        ? say('ask.walk', { room: deal.trail.at(-1) ?? move.room, steps: deal.trail.length })
        : say('ask.step', { room: move.room })
    case 'stop':
      return say(deal.key === 'stay' ? 'ask.stay' : 'ask.stop')
    case 'minion':
      return say('ask.slay', { minion: minionIn(move.room), level: places[move.room].minion?.level ?? 0 })
    case 'gem':
      return say('ask.gem', { letter: move.letter })
    case 'absorb':
      return say('ask.absorb', { hearts: move.hearts })
    case 'confirm':
      return say('ask.confirm')
    default:
      return say('ask.none')
  }
}

function minionIn(room: keyof typeof places): Saying {
  const lives = places[room].minion
  return lives === undefined ? say('ask.none') : minion(lives.kind, 'acc')
}

/** What is said while there is nothing to decide. */
export function idleTitle(view: View, faces: readonly Face[]): Saying {
  if (view.phase === 'over') return say('ask.over')
  const { reward } = view
  const fought = bossesOf(view).find(({ round }) => round === view.round)
  if (reward !== undefined && fought !== undefined)
    return say('ask.prize', { name: faces[reward.seat]?.name ?? '', boss: bossName(fought.boss) })
  // In a replay one is asked nothing, but has not confirmed either.
  if (view.viewer === 'table' || view.players[view.viewer]?.confirmed === false) return say('ask.watching')
  const list = faces.filter(face => view.players[face.seat]?.confirmed === false).map(({ name }) => name)
  return say('ask.waiting', { names: { list } })
}
