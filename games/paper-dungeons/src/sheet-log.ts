import {
  type LogContext,
  type LogLine,
  logLine as line,
  type MessageValue,
  type Seat,
  who,
} from '@kazamata/kernel'
import type { Hero, Power } from './content/ids.ts'
import { heroes } from './content/ids.ts'
import { places } from './content/map.ts'
import type { SheetEvent, SheetEventOf } from './event.ts'
import { face, goal, hero, item, minion, power } from './names.ts'
import { isWhite } from './rules/dice.ts'

/**
 * Who reads of the event, and when: its own player at once, the others at the reveal, or everybody at once. Of a
 * revealed turn the log tells only what lasts, so that eight turns can be read; the drawn sheets show the rest.
 */
type Audience = 'own' | 'reveal' | 'open'

interface SheetLogContext {
  readonly seat: Seat
  readonly audience: Audience
  readonly context: LogContext
}

/** The line of the log for an event on one sheet. */
export function describeSheetEvent(
  event: SheetEvent,
  { seat, audience, context }: SheetLogContext,
): LogLine | undefined {
  const actor = who(seat, context)
  /** Details are for the player themself, or for a table without a viewer of its own. */
  const detailed =
    audience === 'own' || (audience === 'open' && (seat === context.viewer || context.viewer === 'table'))
  switch (event.do) {
    case 'keptPower':
      return line(event, 'log.power', { ...actor, power: power(event.power, 'acc') }, `power:${event.power}`)
    case 'keptGoal':
      return line(event, 'log.goal', { ...actor, goal: goal(event.goal) }, 'sign:goal')
    case 'die':
      return detailed
        ? line(
            event,
            'log.die',
            { face: face(event.face), colour: isWhite(event.die) ? 'white' : 'black' },
            'sign:dice',
          )
        : undefined
    case 'walk':
      // Each room has its own line.
      return undefined
    case 'entered':
      return detailed || event.through === 'entrance' ? entered(event, actor) : undefined
    case 'stopped':
      return detailed && event.mp > 0 ? line(event, 'log.stopped', { mp: event.mp }, 'sign:walk') : undefined
    case 'fought':
      return detailed ? fought(event) : undefined
    case 'slain':
      return detailed && event.by === 'fight' ? undefined : slain(event, actor)
    case 'trapped':
      // The damage has its own line.
      return detailed && event.scout
        ? line(event, 'log.trapScout', { room: event.room }, 'sign:trap')
        : undefined
    case 'hurt':
      return detailed ? hurt(event, actor) : undefined
    case 'spared':
      return detailed
        ? line(event, 'log.spared', { points: event.points, by: shield(event.by) }, 'sign:heart')
        : undefined
    case 'resurrected':
      return line(event, 'log.resurrected', actor, 'sign:resurrection')
    case 'levelled':
      return levelled(event, actor)
    case 'crafted':
      return crafted(event, actor)
    case 'potion':
      return detailed || audience === 'open'
        ? line(event, 'log.potion', { ...actor, potions: event.potions }, 'sign:potion')
        : undefined
    case 'gem':
      return gem(event, actor, audience)
    case 'noGem':
      return detailed
        ? line(
            event,
            event.taken ? 'log.gemTaken' : 'log.gemGone',
            { room: event.room, letter: event.letter },
            'sign:gem',
          )
        : undefined
    case 'lost':
      return detailed || audience === 'open'
        ? line(event, 'log.lost', { ...actor, reward: event.reward }, `sign:${signOf[event.reward]}`)
        : undefined
  }
}

type Values = Readonly<Record<string, MessageValue>>

const signOf = { potion: 'potion', part: 'part', level: 'level', gem: 'gem', kill: 'minion' }

const shield = (by: Hero | Power): MessageValue => {
  const kept = heroes.find(name => name === by)
  return kept === undefined ? { id: `power.${by}` } : hero(kept)
}

function entered(event: SheetEventOf<'entered'>, actor: Values): LogLine {
  const values = { ...actor, room: event.room }
  if (event.through === undefined) return line(event, 'log.entered', values, 'sign:walk')
  const icon = event.through === 'entrance' ? 'sign:gate' : 'sign:walk'
  return line(event, event.refund ? 'log.entered.refund' : `log.entered.${event.through}`, values, icon)
}

function fought(event: SheetEventOf<'fought'>): LogLine {
  return line(
    event,
    event.armour ? 'log.foughtArmour' : 'log.fought',
    {
      minion: minion(event.minion),
      level: event.level,
      hero: hero(event.hero, 'vs'),
      heroLevel: event.heroLevel,
      damage: event.damage,
    },
    `minion:${event.minion}`,
  )
}

function slain(event: SheetEventOf<'slain'>, actor: Values): LogLine {
  const kind = places[event.room].minion?.kind
  if (kind === undefined) throw new Error(`There is no minion in ${event.room}.`)
  return line(
    event,
    `log.slain.${event.by}`,
    { ...actor, minion: minion(kind, 'acc'), room: event.room, minions: event.minions },
    `minion:${kind}`,
  )
}

function hurt(event: SheetEventOf<'hurt'>, actor: Values): LogLine {
  const { harm, points, potions, damage, health } = event
  if (potions === points) return line(event, 'log.hurtPotions', { ...actor, harm, points }, 'sign:potion')
  const values = { ...actor, harm, points, damage, health }
  return potions === 0
    ? line(event, 'log.hurt', values, 'sign:heart')
    : line(event, 'log.hurtSome', { ...values, potions }, 'sign:heart')
}

/** What a power or an item does is explained to the player who has it now. */
const mine = (actor: Values): boolean => actor.you === 'yes'

function levelled(event: SheetEventOf<'levelled'>, actor: Values): LogLine {
  const values = { ...actor, hero: hero(event.hero, 'acc'), level: event.level }
  const icon = `hero:${event.hero}`
  if (event.mastered && mine(actor))
    return line(event, 'log.mastered', { ...values, power: { id: `hero.${event.hero}.power` } }, icon)
  return line(event, event.colour === 'psionic' ? 'log.levelledPsionic' : 'log.levelled', values, icon)
}

function crafted(event: SheetEventOf<'crafted'>, actor: Values): LogLine {
  const icon = `item:${event.item}`
  if (!event.done) return line(event, 'log.crafted', { ...actor, item: item(event.item, 'of') }, icon)
  const values = { ...actor, item: item(event.item, 'acc') }
  return mine(actor)
    ? line(event, 'log.completedOwn', { ...values, text: { id: `item.${event.item}.text` } }, icon)
    : line(event, 'log.completed', values, icon)
}

/** A gem of the map that was found on the way is announced at the end of the round. */
function gem(event: SheetEventOf<'gem'>, actor: Values, audience: Audience): LogLine | undefined {
  if (event.letter === undefined)
    return line(event, 'log.bonusGem', { ...actor, gems: event.gems }, 'sign:gem')
  if (audience === 'reveal' && event.by === 'room') return undefined
  return line(event, 'log.gem', { ...actor, letter: event.letter, gems: event.gems }, 'sign:gem')
}
