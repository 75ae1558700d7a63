import type { Space } from '../content/bosses.ts'
import type {
  Ability,
  Check,
  Cost,
  Effect,
  Effects,
  Passive,
  Target,
  TriggeringAction,
} from '../content/effect.ts'
import type { AttackKind, Skill } from '../content/ids.ts'
import { ambushDamage, type RoomCard } from '../content/rooms.ts'

/* The data of cards written as RULES.md writes it, so that the two can be compared. */

const skillText = (skill: Skill | 'any') => (skill === 'any' ? 'any skill' : skill)

const kindText: Record<AttackKind | TriggeringAction, string> = {
  melee: 'melee attack',
  missile: 'missile attack',
  spell: 'spell attack',
  cast: 'spell',
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0'
}

const pieceText = (kind: 'loot' | 'spell') => (kind === 'loot' ? 'loot' : 'a spell')

const many = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

/** Whom it concerns; nobody is named where it is the acting hero. */
function targetText(target: Target): string {
  switch (target.to) {
    case 'self':
      return ''
    case 'attacker':
      return 'the attacker'
    case 'hero':
      return `a hero in range ${target.within}`
    case 'heroes':
    case 'enemy':
    case 'enemies': {
      const other = 'from' in target && target.from !== undefined
      const where = target.within === 'room' ? 'the room' : `range ${target.within}`
      return `${whoText(target, other)} in ${where}${other ? ' of the first' : ''}`
    }
  }
}

function whoText(target: Extract<Target, { to: 'heroes' | 'enemy' | 'enemies' }>, other: boolean): string {
  if (target.to === 'heroes') return 'all heroes'
  if (target.to === 'enemies') return other ? 'all other enemies' : 'all enemies'
  if (target.only) return `a ${target.only}`
  return other ? 'another enemy' : 'an enemy'
}

/** "gain 2 focus", "a hero in range 1 gains 2 health", "all heroes in range 2 lose 1 focus". */
function does(target: Target, verb: 'gain' | 'lose' | 'discard', what: string): string {
  const who = targetText(target)
  if (who === '') return `${verb} ${what}`
  return `${who} ${verb}${target.to === 'heroes' ? '' : 's'} ${what}`
}

export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'damage': {
      const { amount, target } = effect
      const more = typeof amount === 'number' || amount.goblins === 0 ? '' : `, + ${amount.goblins},`
      const points = typeof amount === 'number' ? `${amount} damage` : `1 damage for every goblin${more}`
      return target.to === 'self' ? points : `${points} to ${targetText(target)}`
    }
    case 'heal':
      return does(
        effect.target,
        'gain',
        effect.amount === 'max' ? 'health up to the maximum' : `${effect.amount} health`,
      )
    case 'gainFocus':
      return does(effect.target, 'gain', `${effect.amount} focus`)
    case 'loseFocus':
      return does(effect.target, 'lose', `${effect.amount} focus`)
    case 'torch':
      return `torch ${signed(effect.by)}`
    case 'addGoblin':
      return effect.at === 'here' ? 'add a goblin here' : 'add a goblin at the Entrance'
    case 'reveal':
      return `reveal up to ${many(effect.count, 'facedown card')} anywhere`
    case 'discover':
      return `discover ${pieceText(effect.kind)}`
    case 'pickUp':
      return `pick up ${pieceText(effect.kind)}`
    case 'discardEquipped':
      return does(effect.target, 'discard', many(effect.count, 'equipped card'))
    case 'extraAction':
      return `one more ${kindText[effect.kind]}, ${signed(effect.bonus)}`
    case 'extraMove':
      return `one more move, up to Speed${effect.stealth ? ', with stealth' : ''}`
    case 'modifyCheck':
      return `${signed(effect.by)} to the result`
    case 'modifyDefence':
      return `${signed(effect.by)} defence`
    case 'modifySpeed':
      return `${signed(effect.by)} Speed this turn`
    case 'reroll':
      return `reroll ${effect.dice === 1 ? '1 die' : `${effect.dice} dice`}`
    case 'stealth':
      return 'stealth this turn'
    case 'moveEnemy': {
      const how = effect.how === 'away' ? 'away' : 'as you like'
      return `move ${targetText(effect.target)} by ${effect.steps}, ${how}`
    }
    case 'teleport':
      return 'teleport to any revealed card'
    case 'kill':
      return `kill ${targetText(effect.target)}`
    case 'enemyHeal':
      return `the boss gains ${effect.amount} health`
    case 'bossToLair':
      return 'the boss goes back to its lair'
    case 'triggerEnemies':
      return 'the enemies act'
    case 'choose':
      return effect.of.map(effectsText).join(' or ')
    case 'optional':
      return `you may: ${effectsText(effect.effects)}`
    case 'byPlace':
      return `in the dungeon ${effectsText(effect.dungeon)}; in the lair ${effectsText(effect.lair)}`
  }
}

export function effectsText(effects: Effects): string {
  return effects.map(effectText).join('; ')
}

function costText({ focus, health, discard }: Cost = {}): string {
  const parts: string[] = []
  if (focus !== undefined) parts.push(`pay ${focus} focus`)
  if (health !== undefined) parts.push(`pay ${health} health`)
  if (discard) parts.push('discard this card')
  return parts.length === 0 ? '' : `${parts.join(', ')} → `
}

const testText = (skill: Skill | 'any', difficulty: number) => `${skillText(skill)} ${difficulty}`

function checkText({ skill, difficulty, cost, ok, fail }: Check): string {
  const failed = fail === undefined ? '' : ` ✗ ${effectsText(fail)}`
  return `check (${testText(skill, difficulty)}) ✓ ${costText(cost)}${effectsText(ok)}${failed}`
}

function passiveText(gives: Passive): string {
  switch (gives.is) {
    case 'check':
      return `${signed(gives.by)} to the result of ${skillText(gives.skill)} checks`
    case 'dice':
      return `${signed(gives.by)} ${skillText(gives.skill)} die`
    case 'defence': {
      const when = gives.against ? ` when a ${kindText[gives.against]} is countered` : ''
      return `${signed(gives.by)} defence${when}`
    }
    case 'speed':
      return `${signed(gives.by)} Speed`
    case 'spellDamage':
      return `${signed(gives.by)} damage of a spell, to one target`
    case 'castCost':
      return `${signed(gives.by)} focus cost of spells`
    case 'stealth':
      return 'stealth, always'
  }
}

export function abilityText(ability: Ability): string {
  switch (ability.when) {
    case 'passive':
      return passiveText(ability.gives)
    case 'attack': {
      const { kind, skill, bonus, range, area } = ability
      const reach = range === undefined ? '' : `, line of sight ${range}`
      const wide = area ? `; or ${costText(area.cost)}it hits all enemies in range ${area.within}` : ''
      return `${kindText[kind]}, ${skillText(skill)}, ${signed(bonus)}${reach}${wide}`
    }
    case 'cast':
      return `cast, ${checkText(ability.check)}`
    case 'special':
      return `special action, ${checkText(ability.check)}`
    case 'free':
      return `free action, ${costText(ability.cost)}${effectsText(ability.effects)}`
    case 'on': {
      const moment = { declare: '', commit: '', window: ', during the check', after: ', after the action' }
      const cost = costText(ability.cost)
      const actions = ability.actions.map(action => kindText[action]).join(' or ')
      const when = `with a ${actions}${moment[ability.moment]}`
      return `${when}${cost === '' ? ' → ' : `, ${cost}`}${effectsText(ability.effects)}`
    }
    case 'counter': {
      const when = `when a ${kindText[ability.against]} is countered`
      return `${when}, ${costText(ability.cost)}${effectsText(ability.effects)}`
    }
  }
}

export function roomText({ ambush, seal, trap, disarm, search, free, portal }: RoomCard): string {
  const parts: string[] = []
  if (ambush) parts.push(`${ambush}, ambush ${ambushDamage[ambush]}`)
  if (seal === 2) parts.push('seal symbol for Act 2')
  if (trap) {
    const ok = trap.ok.length === 0 ? '' : ` ✓ ${effectsText(trap.ok)}`
    const fail = (trap.fail ?? []).map(effectText).join(', ')
    parts.push(`trap (${testText(trap.skill, trap.difficulty)})${ok} ✗ ${fail}`)
    parts.push(disarm ? `disarm (${testText(disarm.skill, disarm.difficulty)})` : 'cannot be disarmed')
  }
  if (search) parts.push(`search, ${checkText(search)}`)
  if (free) parts.push(`free action once a turn, ${checkText(free)}`)
  if (portal) parts.push('portal (2 Speed)')
  return parts.join('; ')
}

export function spaceText({ effects, gives }: Space): string {
  const parts = [
    ...effects.map(effectText),
    ...gives.map(given => {
      if (given.is === 'check') return `${skillText(given.skill)} ${signed(given.by)}`
      return given.is === 'dice' ? `${signed(given.by)} die` : passiveText(given)
    }),
  ]
  return parts.length === 0 ? '–' : parts.join('; ')
}
