import type { Seat } from '@kazamata/kernel'
import type { Clause } from './clause.ts'
import type { EnemyFace } from './content/dice.ts'
import type { Boss, Enemy, Goblin, Hero, Item, Minion, Pile, Room, Skill, Source } from './content/ids.ts'
import type { TorchSpace } from './content/torch.ts'
import type { ActionKind, Cause, Place } from './state.ts'

/** How a figure came to where it is. */
export type By = 'step' | 'portal' | 'teleport' | 'extra' | 'lair'

/** What can be declined: a cost or an offer of a card, or going on with something. */
export type Offer = Cause | 'loot' | 'spell' | 'melee' | 'missile' | 'extraMove' | 'reveal' | 'steer'

/*
 * Heroes and enemies are named by their cards, of which there is one each, so that an event can be told by itself. A
 * cause is told before chance is asked for what it brings, so that a preview shows it.
 */
interface Body {
  began: { readonly party: number; readonly seats: number }
  /** A hero sheet is chosen or dealt. */
  picked: { readonly hero: Hero; readonly seat: Seat }
  turn: { readonly hero: Hero; readonly seat: Seat }
  turnEnded: { readonly hero: Hero; readonly final: true }
  /** The torch rests at the end of a turn (D12). */
  grace: { readonly left: number }

  moved: {
    readonly hero: Hero
    readonly from: Place
    readonly to: Place
    readonly by: By
    readonly space?: number
  }
  /** Movement ends on a space of the boss sheet, whose effect comes next. */
  landed: { readonly hero: Hero; readonly space: number }
  /** A facedown card is being turned: what it shows comes next. */
  flipping: { readonly cell: Place; readonly pile: Pile }
  flipped: { readonly cell: Place; readonly room: Room }
  placed: { readonly cell: Place; readonly room: Room; readonly turns: 0 | 1 | 2 | 3 }
  /** A facedown card is dealt to an exit. */
  dealt: { readonly cell: Place; readonly pile: Pile }
  /** An enemy stops the hero for this turn. */
  stopped: { readonly hero: Hero; readonly place: Place }
  /** The hero bought Speed or stealth for this turn. */
  hastened: { readonly hero: Hero; readonly by: number }
  hidden: { readonly hero: Hero }
  explored: { readonly hero: Hero; readonly cells: readonly Place[] }
  portal: { readonly hero: Hero; readonly with: Cause }
  /** What an ability or offer would do comes to nothing. */
  void: { readonly by: Cause }

  hurt: { readonly hero: Hero; readonly amount: number; readonly health: number; readonly by: Cause }
  fell: { readonly hero: Hero }
  healed: {
    readonly hero: Hero
    readonly amount: number
    readonly health: number
    readonly by: Cause | 'die'
  }
  focused: {
    readonly hero: Hero
    readonly amount: number
    readonly focus: number
    readonly by: Cause | 'die'
  }
  drained: { readonly hero: Hero; readonly amount: number; readonly focus: number; readonly by: Cause }
  rested: { readonly hero: Hero; readonly health: number; readonly focus: number; readonly forced?: true }

  /** A heroic action, free action or entry with a check or a choice begins. */
  declared: {
    readonly hero: Hero
    readonly deed: ActionKind
    readonly by: Source | Room
    readonly area?: true
  }
  aimed: {
    readonly hero: Hero
    readonly by: Source | Room
    readonly enemy?: Enemy
    readonly target?: Hero
  }
  skilled: { readonly hero: Hero; readonly skill: Skill }
  /** Dice are about to be rolled. */
  rolling: { readonly hero: Hero; readonly skill: Skill; readonly dice: number; readonly enemyDie: boolean }
  rolled: { readonly hero: Hero; readonly dice: readonly number[]; readonly enemyDie?: EnemyFace }
  changed: { readonly hero: Hero; readonly die: number; readonly face: number; readonly focus: number }
  boosted: { readonly hero: Hero; readonly with: Source; readonly by: number }
  rerolling: { readonly hero: Hero; readonly with: Source; readonly die: number }
  rerolled: { readonly hero: Hero; readonly die: number; readonly face: number }
  /** Main die and plus dice are committed; `need` is a difficulty to reach, or a defence to beat. */
  checked: {
    readonly hero: Hero
    readonly deed: ActionKind
    readonly by: Source | Room
    readonly main: number
    readonly plus: number
    readonly modifier: number
    readonly result: number
    readonly need: number
    readonly success: boolean
  }
  paid: {
    readonly hero: Hero
    readonly by: Cause
    readonly focus: number
    readonly health: number
  }
  /** A cost cannot be paid, or is not wished to be. */
  unpaid: { readonly hero: Hero; readonly by: Cause }
  declined: { readonly hero: Hero; readonly what: Offer }
  chose: { readonly hero: Hero; readonly option: number; readonly by: Cause }

  /** Damage to a goblin or a minion. */
  struck: { readonly enemy: Enemy; readonly amount: number; readonly health: number; readonly by: Cause }
  /** Damage to the boss is to be shared among its markers. */
  wounded: { readonly boss: Boss; readonly points: number; readonly by: Cause }
  marked: { readonly boss: Boss; readonly marker: number; readonly health: number }
  /** Damage that no marker can take (TE-22.6). */
  warded: { readonly boss: Boss; readonly points: number }
  bossHealed: { readonly boss: Boss; readonly marker: number; readonly health: number }
  died: { readonly enemy: Enemy; readonly by: Cause }
  /** The killer may take a reward. */
  reward: { readonly hero: Hero; readonly enemy: Enemy }
  countered: {
    readonly hero: Hero
    readonly enemy: Enemy
    readonly face: EnemyFace
    readonly modifier: number
    readonly defence: number
    readonly damage: number
  }
  bossTorch: { readonly boss: Boss }
  disarmed: { readonly hero: Hero; readonly cell: Place }

  drawing: { readonly hero: Hero; readonly kind: 'loot' | 'spell' }
  drew: { readonly hero: Hero; readonly card: Item }
  took: { readonly hero: Hero; readonly card: Item }
  equipped: { readonly hero: Hero; readonly card: Item; readonly slot: 0 | 1; readonly instead?: Item }
  /** To the row: given up, refused, or taken away. */
  discarded: { readonly hero: Hero; readonly card: Item; readonly by?: Cause }

  /** The torch stands on a space of its track; `by` below zero is down. */
  torch: { readonly at: number; readonly by: number; readonly space: TorchSpace }
  /** A goblin is about to come. */
  goblinComing: { readonly place: Place }
  goblin: { readonly goblin: Goblin; readonly slot: number; readonly place: Place }
  minionComing: { readonly place: Place }
  minion: { readonly minion: Minion; readonly place: Place; readonly health: number }
  phase: { readonly enemies: readonly Enemy[] }
  phaseEnded: { readonly final: true }
  acts: { readonly enemy: Enemy }
  /** Whom it heads for. */
  hunts: { readonly enemy: Enemy; readonly hero: Hero }
  crept: { readonly enemy: Enemy; readonly from: Place; readonly to: Place }
  strikes: { readonly enemy: Enemy; readonly heroes: readonly Hero[] }
  taunted: { readonly hero: Hero; readonly boss: Boss }
  steered: { readonly enemy: Enemy }

  /** The lair is open and somebody goes in: Act 2. Who waits there comes next. */
  lairOpened: { readonly hero: Hero }
  actTwo: { readonly boss: Boss; readonly torch: number; readonly seals: readonly Place[] }
  /** A seal goes from a room to the boss's track. */
  sealed: { readonly boss: Boss; readonly cell: Place; readonly space: number }
  toLair: { readonly boss: Boss; readonly from: Place }
  ended: { readonly won: boolean }
}

/** What happened; `why` is the clause that caused it. */
export type Event = { [T in keyof Body]: { readonly type: T; readonly why: Clause } & Body[T] }[keyof Body]
export type EventOf<T extends keyof Body> = Extract<Event, { type: T }>
