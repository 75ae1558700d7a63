import type { DescribeEvent, LogLine, Message, MessageValue } from '@kazamata/kernel'
import type { Event, EventOf, Offer } from './event.ts'
import { all, cause, enemyName, heroName, placeName, signed, skillName } from './names.ts'
import { costText } from './texts/effects.ts'

/** What the ledger says of each event. What is only announced is told when it has come. */
export const describeEvent: DescribeEvent<Event> = (event, { names }) => {
  switch (event.type) {
    case 'began':
      return heading(line(event, 'log.began', 'sign:torch', { n: event.party }))
    case 'picked':
      return line(event, 'log.picked', `hero:${event.hero}`, { name: names[event.seat] ?? '' })
    case 'turn':
      return heading(line(event, 'log.turn', undefined, { name: names[event.seat] ?? '' }))
    case 'grace':
      return line(event, 'log.grace', 'sign:torch', { n: event.left })
    case 'moved':
      return moved(event)
    case 'landed':
      return line(event, 'log.landed', 'sign:lair', { n: event.space })
    case 'flipped':
      return line(event, 'log.flipped', 'sign:room', {
        place: placeName(event.cell),
        room: cause(event.room),
      })
    case 'stopped':
      return line(event, 'log.stopped', 'sign:stop', { place: placeName(event.place) })
    case 'hastened':
      return line(event, 'log.hastened', 'sign:speed', { by: signed(event.by) })
    case 'hidden':
      return line(event, 'log.hidden', 'sign:stealth')
    case 'explored':
      return line(event, 'log.explored', 'sign:explore', {
        n: event.cells.length,
        places: all(event.cells.map(placeName)),
      })
    case 'void':
      return line(event, 'log.void', 'sign:stop', { by: cause(event.by) })
    case 'hurt':
      return line(event, 'log.hurt', 'sign:damage', {
        n: event.amount,
        health: event.health,
        by: cause(event.by),
      })
    case 'fell':
      return line(event, 'log.fell', 'sign:skull')
    case 'healed':
      return gained(event, 'log.healed', 'sign:health', event.health)
    case 'focused':
      return gained(event, 'log.focused', 'sign:focus', event.focus)
    case 'drained':
      return gained(event, 'log.drained', 'sign:focus', event.focus)
    case 'rested':
      return line(event, event.forced ? 'log.restedForced' : 'log.rested', 'sign:rest', {
        health: event.health,
        focus: event.focus,
      })
    case 'declared':
      return line(
        event,
        event.area ? 'log.declaredArea' : `log.declared.${event.deed}`,
        `sign:${event.deed}`,
        { by: cause(event.by) },
      )
    case 'aimed':
      return aimed(event)
    case 'skilled':
      return line(event, 'log.skilled', 'sign:dice', { skill: skillName(event.skill) })
    case 'rolled':
      return rolled(event)
    case 'changed':
      return line(event, 'log.changed', 'sign:dice', { face: event.face, focus: event.focus })
    case 'boosted':
      return line(event, 'log.boosted', 'sign:dice', { with: cause(event.with), by: signed(event.by) })
    case 'rerolled':
      return line(event, 'log.rerolled', 'sign:dice', { face: event.face })
    case 'checked':
      return checked(event)
    case 'paid':
      return paid(event)
    case 'unpaid':
      return line(event, 'log.unpaid', 'sign:stop', { by: cause(event.by) })
    case 'declined':
      return line(event, 'log.declined', 'sign:stop', { what: offerName(event.what) })
    case 'struck':
      return line(event, 'log.struck', `enemy:${event.enemy}`, {
        n: event.amount,
        health: event.health,
        by: cause(event.by),
      })
    case 'wounded':
      return line(event, 'log.wounded', `enemy:${event.boss}`, { n: event.points, by: cause(event.by) })
    case 'marked':
    case 'bossHealed':
      return line(event, `log.${event.type}`, `enemy:${event.boss}`, {
        marker: event.marker + 1,
        health: event.health,
      })
    case 'warded':
      return line(event, 'log.warded', 'sign:seal', { n: event.points })
    case 'died':
      return line(event, 'log.died', `enemy:${event.enemy}`, { by: cause(event.by) })
    case 'reward':
      return line(event, 'log.reward', 'sign:reward')
    case 'countered':
      return countered(event)
    case 'bossTorch':
      return line(event, 'log.bossTorch', `enemy:${event.boss}`)
    case 'disarmed':
      return line(event, 'log.disarmed', 'sign:trap', { place: placeName(event.cell) })
    case 'drew':
    case 'took':
      return line(event, `log.${event.type}`, 'sign:card', { card: cause(event.card) })
    case 'equipped':
      return equipped(event)
    case 'discarded':
      return line(event, 'log.discarded', 'sign:card', { card: cause(event.card) })
    case 'torch':
      return torch(event)
    case 'goblin':
      return line(event, 'log.goblin', `enemy:${event.goblin}`, {
        ...enemyName(event.goblin),
        n: event.slot,
        place: placeName(event.place),
      })
    case 'minion':
      return line(event, 'log.minion', `enemy:${event.minion}`, {
        ...enemyName(event.minion),
        place: placeName(event.place),
        health: event.health,
      })
    case 'phase':
      return heading(
        line(event, 'log.phase', undefined, {
          n: event.enemies.length,
          enemies: all(event.enemies.map(cause)),
        }),
      )
    case 'hunts':
      return line(event, 'log.hunts', `enemy:${event.enemy}`)
    case 'crept':
      return line(event, 'log.crept', `enemy:${event.enemy}`, {
        from: placeName(event.from),
        place: placeName(event.to),
      })
    case 'strikes':
      return line(event, 'log.strikes', `enemy:${event.enemy}`, {
        heroes: all(event.heroes.map(heroName)),
      })
    case 'taunted':
      return line(event, 'log.taunted', `enemy:${event.boss}`)
    case 'steered':
      return line(event, 'log.steered', `enemy:${event.enemy}`)
    case 'lairOpened':
      return line(event, 'log.lairOpened', 'sign:lair')
    case 'actTwo':
      return heading(line(event, 'log.actTwo', `enemy:${event.boss}`, { n: event.seals.length }))
    case 'sealed':
      return line(event, 'log.sealed', 'sign:seal', { place: placeName(event.cell), n: event.space })
    case 'toLair':
      return line(event, 'log.toLair', `enemy:${event.boss}`)
    case 'ended':
      return heading(line(event, `log.ended.${event.why}`, event.won ? 'sign:won' : 'sign:skull'))
    case 'turnEnded':
    case 'flipping':
    case 'placed':
    case 'dealt':
    case 'portal':
    case 'rolling':
    case 'rerolling':
    case 'chose':
    case 'drawing':
    case 'goblinComing':
    case 'minionComing':
    case 'phaseEnded':
    case 'acts':
      return undefined
  }
}

type Values = Readonly<Record<string, MessageValue>>

/** A line can name everybody whom its event names. */
function line(event: Event, id: string, icon?: string, values?: Values): LogLine {
  return {
    id,
    values: {
      ...('hero' in event && { hero: heroName(event.hero) }),
      ...('enemy' in event && event.enemy !== undefined && enemyName(event.enemy)),
      ...('boss' in event && { boss: cause(event.boss) }),
      ...values,
    },
    ...(icon !== undefined && { icon }),
    why: event.why,
  }
}

const heading = (told: LogLine): LogLine => ({ ...told, heading: true })

function moved(event: EventOf<'moved'>): LogLine {
  const values = { place: placeName(event.to) }
  if (event.by !== 'lair') return line(event, `log.moved.${event.by}`, 'sign:walk', values)
  return event.space === undefined
    ? line(event, 'log.moved.leaves', 'sign:lair', values)
    : line(event, 'log.moved.space', 'sign:lair', { n: event.space })
}

/** What changes nothing, because nothing was missing or left, is not worth a line. */
function gained(
  event: EventOf<'healed' | 'focused' | 'drained'>,
  id: string,
  icon: string,
  now: number,
): LogLine | undefined {
  if (event.amount === 0) return undefined
  const values = { n: event.amount, now }
  return event.by === 'die'
    ? line(event, `${id}Die`, icon, values)
    : line(event, id, icon, { ...values, by: cause(event.by) })
}

function aimed(event: EventOf<'aimed'>): LogLine | undefined {
  const values = { by: cause(event.by) }
  if (event.enemy !== undefined)
    return line(event, 'log.aimed', `enemy:${event.enemy}`, { ...values, target: cause(event.enemy) })
  if (event.target === undefined) return undefined
  return line(event, 'log.aimed', 'sign:aim', { ...values, target: heroName(event.target) })
}

function rolled(event: EventOf<'rolled'>): LogLine {
  const values = { n: event.dice.length, dice: all(event.dice) }
  return event.enemyDie === undefined
    ? line(event, 'log.rolled', 'sign:dice', values)
    : line(event, 'log.rolledEnemy', 'sign:dice', { ...values, face: { id: `face.${event.enemyDie}` } })
}

/** "6 − 1 = 5": numbers only, so the same in every language. */
function sumText(result: number, modifier: number): string {
  if (modifier === 0) return String(result)
  return `${result - modifier} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${result}`
}

/** An attack has to beat a defence, every other check to reach a difficulty (TE-9.1, TE-11.9). */
function checked(event: EventOf<'checked'>): LogLine {
  const { deed, result, modifier, need, success } = event
  const kind = deed === 'melee' || deed === 'missile' ? 'hit' : 'check'
  const values = { by: cause(event.by), sum: sumText(result, modifier), need }
  return line(
    event,
    `log.${kind}.${success ? 'yes' : 'no'}`,
    success ? 'sign:success' : 'sign:failure',
    values,
  )
}

function paid(event: EventOf<'paid'>): LogLine | undefined {
  const { focus, health } = event
  if (focus === 0 && health === 0) return undefined
  const cost = costText({ ...(focus > 0 && { focus }), ...(health > 0 && { health }) })
  return line(event, 'log.paid', 'sign:focus', { cost, by: cause(event.by) })
}

function offerName(offer: Offer): Message {
  switch (offer) {
    case 'loot':
    case 'spell':
    case 'melee':
    case 'missile':
    case 'extraMove':
    case 'reveal':
    case 'steer':
      return { id: `offer.${offer}` }
    default:
      return cause(offer)
  }
}

function countered(event: EventOf<'countered'>): LogLine {
  const { face, modifier, defence, damage } = event
  const values = { n: damage }
  const icon = `enemy:${event.enemy}`
  if (face === 'torch' || face === 'shield') return line(event, `log.countered.${face}`, icon, values)
  const sum = `${face} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} − ${defence}`
  return line(event, 'log.countered.number', icon, { ...values, sum })
}

function equipped(event: EventOf<'equipped'>): LogLine {
  const values = { card: cause(event.card) }
  return event.instead === undefined
    ? line(event, 'log.equipped', 'sign:card', values)
    : line(event, 'log.equippedInstead', 'sign:card', { ...values, old: cause(event.instead) })
}

/** Where it stands now the track shows, in steps that are left. */
function torch(event: EventOf<'torch'>): LogLine {
  const { by, space } = event
  if (by < 0) return line(event, `log.torch.${space}`, 'sign:torch')
  return by === 0
    ? line(event, 'log.torchFull', 'sign:torch')
    : line(event, 'log.torchUp', 'sign:torch', { n: by })
}
