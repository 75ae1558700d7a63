import type { Message } from '@kazamata/kernel'
import type { Amount, Cost, Effect, Effects, Passive, Target } from '../content/effect.ts'
import { all, kindName, signed, skillName } from '../names.ts'

/* The effect language in words: one way to say each of its words, so that a text cannot differ from its effect. */

type Values = NonNullable<Message['values']>

const says = (id: string, values?: Values): Message => ({ id, ...(values && { values }) })

/** Whom it concerns, to stand before a colon. */
function targetText(target: Target): Message {
  switch (target.to) {
    case 'self':
    case 'attacker':
      return says(`target.${target.to}`)
    case 'hero':
      return says('target.hero', { n: target.within })
    case 'heroes':
      return target.within === 'room'
        ? says('target.heroesHere')
        : says('target.heroes', { n: target.within })
    case 'enemy':
      return foeText(target.only ?? 'enemy', target.within, target.from)
    case 'enemies':
      return foeText('enemies', target.within, target.from)
  }
}

function foeText(whom: 'enemy' | 'goblin' | 'enemies', within: 'room' | number, from?: 'first'): Message {
  const where = from === undefined ? '' : 'Other'
  return within === 'room'
    ? says(`target.${whom}${where}Here`)
    : says(`target.${whom}${where}`, { n: within })
}

const amountText = (amount: Amount): Message => {
  if (typeof amount === 'number') return says('effect.damage', { n: amount })
  return amount.goblins === 0
    ? says('effect.damageGoblins')
    : says('effect.damageGoblinsMore', { n: amount.goblins })
}

/** What befalls a target, to stand after the colon; `undefined` where an effect has no target. */
function onTarget(effect: Effect): { readonly target: Target; readonly what: Message } | undefined {
  switch (effect.do) {
    case 'damage':
      return { target: effect.target, what: amountText(effect.amount) }
    case 'heal':
      return {
        target: effect.target,
        what: effect.amount === 'max' ? says('effect.healMax') : says('effect.heal', { n: effect.amount }),
      }
    case 'gainFocus':
    case 'loseFocus':
      return { target: effect.target, what: says(`effect.${effect.do}`, { n: effect.amount }) }
    case 'discardEquipped':
      return { target: effect.target, what: says('effect.discardEquipped', { n: effect.count }) }
    case 'moveEnemy':
      return { target: effect.target, what: says(`effect.moveEnemy.${effect.how}`, { n: effect.steps }) }
    case 'kill':
      return { target: effect.target, what: says('effect.kill') }
    default:
      return undefined
  }
}

/** An effect that concerns nobody in particular. */
function plain(effect: Effect): Message {
  switch (effect.do) {
    case 'damage':
    case 'heal':
    case 'gainFocus':
    case 'loseFocus':
    case 'discardEquipped':
    case 'moveEnemy':
    case 'kill':
      throw new Error(`"${effect.do}" has a target.`)
    case 'torch':
      return effect.by < 0
        ? says('effect.torchDown', { n: -effect.by })
        : says('effect.torchUp', { n: effect.by })
    case 'addGoblin':
      return says(`effect.addGoblin.${effect.at}`)
    case 'reveal':
      return says('effect.reveal', { n: effect.count })
    case 'discover':
    case 'pickUp':
      return says(`effect.${effect.do}.${effect.kind}`)
    case 'extraAction':
      return says('effect.extraAction', { kind: kindName(effect.kind), bonus: signed(effect.bonus) })
    case 'extraMove':
      return says(effect.stealth ? 'effect.extraMoveStealth' : 'effect.extraMove')
    case 'modifyCheck':
    case 'modifyDefence':
    case 'modifySpeed':
      return says(`effect.${effect.do}`, { by: signed(effect.by) })
    case 'reroll':
      return says('effect.reroll', { n: effect.dice })
    case 'stealth':
    case 'teleport':
    case 'bossToLair':
    case 'triggerEnemies':
      return says(`effect.${effect.do}`)
    case 'enemyHeal':
      return says('effect.enemyHeal', { n: effect.amount })
    case 'choose':
      return joined('text.or', effect.of.map(effectsText))
    case 'optional':
      return says('effect.optional', { effects: effectsText(effect.effects) })
    case 'byPlace':
      return says('effect.byPlace', {
        lair: effectsText(effect.lair),
        dungeon: effectsText(effect.dungeon),
      })
  }
}

const same = (one: Target | Message, other: Target | Message): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Effects one after another; what befalls the same target stands together. The acting hero is named only after somebody
 * else was.
 */
export function effectsText(effects: Effects): Message {
  const parts: Message[] = []
  let group: { readonly target: Target; readonly what: Message[] } | undefined
  let others = false
  const close = () => {
    if (group === undefined) return
    const { target, what } = group
    others ||= target.to !== 'self'
    parts.push(
      others
        ? says('text.on', { target: targetText(target), what: all(what) })
        : says('text.self', { what: all(what) }),
    )
    group = undefined
  }
  for (const effect of effects) {
    const hit = onTarget(effect)
    if (hit === undefined || group === undefined || !same(hit.target, group.target)) close()
    if (hit === undefined) parts.push(plain(effect))
    else if (group === undefined) group = { target: hit.target, what: [hit.what] }
    else group.what.push(hit.what)
  }
  close()
  const [first, second] = parts
  return parts.length === 2 && first !== undefined && second !== undefined && same(first, second)
    ? says('text.twice', { what: first })
    : joined('text.then', parts)
}

function joined(id: string, parts: readonly Message[]): Message {
  const [first, ...rest] = parts
  if (first === undefined) return says('text.nothing')
  return rest.length === 0 ? first : says(id, { first, rest: joined(id, rest) })
}

export function costText({ focus, health, discard }: Cost): Message {
  const parts: Message[] = []
  if (focus !== undefined) parts.push(says('cost.focus', { n: focus }))
  if (health !== undefined) parts.push(says('cost.health', { n: health }))
  if (discard) parts.push(says('cost.discard'))
  return joined('text.plus', parts)
}

export function passiveText(passive: Passive): Message {
  switch (passive.is) {
    case 'check':
    case 'dice':
      return says(`passive.${passive.is}`, { skill: skillName(passive.skill), by: signed(passive.by) })
    case 'defence':
      return passive.against === undefined
        ? says('passive.defence', { by: signed(passive.by) })
        : says('passive.defenceAgainst', { by: signed(passive.by), kind: kindName(passive.against) })
    case 'speed':
    case 'spellDamage':
    case 'castCost':
      return says(`passive.${passive.is}`, { by: signed(passive.by) })
    case 'stealth':
      return says('passive.stealth')
  }
}
