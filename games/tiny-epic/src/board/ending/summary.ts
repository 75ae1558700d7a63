import type { Message } from '@kazamata/kernel'
import type { Enemy, Hero } from '../../content/ids.ts'
import type { Event } from '../../event.ts'
import { cause, enemyName, heroName, placeName } from '../../names.ts'
import { isBoss } from '../../rules/dungeon/figures.ts'
import { message } from '../shared/labels.ts'

/** What a hero has done and suffered. */
interface HeroRecord {
  readonly hero: Hero
  readonly dealt: number
  readonly taken: number
  readonly kills: readonly Enemy[]
  readonly falls: number
}

/** A moment worth remembering: which of the events it is, and in which of all turns of heroes. */
interface Moment {
  readonly at: number
  readonly turn: number
  readonly icon: string
  readonly text: Message
}

interface Summary {
  readonly turns: number
  readonly records: readonly HeroRecord[]
  readonly seals: number
  readonly story: readonly Moment[]
}

/** The run as its events show it (TE-UI.20). Damage in a hero's turn counts for that hero. */
export function summaryOf(events: readonly Event[], heroes: readonly Hero[]): Summary {
  const records = new Map<Hero, HeroRecord>(
    heroes.map(hero => [hero, { hero, dealt: 0, taken: 0, kills: [], falls: 0 }]),
  )
  const story: Moment[] = []
  let turns = 0
  let seals = 0
  let now: Hero | undefined
  const add = (hero: Hero | undefined, change: (record: HeroRecord) => Partial<HeroRecord>) => {
    const record = hero && records.get(hero)
    if (record !== undefined) records.set(record.hero, { ...record, ...change(record) })
  }
  for (const [at, event] of events.entries()) {
    const moment = momentOf(event)
    switch (event.type) {
      case 'turn':
        turns += 1
        now = event.hero
        break
      case 'struck':
        add(now, ({ dealt }) => ({ dealt: dealt + event.amount }))
        break
      case 'marked':
        add(now, ({ dealt }) => ({ dealt: dealt + 1 }))
        break
      case 'died':
        add(now, ({ kills }) => ({ kills: [...kills, event.enemy] }))
        break
      case 'hurt':
        add(event.hero, ({ taken }) => ({ taken: taken + event.amount }))
        break
      case 'fell':
        add(event.hero, ({ falls }) => ({ falls: falls + 1 }))
        break
      case 'sealed':
        seals += 1
        break
    }
    if (moment !== undefined) story.push({ at, turn: turns, ...moment })
  }
  return { turns, records: [...records.values()], seals, story }
}

function momentOf(event: Event): Pick<Moment, 'icon' | 'text'> | undefined {
  switch (event.type) {
    case 'minion':
      return {
        icon: `enemy:${event.minion}`,
        text: message('board.story.minion', { ...enemyName(event.minion), place: placeName(event.place) }),
      }
    case 'flipped':
      return event.room === 'lairDoor'
        ? { icon: 'sign:lair', text: message('board.story.door', { place: placeName(event.cell) }) }
        : undefined
    case 'died':
      return isBoss(event.enemy)
        ? undefined
        : {
            icon: `enemy:${event.enemy}`,
            text: message('board.story.died', { ...enemyName(event.enemy), by: cause(event.by) }),
          }
    case 'fell':
      return { icon: 'sign:skull', text: message('board.story.fell', { hero: heroName(event.hero) }) }
    case 'actTwo':
      return { icon: `enemy:${event.boss}`, text: message('board.story.boss', { boss: cause(event.boss) }) }
    case 'sealed':
      return { icon: 'sign:seal', text: message('board.story.sealed', { place: placeName(event.cell) }) }
    case 'ended':
      return {
        icon: event.won ? 'sign:won' : 'sign:skull',
        text: { id: `log.ended.${event.why}` },
      }
    default:
      return undefined
  }
}
