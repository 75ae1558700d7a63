import type { Message } from '@kazamata/kernel'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { all, cause, enemyName, heroName } from '../../names.ts'
import { attackKind, checkOf, effectsOf } from '../../rules/check/declared-action.ts'
import { type CheckForecast, checkForecast } from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { counterForecasts } from '../../rules/combat/counter-attack.ts'
import { rewardOf } from '../../rules/combat/killing-enemies.ts'
import { defenceOf, placeOf } from '../../rules/dungeon/figures.ts'
import { spellDamage } from '../../rules/heroes/attributes.ts'
import { activeHero, type DeclaredAction, heroAt, type Roll, type State, type Task } from '../../state.ts'
import { effectsText } from '../../texts/effects.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { pictureOf } from '../shared/picture.ts'
import { signs } from '../shared/signs.ts'
import { distanceText, figureLabel, figureNotes, wasteText } from './notes.ts'
import { declineChoice, fact, type Question, type QuestionText } from './question.ts'

/* Questions for an enemy or a hero. A click on the figure answers them too. */

export type TargetTask = Extract<
  Task,
  { do: 'aim' | 'strengthenSpell' | 'maybe' | 'counter' | 'spoils' | 'hunt' | 'control' }
>

interface Asked extends QuestionText {
  /** Instead of where the figure is and what it has left. */
  notes?(move: Move): readonly Message[]
  go(name: Message): Message
}

export function targetQuestion(state: State, task: TargetTask, moves: readonly Move[]): Question {
  const asked = askedBy(state, task, moves)
  const { icon, ask, facts = [], why, notes = move => figureNotes(state, move), go, decline } = asked
  const targets = moves.filter(({ do: what }) => what !== 'decline')
  return {
    icon,
    ask,
    facts,
    choices: targets.map(move => {
      const label = figureLabel(state, move)
      const waste = wasteText(state, move)
      return { move, ...label, notes: [...notes(move), ...(waste ? [waste] : [])], go: go(label.name) }
    }),
    decline: declineChoice(moves, decline),
    // The order of rewards hardly matters; whom something is done to, nobody guesses.
    initial: task.do === 'spoils' ? targets[0] : undefined,
    why,
  }
}

function askedBy(state: State, task: TargetTask, moves: readonly Move[]): Asked {
  switch (task.do) {
    case 'aim':
      return aiming(state, task.action, moves)
    case 'strengthenSpell': {
      const { by } = task.roll.action
      const n = spellDamage(activeHero(state))
      return {
        icon: pictureOf(by),
        ask: message('question.ask.strengthenSpell', { by: cause(by), n }),
        why: 'TE-26.5',
        go: who => message('question.confirm.strengthenSpell', { who, n }),
      }
    }
    case 'maybe': {
      const by = cause(task.context.by)
      return {
        icon: pictureOf(task.context.by),
        ask: message('question.ask.maybe', { by, effects: effectsText(task.effects) }),
        why: 'TE-0.8',
        go: who => message('question.confirm.aim', { by, who }),
        decline: 'question.decline.maybe',
      }
    }
    case 'counter':
      return {
        icon: signs.damage,
        ask: message('question.ask.counter'),
        why: 'TE-11.11',
        notes: move => [...figureNotes(state, move), ...replyNotes(state, task.roll, move)],
        go: who => message('question.confirm.counter', { who }),
      }
    case 'spoils':
      return {
        icon: signs.reward,
        ask: message('question.ask.spoils'),
        why: 'TE-14.6',
        notes: move => (move.do === 'enemy' ? [effectsText(rewardOf(state, move.enemy))] : []),
        go: who => message('question.confirm.spoils', { who }),
      }
    case 'hunt':
      return nearest(state, task.enemy, moves)
    case 'control':
      return {
        icon: signs.taunt,
        ask: message('question.ask.control', { n: task.steps }),
        why: 'TE-26.4',
        go: who => message('question.confirm.control', { who }),
        decline: 'question.decline.control',
      }
  }
}

function aiming(state: State, action: DeclaredAction, moves: readonly Move[]): Asked {
  const by = cause(action.by)
  const effects = effectsOf(action)
  const enemy = action.targets.length > 0 ? 'question.ask.aim.other' : 'question.ask.aim.enemy'
  return {
    icon: pictureOf(action.by),
    ask: message(moves[0]?.do === 'enemy' ? enemy : 'question.ask.aim.hero', { by }),
    facts:
      effects.length > 0
        ? [fact(signs.aim, message('question.does', { effects: effectsText(effects) }))]
        : [],
    why: 'TE-11.16',
    notes: move => [
      ...figureNotes(state, move),
      ...(move.do === 'enemy' ? attackOdds(state, action, move.enemy) : []),
    ],
    go: who => message('question.confirm.aim', { by, who }),
  }
}

/** The odds of an attack on this enemy. */
export function attackOdds(state: State, action: DeclaredAction, enemy: Enemy): Message[] {
  const kind = attackKind(action)
  if (kind === undefined || checkOf(action) !== undefined) return []
  const forecast = checkForecast(state, {
    ...action,
    targets: [...action.targets, { enemies: [enemy], heroes: [] }],
  })
  const defence = defenceOf(enemy, kind)
  const damage = expectedDamage(forecast.dice, forecast.modifier, defence)
  return [
    message('question.defence', { n: defence }),
    ...oddsNotes(forecast),
    message('question.expected', { damage: Math.round(10 * damage) / 10 }),
  ]
}

/** The odds as the dice fall, and with one of them turned for focus. */
export function oddsNotes({ odds, withFocus }: CheckForecast): Message[] {
  const [turned] = withFocus
  return [
    message('question.odds', { odds: percent(odds) }),
    ...(turned ? [message('question.odds.focus', { odds: percent(turned.odds), focus: turned.focus })] : []),
  ]
}

export const percent = (odds: number): number => Math.round(100 * odds)

/** How this enemy would strike back (TE-11.11). */
function replyNotes(state: State, roll: Roll, move: Move): Message[] {
  const reply = counterForecasts(state, roll).find(({ enemy }) => move.do === 'enemy' && enemy === move.enemy)
  if (reply === undefined) return []
  const { health } = activeHero(state)
  const { face, sure, total, left } = reply
  const struck = message('question.reply.damage', { n: total, health, now: left })
  if (face !== 'torch') return [struck]
  return sure > 0 ? [struck, message('question.reply.torch')] : [message('question.reply.torch')]
}

/** Several heroes are nearest to the enemy (TE-18.6, TE-UI.13). */
function nearest(state: State, enemy: Enemy, moves: readonly Move[]): Asked {
  const from = placeOf(state, enemy)
  const target = moves.find(move => move.do === 'target')
  const away = distanceText(state, from, target?.do === 'target' ? heroAt(state, target.hero).place : from)
  return {
    icon: enemyIcons[enemy],
    ask: message('question.ask.hunt', enemyName(enemy)),
    facts: [fact(signs.walk, message('question.tie.hunt', { n: moves.length, away }))],
    why: 'TE-18.6',
    notes: move => {
      const { place, hero } = heroAt(state, move.do === 'target' ? move.hero : -1)
      const others = state.heroes.filter(
        other => other.place === place && other.hero !== hero && other.health > 0,
      )
      const notes = figureNotes(state, move, from)
      if (others.length > 0)
        notes.push(message('question.with', { who: all(others.map(other => heroName(other.hero))) }))
      return notes
    },
    go: hero => message('question.confirm.hunt', { ...enemyName(enemy), hero }),
  }
}
