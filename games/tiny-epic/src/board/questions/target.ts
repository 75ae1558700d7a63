import type { Message } from '@kazamata/kernel'
import type { Enemy } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { cause, heroName } from '../../names.ts'
import { attackKind, checkOf, effectsOf } from '../../rules/check/declared-action.ts'
import { counterForecasts } from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { checkForecast } from '../../rules/check/profile.ts'
import { defenceOf, placeOf } from '../../rules/dungeon/figures.ts'
import { spellDamage } from '../../rules/heroes/attributes.ts'
import { activeHero, type DeclaredAction, heroAt, type State, type Task } from '../../state.ts'
import { effectsText } from '../../texts/effects.ts'
import { enemyIcons, heroIcons, signs } from '../shared/icons.ts'
import { pictureOf } from '../shared/picture.ts'
import { distanceText, enemyNotes, heroNotes, rewardText } from './notes.ts'
import { type Choice, fact, type Question, says } from './question.ts'

/* Questions whose choice is a figure. */

/** An enemy or a hero as an choice. */
function figureChoice(
  state: State,
  move: Move,
  go: (name: Message) => Message,
  more: (move: Move) => readonly Message[] = () => [],
): Choice {
  if (move.do === 'enemy') {
    const name = cause(move.enemy)
    const notes = [...enemyNotes(state, move.enemy), ...more(move)]
    return { move, icon: enemyIcons[move.enemy], name, notes, go: go(name) }
  }
  if (move.do === 'target') {
    const { hero } = heroAt(state, move.hero)
    const name = heroName(hero)
    return {
      move,
      icon: heroIcons[hero],
      name,
      notes: [...heroNotes(state, move.hero), ...more(move)],
      go: go(name),
    }
  }
  throw new Error(`"${move.do}" names no figure.`)
}

const named = (moves: readonly Move[]) => moves.filter(({ do: what }) => what !== 'decline')

function declining(moves: readonly Move[], id: string): { readonly decline?: Choice } {
  const move = moves.find(({ do: what }) => what === 'decline')
  return move === undefined
    ? {}
    : { decline: { move, icon: signs.stop, name: says(id), notes: [], go: says(id) } }
}

/** What an attack on this enemy promises. */
export function attackOdds(state: State, action: DeclaredAction, enemy: Enemy): Message[] {
  const kind = attackKind(action)
  if (kind === undefined) return []
  const aimed: DeclaredAction = { ...action, targets: [...action.targets, { enemies: [enemy], heroes: [] }] }
  const notes: Message[] = []
  if (checkOf(action) === undefined) {
    const { dice, modifier, odds } = checkForecast(state, aimed)
    const defence = defenceOf(enemy, kind)
    notes.push(says('tray.defence', { n: defence }), says('tray.odds', { odds: percent(odds) }))
    const damage = expectedDamage(dice, modifier, defence)
    notes.push(says('tray.expected', { damage: Math.round(10 * damage) / 10 }))
  }
  return notes
}

export const percent = (odds: number): number => Math.round(100 * odds)

export function aimQuestion(
  state: State,
  { action }: Extract<Task, { do: 'aim' }>,
  moves: readonly Move[],
): Question {
  const enemies = moves[0]?.do === 'enemy'
  const by = cause(action.by)
  const more = action.targets.length > 0
  const effects = effectsOf(action)
  return {
    icon: pictureOf(action.by),
    ask: says(enemies ? (more ? 'tray.ask.aim.other' : 'tray.ask.aim.enemy') : 'tray.ask.aim.hero', { by }),
    facts: effects.length > 0 ? [fact(signs.aim, says('tray.does', { effects: effectsText(effects) }))] : [],
    choices: moves.map(move =>
      figureChoice(
        state,
        move,
        who => says('tray.go.aim', { by, who }),
        aimed => (aimed.do === 'enemy' ? attackOdds(state, action, aimed.enemy) : []),
      ),
    ),
    ...starting(moves),
    why: 'TE-11.16',
  }
}

const starting = (moves: readonly Move[]): { readonly initial?: Move } => {
  const [initial] = moves
  return initial === undefined ? {} : { initial }
}

export function favourQuestion(
  state: State,
  { roll }: Extract<Task, { do: 'favour' }>,
  moves: readonly Move[],
): Question {
  const n = spellDamage(activeHero(state))
  return {
    icon: pictureOf(roll.action.by),
    ask: says('tray.ask.favour', { by: cause(roll.action.by), n }),
    facts: [],
    choices: moves.map(move => figureChoice(state, move, who => says('tray.go.favour', { who, n }))),
    ...starting(moves),
    why: 'TE-26.5',
  }
}

export function maybeQuestion(
  state: State,
  { effects, context }: Extract<Task, { do: 'maybe' }>,
  moves: readonly Move[],
): Question {
  const what = effectsText(effects)
  return {
    icon: pictureOf(context.by),
    ask: says('tray.ask.maybe', { by: cause(context.by), effects: what }),
    facts: [],
    choices: named(moves).map(move =>
      figureChoice(state, move, who => says('tray.go.aim', { by: cause(context.by), who })),
    ),
    ...declining(moves, 'tray.leave.maybe'),
    ...starting(named(moves)),
    why: 'TE-0.8',
  }
}

/** Who of those attacked strikes back (TE-11.11). */
export function counterQuestion(
  state: State,
  { roll }: Extract<Task, { do: 'counter' }>,
  moves: readonly Move[],
): Question {
  const replies = counterForecasts(state, roll)
  const { health } = activeHero(state)
  const blow = (move: Move): readonly Message[] => {
    const reply = replies.find(({ enemy }) => move.do === 'enemy' && enemy === move.enemy)
    if (reply === undefined) return []
    const { face, damage, sure } = reply
    const n = sure + damage
    const struck = says('tray.reply.damage', { n, health, now: Math.max(0, health - n) })
    if (face !== 'torch') return [struck]
    return sure > 0 ? [struck, says('tray.reply.torch')] : [says('tray.reply.torch')]
  }
  return {
    icon: signs.damage,
    ask: says('tray.ask.counter'),
    facts: [],
    choices: moves.map(move => figureChoice(state, move, who => says('tray.go.counter', { who }), blow)),
    ...starting(moves),
    why: 'TE-11.11',
  }
}

export function spoilsQuestion(state: State, moves: readonly Move[]): Question {
  return {
    icon: signs.reward,
    ask: says('tray.ask.spoils'),
    facts: [],
    choices: moves.flatMap(move =>
      move.do === 'enemy'
        ? [
            {
              move,
              icon: enemyIcons[move.enemy],
              name: cause(move.enemy),
              notes: [rewardText(state, move.enemy)],
              go: says('tray.go.spoils', { who: cause(move.enemy) }),
            },
          ]
        : [],
    ),
    ...starting(moves),
    why: 'TE-14.6',
  }
}

/** Several heroes are as near (TE-18.6, TE-UI.13). */
export function preyQuestion(
  state: State,
  { enemy }: Extract<Task, { do: 'prey' }>,
  moves: readonly Move[],
): Question {
  const from = placeOf(state, enemy)
  const far = moves.find(move => move.do === 'target')
  const distance = distanceText(state, from, far?.do === 'target' ? heroAt(state, far.hero).place : from)
  return {
    icon: enemyIcons[enemy],
    ask: says('tray.ask.prey', { enemy: cause(enemy) }),
    facts: [fact(signs.walk, says('tray.tie.prey', { n: moves.length, away: distance }))],
    choices: moves.flatMap(move => {
      if (move.do !== 'target') return []
      const { hero, health, focus, place } = heroAt(state, move.hero)
      const others = state.heroes.filter(
        other => other.place === place && other.hero !== hero && other.health > 0,
      )
      const notes = [distanceText(state, from, place), says('tray.vitals', { health, focus })]
      if (others.length > 0)
        notes.push(says('tray.with', { who: { list: others.map(other => heroName(other.hero)) } }))
      const name = heroName(hero)
      return [
        {
          move,
          icon: heroIcons[hero],
          name,
          notes,
          go: says('tray.go.prey', { enemy: cause(enemy), hero: name }),
        },
      ]
    }),
    ...starting(moves),
    why: 'TE-18.6',
  }
}

export function steerQuestion(
  state: State,
  { steps }: Extract<Task, { do: 'steer' }>,
  moves: readonly Move[],
): Question {
  return {
    icon: signs.taunt,
    ask: says('tray.ask.steer', { n: steps }),
    facts: [],
    choices: named(moves).map(move => figureChoice(state, move, who => says('tray.go.steer', { who }))),
    ...declining(moves, 'tray.leave.steer'),
    ...starting(named(moves)),
    why: 'TE-26.4',
  }
}
