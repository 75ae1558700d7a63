import { type DescribeEvent, type LogContext, type LogLine, logLine as line, who } from '@kazamata/kernel'
import { rankOf } from './content/ranks.ts'
import type { Event, EventOf, Strength } from './event.ts'
import { all, boss, face, goal, mission, power, seats, signed } from './names.ts'
import { isWhite } from './rules/dice.ts'
import { describeSheetEvent } from './sheet-log.ts'

/** The line of the log for each event. */
export const describeEvent: DescribeEvent<Event> = (event, context) => {
  switch (event.type) {
    case 'began':
      return began(event)
    case 'dealt':
      return dealt(event, context)
    case 'rerolled':
      return line(event, `log.rerolled.${event.face}`, { round: event.round }, 'sign:dice')
    case 'rolled':
      return heading(
        line(event, 'log.rolled', {
          round: event.round,
          white: all(event.dice.filter((_, die) => isWhite(die)).map(face)),
          black: all(event.dice.filter((_, die) => !isWhite(die)).map(face)),
        }),
      )
    case 'noted':
      // With everything face up it is told as at the reveal.
      return event.seat === context.viewer
        ? secret(describeSheetEvent(event.deed, { seat: event.seat, audience: 'own', context }))
        : describeSheetEvent(event.deed, { seat: event.seat, audience: 'reveal', context })
    case 'retold':
      return describeSheetEvent(event.deed, { seat: event.seat, audience: 'reveal', context })
    case 'done':
      return describeSheetEvent(event.deed, { seat: event.seat, audience: 'open', context })
    case 'confirmed':
      // The board shows who is ready; what was done is logged at the reveal.
      return undefined
    case 'revealed':
      return revealed(event, context)
    case 'announced':
      return announced(event, context)
    case 'boss':
      return heading(line(event, 'log.boss', { level: event.level, boss: boss(event.boss) }))
    case 'fight':
      return fight(event, context)
    case 'victor':
      return victor(event, context)
    case 'vanished':
      return line(
        event,
        'log.vanished',
        { letter: event.letter, you: includes(event.crossed, context) },
        'sign:gem',
      )
    case 'mission':
      return line(
        event,
        'log.mission',
        {
          mission: mission(event.mission),
          names: seats(event.seats, context),
          n: event.seats.length,
          glory: signed(event.glory),
        },
        'sign:mission',
      )
    case 'ended':
      return ended(event, context)
  }
}

const heading = (plain: LogLine): LogLine => ({ ...plain, heading: true })

const secret = (plain: LogLine | undefined): LogLine | undefined => plain && { ...plain, secret: true }

const includes = (list: readonly number[], { viewer }: LogContext): string =>
  viewer !== 'table' && list.includes(viewer) ? 'yes' : 'no'

function began(event: EventOf<'began'>): LogLine {
  const values = { card: event.card, bosses: all(event.bosses.map(boss)) }
  return event.missions.length === 0
    ? line(event, 'log.began', values, 'sign:gate')
    : line(event, 'log.beganMissions', { ...values, missions: all(event.missions.map(mission)) }, 'sign:gate')
}

function dealt(event: EventOf<'dealt'>, context: LogContext): LogLine | undefined {
  const { seat, powers, goals } = event
  const values = {
    ...who(seat, context),
    powers: all(powers.map(id => power(id))),
    goals: all(goals.map(goal)),
  }
  const told = line(event, 'log.dealt', values, 'sign:goal')
  return seat === context.viewer ? secret(told) : told
}

/** Alone there is nothing to reveal. */
function revealed(event: EventOf<'revealed'>, { names }: LogContext): LogLine | undefined {
  if (names.length === 1) return undefined
  return event.round === 0
    ? line(event, 'log.revealedSetup')
    : line(event, 'log.revealed', { round: event.round })
}

function announced(event: EventOf<'announced'>, context: LogContext): LogLine {
  const names = seats(event.seats, context)
  return line(
    event,
    'log.announced',
    { letter: event.letter, names, n: event.seats.length, crossed: includes(event.crossed, context) },
    'sign:gem',
  )
}

/** "10 + 3 + 1 = 14": numbers only, so the same in every language. */
export function strengthText(strength: Strength): string {
  const { levels, weakness, warrior, sword, berserker, total } = strength
  const terms = [levels, weakness, warrior, sword, berserker].filter(term => term !== undefined)
  return `${terms.join(' + ')} = ${total}`
}

function fight(event: EventOf<'fight'>, context: LogContext): LogLine {
  const { seat, strength, tier, fled, damage } = event
  const values = { ...who(seat, context), glory: signed(event.glory) }
  if (fled === 'absent') return line(event, 'log.fled.absent', values, 'sign:flee')
  const sum = strengthText(strength)
  if (fled === 'weak' || tier === undefined)
    return line(event, 'log.fled.weak', { ...values, sum }, 'sign:flee')
  return line(event, 'log.fight', { ...values, sum, tier, damage }, `boss:${event.boss}`)
}

function victor(event: EventOf<'victor'>, context: LogContext): LogLine {
  if (event.seat !== undefined)
    return line(event, 'log.victor', who(event.seat, context), `boss:${event.boss}`)
  if (event.tied !== undefined)
    return line(event, 'log.tied', { names: seats(event.tied, context) }, `boss:${event.boss}`)
  return line(event, 'log.noVictor', undefined, `boss:${event.boss}`)
}

function ended(event: EventOf<'ended'>, context: LogContext): LogLine {
  const score = event.scores[event.winners[0] ?? 0] ?? 0
  if (event.scores.length === 1)
    return line(event, 'log.endedSolo', { score, rank: { id: `rank.${rankOf(score)}` } }, 'sign:total')
  const names = seats(event.winners, context)
  return line(
    event,
    'log.ended',
    { names, n: event.winners.length, score, you: includes(event.winners, context) },
    'sign:total',
  )
}
