import { bookBosses, bookCards } from './book.ts'
import { type Asking, Party } from './second-account.ts'

export interface Setting {
  readonly card: string
  readonly bosses: readonly string[]
  readonly missions: readonly string[]
  readonly vanishing: boolean
  readonly asks: boolean
  readonly hands: readonly { readonly powers: readonly string[]; readonly goals: readonly string[] }[]
  /** The numbers of the six dice of the round that begins; an empty word is a skull. */
  readonly roll: () => readonly string[]
}

/** A match as the book has it: questions to seats, and the table between them. */
export class Oracle {
  readonly parties: Party[]
  private readonly asking = new Map<number, { readonly of: Asking; readonly words: readonly string[] }>()
  private readonly table: Generator<ReadonlyMap<number, Asking>, void, void>
  private open: string[]

  constructor(private readonly setting: Setting) {
    this.open = [...setting.missions]
    this.parties = setting.hands.map(() => new Party(setting.card, setting.asks))
    this.table = this.match()
    this.next()
  }

  /** What the seat may answer; nothing when it waits. */
  words(seat: number): readonly string[] {
    return this.asking.get(seat)?.words ?? []
  }

  answer(seat: number, word: string): void {
    const asked = this.asking.get(seat)
    if (asked === undefined) throw new Error(`Nothing is asked of seat ${seat}.`)
    const { done, value } = asked.of.next(word)
    if (done) this.asking.delete(seat)
    else this.asking.set(seat, { of: asked.of, words: value })
    if (this.asking.size === 0) this.next()
  }

  /** Lets the table go on until somebody is asked. */
  private next(): void {
    for (;;) {
      const { done, value } = this.table.next()
      if (done) return
      for (const [seat, of] of value) {
        const first = of.next()
        if (!first.done) this.asking.set(seat, { of, words: first.value })
      }
      if (this.asking.size > 0) return
    }
  }

  private everybody(asking: (party: Party, seat: number) => Asking | undefined): ReadonlyMap<number, Asking> {
    const found = new Map<number, Asking>()
    for (const [seat, party] of this.parties.entries()) {
      const of = asking(party, seat)
      if (of !== undefined) found.set(seat, of)
    }
    return found
  }

  private *match(): Generator<ReadonlyMap<number, Asking>, void, void> {
    const { hands, roll } = this.setting
    yield this.everybody((party, seat) => party.keep(hands[seat]?.powers ?? [], hands[seat]?.goals ?? []))
    for (const party of this.parties) if (party.power === 'healer') party.potions += 2
    yield this.everybody(party => (party.prepares ? party.prepare() : undefined))
    for (let round = 1; round <= 8; round++) {
      const dice = roll()
      const skulls = dice.filter(number => number === '').length
      for (const party of this.parties) {
        const points = party.skullDamage(skulls)
        if (!party.askedAbout(points)) finish(party.hurt(points))
      }
      yield this.everybody(party => {
        party.claims = []
        return party.turn(
          dice.filter(number => number !== ''),
          skulls,
        )
      })
      for (const letter of this.parties.flatMap(party => party.claims)) this.crossOut(letter)
      const boss = [3, 6, 8].indexOf(round)
      if (boss >= 0) yield* this.fight(boss)
      this.check(round)
    }
  }

  private crossOut(letter: string): void {
    for (const party of this.parties) if (!party.taken.has(letter)) party.crossed.add(letter)
  }

  private *fight(level: number): Generator<ReadonlyMap<number, Asking>, void, void> {
    const { card, bosses, vanishing } = this.setting
    const id = bosses[level] ?? ''
    const boss = bookBosses.get(id)
    if (boss === undefined) throw new Error(`There is no boss ${id}.`)
    const room = bookCards.get(card)?.rooms[level] ?? ''
    const results = this.parties.map(party => {
      const strength = party.strength(id)
      const tier = boss.tiers.findLast(({ from }) => strength >= from)
      return party.path.includes(room) && tier !== undefined
        ? { strength, glory: tier.glory, damage: party.power === 'barbarian' ? 0 : tier.damage }
        : { strength: -1, glory: boss.flee, damage: 0 }
    })
    for (const [seat, party] of this.parties.entries()) party.glory.push(results[seat]?.glory ?? 0)
    yield this.everybody((party, seat) => {
      const points = results[seat]?.damage ?? 0
      if (party.askedAbout(points)) return confirmed(party.hurt(points))
      finish(party.hurt(points))
      return undefined
    })
    const most = Math.max(...results.map(({ strength }) => strength))
    const best = this.parties.filter((_, seat) => results[seat]?.strength === most)
    const [victor] = best
    if (this.parties.length > 1 && most >= 0 && best.length === 1 && victor !== undefined)
      yield new Map([[this.parties.indexOf(victor), rewarded(victor, boss.reward)]])
    if (vanishing || this.parties.length === 1) for (const letter of boss.gone) this.crossOut(letter)
  }

  private check(round: number): void {
    const glory = this.parties.length > 1 ? 4 : ([6, 5, 4, 4, 3, 3, 2, 1][round - 1] ?? 0)
    this.open = this.open.filter(mission => {
      const who = this.parties.filter(party => party.fulfils(mission))
      for (const party of who) party.missions.push([mission, glory])
      return who.length === 0
    })
  }

  winners(): number[] {
    const worth = this.parties.map(party => party.total() * 100 + new Set(party.path).size)
    const best = Math.max(...worth)
    return worth.flatMap((own, seat) => (own === best ? [seat] : []))
  }
}

/** Damage that asks nothing. */
function finish(asking: Asking): void {
  if (!asking.next().done) throw new Error('A question nobody expected.')
}

function* confirmed(asking: Asking): Asking {
  yield* asking
  yield ['confirm']
}

function* rewarded(party: Party, reward: string): Asking {
  if (reward === 'item part') yield* party.anyPart()
  else if (reward === 'level-up') yield* party.anyLevel()
  else for (let i = 0; i < 2; i++) yield* party.potion()
}
