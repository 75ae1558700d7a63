import type { Message } from '@kazamata/kernel'
import { places } from '../../content/map.ts'
import { resurrection } from '../../content/tracks.ts'
import type { SheetEvent } from '../../event.ts'
import { gloryOf, hero, item, message, minion } from '../../names.ts'
import type { Reward } from '../../state.ts'
import { heroIcons, minionIcons, signs } from '../icons.ts'
import { itemIcons } from '../later-icons.ts'

/** A line of the yellow note: what would happen, and what it changes. */
export interface NoteLine {
  readonly icon: string
  readonly text: Message
  readonly change?: Message | undefined
  /** Losses are red, gains are blue; the text says which it is, too. */
  readonly tone?: 'loss' | 'gain' | undefined
}

type MakeLine = (icon: string, text: Message, change?: Message) => NoteLine
const gain: MakeLine = (icon, text, change) => ({ icon, text, change, tone: 'gain' })
export const loss: MakeLine = (icon, text, change) => ({ icon, text, change, tone: 'loss' })

/** One line for each event that matters, in their order (PD-UI.4); potions in a row share one. */
export function linesOf(events: readonly SheetEvent[]): readonly NoteLine[] {
  const lines: NoteLine[] = []
  let potions = 0
  events.forEach((event, at) => {
    const next = events[at + 1]
    if (event.do !== 'potion') lines.push(...lineOf(event, next))
    else {
      potions++
      if (next?.do === 'potion') return
      const change = message('note.count', { from: event.potions - potions, to: event.potions })
      lines.push(gain(signs.potion, message('note.potions', { n: potions }), change))
      potions = 0
    }
  })
  return lines
}

function lineOf(event: SheetEvent, next: SheetEvent | undefined): readonly NoteLine[] {
  switch (event.do) {
    case 'fought': {
      const { level, heroLevel, damage, armour } = event
      const values = { minion: minion(event.minion), level, hero: hero(event.hero, 'vs'), heroLevel, damage }
      const text = message(armour === true ? 'note.fight.armour' : 'note.fight', values)
      return [damaged(minionIcons[event.minion], text, damage, next)]
    }
    case 'trapped': {
      const { damage, scout } = event
      const text = message(scout === true ? 'note.trap.scout' : 'note.trap', { damage })
      return [damaged(signs.trap, text, damage, next)]
    }
    case 'resurrected':
      return [
        loss(
          signs.resurrection,
          message('note.resurrected'),
          message('roundEnd.glory', gloryOf(resurrection.glory)),
        ),
      ]
    case 'levelled': {
      const { level, mastered } = event
      const values = { hero: hero(event.hero), level, power: message(`hero.${event.hero}.power`) }
      const text = message(mastered === true ? 'note.mastered' : 'note.levelled', values)
      return [gain(heroIcons[event.hero], text, message('note.level', { from: level - 1, to: level }))]
    }
    case 'crafted': {
      const { parts, done } = event
      const values = { item: item(event.item), text: message(`item.${event.item}.text`) }
      const text = message(done === true ? 'note.done' : 'note.part', values)
      return [gain(itemIcons[event.item], text, message('note.parts', { parts }))]
    }
    case 'gem': {
      const { gems, letter } = event
      const text = letter === undefined ? message('note.gem.bonus') : message('note.gem', { letter })
      return [gain(signs.gem, text, message('note.count', { from: gems - 1, to: gems }))]
    }
    case 'noGem': {
      const { letter, taken } = event
      return [loss(signs.gem, message(taken === true ? 'note.gem.taken' : 'note.gem.gone', { letter }))]
    }
    case 'lost': {
      const { reward } = event
      return [loss(rewardIcons[reward], message('note.lost', { reward }))]
    }
    case 'slain': {
      const { room, by } = event
      const lives = places[room].minion
      if (by === 'fight' || lives === undefined) return []
      const values = { minion: minion(lives.kind), level: lives.level, room }
      return [gain(minionIcons[lives.kind], message('note.slain', values))]
    }
    case 'entered': {
      const { through, refund } = event
      if (through === undefined || through === 'entrance') return []
      const id = refund === true ? 'note.through.refund' : 'note.through'
      return [{ icon: signs.walk, text: message(id, { through }) }]
    }
    case 'spared':
      return [gain(signs.heart, message('note.spared', { points: event.points }))]
    case 'hurt':
    case 'potion':
    case 'keptPower':
    case 'keptGoal':
    case 'die':
    case 'walk':
    case 'stopped':
      return []
  }
}

/** A fight or a trap; the event after it says who takes the damage: potion hearts, the damage column, or both. */
function damaged(icon: string, text: Message, damage: number, next: SheetEvent | undefined): NoteLine {
  if (damage === 0 || next?.do !== 'hurt') return { icon, text }
  const { points, potions } = next
  return loss(icon, text, message('note.hurt', { potions, damage: points - potions }))
}

export const rewardIcons: Readonly<Record<Reward, string>> = {
  potion: signs.potion,
  part: signs.part,
  level: signs.level,
  gem: signs.gem,
  kill: signs.minion,
}
