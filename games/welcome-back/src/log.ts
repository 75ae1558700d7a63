import {
  type DescribeEvent,
  type LogContext,
  type LogLine,
  logLine as line,
  type Message,
  type MessageValue,
  nameOf,
  who,
} from '@kazamata/kernel'
import type { Card, Hero, MonsterType, Token } from './content/ids.ts'
import type { DamageBreakdown, Event, EventOf } from './event.ts'

/** A name in the form its sentence needs; each language fills the forms with its own cases. */
type CardForm = 'acc' | 'the' | 'theAcc'
type TokenForm = 'short' | 'the' | 'acc' | 'with'
type HeroForm = 'title' | 'the' | 'acc' | 'as'

export const card = (id: Card, form?: CardForm): Message => named('card', id, form)
export const cardAs = (id: MonsterType): Message => ({ id: `card.${id}.as` })
export const token = (id: Token, form?: TokenForm): Message => named('token', id, form)
export const hero = (id: Hero, form?: HeroForm): Message => named('hero', id, form)

function named(kind: string, id: string, form?: string): Message {
  return { id: form === undefined ? `${kind}.${id}` : `${kind}.${id}.${form}` }
}

/** "5 − 1 − 2 = 2": numbers only, so the same in every language; just the strength where nothing changes it. */
export function breakdownText(sum: DamageBreakdown): string {
  const terms = [sum.harp ?? sum.strength, sum.flute, sum.crown].filter(term => term !== undefined)
  return terms.length === 1 ? `${terms[0]}` : `${terms.join(' − ')} = ${sum.damage}`
}

/** What the ledger says of each event. */
export const describeEvent: DescribeEvent<Event> = (event, context) => {
  switch (event.type) {
    case 'began':
      return began(event, context)
    case 'round':
      return { ...line(event, 'log.round', { round: event.round }), heading: true }
    case 'hero':
      return event.seat === undefined
        ? line(event, 'log.heroRandom', { hero: hero(event.hero, 'acc') }, `hero:${event.hero}`)
        : line(
            event,
            'log.hero',
            { ...who(event.seat, context), hero: hero(event.hero, 'acc') },
            `hero:${event.hero}`,
          )
    case 'drew':
      return drew(event, context)
    case 'added':
      return event.card === undefined
        ? line(event, 'log.added', { ...who(event.seat, context), slot: event.slot }, 'sign:add')
        : secret(line(event, 'log.addedOwn', { ...a(event.card), slot: event.slot }, 'sign:eye'))
    case 'removed':
      return removed(event, context)
    case 'passed':
      return line(
        event,
        event.forced ? 'log.passedForced' : 'log.passed',
        who(event.seat, context),
        'sign:pass',
      )
    case 'entered':
      return line(
        event,
        'log.entered',
        { ...who(event.seat, context), hero: hero(event.hero, 'as'), hp: event.hp, pile: event.pile },
        `hero:${event.hero}`,
      )
    case 'asked':
      return line(
        event,
        'log.asked',
        {
          ...who(event.seat, context),
          toYou: event.named === context.viewer ? 'yes' : 'no',
          other: nameOf(event.named, context),
        },
        'token:pri.sword',
      )
    case 'offered':
      return line(
        event,
        'log.offered',
        { ...who(event.seat, context), first: card(event.types[0]), second: card(event.types[1]) },
        'token:pri.sword',
      )
    case 'picked':
      return line(
        event,
        'log.picked',
        { ...who(event.seat, context), card: card(event.monster), which: event.monster },
        'token:pri.sword',
      )
    case 'named':
      return line(
        event,
        'log.named',
        {
          ...who(event.seat, context),
          card: card(event.monster),
          which: event.monster,
          token: token(event.token),
        },
        `token:${event.token}`,
      )
    case 'revealed':
      return revealed(event)
    case 'defeated':
      return defeated(event)
    case 'ignored':
      return line(event, `log.ignored.${event.by}`, it(event.card))
    case 'harmless':
      return harmless(event)
    case 'damaged':
      return damaged(event)
    case 'ally':
      return line(event, `log.ally.${event.charge}`, who(event.seat, context), 'card:ally')
    case 'demanded':
      // What the runner gives up is told next.
      return undefined
    case 'lost':
      return lost(event)
    case 'coin':
      return line(event, 'log.coin', undefined, 'token:bar.coin')
    case 'polymorphed':
      return line(
        event,
        event.strength === undefined ? 'log.polymorphed' : 'log.polymorphedStrength',
        {
          from: card(event.from),
          to: card(event.to, 'acc'),
          ...(event.strength === undefined ? {} : { strength: event.strength }),
        },
        'token:mag.poly',
      )
    case 'revived':
      return line(
        event,
        'log.revived',
        { ...who(event.seat, context), token: token(event.token, 'with'), hp: event.hp },
        `token:${event.token}`,
      )
    case 'died':
      return line(event, 'log.died', { ...who(event.seat, context), ...it(event.card) }, 'sign:zero')
    case 'omnipotence':
      return line(event, `log.omnipotence.${event.saved ? 'saved' : 'lost'}`, undefined, 'token:mag.omni')
    case 'succeeded':
      return line(
        event,
        'log.succeeded',
        { ...who(event.seat, context), successes: event.successes, hp: event.hp },
        'sign:success',
      )
    case 'failed':
      return line(
        event,
        'log.failed',
        { ...who(event.seat, context), failures: event.failures },
        'sign:failure',
      )
    case 'eliminated':
      return line(event, 'log.eliminated', who(event.seat, context), 'sign:out')
    case 'unveiled':
      return unveiled(event, context)
    case 'won':
      return line(event, `log.won.${event.by}`, who(event.seat, context), 'sign:won')
  }
}

type Values = Readonly<Record<string, MessageValue>>

const secret = (told: LogLine): LogLine => ({ ...told, secret: true })

/** The card by name; `which` lets a language agree with its gender. */
const it = (id: Card): Values => ({ card: card(id), which: id })
const a = (id: Card): Values => ({ card: card(id, 'acc'), which: id })

function began(event: EventOf<'began'>, context: LogContext): LogLine {
  const [first, second] = event.specials ?? []
  if (first === undefined || second === undefined) return line(event, 'log.began', who(event.start, context))
  return line(event, 'log.beganShown', {
    ...who(event.start, context),
    first: card(first, 'the'),
    second: card(second, 'the'),
  })
}

/** A draw has no line of its own, but for the reader's own card and the last card. */
function drew(event: EventOf<'drew'>, context: LogContext): LogLine | undefined {
  const last = event.deck === 0
  if (event.card !== undefined)
    return secret(line(event, last ? 'log.drewLastOwn' : 'log.drewOwn', a(event.card), 'sign:eye'))
  return last ? line(event, 'log.drewLast', who(event.seat, context), 'sign:draw') : undefined
}

function removed(event: EventOf<'removed'>, context: LogContext): LogLine {
  const [before, after] = event.hp
  const values = {
    ...who(event.seat, context),
    token: token(event.token, 'with'),
    ...(before === after ? {} : { before, after }),
  }
  const hp = before === after ? '' : 'Hp'
  if (event.card === undefined) return line(event, `log.removed${hp}`, values, `token:${event.token}`)
  return secret(line(event, `log.removedOwn${hp}`, { ...values, ...a(event.card) }, 'sign:eye'))
}

function revealed(event: EventOf<'revealed'>): LogLine {
  const { position, strength, monster } = event
  const values = { position, ...it(event.card) }
  const icon = `card:${event.card}`
  if (strength === undefined) return line(event, 'log.revealedBare', values, icon)
  if (monster === undefined || monster === event.card)
    return line(event, 'log.revealed', { ...values, strength }, icon)
  return line(event, 'log.revealedAs', { ...values, strength, as: cardAs(monster) }, icon)
}

function defeated(event: EventOf<'defeated'>): LogLine {
  const icon = `token:${event.by}`
  const values = { ...it(event.card), token: token(event.by, 'the') }
  if (event.chain) return line(event, 'log.defeatedChain', it(event.card), icon)
  if (event.gain !== undefined)
    return line(event, 'log.defeatedGain', { ...values, gain: event.gain, hp: event.hp }, icon)
  if (event.flute !== undefined)
    return line(event, 'log.defeatedFlute', { ...values, flute: event.flute }, icon)
  return line(event, 'log.defeated', values, icon)
}

function harmless(event: EventOf<'harmless'>): LogLine {
  if (event.sum !== undefined)
    return line(event, 'log.harmlessSum', { ...it(event.card), sum: breakdownText(event.sum) })
  return line(event, event.card === 'jelly' ? 'log.harmlessJelly' : 'log.harmless', it(event.card))
}

function damaged(event: EventOf<'damaged'>): LogLine {
  const { sum, before, hp } = event
  const values = { ...it(event.card), before, hp }
  const icon = 'sign:suffer'
  if (sum.harp !== undefined)
    return line(
      event,
      'log.damagedHarp',
      { ...values, strength: sum.strength, harp: sum.harp, sum: breakdownText(sum) },
      icon,
    )
  if (sum.damage === sum.strength) return line(event, 'log.damaged', { ...values, damage: sum.damage }, icon)
  return line(event, 'log.damagedSum', { ...values, sum: breakdownText(sum) }, icon)
}

function lost(event: EventOf<'lost'>): LogLine {
  const { how, value, hp } = event
  const icon = `token:${event.token}`
  switch (how) {
    case 'spent':
      return line(event, 'log.lost.spent', { token: token(event.token), what: event.token }, icon)
    case 'coin':
      return line(event, 'log.lost.coin', undefined, icon)
    case 'jelly':
    case 'bomb': {
      const values = {
        token: token(event.token, how === 'jelly' ? 'acc' : undefined),
        what: event.token,
      }
      return value === undefined
        ? line(event, `log.lost.${how}`, values, icon)
        : line(event, `log.lost.${how}Hp`, { ...values, value, hp }, icon)
    }
  }
}

function unveiled(event: EventOf<'unveiled'>, context: LogContext): LogLine {
  const list = listed(
    event.asides.map(aside => ({
      id: 'log.aside',
      values: { card: card(aside.card), name: nameOf(aside.seat, context), token: token(aside.token) },
    })),
  )
  const rest = listed(event.rest.map(left => card(left.card)))
  if (list === undefined)
    return rest === undefined
      ? line(event, 'log.unveiled', undefined, 'sign:eye')
      : line(event, 'log.unveiledRest', { rest }, 'sign:eye')
  return rest === undefined
    ? line(event, 'log.unveiledAside', { list }, 'sign:eye')
    : line(event, 'log.unveiledBoth', { list, rest }, 'sign:eye')
}

/** A list as nested messages: what separates its items is the language's own affair. */
function listed(items: readonly Message[]): Message | undefined {
  return items.reduceRight<Message | undefined>(
    (more, first) => (more === undefined ? first : { id: 'log.list', values: { first, more } }),
    undefined,
  )
}
