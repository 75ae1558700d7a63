import type { Message } from '@kazamata/kernel'
import type { Move } from '../../move.ts'
import { cause, heroName, kindName, signed, skillName } from '../../names.ts'
import { costOf, effectsOf } from '../../rules/check/declared-action.ts'
import { counterForecasts } from '../../rules/check/forecast.ts'
import { checkForecast } from '../../rules/check/profile.ts'
import { abilityFor, isLoot, isSpell } from '../../rules/heroes/abilities.ts'
import { activeHero, heroAt, type State, type Task } from '../../state.ts'
import { lootText, spellText } from '../../text.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { sourceIcons } from '../shared/cardIcons.ts'
import { attackIcons, enemyIcons, signs, skillIcons } from '../shared/icons.ts'
import { pictureOf } from '../shared/picture.ts'
import { type Choice, type Fact, fact, type Question, says } from './question.ts'
import { percent } from './target.ts'

/* Questions of paying or not, and of one thing or another. */

/** Pay, or leave it. */
function yesOrNo(
  moves: readonly Move[],
  of: {
    readonly icon: string
    readonly ask: Message
    readonly facts: readonly Fact[]
    readonly yes: Message
    readonly no: Message
    readonly why: Question['why']
  },
): Question {
  const { icon, ask, facts, yes, no, why } = of
  const [pay, decline] = [moves.find(move => move.do === 'pay'), moves.find(move => move.do === 'decline')]
  if (pay === undefined || decline === undefined) throw new Error('What is offered can be taken or left.')
  return {
    icon,
    ask,
    facts,
    choices: [{ move: pay, icon, name: yes, notes: [], go: yes }],
    decline: { move: decline, icon: signs.stop, name: no, notes: [], go: no },
    initial: pay,
    why,
  }
}

/** What a purse holds before and after a price. */
function costFacts(state: State, cost: { readonly focus?: number; readonly health?: number }): Fact[] {
  const { focus, health } = activeHero(state)
  const facts: Fact[] = []
  if (cost.focus)
    facts.push(fact(signs.focus, says('tray.focusTo', { from: focus, to: focus - cost.focus }), 'loss'))
  if (cost.health)
    facts.push(fact(signs.health, says('tray.healthTo', { from: health, to: health - cost.health }), 'loss'))
  return facts
}

export function payQuestion(
  state: State,
  { roll }: Extract<Task, { do: 'pay' }>,
  moves: readonly Move[],
): Question {
  const { action } = roll
  const cost = costOf(action, activeHero(state)) ?? {}
  const effects = effectsText(effectsOf(action))
  return yesOrNo(moves, {
    icon: pictureOf(action.by),
    ask: says('tray.ask.pay', { by: cause(action.by), cost: costText(cost) }),
    facts: [fact(signs.success, says('tray.does', { effects }), 'gain'), ...costFacts(state, cost)],
    yes: says('tray.go.pay', { cost: costText(cost) }),
    no: says('tray.leave.pay'),
    why: 'TE-9.14',
  })
}

/** A shield raised while the enemy's die lies open (TE-13.8, TE-UI.9). */
export function braceQuestion(
  state: State,
  task: Extract<Task, { do: 'brace' }>,
  moves: readonly Move[],
): Question {
  const { roll, enemy, with: source } = task
  const blow = state.agenda.findLast(other => other.do === 'blow')
  const bought = blow?.do === 'blow' ? blow.defence : 0
  const ability = abilityFor(source, 'counter')
  const by =
    ability?.effects.reduce((sum, effect) => sum + (effect.do === 'modifyDefence' ? effect.by : 0), 0) ?? 0
  const { health } = activeHero(state)
  const struck = (defence: number) => {
    const reply = counterForecasts(state, roll, defence).find(other => other.enemy === enemy)
    return { n: reply?.damage ?? 0, health, now: Math.max(0, health - (reply?.damage ?? 0)) }
  }
  const cost = ability?.cost ?? {}
  const question = yesOrNo(moves, {
    icon: sourceIcons[source],
    ask: says('tray.ask.brace', { with: cause(source), enemy: cause(enemy) }),
    facts: [
      fact(enemyIcons[enemy], says('tray.brace.without', struck(bought)), 'loss'),
      fact(signs.defence, says('tray.brace.with', { ...struck(bought + by), by: signed(by) }), 'gain'),
      ...costFacts(state, cost),
    ],
    yes: says('tray.go.brace', { cost: costText(cost), n: struck(bought + by).n }),
    no: says('tray.leave.brace', { n: struck(bought).n }),
    why: 'TE-13.8',
  })
  return { ...question, explained: true }
}

export function afterQuestion(
  state: State,
  { with: source }: Extract<Task, { do: 'after' }>,
  moves: readonly Move[],
): Question {
  const ability = abilityFor(source, 'on')
  const cost = ability?.cost ?? {}
  return yesOrNo(moves, {
    icon: sourceIcons[source],
    ask: says('tray.ask.after', { with: cause(source), cost: costText(cost) }),
    facts: [
      fact(signs.success, says('tray.does', { effects: effectsText(ability?.effects ?? []) }), 'gain'),
      ...costFacts(state, cost),
    ],
    yes: says('tray.go.pay', { cost: costText(cost) }),
    no: says('tray.leave.after'),
    why: 'TE-16.12',
  })
}

export function chooseQuestion(
  { of, context }: Extract<Task, { do: 'choose' }>,
  moves: readonly Move[],
): Question {
  const decline = moves.find(move => move.do === 'decline')
  const leave = says('tray.leave.choose')
  return {
    icon: pictureOf(context.by),
    ask: says('tray.ask.choose', { by: cause(context.by) }),
    facts: [],
    choices: moves.flatMap((move): Choice[] => {
      const effects = move.do === 'option' ? of[move.option] : undefined
      if (effects === undefined) return []
      const name = effectsText(effects)
      return [{ move, icon: signs.reward, name, notes: [], go: says('tray.go.choose', { effects: name }) }]
    }),
    ...(decline && { decline: { move: decline, icon: signs.stop, name: leave, notes: [], go: leave } }),
    why: context.why,
    ...(moves[0] && { initial: moves[0] }),
  }
}

/** Any skill will do (TE-8.12): the likeliest is considered first. */
export function skillQuestion(
  state: State,
  { action }: Extract<Task, { do: 'skill' }>,
  moves: readonly Move[],
): Question {
  const profiles = moves.flatMap(move =>
    move.do === 'skill' ? [{ move, profile: checkForecast(state, action, move.skill) }] : [],
  )
  const best = profiles.toSorted((a, b) => b.profile.odds - a.profile.odds)[0]
  return {
    icon: pictureOf(action.by),
    ask: says('tray.ask.skill', { by: cause(action.by), need: best?.profile.need ?? 0 }),
    facts: [],
    choices: profiles.map(({ move, profile: { skill, dice, modifier, odds } }) => ({
      move,
      icon: skillIcons[skill],
      name: skillName(skill),
      notes: [
        says('tray.dice', { n: dice }),
        ...(modifier === 0 ? [] : [says('tray.modifier', { by: signed(modifier) })]),
        says('tray.odds', { odds: percent(odds) }),
      ],
      go: says('tray.go.skill', { skill: skillName(skill), n: dice }),
    })),
    ...(best && { initial: best.move }),
    why: 'TE-8.12',
  }
}

export function extraQuestion(
  { kind, bonus }: Extract<Task, { do: 'extra' }>,
  moves: readonly Move[],
): Question {
  const decline = moves.find(move => move.do === 'decline')
  const leave = says('tray.leave.extra')
  const choices = moves.flatMap((move): Choice[] => {
    if (move.do !== 'attack') return []
    const attack = abilityFor(move.with, 'attack')
    const name = cause(move.with)
    const notes: Message[] = []
    if (attack !== undefined)
      notes.push(says('tray.skilled', { skill: skillName(attack.skill), by: signed(attack.bonus) }))
    if (move.area && attack?.area)
      notes.push(says('tray.area', { n: attack.area.within, cost: costText(attack.area.cost) }))
    return [{ move, icon: sourceIcons[move.with], name, notes, go: says('tray.go.extra', { by: name }) }]
  })
  return {
    icon: attackIcons[kind],
    ask: says('tray.ask.extra', { kind: kindName(kind), by: signed(bonus) }),
    facts: [],
    choices,
    ...(decline && { decline: { move: decline, icon: signs.stop, name: leave, notes: [], go: leave } }),
    ...(choices[0] && { initial: choices[0].move }),
    why: 'TE-11.2',
  }
}

/** An enemy takes a card (TE-26.6). */
export function loseQuestion(
  state: State,
  { hero, count, by }: Extract<Task, { do: 'lose' }>,
  moves: readonly Move[],
): Question {
  return {
    icon: pictureOf(by),
    ask: says('tray.ask.lose', { hero: heroName(heroAt(state, hero).hero), by: cause(by), n: count }),
    facts: [],
    choices: moves.flatMap((move): Choice[] => {
      if (move.do !== 'discard') return []
      const { card } = move
      const text = isLoot(card) ? lootText(card) : isSpell(card) ? spellText(card) : []
      return [
        {
          move,
          icon: sourceIcons[card],
          name: cause(card),
          notes: text,
          go: says('tray.go.lose', { card: cause(card) }),
        },
      ]
    }),
    explained: true,
    why: 'TE-26.6',
  }
}
