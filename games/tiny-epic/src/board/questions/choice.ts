import type { Message } from '@kazamata/kernel'
import type { Move } from '../../move.ts'
import { cause, enemyName, heroName, kindName, signed, skillName } from '../../names.ts'
import { costOf, effectsOf } from '../../rules/check/declared-action.ts'
import { checkForecast } from '../../rules/check/forecast.ts'
import { buyableDefence, counterForecasts } from '../../rules/combat/counter-attack.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import { activeHero, heroAt, type State, type Task } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { sourceIcons } from '../shared/card-icons.ts'
import { skillIcons } from '../shared/first-icons.ts'
import { attackIcons, enemyIcons } from '../shared/icons.ts'
import { message, sourceText } from '../shared/labels.ts'
import { pictureOf } from '../shared/picture.ts'
import { signs } from '../shared/signs.ts'
import { costFacts, rewardFacts, wasteText } from './notes.ts'
import { type Choice, declineChoice, fact, plainChoice, type Question } from './question.ts'
import { oddsNotes } from './target.ts'

/* Questions to pay or not, and to take one thing or another. */

interface Offer extends Pick<Question, 'icon' | 'ask' | 'facts' | 'why'> {
  readonly yes: Message
  readonly no: Message
}

/** To pay, or to decline; what would come to nothing is declined with the bright button. */
function yesOrNo(state: State, moves: readonly Move[], { yes, no, ...asked }: Offer): Question {
  const [pay, decline] = [moves.find(move => move.do === 'pay'), moves.find(move => move.do === 'decline')]
  if (pay === undefined || decline === undefined) throw new Error('An offer can be taken or declined.')
  const taken = plainChoice(pay, asked.icon, yes)
  const left = plainChoice(decline, signs.stop, no)
  const waste = wasteText(state, pay)
  if (waste === undefined) return { ...asked, choices: [taken], decline: left, initial: pay }
  const facts = [fact(signs.failure, waste, 'loss'), ...asked.facts]
  return { ...asked, facts, choices: [left], decline: taken, initial: decline }
}

export function payQuestion(
  state: State,
  { roll }: Extract<Task, { do: 'pay' }>,
  moves: readonly Move[],
): Question {
  const { action } = roll
  const cost = costOf(action, activeHero(state)) ?? {}
  const effects = effectsText(effectsOf(action))
  return yesOrNo(state, moves, {
    icon: pictureOf(action.by),
    ask: message('question.ask.pay', { by: cause(action.by), cost: costText(cost) }),
    facts: [fact(signs.success, message('question.does', { effects }), 'gain'), ...costFacts(state, cost)],
    yes: message('question.confirm.pay', { cost: costText(cost) }),
    no: message('question.decline.pay'),
    why: 'TE-9.14',
  })
}

/** Defence bought after the enemy die is rolled (TE-13.8, TE-UI.9). */
export function buyDefenceQuestion(
  state: State,
  task: Extract<Task, { do: 'buyDefence' }>,
  moves: readonly Move[],
): Question {
  const { roll, enemy, with: source } = task
  const blow = state.agenda.findLast(other => other.do === 'counterAttack')
  const bought = blow?.do === 'counterAttack' ? blow.defence : 0
  const { by, cost } = buyableDefence(source)
  const { health } = activeHero(state)
  const struck = (defence: number) => {
    const reply = counterForecasts(state, roll, defence).find(other => other.enemy === enemy)
    return { n: reply?.total ?? 0, health, now: reply?.left ?? health }
  }
  const question = yesOrNo(state, moves, {
    icon: sourceIcons[source],
    ask: message('question.ask.buyDefence', { with: cause(source), ...enemyName(enemy) }),
    facts: [
      fact(enemyIcons[enemy], message('question.buyDefence.without', struck(bought)), 'loss'),
      fact(
        signs.defence,
        message('question.buyDefence.with', { ...struck(bought + by), by: signed(by) }),
        'gain',
      ),
      ...costFacts(state, cost),
    ],
    yes: message('question.confirm.buyDefence', { cost: costText(cost), n: struck(bought + by).n }),
    no: message('question.decline.buyDefence', { n: struck(bought).n }),
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
  return yesOrNo(state, moves, {
    icon: sourceIcons[source],
    ask: message('question.ask.after', { with: cause(source), cost: costText(cost) }),
    facts: [
      fact(signs.success, message('question.does', { effects: effectsText(ability?.effects ?? []) }), 'gain'),
      ...costFacts(state, cost),
    ],
    yes: message('question.confirm.pay', { cost: costText(cost) }),
    no: message('question.decline.after'),
    why: 'TE-16.12',
  })
}

export function chooseQuestion(
  state: State,
  { of, context }: Extract<Task, { do: 'choose' }>,
  moves: readonly Move[],
): Question {
  return {
    icon: pictureOf(context.by),
    ask: message('question.ask.choose', { by: cause(context.by) }),
    facts: rewardFacts(state),
    choices: moves.flatMap((move): Choice[] => {
      const effects = move.do === 'option' ? of[move.option] : undefined
      if (effects === undefined) return []
      const name = effectsText(effects)
      const waste = wasteText(state, move)
      return [
        {
          move,
          icon: signs.reward,
          name,
          notes: waste === undefined ? [] : [waste],
          go: message('question.confirm.choose', { effects: name }),
        },
      ]
    }),
    decline: declineChoice(moves, 'question.decline.choose'),
    why: context.why,
    initial: moves[0],
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
    ask: message('question.ask.skill', { by: cause(action.by), need: best?.profile.need ?? 0 }),
    facts: [],
    choices: profiles.map(({ move, profile }) => {
      const { skill, dice, modifier } = profile
      return {
        move,
        icon: skillIcons[skill],
        name: skillName(skill),
        notes: [
          message('question.dice', { n: dice }),
          ...(modifier === 0 ? [] : [message('question.modifier', { by: signed(modifier) })]),
          ...oddsNotes(profile),
        ],
        go: message('question.confirm.skill', { skill: skillName(skill), n: dice }),
      }
    }),
    initial: best?.move,
    why: 'TE-8.12',
  }
}

export function extraQuestion(
  { kind, bonus }: Extract<Task, { do: 'extra' }>,
  moves: readonly Move[],
): Question {
  const choices = moves.flatMap((move): Choice[] => {
    if (move.do !== 'attack') return []
    const attack = abilityFor(move.with, 'attack')
    const name = cause(move.with)
    const notes: Message[] = []
    if (attack !== undefined)
      notes.push(
        message('question.skilled', {
          skill: skillName(attack.skill),
          by: attack.bonus,
          bonus: signed(attack.bonus),
        }),
      )
    if (move.area && attack?.area)
      notes.push(message('question.area', { n: attack.area.within, cost: costText(attack.area.cost) }))
    return [
      {
        move,
        icon: sourceIcons[move.with],
        name,
        notes,
        go: message('question.confirm.extra', { by: name }),
      },
    ]
  })
  return {
    icon: attackIcons[kind],
    ask: message('question.ask.extra', { kind: kindName(kind), by: bonus, bonus: signed(bonus) }),
    facts: [],
    choices,
    decline: declineChoice(moves, 'question.decline.extra'),
    initial: choices[0]?.move,
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
    ask: message('question.ask.lose', { hero: heroName(heroAt(state, hero).hero), by: cause(by), n: count }),
    facts: [],
    choices: moves.flatMap((move): Choice[] => {
      if (move.do !== 'discard') return []
      const { card } = move
      return [
        {
          move,
          icon: sourceIcons[card],
          name: cause(card),
          notes: sourceText(card),
          go: message('question.confirm.lose', { card: cause(card) }),
        },
      ]
    }),
    explained: true,
    why: 'TE-26.6',
  }
}
