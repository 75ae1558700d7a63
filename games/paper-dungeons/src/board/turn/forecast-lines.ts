import type { Message } from '@kazamata/kernel'
import { places } from '../../content/map.ts'
import type { SheetEvent, SheetEventOf } from '../../event.ts'
import { hero, item, message, minion } from '../../names.ts'
import type { Reward } from '../../state.ts'
import { heroIcons, itemIcons, minionIcons, signs } from '../icons.ts'

/** A line of the yellow note: what would happen, and what it changes. */
export interface NoteLine {
  readonly icon: string
  readonly text: Message
  readonly change?: Message
  /** Loss is red, gain is blue; the words say which it is. */
  readonly tone?: 'loss' | 'gain'
}

/** What a chain of deeds comes to, in the order in which it happens (PD-UI.4). */
export function linesOf(deeds: readonly SheetEvent[]): readonly NoteLine[] {
  const lines: NoteLine[] = []
  let potions: SheetEventOf<'potion'>[] = []
  const flush = () => {
    const last = potions.at(-1)
    if (last !== undefined)
      lines.push({
        icon: signs.potion,
        text: message('note.potions', { n: potions.length }),
        change: message('note.count', { from: last.potions - potions.length, to: last.potions }),
        tone: 'gain',
      })
    potions = []
  }
  deeds.forEach((deed, at) => {
    if (deed.do === 'potion') {
      potions.push(deed)
      return
    }
    flush()
    const line = lineOf(deed, deeds.slice(at + 1))
    if (line !== undefined) lines.push(line)
  })
  flush()
  return lines
}

function lineOf(deed: SheetEvent, rest: readonly SheetEvent[]): NoteLine | undefined {
  switch (deed.do) {
    case 'fought': {
      const values = {
        minion: minion(deed.minion),
        level: deed.level,
        hero: hero(deed.hero, 'vs'),
        heroLevel: deed.heroLevel,
        damage: deed.damage,
      }
      return {
        icon: minionIcons[deed.minion],
        text: message(deed.armour === true ? 'note.fight.armour' : 'note.fight', values),
        ...hurtBy(rest, deed.damage),
      }
    }
    case 'trapped':
      return {
        icon: signs.trap,
        text: message(deed.scout === true ? 'note.trap.scout' : 'note.trap', { damage: deed.damage }),
        ...hurtBy(rest, deed.damage),
      }
    case 'resurrected':
      return {
        icon: signs.resurrection,
        text: message('note.resurrected'),
        change: message('note.minus9'),
        tone: 'loss',
      }
    case 'levelled':
      return {
        icon: heroIcons[deed.hero],
        text: message(deed.mastered === true ? 'note.mastered' : 'note.levelled', {
          hero: hero(deed.hero),
          level: deed.level,
          power: message(`hero.${deed.hero}.power`),
        }),
        change: message('note.level', { from: deed.level - 1, to: deed.level }),
        tone: 'gain',
      }
    case 'crafted':
      return {
        icon: itemIcons[deed.item],
        text: message(deed.done === true ? 'note.done' : 'note.part', {
          item: item(deed.item),
          text: message(`item.${deed.item}.text`),
        }),
        change: message('note.parts', { parts: deed.parts }),
        tone: 'gain',
      }
    case 'gem':
      return {
        icon: signs.gem,
        text:
          deed.letter === undefined
            ? message('note.gem.bonus')
            : message('note.gem', { letter: deed.letter }),
        change: message('note.count', { from: deed.gems - 1, to: deed.gems }),
        tone: 'gain',
      }
    case 'noGem':
      return {
        icon: signs.gem,
        text: message(deed.taken === true ? 'note.gem.taken' : 'note.gem.gone', { letter: deed.letter }),
        tone: 'loss',
      }
    case 'lost':
      return {
        icon: rewardIcons[deed.reward],
        text: message('note.lost', { reward: deed.reward }),
        tone: 'loss',
      }
    case 'slain': {
      const lives = places[deed.room].minion
      if (deed.by === 'fight' || lives === undefined) return undefined
      return {
        icon: minionIcons[lives.kind],
        text: message('note.slain', { minion: minion(lives.kind), level: lives.level, room: deed.room }),
        tone: 'gain',
      }
    }
    case 'entered':
      return deed.through === 'wall' || deed.through === 'water' || deed.through === 'warp'
        ? {
            icon: signs.walk,
            text: message(deed.refund === true ? 'note.through.refund' : 'note.through', {
              through: deed.through,
            }),
          }
        : undefined
    case 'spared':
      return { icon: signs.heart, text: message('note.spared', { points: deed.points }), tone: 'gain' }
    case 'hurt':
    case 'potion':
    case 'keptPower':
    case 'keptGoal':
    case 'die':
    case 'walk':
    case 'stopped':
      return undefined
  }
}

/** Who pays for a fight or a trap: potion hearts, the damage column, or both. */
function hurtBy(rest: readonly SheetEvent[], damage: number): Pick<NoteLine, 'change' | 'tone'> {
  const hurt = rest[0]
  if (damage === 0 || hurt?.do !== 'hurt') return {}
  return {
    change: message('note.hurt', { potions: hurt.potions, damage: hurt.points - hurt.potions }),
    tone: 'loss',
  }
}

export const rewardIcons: Readonly<Record<Reward, string>> = {
  potion: signs.potion,
  part: signs.part,
  level: signs.level,
  gem: signs.gem,
  kill: signs.minion,
}
