import type { Space } from '../content/bosses.ts'
import type { Ability, Check, Cost, Effect, Effects, Passive, Target } from '../content/effect.ts'
import type { Skill } from '../content/ids.ts'
import { ambushDamage, type RoomCard } from '../content/rooms.ts'

/* The data of cards written as RULES.md writes it, so that the two can be compared. */

const short: Record<Skill | 'any', string> = {
  strength: 'STR',
  agility: 'AGI',
  intellect: 'INT',
  any: 'ANY',
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0'
}

function targetText(target: Target): string {
  switch (target.to) {
    case 'self':
    case 'attacker':
      return target.to
    case 'hero':
      return `hero≤${target.within}`
    case 'heroes':
    case 'enemy':
    case 'enemies': {
      const who = target.to === 'enemy' && target.only ? target.only : target.to
      const where = target.within === 'room' ? '@room' : `≤${target.within}`
      return `${who}${where}${'from' in target && target.from ? ' of first' : ''}`
    }
  }
}

export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'damage': {
      const { amount } = effect
      const more = typeof amount === 'number' || amount.goblins === 0 ? '' : ` + ${amount.goblins}`
      return `damage(${targetText(effect.target)}, ${typeof amount === 'number' ? amount : `goblins${more}`})`
    }
    case 'heal':
    case 'gainFocus':
    case 'loseFocus':
      return `${effect.do}(${targetText(effect.target)}, ${effect.amount})`
    case 'torch':
      return `torch(${signed(effect.by)})`
    case 'addGoblin':
      return `addGoblin(${effect.at})`
    case 'reveal':
      return `reveal(any, ${effect.count})`
    case 'discover':
    case 'pickUp':
      return `${effect.do}${effect.kind === 'loot' ? 'Loot' : 'Spell'}`
    case 'discardEquipped':
      return `discardEquipped(${targetText(effect.target)}, ${effect.count})`
    case 'extraAction':
      return `extraAction(${effect.kind}, ${signed(effect.bonus)})`
    case 'extraMove':
      return `extraMove(Speed${effect.stealth ? ', stealth' : ''})`
    case 'modifyCheck':
    case 'modifyDefence':
    case 'modifySpeed':
      return `${effect.do}(${signed(effect.by)})`
    case 'reroll':
      return `reroll(${effect.dice})`
    case 'stealth':
      return 'stealth(turn)'
    case 'moveEnemy':
      return `moveEnemy(${targetText(effect.target)}, ${effect.steps}, ${effect.how})`
    case 'teleport':
      return 'teleport(self, any revealed card)'
    case 'kill':
      return `kill(${targetText(effect.target)})`
    case 'enemyHeal':
      return `enemyHeal(boss, ${effect.amount})`
    case 'bossToLair':
      return 'bossToLair'
    case 'triggerEnemies':
      return 'triggerEnemyActions'
    case 'choose':
      return effect.of.map(effectsText).join(' | ')
    case 'optional':
      return `optional(${effectsText(effect.effects)})`
    case 'byPlace':
      return `in the dungeon ${effectsText(effect.dungeon)}; in the lair ${effectsText(effect.lair)}`
  }
}

export function effectsText(effects: Effects): string {
  return effects.map(effectText).join('; ')
}

function costText(cost: Cost | undefined): string {
  if (cost?.discard) return 'discardThis → '
  if (cost?.focus !== undefined) return `pay(focus ${cost.focus}) → `
  return cost?.health === undefined ? '' : `pay(health ${cost.health}) → `
}

function checkText({ skill, difficulty, cost, ok, fail }: Check): string {
  const failed = fail === undefined ? '' : ` ✗ ${effectsText(fail)}`
  return `check(${short[skill]} ${difficulty}) ✓ ${costText(cost)}${effectsText(ok)}${failed}`
}

function passiveText(gives: Passive): string {
  switch (gives.is) {
    case 'check':
      return `modifyCheck(${short[gives.skill]}, ${signed(gives.by)})`
    case 'dice':
      return `modifyDice(${short[gives.skill]}, ${signed(gives.by)})`
    case 'defence':
      return `modifyDefence(${signed(gives.by)}${gives.against ? `, ${gives.against}` : ''})`
    case 'speed':
      return `modifySpeed(${signed(gives.by)})`
    case 'spellDamage':
      return `modifyDamage(spell, ${signed(gives.by)}) on one target`
    case 'castCost':
      return `modifyCost(cast, ${signed(gives.by)})`
    case 'stealth':
      return 'stealth(passive)'
  }
}

export function abilityText(ability: Ability): string {
  switch (ability.when) {
    case 'passive':
      return passiveText(ability.gives)
    case 'attack': {
      const { kind, skill, bonus, range, area } = ability
      const reach = range === undefined ? '' : `, los≤${range}`
      const wide = area ? `; or ${costText(area.cost)}the ${kind} attack hits all enemies≤${area.within}` : ''
      return `weapon(${kind}, ${short[skill]}, ${signed(bonus)}${reach})${wide}`
    }
    case 'cast':
    case 'special':
      return `heroic(${ability.when}) ${checkText(ability.check)}`
    case 'free':
      return `free ${costText(ability.cost)}${effectsText(ability.effects)}`
    case 'on': {
      const moment = { declare: '', commit: '', window: ' window check', after: ' after the action' }
      const cost = costText(ability.cost)
      const when = `on(${ability.deeds.join(', ')})${moment[ability.moment]}`
      return `${when}${cost === '' ? ' → ' : `, ${cost}`}${effectsText(ability.effects)}`
    }
    case 'counter':
      return `onCounter(${ability.against}) ${costText(ability.cost)}${effectsText(ability.effects)}`
  }
}

/** A loss without its target, as traps and spaces print it. */
const bare = (effect: Effect) => effectText(effect).replace(/\(self, (\w+)\)/, ' $1')

export function roomText({ ambush, seal, trap, disarm, search, free, portal }: RoomCard): string {
  const parts: string[] = []
  if (ambush) parts.push(`${ambush}, ambush(${ambushDamage[ambush]})`)
  if (seal === 2) parts.push('seal symbol for Act 2')
  if (trap) {
    const ok = trap.ok.length === 0 ? '' : ` ✓ ${effectsText(trap.ok)}`
    parts.push(
      `trap ${short[trap.skill]} ${trap.difficulty}${ok} ✗ ${(trap.fail ?? []).map(bare).join(', ')}`,
    )
    parts.push(disarm ? `disarm ${short[disarm.skill]} ${disarm.difficulty}` : 'cannot be disarmed')
  }
  if (search) parts.push(`search ${checkText(search)}`)
  if (free) parts.push(`free oncePerTurn ${checkText(free)}`)
  if (portal) parts.push('portal (2 Speed)')
  return parts.join('; ')
}

export function spaceText({ effects, gives }: Space): string {
  const parts = [
    ...effects.map(bare),
    ...gives.map(given => {
      if (given.is === 'check') return `${short[given.skill]} ${signed(given.by)}`
      return given.is === 'dice' ? `${signed(given.by)} die` : passiveText(given)
    }),
  ]
  return parts.length === 0 ? '–' : parts.join('; ')
}
