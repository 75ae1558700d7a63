import type { Message } from '@kazamata/kernel'
import { bossCards } from '../../content/bosses.ts'
import { dicePerRound } from '../../content/dice.ts'
import { type Hero, heroes, type Item, type Room } from '../../content/ids.ts'
import { gemTrack, mastery, potionsPerRow } from '../../content/tracks.ts'
import { boss as bossName, gloryOf, goal as goalName, hero as heroName } from '../../names.ts'
import { bossThisRound, fightOf } from '../../rules/boss-fight.ts'
import { diceLeft } from '../../rules/dice.ts'
import { goalProgress } from '../../rules/goals.ts'
import { scoreOf } from '../../rules/score.ts'
import { hasExplored, health, openHearts, weakestLevel } from '../../rules/sheet-counts.ts'
import type { Reward, RewardSource, Sheet, Turn } from '../../state.ts'
import type { View } from '../../view.ts'
import { bossForecast, nextBoss } from '../boss/bosses.ts'
import type { Spot } from '../sheet/props.ts'
import { isSameSpot } from '../sheet/SheetButtons.tsx'
import type { TurnControls } from '../turn/use-turn-controls.ts'
import { advisedCards } from './advised-cards.ts'
import { type Lesson, roundLesson } from './coach.ts'

/** What the player has selected, as far as lessons depend on it. */
export type Selection = Pick<TurnControls, 'choices' | 'choice' | 'die' | 'ready' | 'draft' | 'preview'>

/** Something worth doing in the first game, as long as it can be done and what is said of it is true. */
interface Advice {
  readonly id: Lesson['id']
  /** Said instead until the die is picked. */
  readonly take?: Lesson['id']
  /** Said instead once only the main button is left to press. */
  readonly look?: Lesson['id']
  /** By its place in the roll of the first game; absent where no die is to be picked. */
  readonly die?: number
  /** The reward that is to be placed. */
  readonly gain?: readonly [Reward, RewardSource]
  readonly spot: Spot
  readonly values?: Message['values']
  fits?(sheet: Readonly<Sheet>): boolean
}

const hero = (id: Hero): Spot => ({ on: 'hero', hero: id })
const item = (id: Item): Spot => ({ on: 'item', item: id })
const room = (id: Room): Spot => ({ on: 'room', room: id })
const potions: Spot = { on: 'potions' }
const levelOf = ({ levels }: Readonly<Sheet>, id: Hero) => levels[heroes.indexOf(id)] ?? 0

/** The first three rounds, by round: what to do with the dice that the tutorial's seed rolls. */
const plan: readonly (readonly Advice[])[] = [
  [],
  [
    {
      id: 'guided.train',
      take: 'guided.dice',
      look: 'look',
      die: 1,
      spot: hero('warrior'),
      fits: sheet => sheet.goal === advisedCards.goal && sheet.hearts === 1,
    },
    {
      id: 'guided.brew',
      die: 2,
      spot: potions,
      fits: sheet => sheet.potions === potionsPerRow - 2,
    },
    { id: 'guided.chain', gain: ['level', 'potions'], spot: hero('warrior') },
    { id: 'guided.enter', die: 5, spot: room('F1'), fits: ({ at }) => at === undefined },
    { id: 'guided.trap', spot: room('E1'), fits: sheet => sheet.at === 'F1' && openHearts(sheet) > 0 },
    { id: 'guided.part', gain: ['part', 'room'], spot: item('sword') },
  ],
  [
    {
      id: 'guided.cleric',
      die: 2,
      spot: hero('cleric'),
      fits: sheet => levelOf(sheet, 'cleric') < 3 && !hasExplored(sheet, 'E2'),
    },
    { id: 'guided.walk', look: 'walk', die: 4, spot: room('D2'), fits: ({ at }) => at === 'E1' },
    {
      id: 'guided.beaten',
      gain: ['level', 'room'],
      spot: hero('warrior'),
      fits: sheet => sheet.at === 'E2' && levelOf(sheet, 'warrior') === mastery - 1,
    },
    { id: 'guided.onward', spot: room('D2'), fits: ({ at }) => at === 'E2' },
    { id: 'guided.step', spot: room('D3'), fits: ({ at }) => at === 'D2' },
    { id: 'guided.mage', gain: ['level', 'room'], spot: hero('mage') },
    { id: 'guided.sword', die: 3, spot: item('sword'), fits: ({ parts }) => parts[0] === 1 },
  ],
  [
    {
      id: 'guided.gem',
      look: 'guided.value',
      die: 3,
      spot: room('F3'),
      values: { one: gemTrack.values[1] ?? 0, five: gemTrack.values[5] ?? 0 },
      fits: sheet => levelOf(sheet, 'warrior') === mastery && sheet.gems === 0,
    },
    { id: 'guided.trapLevel', spot: room('F4'), fits: ({ at }) => at === 'F3' },
    {
      id: 'guided.rogue',
      gain: ['level', 'room'],
      spot: hero('rogue'),
      fits: ({ levels }) => levels.filter(level => level === 1).length === 1,
    },
    { id: 'guided.clover', die: 1, spot: hero('mage') },
    { id: 'guided.goal', die: 0, spot: hero('warrior'), fits: sheet => health(sheet) === 11 },
  ],
]

export type FirstGameLesson = typeof firstGameLesson

/**
 * What the guide says in the first game: it leads through three rounds, and speaks up later when something new matters.
 * Whoever does something else is told what that is about.
 */
export function firstGameLesson(view: View, turn: Turn, selection: Selection): Lesson | undefined {
  const task = turn.agenda.at(-1)
  switch (task?.do) {
    case 'keepPower':
    case 'keepGoal':
      return { id: 'guided.keep', at: 'setup' }
    case 'confirm':
      return view.phase === 'turn' ? beforeConfirming(view, turn.sheet) : undefined
    case 'die':
    case 'walk':
    case 'gain':
      return (
        planned(view, turn, selection) ??
        (view.round <= 1 ? roundLesson(view, turn, selection) : discovery(turn.sheet, selection)) ??
        reminder(view, turn, selection)
      )
    default:
      return view.round <= 1 ? roundLesson(view, turn, selection) : undefined
  }
}

function planned(view: View, turn: Turn, selection: Selection): Lesson | undefined {
  const task = turn.agenda.at(-1)
  const isDue = ({ die, gain, spot, fits }: Advice) =>
    (gain === undefined
      ? task?.do === (die === undefined ? 'walk' : 'die')
      : task?.do === 'gain' && task.reward === gain[0] && task.from === gain[1]) &&
    selection.choices.some(
      choice => isSameSpot(choice.spot, spot) && (die === undefined || choice.dice.includes(die)),
    ) &&
    (spot.on !== 'room' || !hasExplored(turn.sheet, spot.room)) &&
    fits?.(turn.sheet) !== false
  const advice = plan[view.round]?.find(isDue)
  return advice && stageOf(advice, selection)
}

/** The advice while it is followed: first the die, then the place, then the button; nothing once it is left. */
function stageOf(advice: Advice, { draft, choice, ready }: Selection): Lesson | undefined {
  const { id, take = id, look = id, die, spot, values } = advice
  const said = values === undefined ? {} : { values }
  if (draft.die !== undefined && draft.die !== die) return undefined
  if (choice !== undefined && !isSameSpot(choice.spot, spot)) return undefined
  if (choice !== undefined && ready) return { id: look, at: 'go', ...said }
  if (die !== undefined && draft.die === undefined) return { id: take, at: 'dice', die, ...said }
  return { id, at: 'sheet', spot, ...said }
}

/** The first minion, trap or gem on a way that the player has chosen, where no advice led to it. */
function discovery(sheet: Readonly<Sheet>, { choice, preview }: Selection): Lesson | undefined {
  if (choice?.route === undefined || preview === undefined) return undefined
  const events = [...preview.events, ...preview.past.events]
  if (sheet.gems < 2 && events.some(event => event.do === 'gem'))
    return sheet.gems === 0
      ? {
          id: 'guided.value',
          at: 'note',
          values: { one: gemTrack.values[1] ?? 0, five: gemTrack.values[5] ?? 0 },
        }
      : { id: 'guided.second', at: 'note' }
  const isNew = sheet.slain === 0 && sheet.traps === 0
  const hurts = events.some(event => event.do === 'fought' || event.do === 'trapped')
  return isNew && hurts ? { id: 'walk', at: 'note' } : undefined
}

/** Before a turn: what has changed, or what is due. */
function reminder(view: View, turn: Turn, { choice }: Selection): Lesson | undefined {
  if (view.phase !== 'turn' || turn.agenda.at(-1)?.do !== 'die' || choice !== undefined) return undefined
  const { sheet } = turn
  const left = diceLeft(turn)
  const next = nextBoss(view, sheet)
  if (next === undefined) return undefined
  const boss = bossName(next.boss)
  const { weakness, gone, tiers } = bossCards[next.boss]
  if (left === dicePerRound)
    switch (view.round) {
      case 3:
      case 6: {
        const { strength, found } = bossForecast(view, sheet, next)
        const values = {
          boss,
          room: next.room,
          found: found ? 'yes' : 'no',
          total: strength.total,
          from: tiers[0].from,
        }
        return { id: 'guided.soon', at: 'dice', values }
      }
      case 4:
      case 7: {
        const glory = sheet.glory.at(-1) ?? 0
        const values = {
          won: glory > 0 ? 'yes' : 'no',
          ...gloryOf(glory),
          boss,
          room: next.room,
          hero: heroName(weakness),
          round: next.round,
        }
        return { id: 'guided.after', at: 'dice', values }
      }
      case 5:
        return openHearts(sheet) > 2 || sheet.resurrected ? undefined : { id: 'guided.potions', at: 'dice' }
      case 8:
        return { id: 'guided.last', at: 'dice' }
    }
  const [first, second] = gone
  if (left === dicePerRound - 1 && view.round === 4 && first !== undefined && second !== undefined)
    return { id: 'guided.alone', at: 'sheet', values: { first, second } }
  if (left === dicePerRound - 1 && view.round > 4 && sheet.goal !== undefined) {
    const { count, next: goalAt } = goalProgress(sheet, sheet.goal)
    if (goalAt === count + 1)
      return { id: 'guided.near', at: 'sheet', values: { goal: goalName(sheet.goal) } }
  }
  return undefined
}

/** What a turn amounts to, the first time, and how the boss will end where one is fought. */
function beforeConfirming(view: View, sheet: Readonly<Sheet>): Lesson | undefined {
  if (view.round === 1) return { id: 'guided.confirm', at: 'go' }
  const met = bossThisRound(view)
  if (met !== undefined) {
    const { strength, fled, glory, damage } = fightOf(sheet, met)
    const [lowest] = bossCards[met.boss].tiers
    const values = {
      result: fled ?? 'fights',
      boss: bossName(met.boss),
      room: met.room,
      total: strength.total,
      from: lowest.from,
      damage,
      ...gloryOf(glory),
    }
    return { id: 'guided.boss', at: 'go', values }
  }
  const next = nextBoss(view, sheet)
  if (view.round !== 2 || next === undefined) return undefined
  const [, , top] = bossCards[next.boss].tiers
  const { strength } = bossForecast(view, sheet, next)
  const values = { boss: bossName(next.boss), total: strength.total, from: top.from }
  return { id: 'guided.strength', at: 'go', values }
}

/** What decided the game, and what to do better: values for the guide's last words. */
export function closingValues(sheet: Readonly<Sheet>) {
  const score = scoreOf(sheet)
  const sources: readonly { readonly id: string; readonly glory: number }[] = [
    { id: 'dialogs.bosses', glory: score.A + score.B + score.C },
    ...(['D', 'E', 'F', 'G', 'J'] as const).map(at => ({ id: `sheet.shield.${at}`, glory: score[at] })),
  ]
  const best = sources.reduce((a, b) => (b.glory > a.glory ? b : a))
  const level = weakestLevel(sheet)
  const tip = () => {
    if (sheet.glory.some(glory => glory < 0)) return 'boss'
    if (score.H + score.I <= -4) return 'damage'
    if (level < 3) return 'heroes'
    return sheet.gems < 5 ? 'gems' : 'none'
  }
  return {
    best: { id: best.id },
    glory: best.glory,
    tip: tip(),
    level,
    loss: -(score.H + score.I),
  } as const
}
