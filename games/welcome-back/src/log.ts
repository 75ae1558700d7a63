import {
  type DescribeEvent,
  type LogContext,
  type LogLine,
  logLine,
  type Message,
  type MessageValue,
  nameOf,
  type Seat,
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

type Values = Readonly<Record<string, MessageValue>>
/** Makes the line of one event, whose seat the message may mention. */
type MakeLine = (id: string, values?: Values, icon?: string) => LogLine

/** What the ledger says of each event. */
export const describeEvent: DescribeEvent<Event> = (event, context) => {
  const actor = 'seat' in event && event.seat !== undefined ? who(event.seat, context) : {}
  const line: MakeLine = (id, values, icon) => logLine(event, id, { ...actor, ...values }, icon)
  switch (event.type) {
    case 'began':
      return began(event, context)
    case 'round':
      return { ...line('log.round', { round: event.round }), heading: true }
    case 'hero': {
      const id = event.seat === undefined ? 'log.heroRandom' : 'log.hero'
      return line(id, { hero: hero(event.hero, 'acc') }, `hero:${event.hero}`)
    }
    case 'drew':
      return drew(event, context, line)
    case 'added':
      return event.card === undefined
        ? line('log.added', { slot: event.slot }, 'sign:add')
        : ownCard(event, context, line('log.addedCard', { ...a(event.card), slot: event.slot }, 'sign:eye'))
    case 'removed':
      return removed(event, context, line)
    case 'passed':
      return line(event.forced ? 'log.passedForced' : 'log.passed', {}, 'sign:pass')
    case 'entered': {
      const { hp, pile } = event
      return line('log.entered', { hero: hero(event.hero, 'as'), hp, pile }, `hero:${event.hero}`)
    }
    case 'asked': {
      const other = nameOf(event.named, context)
      const toYou = event.named === context.viewer ? 'yes' : 'no'
      return line('log.asked', { other, toYou }, 'token:pri.sword')
    }
    case 'offered': {
      const [first, second] = event.types
      return line('log.offered', { first: card(first), second: card(second) }, 'token:pri.sword')
    }
    case 'picked':
      return line('log.picked', it(event.monster), 'token:pri.sword')
    case 'named':
      return line(
        'log.named',
        { ...it(event.monster), token: token(event.token, 'the') },
        `token:${event.token}`,
      )
    case 'revealed':
      return revealed(event, line)
    case 'defeated':
      return defeated(event, line)
    case 'ignored':
      return line(`log.ignored.${event.by}`, it(event.card), iconOfIgnored[event.by])
    case 'harmless':
      return harmless(event, line)
    case 'damaged':
      return damaged(event, line)
    case 'ally':
      return line(`log.ally.${event.charge}`, {}, 'card:ally')
    case 'demanded':
      // What the runner gives up is told next.
      return undefined
    case 'lost':
      return lost(event, line)
    case 'coin':
      return line('log.coin', {}, 'token:bar.coin')
    case 'polymorphed': {
      const { strength } = event
      const values = { from: card(event.from, 'the'), to: card(event.to, 'acc') }
      return strength === undefined
        ? line('log.polymorphed', values, 'token:mag.poly')
        : line('log.polymorphedStrength', { ...values, strength }, 'token:mag.poly')
    }
    case 'revived':
      return line('log.revived', { token: token(event.token, 'with'), hp: event.hp }, `token:${event.token}`)
    case 'died':
      return line('log.died', the(event.card), 'sign:zero')
    case 'omnipotence':
      return line(`log.omnipotence.${event.saved ? 'saved' : 'lost'}`, {}, 'token:mag.omni')
    case 'succeeded':
      return line('log.succeeded', { successes: event.successes, hp: event.hp }, 'sign:success')
    case 'failed':
      return line('log.failed', { failures: event.failures }, 'sign:failure')
    case 'eliminated':
      return line('log.eliminated', {}, 'sign:out')
    case 'unveiled':
      return unveiled(event, context, line)
    case 'won':
      return line(`log.won.${event.by}`, {}, 'sign:won')
  }
}

/** A line that names a hidden card: only its owner knows, unless everything lies face up. */
const ownCard = ({ seat }: { readonly seat: Seat }, { viewer }: LogContext, line: LogLine): LogLine =>
  seat === viewer ? { ...line, secret: true } : line

/** The card by name; `which` lets a language agree with its gender. */
const it = (id: Card): Values => ({ card: card(id), which: id })
const the = (id: Card): Values => ({ card: card(id, 'the'), which: id })
const a = (id: Card): Values => ({ card: card(id, 'acc'), which: id })

function began(event: EventOf<'began'>, context: LogContext): LogLine {
  const [first, second] = event.specials ?? []
  const values = who(event.start, context)
  if (first === undefined || second === undefined) return logLine(event, 'log.began', values, 'sign:draw')
  const pair = { first: card(first, 'the'), second: card(second, 'the') }
  return logLine(event, 'log.beganShown', { ...values, ...pair }, 'sign:draw')
}

/** A draw has no line of its own, but for the reader's own card and the last card. */
function drew(event: EventOf<'drew'>, context: LogContext, line: MakeLine): LogLine | undefined {
  const last = event.deck === 0
  if (event.card !== undefined)
    return ownCard(
      event,
      context,
      line(last ? 'log.drewLastCard' : 'log.drewCard', a(event.card), 'sign:eye'),
    )
  return last ? line('log.drewLast', {}, 'sign:draw') : undefined
}

function removed(event: EventOf<'removed'>, context: LogContext, line: MakeLine): LogLine {
  const [before, after] = event.hp
  const values = { token: token(event.token, 'with'), before, after }
  const hp = before === after ? '' : 'Hp'
  if (event.card === undefined) return line(`log.removed${hp}`, values, `token:${event.token}`)
  return ownCard(event, context, line(`log.removedCard${hp}`, { ...values, ...a(event.card) }, 'sign:eye'))
}

function revealed(event: EventOf<'revealed'>, line: MakeLine): LogLine {
  const { position, strength, monster } = event
  const values = { position, ...it(event.card) }
  const icon = `card:${event.card}`
  if (strength === undefined) return line('log.revealedBare', values, icon)
  if (monster === undefined || monster === event.card)
    return line('log.revealed', { ...values, strength }, icon)
  return line('log.revealedAs', { ...values, strength, as: cardAs(monster) }, icon)
}

function defeated(event: EventOf<'defeated'>, line: MakeLine): LogLine {
  const { chain, gain, flute, hp } = event
  const icon = `token:${event.by}`
  const values = { ...it(event.card), token: token(event.by, 'the') }
  if (chain) return line('log.defeatedChain', values, icon)
  if (gain !== undefined) return line('log.defeatedGain', { ...values, gain, hp }, icon)
  if (flute !== undefined) return line('log.defeatedFlute', { ...values, flute }, icon)
  return line('log.defeated', values, icon)
}

const iconOfIgnored: Readonly<Record<EventOf<'ignored'>['by'], string>> = {
  ally: 'card:ally',
  scepter: 'token:pri.scepter',
  coin: 'token:bar.coin',
  bomb: 'token:nin.bomb',
}

function harmless(event: EventOf<'harmless'>, line: MakeLine): LogLine {
  const icon = `card:${event.card}`
  if (event.sum !== undefined)
    return line('log.harmlessSum', { ...it(event.card), sum: breakdownText(event.sum) }, icon)
  return line(event.card === 'jelly' ? 'log.harmlessJelly' : 'log.harmless', it(event.card), icon)
}

function damaged({ card, sum, before, hp }: EventOf<'damaged'>, line: MakeLine): LogLine {
  const { strength, damage, harp } = sum
  const values = { ...it(card), before, hp, strength, damage, sum: breakdownText(sum) }
  if (harp !== undefined) return line('log.damagedHarp', { ...values, harp }, 'sign:suffer')
  return line(damage === strength ? 'log.damaged' : 'log.damagedSum', values, 'sign:suffer')
}

function lost({ token: id, how, value, hp }: EventOf<'lost'>, line: MakeLine): LogLine {
  const values = { token: token(id, how === 'jelly' ? 'acc' : undefined), what: id, hp }
  return value === undefined
    ? line(`log.lost.${how}`, values, `token:${id}`)
    : line(`log.lost.${how}Hp`, { ...values, value }, `token:${id}`)
}

function unveiled(event: EventOf<'unveiled'>, context: LogContext, line: MakeLine): LogLine {
  const list = listed(
    event.asides.map(aside => ({
      id: 'log.aside',
      values: { card: card(aside.card), name: nameOf(aside.seat, context), token: token(aside.token) },
    })),
  )
  const rest = listed(event.rest.map(left => card(left.card)))
  if (list === undefined)
    return rest === undefined
      ? line('log.unveiled', {}, 'sign:eye')
      : line('log.unveiledRest', { rest }, 'sign:eye')
  return rest === undefined
    ? line('log.unveiledAside', { list }, 'sign:eye')
    : line('log.unveiledBoth', { list, rest }, 'sign:eye')
}

/** A list as nested messages: what separates its items is the language's own affair. */
function listed(items: readonly Message[]): Message | undefined {
  return items.reduceRight<Message | undefined>(
    (more, first) => (more === undefined ? first : { id: 'log.list', values: { first, more } }),
    undefined,
  )
}
