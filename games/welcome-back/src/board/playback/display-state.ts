import type { Seat } from '@kazamata/kernel'
import { type Card, type Hero, kits, type MonsterType, type Special, type Token } from '../../content/ids.ts'
import type { Event, EventOf, Loss, Sum } from '../../event.ts'

/** How a met card ended, for the trail and the words beside it. */
export type Fate =
  | { readonly is: 'beaten'; readonly by: Token; readonly chain: boolean }
  | { readonly is: 'ignored'; readonly by: EventOf<'ignored'>['by'] }
  | { readonly is: 'harmless'; readonly sum?: Sum }
  | { readonly is: 'hurt'; readonly sum: Sum }
  | { readonly is: 'ally' }
  | { readonly is: 'jelly'; readonly token: Token }

export interface Encounter {
  readonly card: Card
  readonly position: number
  readonly by: Seat
  readonly strength?: number
  readonly monster?: MonsterType
  /** Cards that Polymorph put away at this position. */
  readonly was: readonly Card[]
  readonly fate?: Fate
  readonly coinLost?: true
  readonly revived?: Token
}

export type Result = 'success' | 'failure'

export interface RunScene {
  readonly seat: Seat
  readonly hp: number
  readonly of: number
  readonly met: readonly Encounter[]
  readonly flute: number
  readonly coin: boolean
  readonly ally: boolean
  readonly sword?: MonsterType
  readonly vorpal?: MonsterType
  /** The latest event worth words. */
  readonly moment: Event
  readonly killer?: Card
  readonly omnipotence?: boolean
  readonly result?: Result
}

/** Where a token went: to a player in the decision phase, or lost in the run. */
export type Gone = { readonly seat: Seat } | { readonly how: Loss }

export interface SeatScene {
  readonly successes: number
  readonly failures: number
  readonly passed: boolean
  readonly out: boolean
  readonly aside: readonly { readonly token: Token; readonly card?: Card }[]
  /** What this seat did last in this decision phase. */
  readonly did?: 'added' | { readonly removed: Token }
}

/** One finished round, for the story of the match. */
export interface Chapter {
  readonly round: number
  readonly seat: Seat
  readonly hero: Hero
  readonly result: Result
  readonly hp: number
  readonly met: number
  readonly of: number
  readonly killer?: Card
}

/**
 * The table as it stands after some of the news: a fold over events, so that a board can show the moments between
 * two views. After all the news it agrees with the view.
 */
export interface Scene {
  readonly round: number
  readonly hero?: Hero
  readonly row: readonly Token[]
  readonly gone: ReadonlyMap<Token, Gone>
  readonly deck: number
  readonly specials: readonly Special[]
  /** Bottom first. */
  readonly pile: readonly { readonly by: Seat; readonly card?: Card }[]
  readonly seats: readonly SeatScene[]
  /** A drawn card on its way; face up only for its owner. */
  readonly hand?: { readonly seat: Seat; readonly card?: Card }
  readonly run?: RunScene
  readonly unveiled?: EventOf<'unveiled'>
  readonly won?: EventOf<'won'>
  readonly story: readonly Chapter[]
}

const fresh: SeatScene = { successes: 0, failures: 0, passed: false, out: false, aside: [] }

function opening(seats: number): Scene {
  return {
    round: 1,
    row: [],
    gone: new Map(),
    deck: 0,
    specials: [],
    pile: [],
    seats: Array.from({ length: seats }, () => fresh),
    story: [],
  }
}

export function sceneAfter(news: readonly Event[], seats: number): Scene {
  return news.reduce(next, opening(seats))
}

/** The table after one more event. */
function next(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'began':
      return { ...scene, specials: event.specials ?? [] }
    case 'round':
      return newRound(scene, event)
    case 'hero':
      return { ...scene, hero: event.hero, row: kits[event.hero] }
    case 'drew':
      return { ...scene, deck: event.deck, hand: { seat: event.seat, ...cardOf(event) } }
    case 'added':
      return {
        ...emptyHand(scene),
        pile: [...scene.pile, { by: event.seat, ...cardOf(event) }],
        seats: seatWith(scene, event.seat, { did: 'added' }),
      }
    case 'removed':
      return {
        ...emptyHand(scene),
        row: scene.row.filter(token => token !== event.token),
        gone: new Map(scene.gone).set(event.token, { seat: event.seat }),
        seats: seatWith(scene, event.seat, {
          did: { removed: event.token },
          aside: [...(scene.seats[event.seat]?.aside ?? []), { token: event.token, ...cardOf(event) }],
        }),
      }
    case 'passed':
      return { ...scene, seats: seatWith(scene, event.seat, { passed: true }) }
    case 'entered':
      return {
        ...scene,
        run: {
          seat: event.seat,
          hp: event.hp,
          of: event.pile,
          met: [],
          flute: 0,
          coin: false,
          ally: false,
          moment: event,
        },
      }
    case 'succeeded':
      return {
        ...ended(runWith(scene, { moment: event, result: 'success' }), 'success', event.hp),
        seats: seatWith(scene, event.seat, { successes: event.successes }),
      }
    case 'failed':
      return {
        ...ended(runWith(scene, { result: 'failure' }), 'failure', 0),
        seats: seatWith(scene, event.seat, { failures: event.failures }),
      }
    case 'eliminated':
      return { ...scene, seats: seatWith(scene, event.seat, { out: true }) }
    case 'unveiled':
      return { ...scene, unveiled: event, specials: known(scene, event) }
    case 'won':
      return { ...scene, won: event }
    case 'asked':
    case 'offered':
    case 'picked':
    case 'named':
    case 'revealed':
    case 'defeated':
    case 'ignored':
    case 'harmless':
    case 'damaged':
    case 'ally':
    case 'demanded':
    case 'lost':
    case 'coin':
    case 'polymorphed':
    case 'revived':
    case 'died':
    case 'omnipotence':
      return inside(scene, event)
  }
}

/** What happens between entering and the result. */
function inside(scene: Scene, event: Event): Scene {
  const run = scene.run
  if (run === undefined) throw new Error(`"${event.type}" was told outside a run.`)
  switch (event.type) {
    case 'picked':
      return runWith(scene, { sword: event.monster, moment: event })
    case 'named':
      return runWith(scene, { vorpal: event.monster, moment: event })
    case 'revealed': {
      const { card, position, by } = event
      const met = { card, position, by, was: [], ...profileOf(event) }
      return {
        ...runWith(scene, { met: [...run.met, met], moment: event }),
        pile: scene.pile.slice(0, -1),
        specials: known(scene, { cards: [card] }),
      }
    }
    case 'polymorphed': {
      const { from, to, position } = event
      const last = run.met.at(-1)
      const met = {
        card: to,
        position,
        by: last?.by ?? run.seat,
        was: [...(last?.was ?? []), from],
        ...profileOf(event),
      }
      return {
        ...runWith(scene, { met: [...run.met.slice(0, -1), met], moment: event }),
        deck: scene.deck - 1,
        specials: known(scene, { cards: [to] }),
      }
    }
    case 'defeated': {
      const fate: Fate = { is: 'beaten', by: event.by, chain: event.chain === true }
      return runWith(scene, {
        met: metWith(run, { fate }),
        hp: event.hp,
        flute: event.flute ?? run.flute,
        moment: event,
      })
    }
    case 'ignored':
      return runWith(scene, {
        met: metWith(run, { fate: { is: 'ignored', by: event.by } }),
        hp: event.hp,
        ally: run.ally && event.by !== 'ally',
        moment: event,
      })
    case 'harmless': {
      const fate: Fate = { is: 'harmless', ...(event.sum === undefined ? {} : { sum: event.sum }) }
      return runWith(scene, { met: metWith(run, { fate }), moment: event })
    }
    case 'damaged':
      return runWith(scene, {
        met: metWith(run, { fate: { is: 'hurt', sum: event.sum } }),
        hp: event.hp,
        moment: event,
      })
    case 'ally':
      return event.charge === 'gained'
        ? runWith(scene, { met: metWith(run, { fate: { is: 'ally' } }), ally: true, moment: event })
        : runWith(scene, { ally: false })
    case 'lost':
      return lose(scene, run, event)
    case 'coin':
      return runWith(scene, { coin: true })
    case 'revived':
      return runWith(scene, { met: metWith(run, { revived: event.token }), hp: event.hp, moment: event })
    case 'died':
      return runWith(scene, { hp: 0, killer: event.card, moment: event })
    case 'omnipotence':
      return runWith(scene, { omnipotence: event.saved, moment: event })
    default:
      return runWith(scene, { moment: event })
  }
}

function lose(scene: Scene, run: RunScene, event: EventOf<'lost'>): Scene {
  const { token, how, hp } = event
  const met =
    how === 'jelly'
      ? metWith(run, { fate: { is: 'jelly', token } })
      : how === 'coin'
        ? metWith(run, { coinLost: true })
        : run.met
  return {
    ...runWith(scene, {
      met,
      hp,
      coin: how === 'coin' || token === 'bar.coin' ? false : run.coin,
      ...(how === 'jelly' ? { moment: event } : {}),
    }),
    row: scene.row.filter(other => other !== token),
    gone: new Map(scene.gone).set(token, { how }),
  }
}

function newRound(scene: Scene, event: EventOf<'round'>): Scene {
  const { run, unveiled, hand, ...rest } = scene
  return {
    ...rest,
    round: event.round,
    row: [],
    gone: new Map(),
    deck: event.deck,
    pile: [],
    seats: scene.seats.map(({ did, ...seat }) => ({ ...seat, passed: false, aside: [] })),
  }
}

function ended(scene: Scene, result: Result, hp: number): Scene {
  const { run, hero } = scene
  if (run === undefined || hero === undefined) return scene
  const chapter = {
    round: scene.round,
    seat: run.seat,
    hero,
    result,
    hp,
    met: run.met.length,
    of: run.of,
    ...(run.killer === undefined ? {} : { killer: run.killer }),
  }
  return { ...scene, story: [...scene.story, chapter] }
}

/** A Special that everybody has seen stays known (WB-4.4). */
function known(
  scene: Scene,
  seen: EventOf<'unveiled'> | { readonly cards: readonly Card[] },
): Scene['specials'] {
  const cards = 'cards' in seen ? seen.cards : [...seen.asides, ...seen.rest].map(({ card }) => card)
  const fresh = cards.filter(isSpecial).filter(card => !scene.specials.includes(card))
  return fresh.length === 0 ? scene.specials : [...scene.specials, ...fresh]
}

const isSpecial = (card: Card): card is Special => !Object.hasOwn(normal, card)
const normal: Record<MonsterType, true> = {
  goblin: true,
  skeleton: true,
  orc: true,
  vampire: true,
  golem: true,
  lich: true,
  demon: true,
  dragon: true,
}

function emptyHand({ hand, ...rest }: Scene): Scene {
  return rest
}

const cardOf = ({ card }: { readonly card?: Card }) => (card === undefined ? {} : { card })

const profileOf = ({
  strength,
  monster,
}: {
  readonly strength?: number
  readonly monster?: MonsterType
}) => ({
  ...(strength === undefined ? {} : { strength }),
  ...(monster === undefined ? {} : { monster }),
})

function seatWith(scene: Scene, seat: Seat, change: Partial<SeatScene>): readonly SeatScene[] {
  return scene.seats.map((old, i) => (i === seat ? { ...old, ...change } : old))
}

function runWith(scene: Scene, change: Partial<RunScene>): Scene {
  return scene.run === undefined ? scene : { ...scene, run: { ...scene.run, ...change } }
}

function metWith(run: RunScene, change: Partial<Encounter>): readonly Encounter[] {
  return run.met.map((met, i) => (i === run.met.length - 1 ? { ...met, ...change } : met))
}
