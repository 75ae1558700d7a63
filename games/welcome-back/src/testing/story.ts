import { type Chance, fastChance, type Seat, type Viewer } from '@kazamata/kernel'
import type { Hero, Token } from '../content/ids.ts'
import type { Event, EventOf } from '../event.ts'
import { welcomeBack as game } from '../game.ts'
import type { Move } from '../move.ts'
import { type Options, optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { cardsOf, type Table as Position, table as position, rigged } from './index.ts'

/** A position whose moves have words, and all that has happened in it. */
export interface Table {
  readonly state: State
  readonly events: readonly Event[]
  /** The seat to move. */
  active(): Seat
  /** The moves of a seat in words; of the active one unless told. */
  legal(seat?: Seat): string[]
  /** Whoever is active plays these, one after another; `draw lich` draws the Lich. */
  play(...moves: readonly string[]): Table
  view(viewer: Viewer): View
}

/** Nothing may be drawn, unless there is nothing to choose from. */
const never: Chance = {
  int: n => {
    if (n > 1) throw new Error(`Something was drawn from ${n}.`)
    return 0
  },
}

export const short = (token: Token): string => token.slice(4)
export const list = (text: string): string[] => text.split(' ').filter(word => word !== '')

function words(move: Move): string {
  switch (move.do) {
    case 'hero':
      return `hero ${move.hero}`
    case 'remove':
    case 'jelly':
      return `${move.do} ${short(move.token)}`
    case 'ask':
      return `ask ${move.seat}`
    case 'offer':
      return `offer ${move.types.join(' ')}`
    case 'pick':
    case 'name':
      return `${move.do} ${move.type}`
    case 'defeat':
      return `use ${short(move.token)}`
    case 'ignore':
      return `ignore ${move.by}`
    case 'bomb':
      return `bomb ${short(move.pay)}`
    default:
      return move.do
  }
}

export function sit(state: State, chance: Chance = never, before: readonly Event[] = []): Table {
  const events = [...before]
  const active = () => {
    const [seat] = game.active(state)
    if (seat === undefined) throw new Error('The game is over.')
    return seat
  }
  const table: Table = {
    state,
    events,
    active,
    legal: (seat = active()) => game.moves(state, seat).map(words),
    view: viewer => game.view(state, viewer),
    play: (...moves) => {
      for (const text of moves) {
        const seat = active()
        const [first, card] = text.split(' ')
        const drawn = first === 'draw' && card !== undefined
        const move = game.moves(state, seat).find(each => words(each) === (drawn ? 'draw' : text))
        if (move === undefined) throw new Error(`${text} is not among ${table.legal().join(', ')}.`)
        const source = drawn ? rigged(cardsOf(card), state) : chance
        game.apply(state, seat, move, source, event => events.push(event))
      }
      return table
    },
  }
  return table
}

/** A new match. */
export function start(options: Partial<Options> & { readonly seats?: number } = {}, seed = 1): Table {
  const { seats = 3, ...rest } = options
  const chance = fastChance(seed)
  const events: Event[] = []
  const state = game.setup({ ...optionsSchema.parse({}), ...rest }, seats, chance, event =>
    events.push(event),
  )
  return sit(state, chance, events)
}

/** A whole match of players who choose at random. */
export function random(seed: number, seats: number, options: Partial<Options> = {}): Table {
  const table = start({ ...options, seats }, seed)
  const chance = fastChance(seed + 1)
  while (game.outcome(table.state) === undefined) {
    const legal = table.legal()
    table.play(legal[chance.int(legal.length)] ?? '')
  }
  return table
}

export interface DecisionSetup extends Omit<Position, 'hero' | 'row' | 'deck' | 'pile'> {
  readonly row?: string
  readonly deck?: string
  readonly pile?: string
}

/** The decision phase, seat 0 to move, with two players unless told; tokens and cards by name. */
export function decide(hero: Hero, { row, deck, pile, ...rest }: DecisionSetup = {}): Table {
  const named = {
    ...(row !== undefined && { row: list(row) }),
    ...(deck !== undefined && { deck: cardsOf(...list(deck)) }),
    ...(pile !== undefined && { pile: cardsOf(...list(pile)) }),
  }
  return sit(position({ seats: 2, ...rest, ...named, hero }), fastChance(0))
}

export interface RunExtras {
  /** 2 unless told. */
  readonly seats?: number
  /** Success cards and failures of the runner, and Success cards of each other player. */
  readonly successes?: number
  readonly failures?: number
  readonly others?: number
  readonly out?: readonly Seat[]
  readonly deck?: string
}

/** Seat 0 enters with this row, because the last other player passes; `pile` is in reveal order. */
export function enter(hero: Hero, row: string, pile: string, extra: RunExtras = {}): Table {
  const { seats = 2, successes = 0, failures = 0, others = 0, ...rest } = extra
  const rivals = Array.from({ length: seats - 1 }, (_, i) => i + 1)
  const last = rivals.find(seat => !rest.out?.includes(seat))
  if (last === undefined) throw new Error('Somebody must be left to pass.')
  const { state } = decide(hero, {
    ...rest,
    seats,
    row,
    pile,
    turn: last,
    passed: rivals.filter(seat => seat !== last),
    successes: [successes, ...rivals.map(() => others)],
    failures: [failures],
  })
  return sit(state).play('pass')
}

/** A run from the first step to its result, told in the signs of section 12. */
export interface Story {
  /** What became of each card: `D torch`, `I ally`, `-3`, `0` for nothing, `E` for its effect. */
  readonly cards: readonly string[]
  /** The answers offered, whenever there was a choice. */
  readonly prompts: readonly (readonly string[])[]
  /** Those offered against the last card. */
  readonly last: readonly string[]
  readonly hp: number
  readonly row: string
  readonly result: 'success' | 'failure'
  readonly events: readonly Event[]
}

/** A whole run with these answers, none missing and none to spare. */
export function run(
  hero: Hero,
  row: string,
  pile: string,
  answers: readonly string[] = [],
  extra: RunExtras = {},
): Story {
  const table = enter(hero, row, pile, extra)
  const left = [...answers]
  const prompts: string[][] = []
  let last: string[] = []
  while (!table.events.some(({ type }) => type === 'succeeded' || type === 'failed')) {
    const legal = table.legal()
    if (legal[0] === 'reveal') {
      last = []
      table.play('reveal')
      continue
    }
    const answer = left.shift()
    if (answer === undefined) throw new Error(`No answer is given to ${legal.join(', ')}.`)
    if (!/^(ask|offer|pick|name) /.test(answer)) {
      last = legal
      prompts.push(legal)
    }
    table.play(answer)
  }
  if (left.length > 0) throw new Error(`Nobody asked for ${left.join(', ')}.`)
  return { ...retold(table.events), prompts, last, events: table.events }
}

function retold(events: readonly Event[]): Pick<Story, 'cards' | 'hp' | 'row' | 'result'> {
  const fates: string[][] = []
  const say = (text: string) => fates.at(-1)?.push(text)
  let row: string[] = []
  let hp = 0
  let result: Story['result'] = 'failure'
  for (const event of events) {
    if ('hp' in event && typeof event.hp === 'number') hp = event.hp
    switch (event.type) {
      case 'entered':
        row = event.tokens.map(({ token }) => short(token))
        break
      case 'revealed':
        fates.push([])
        break
      case 'defeated':
        say(`D ${event.chain ? 'chain' : short(event.by)}${event.gain ? ` +${event.gain}` : ''}`)
        break
      case 'ignored':
        say(`I ${event.by}`)
        break
      case 'harmless':
        say('0')
        break
      case 'damaged':
        say(`-${event.sum.damage}`)
        break
      case 'ally':
        if (event.charge === 'gained') say('E')
        break
      case 'lost':
        row = row.filter(name => name !== short(event.token))
        if (event.how === 'jelly') say(`E ${short(event.token)}`)
        if (event.how === 'coin') say('coin lost')
        break
      case 'polymorphed':
        say(`P ${event.to}`)
        break
      case 'revived':
        say(`revived ${event.hp}`)
        break
      case 'died':
        say('dead')
        break
      case 'succeeded':
        result = 'success'
        break
    }
  }
  return { cards: fates.map(parts => parts.join(', ')), hp, row: row.join(' '), result }
}

/** The events of one type. */
export function happened<T extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: T,
): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type)
}
