import { between, bookBosses, bookCards, bookGlory, bookGoals, bookRooms, bookTracks } from './book.ts'

/*
 * The rules once more, read from RULES.md alone and as plainly as possible: slow, recursive, in words. The engine is
 * held against it move by move.
 */

const heroes = ['W', 'M', 'C', 'R']
const classes: Record<string, string> = { warrior: 'W', mage: 'M', cleric: 'C', rogue: 'R' }
const foes: Record<string, string> = { ghost: 'M', goblin: 'R', orc: 'W', zombie: 'C' }
const items = ['sword', 'scepter', 'medallion', 'cloak', 'crown', 'cauldron', 'armour', 'tome']
const symbols: Record<string, string> = { sword: 'W', scepter: 'M', medallion: 'C', cloak: 'R' }
const rooms = [...bookRooms.keys()]
const lairs = rooms.filter(room => bookRooms.get(room)?.minion !== undefined)

/** A question: the words that answer it. What is asked for goes in, the answer comes out. */
export type Asking<T = void> = Generator<readonly string[], T, string>

export class Party {
  power = ''
  goal = ''
  at = ''
  readonly levels = new Map(heroes.map(hero => [hero, 1]))
  readonly parts = new Map(items.map(item => [item, 0]))
  potions = 0
  hearts = 0
  damage = 0
  dead = false
  gems = 0
  readonly taken = new Set<string>()
  readonly crossed = new Set<string>()
  readonly slain = new Set<string>()
  readonly path: string[] = []
  traps = 0
  walls = 0
  waters = 0
  track = ''
  readonly glory: number[] = []
  readonly missions: [string, number][] = []
  /** Letters to announce at the end of the round. */
  claims: string[] = []

  constructor(
    private readonly card: string,
    private readonly asks: boolean,
  ) {}

  level(hero: string): number {
    return this.levels.get(hero) ?? 0
  }

  has(item: string): boolean {
    return this.parts.get(item) === 2
  }

  get health(): number {
    return heroes.reduce((sum, hero) => sum + this.level(hero), 0)
  }

  /** One answer needs no question. */
  private *ask(options: readonly string[]): Asking<string | undefined> {
    return options.length < 2 ? options[0] : yield options
  }

  *keep(powers: readonly string[], goals: readonly string[]): Asking {
    this.power = yield powers
    this.goal = yield goals
    yield ['confirm']
  }

  get prepares(): boolean {
    return ['assassin', 'craftsman', 'treasureHunter', 'veteran'].includes(this.power)
  }

  *prepare(): Asking {
    if (this.power === 'assassin') for (let i = 0; i < 2; i++) yield* this.kill()
    if (this.power === 'veteran') {
      const first = yield heroes
      yield* this.rise(first)
      yield* this.rise(yield heroes.filter(hero => hero !== first))
    }
    if (this.power === 'craftsman') {
      const first = yield items
      yield* this.craft(first)
      yield* this.craft(yield items.filter(item => item !== first))
    }
    if (this.power === 'treasureHunter') {
      this.taken.add(yield [...'ABCDEFGH'])
      yield* this.gem()
    }
    yield ['confirm']
  }

  skullDamage(skulls: number): number {
    if (this.level('C') >= 4) return 0
    return this.power === 'fortuneTeller' ? Math.max(0, skulls - 1) : skulls
  }

  /** Is there anything to ask about this much damage? */
  askedAbout(points: number): boolean {
    return this.asks && points > 0 && 2 * this.potions > this.hearts
  }

  *hurt(points: number): Asking {
    let prevented = Math.min(points, 2 * this.potions - this.hearts)
    if (this.askedAbout(points)) {
      const answer = yield Array.from({ length: prevented + 1 }, (_, hearts) => `+${hearts}`)
      prevented = Number(answer.slice(1))
    }
    this.hearts += prevented
    this.damage = Math.min(24, this.damage + points - prevented)
    if (points > 0 && this.damage > this.health) this.dead = true
  }

  /** `numbers` are those of the dice that are no skulls. */
  *turn(numbers: readonly string[], skulls: number): Asking {
    if (this.askedAbout(this.skullDamage(skulls))) yield* this.hurt(this.skullDamage(skulls))
    const left = [...numbers]
    let psionic = this.power === 'psionic'
    for (let i = 0; i < 3; i++) {
      const number = (yield* this.ask([...new Set(left)])) ?? ''
      left.splice(left.indexOf(number), 1)
      this.track += number
      const use = (yield* this.ask(this.uses(number, psionic))) ?? ''
      if (use === 'walk') yield* this.walk(number === '0' ? 3 : 2)
      else if (use === 'brew')
        for (let j = this.power === 'alchemist' ? -1 : 0; j < 2; j++) yield* this.potion()
      else if (items.includes(use)) yield* this.craft(use)
      else {
        if (number !== '9' && !this.fits(number, use)) psionic = false
        yield* this.rise(use)
      }
    }
    yield ['confirm']
  }

  /** By training or by a mage at level 4. */
  private fits(number: string, hero: string): boolean {
    const white = Number(number) <= 4
    const training = bookGoals.get(this.goal)?.training[heroes.indexOf(hero)]
    return training === (white ? 'W' : 'B') || this.level('M') >= 4
  }

  private uses(number: string, psionic: boolean): string[] {
    if (number === '0') return ['walk']
    const any = number === '9'
    const symbol = heroes[(Number(number) - 1) % 4] ?? ''
    const trains = heroes.filter(
      hero => this.level(hero) < 6 && (any || (hero === symbol && (this.fits(number, hero) || psionic))),
    )
    const crafts = items.filter(
      item => !this.has(item) && (any || symbols[item] === undefined || symbols[item] === symbol),
    )
    return ['walk', ...trains, ...crafts, ...(this.potions < 12 ? ['brew'] : [])]
  }

  private *walk(points: number): Asking {
    const paid = new Set<string>()
    for (let left = points; left > 0; left--) {
      const to = yield ['stop', ...this.ways()]
      if (to === 'stop') return
      const through = this.at === '' ? 'open' : between(this.card, this.at, to)
      const edge = [this.at, to].toSorted().join()
      if (through === 'wall') this.walls++
      if (through === 'water') {
        this.waters++
        if (this.power === 'ranger' && !paid.has(edge)) left++
        paid.add(edge)
      }
      yield* this.enter(to)
    }
  }

  private ways(): string[] {
    if (this.at === '') return rooms.filter(room => room[1] === '1')
    return rooms.filter(room => {
      const through = between(this.card, this.at, room)
      if (through === 'wall') return this.has('cloak')
      if (through === 'water') return this.has('medallion')
      return through !== undefined
    })
  }

  private *enter(name: string): Asking {
    const first = !this.path.includes(name)
    const room = bookRooms.get(name)
    if (room === undefined) throw new Error(`There is no room ${name}.`)
    this.at = name
    this.path.push(name)
    if (room.trap) {
      this.traps++
      yield* this.hurt(this.power === 'scout' ? 0 : 1)
    }
    if (room.minion !== undefined && !this.slain.has(name)) {
      const own = this.level(foes[room.minion.kind] ?? '') + (this.has('armour') ? 1 : 0)
      yield* this.hurt(Math.max(0, room.minion.level - own))
      yield* this.cross(name)
    }
    if (!first) return
    for (let i = 0; i < room.potions; i++) yield* this.potion()
    if (room.part) yield* this.anyPart()
    if (room.level) yield* this.anyLevel()
    if (room.gem !== undefined && !this.taken.has(room.gem) && !this.crossed.has(room.gem)) {
      this.taken.add(room.gem)
      this.claims.push(room.gem)
      yield* this.gem()
    }
  }

  *potion(): Asking {
    if (this.potions === 12) return
    const now = ++this.potions
    if (now === 4) yield* this.anyLevel()
    if (now === 8) yield* this.anyPart()
    if (now === 12) yield* this.gem()
  }

  *anyLevel(): Asking {
    const hero = yield* this.ask(heroes.filter(each => this.level(each) < 6))
    if (hero !== undefined) yield* this.rise(hero)
  }

  private *rise(hero: string): Asking {
    const now = this.level(hero) + 1
    this.levels.set(hero, now)
    if (hero === 'R' && now === 4) yield* this.gem()
    if (this.power === 'noble' && now === 5) yield* this.anyPart()
  }

  *anyPart(): Asking {
    const item = yield* this.ask(items.filter(each => !this.has(each)))
    if (item !== undefined) yield* this.craft(item)
  }

  private *craft(item: string): Asking {
    this.parts.set(item, (this.parts.get(item) ?? 0) + 1)
    if (!this.has(item)) return
    if (item === 'scepter') for (let i = 0; i < 2; i++) yield* this.kill()
    if (item === 'cauldron') for (let i = 0; i < 3; i++) yield* this.potion()
    if (item === 'tome') yield* this.anyLevel()
  }

  private *gem(): Asking {
    if (this.gems === 10) return
    const now = ++this.gems
    if (now === 2 || now === 10) yield* this.anyPart()
    if (now === 4 || now === 8) yield* this.potion()
    if (now === 6) yield* this.anyLevel()
    if (this.power === 'merchant') yield* this.potion()
  }

  private *kill(): Asking {
    const room = yield* this.ask(lairs.filter(each => !this.slain.has(each)))
    if (room !== undefined) yield* this.cross(room)
  }

  private *cross(room: string): Asking {
    this.slain.add(room)
    if (this.slain.size % 3 > 0) return
    if (this.power === 'shaman') yield* this.potion()
    if (this.power === 'beastmaster') yield* this.anyPart()
  }

  strength(boss: string): number {
    const weak = classes[bookBosses.get(boss)?.weakness ?? ''] ?? ''
    const bonus =
      (this.level('W') >= 4 ? 1 : 0) + (this.has('sword') ? 3 : 0) + (this.power === 'berserker' ? 2 : 0)
    return this.health + this.level(weak) + bonus
  }

  private slainOf(level: number): number {
    return [...this.slain].filter(room => bookRooms.get(room)?.minion?.level === level).length
  }

  private counts(): Record<string, number> {
    const seen = [...new Set(this.path)]
    const at = (level: number) => heroes.filter(hero => this.level(hero) >= level).length
    const column = (name: string) => seen.filter(room => room[0] === name).length
    const row = (name: string) => seen.filter(room => room[1] === name).length
    const columns = [...'ABCDEF'].map(column)
    const rows = [...'1234567'].map(row)
    const full = (lines: readonly number[], size: number) => lines.filter(count => count >= size).length
    const corners = seen.filter(room => ['A1', 'F1', 'A7', 'F7'].includes(room)).length
    const complete = items.filter(item => this.has(item)).length
    const levels = [3, 4, 5].filter(level => this.slainOf(level) > 0).length
    const lair = bookCards.get(this.card)?.rooms ?? []
    return {
      G01: this.slainOf(4),
      G02: this.slainOf(5),
      G03: this.traps + this.walls + this.waters,
      G04: full(columns, 4),
      G05: full(rows, 6),
      G06: at(5),
      G07: this.slainOf(3),
      G08: this.potions,
      G09: seen.length,
      G10: this.glory.reduce((sum, glory) => sum + glory, 0),
      G11: complete,
      G12: seen.filter(room => /[AF17]/.test(room)).length,
      G13: this.slain.size,
      G14: this.gems,
      G15: corners,
      G16: this.health,
      M01: levels / 3,
      M02: at(6),
      M03: full(rows, 6),
      M04: at(3) / 4,
      M05: full(columns, 7),
      M06: this.potions / 8,
      M07: at(4) / 3,
      M08: this.slain.size / 6,
      M09: this.gems / 4,
      M10: corners / 2,
      M11: this.traps / 5,
      M12: seen.length / 15,
      M13: complete / 4,
      M14: this.health / 12,
      M15: lair.filter(room => seen.includes(room)).length / 3,
      M16: at(5) / 2,
    }
  }

  fulfils(mission: string): boolean {
    return (this.counts()[mission] ?? 0) >= 1
  }

  total(): number {
    const levels = heroes.map(hero => this.level(hero))
    const filled = [...this.parts.values()].reduce((sum, count) => sum + count, 0)
    const values = items.filter(item => this.has(item)).map(item => bookGlory.get(item) ?? 0)
    const count = this.counts()[this.goal] ?? 0
    const tiers = bookGoals.get(this.goal)?.tiers ?? []
    const reached = bookTracks.thresholds.filter(from => from <= this.damage).length
    const parts = [
      ...this.glory,
      bookTracks.weakest[Math.min(...levels)] ?? 0,
      levels.filter(level => level === 6).length,
      filled,
      ...values,
      bookTracks.gems[this.gems] ?? 0,
      bookTracks.minions[this.slain.size] ?? 0,
      reached === 0 ? 0 : (bookTracks.losses[reached - 1] ?? 0),
      this.dead ? -9 : 0,
      2 * tiers.filter(tier => tier <= count).length,
      bookGlory.get(this.power) ?? 0,
      ...this.missions.map(([, glory]) => glory),
    ]
    return parts.reduce((sum, part) => sum + part, 0)
  }
}
