import type { LogContext, LogLine, MessageValue, Seat } from '@kazamata/kernel'
import type { Hero, Power } from './content/ids.ts'
import { heroes } from './content/ids.ts'
import { places } from './content/map.ts'
import type { SheetEvent, SheetEventOf } from './event.ts'
import { face, goal, hero, item, minion, power, who } from './names.ts'

/**
 * How a step comes to light: to its own player at once, to the others at the reveal, or in the open. Of a revealed
 * turn only what lasts is told, so that eight turns can be read; the drawn sheets show the rest.
 */
type Light = 'own' | 'reveal' | 'open'

interface Telling {
  readonly seat: Seat
  readonly light: Light
  readonly context: LogContext
}

/** What the ledger says of a step on a sheet. */
export function describeSheetEvent(deed: SheetEvent, { seat, light, context }: Telling): LogLine | undefined {
  const actor = who(seat, context)
  /** Told to nobody but its player, or to a table that has no player. */
  const near =
    light === 'own' || (light === 'open' && (seat === context.viewer || context.viewer === 'table'))
  switch (deed.do) {
    case 'keptPower':
      return line(deed, 'log.power', { ...actor, power: power(deed.power, 'acc') }, `power:${deed.power}`)
    case 'keptGoal':
      return line(deed, 'log.goal', { ...actor, goal: goal(deed.goal) }, 'sign:goal')
    case 'die':
      return near
        ? line(
            deed,
            'log.die',
            { face: face(deed.face), colour: deed.die < 3 ? 'white' : 'black' },
            'sign:dice',
          )
        : undefined
    case 'walk':
      // The rooms are told one by one.
      return undefined
    case 'entered':
      return near || deed.through === 'entrance' ? entered(deed, actor) : undefined
    case 'stopped':
      return near && deed.mp > 0 ? line(deed, 'log.stopped', { mp: deed.mp }, 'sign:walk') : undefined
    case 'fought':
      return near ? fought(deed) : undefined
    case 'slain':
      return near && deed.by === 'fight' ? undefined : slain(deed, actor)
    case 'trapped':
      // Who is hurt by it is told next.
      return near && deed.scout ? line(deed, 'log.trapScout', { room: deed.room }, 'sign:trap') : undefined
    case 'hurt':
      return near ? hurt(deed, actor) : undefined
    case 'spared':
      return near
        ? line(deed, 'log.spared', { points: deed.points, by: shield(deed.by) }, 'sign:heart')
        : undefined
    case 'resurrected':
      return line(deed, 'log.resurrected', actor, 'sign:resurrection')
    case 'levelled':
      return levelled(deed, actor)
    case 'crafted':
      return crafted(deed, actor)
    case 'potion':
      return near || light === 'open'
        ? line(deed, 'log.potion', { ...actor, potions: deed.potions }, 'sign:potion')
        : undefined
    case 'gem':
      return gem(deed, actor, light)
    case 'noGem':
      return near
        ? line(
            deed,
            deed.taken ? 'log.gemTaken' : 'log.gemGone',
            { room: deed.room, letter: deed.letter },
            'sign:gem',
          )
        : undefined
    case 'lost':
      return near || light === 'open'
        ? line(deed, 'log.lost', { ...actor, reward: deed.reward }, `sign:${signOf[deed.reward]}`)
        : undefined
  }
}

type Values = Readonly<Record<string, MessageValue>>

function line(deed: SheetEvent, id: string, values: Values, icon: string): LogLine {
  return { id, values, icon, why: deed.why }
}

const signOf = { potion: 'potion', part: 'part', level: 'level', gem: 'gem', kill: 'minion' }

const shield = (by: Hero | Power): MessageValue => {
  const kept = heroes.find(name => name === by)
  return kept === undefined ? { id: `power.${by}` } : hero(kept)
}

function entered(deed: SheetEventOf<'entered'>, actor: Values): LogLine {
  const values = { ...actor, room: deed.room }
  if (deed.through === undefined) return line(deed, 'log.entered', values, 'sign:walk')
  const icon = deed.through === 'entrance' ? 'sign:gate' : 'sign:walk'
  return line(deed, deed.refund ? 'log.entered.refund' : `log.entered.${deed.through}`, values, icon)
}

function fought(deed: SheetEventOf<'fought'>): LogLine {
  return line(
    deed,
    deed.armour ? 'log.foughtArmour' : 'log.fought',
    {
      minion: minion(deed.minion),
      level: deed.level,
      hero: hero(deed.hero, 'vs'),
      heroLevel: deed.heroLevel,
      damage: deed.damage,
    },
    `minion:${deed.minion}`,
  )
}

function slain(deed: SheetEventOf<'slain'>, actor: Values): LogLine {
  const kind = places[deed.room].minion?.kind
  if (kind === undefined) throw new Error(`There is no minion in ${deed.room}.`)
  return line(
    deed,
    `log.slain.${deed.by}`,
    { ...actor, minion: minion(kind, 'acc'), room: deed.room, minions: deed.minions },
    `minion:${kind}`,
  )
}

function hurt(deed: SheetEventOf<'hurt'>, actor: Values): LogLine {
  const { harm, points, potions, damage, health } = deed
  if (potions === points) return line(deed, 'log.hurtPotions', { ...actor, harm, points }, 'sign:potion')
  const values = { ...actor, harm, points, damage, health }
  return potions === 0
    ? line(deed, 'log.hurt', values, 'sign:heart')
    : line(deed, 'log.hurtSome', { ...values, potions }, 'sign:heart')
}

/** What something is good for is said to whoever has it now: those words speak to its player. */
const mine = (actor: Values): boolean => actor.you === 'yes'

function levelled(deed: SheetEventOf<'levelled'>, actor: Values): LogLine {
  const values = { ...actor, hero: hero(deed.hero, 'acc'), level: deed.level }
  const icon = `hero:${deed.hero}`
  if (deed.mastered && mine(actor))
    return line(deed, 'log.mastered', { ...values, power: { id: `hero.${deed.hero}.power` } }, icon)
  return line(deed, deed.colour === 'psionic' ? 'log.levelledPsionic' : 'log.levelled', values, icon)
}

function crafted(deed: SheetEventOf<'crafted'>, actor: Values): LogLine {
  const icon = `item:${deed.item}`
  if (!deed.done) return line(deed, 'log.crafted', { ...actor, item: item(deed.item, 'of') }, icon)
  const values = { ...actor, item: item(deed.item, 'acc') }
  return mine(actor)
    ? line(deed, 'log.completedOwn', { ...values, text: { id: `item.${deed.item}.text` } }, icon)
    : line(deed, 'log.completed', values, icon)
}

/** A gem of the map that was found on the way is announced at the end of the round. */
function gem(deed: SheetEventOf<'gem'>, actor: Values, light: Light): LogLine | undefined {
  if (deed.letter === undefined) return line(deed, 'log.bonusGem', { ...actor, gems: deed.gems }, 'sign:gem')
  if (light === 'reveal' && deed.by === 'room') return undefined
  return line(deed, 'log.gem', { ...actor, letter: deed.letter, gems: deed.gems }, 'sign:gem')
}
