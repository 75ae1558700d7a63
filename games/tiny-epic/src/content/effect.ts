import type { AttackKind, Skill } from './ids.ts'

/*
 * The effect language (TE-26): every card is data over these few words, and `rules/effects.ts` is the one place that
 * knows what they do.
 */

/** A number, or the goblins now in the dungeon and so many more. */
export type Amount = number | { readonly goblins: number }

/** How far an effect reaches: the same room, or so many rooms along any path, the own room included (TE-12). */
export type Reach = 'room' | number

/** Whom an effect concerns. One enemy or hero is chosen by the player, all others follow from the position. */
export type Target =
  /** The acting hero. */
  | { readonly to: 'self' }
  /** The hero whose attack is countered. */
  | { readonly to: 'attacker' }
  | { readonly to: 'hero'; readonly within: number }
  | { readonly to: 'heroes'; readonly within: Reach }
  /** `from: 'first'` measures from the first target and leaves it out (TE-12.6); there need not be such an enemy. */
  | { readonly to: 'enemy'; readonly within: Reach; readonly only?: 'goblin'; readonly from?: 'first' }
  | { readonly to: 'enemies'; readonly within: Reach; readonly from?: 'first' }

export type Effect =
  | { readonly do: 'damage'; readonly target: Target; readonly amount: Amount }
  | { readonly do: 'heal'; readonly target: Target; readonly amount: number | 'max' }
  | { readonly do: 'gainFocus'; readonly target: Target; readonly amount: number }
  | { readonly do: 'loseFocus'; readonly target: Target; readonly amount: number }
  /** Up (more light, nothing is triggered) or, below zero, down. */
  | { readonly do: 'torch'; readonly by: number }
  | { readonly do: 'addGoblin'; readonly at: 'here' | 'entrance' }
  /** Up to so many facedown cards anywhere. */
  | { readonly do: 'reveal'; readonly count: number }
  /** From the deck or the row. */
  | { readonly do: 'discover'; readonly kind: 'loot' | 'spell' }
  /** From the row only. */
  | { readonly do: 'pickUp'; readonly kind: 'loot' | 'spell' }
  | { readonly do: 'discardEquipped'; readonly target: Target; readonly count: number }
  /** One more attack of this kind, with this bonus; it may be declined. */
  | { readonly do: 'extraAction'; readonly kind: 'melee' | 'missile'; readonly bonus: number }
  /** Up to Speed rooms, whatever was spent. */
  | { readonly do: 'extraMove'; readonly stealth: boolean }
  /** The check at hand. */
  | { readonly do: 'modifyCheck'; readonly by: number }
  | { readonly do: 'reroll'; readonly dice: number }
  /** The counter-attack at hand. */
  | { readonly do: 'modifyDefence'; readonly by: number }
  /** This turn. */
  | { readonly do: 'modifySpeed'; readonly by: number }
  | { readonly do: 'stealth' }
  | {
      readonly do: 'moveEnemy'
      readonly target: Target
      readonly steps: number
      readonly how: 'away' | 'control'
    }
  /** To any revealed card. */
  | { readonly do: 'teleport' }
  | { readonly do: 'kill'; readonly target: Target }
  /** The boss gains health. */
  | { readonly do: 'enemyHeal'; readonly amount: number }
  | { readonly do: 'bossToLair' }
  | { readonly do: 'triggerEnemies' }
  /** One of several. */
  | { readonly do: 'choose'; readonly of: readonly Effects[] }
  /** May be left. Its targets are chosen only now. */
  | { readonly do: 'optional'; readonly effects: Effects }
  /** What happens depends on where the boss is. */
  | { readonly do: 'byPlace'; readonly lair: Effects; readonly dungeon: Effects }

/** "a; b": one after the other. */
export type Effects = readonly Effect[]

/** Paid in full or not at all; health never down to 0 (TE-16.19). `discard` = the card itself goes to its row. */
export interface Cost {
  readonly focus?: number
  readonly health?: number
  readonly discard?: true
}

/** A skill check: ✓ costs and effects, ✗ effects (TE-9). */
export interface Check {
  readonly skill: Skill | 'any'
  readonly difficulty: number
  readonly cost?: Cost
  readonly ok: Effects
  readonly fail?: Effects
}

/** Counted in whenever it matters, without being used. */
export type Passive =
  /** Result of checks of a skill. */
  | { readonly is: 'check'; readonly skill: Skill; readonly by: number }
  /** Dice of one skill, or of every skill. */
  | { readonly is: 'dice'; readonly skill: Skill | 'any'; readonly by: number }
  /** Against counter-attacks, to one kind of attack or to all. */
  | { readonly is: 'defence'; readonly by: number; readonly against?: AttackKind }
  | { readonly is: 'speed'; readonly by: number }
  /** Damage of a spell to one of its targets. */
  | { readonly is: 'spellDamage'; readonly by: number }
  /** Focus cost of a cast. */
  | { readonly is: 'castCost'; readonly by: number }
  | { readonly is: 'stealth' }

/** A heroic action that an ability can belong to. */
export type TriggeringAction = 'melee' | 'missile' | 'cast'

/** When an ability is there (the carriers of TE-26). */
export type Ability =
  | { readonly when: 'passive'; readonly gives: Passive }
  /** A melee or missile attack; `area` = for this price it hits all enemies so near, the own room included. */
  | {
      readonly when: 'attack'
      readonly kind: 'melee' | 'missile'
      readonly skill: Skill
      readonly bonus: number
      /** Rooms in line of sight; absent in melee. */
      readonly range?: number
      readonly area?: { readonly within: number; readonly cost: Cost }
    }
  | { readonly when: 'cast'; readonly check: Check }
  | { readonly when: 'special'; readonly check: Check }
  | { readonly when: 'free'; readonly cost: Cost; readonly effects: Effects }
  /**
   * During such an action, at most once: when it is declared, in the adjust window, counted in by itself when the dice
   * are committed, or after it.
   */
  | {
      readonly when: 'on'
      readonly actions: readonly TriggeringAction[]
      readonly moment: 'declare' | 'window' | 'commit' | 'after'
      readonly cost?: Cost
      readonly effects: Effects
    }
  /** While such an attack is countered. */
  | {
      readonly when: 'counter'
      readonly against: AttackKind
      readonly cost: Cost
      readonly effects: Effects
    }
