import type { Message } from '@kazamata/kernel'
import type { Ability, Check } from '../content/effect.ts'
import { all, kindName, signed, skillName } from '../names.ts'
import { costText, effectsText, passiveText } from './effects.ts'

/** A text is a list of sentences, one to a line. */
export type Text = readonly Message[]

/** What a check needs, and what comes of it. `head` says when it is made. */
export function checkText(head: string, check: Check): Text {
  const { skill, difficulty, cost, ok, fail = [] } = check
  const text: Message[] = [{ id: head, values: { skill: skillName(skill), difficulty } }]
  if (cost !== undefined)
    text.push({ id: 'text.okCost', values: { cost: costText(cost), effects: effectsText(ok) } })
  else if (ok.length > 0) text.push({ id: 'text.ok', values: { effects: effectsText(ok) } })
  if (fail.length > 0) text.push({ id: 'text.fail', values: { effects: effectsText(fail) } })
  return text
}

export function abilityText(ability: Ability): Text {
  switch (ability.when) {
    case 'passive':
      return [{ id: 'text.passive', values: { what: passiveText(ability.gives) } }]
    case 'attack':
      return attackText(ability)
    case 'cast':
      return checkText('text.cast', ability.check)
    case 'special':
      return checkText('text.special', ability.check)
    case 'free':
      return [
        { id: 'text.free', values: { cost: costText(ability.cost), effects: effectsText(ability.effects) } },
      ]
    case 'on':
      return [onText(ability)]
    case 'counter':
      return [
        {
          id: 'text.counter',
          values: {
            kind: kindName(ability.against),
            cost: costText(ability.cost),
            effects: effectsText(ability.effects),
          },
        },
      ]
  }
}

function attackText(attack: Extract<Ability, { when: 'attack' }>): Text {
  const { kind, skill, bonus, range, area } = attack
  const values = { kind: kindName(kind), skill: skillName(skill), by: bonus, bonus: signed(bonus) }
  const text: Message[] = [
    range === undefined
      ? { id: 'text.attack', values }
      : { id: 'text.attackRange', values: { ...values, range } },
  ]
  if (area !== undefined)
    text.push({ id: 'text.area', values: { cost: costText(area.cost), n: area.within } })
  return text
}

function onText(ability: Extract<Ability, { when: 'on' }>): Message {
  const { actions, moment, cost, effects } = ability
  const values = { actions: all(actions.map(kindName)), effects: effectsText(effects) }
  return cost === undefined
    ? { id: `text.${moment}`, values }
    : { id: `text.${moment}Cost`, values: { ...values, cost: costText(cost) } }
}
