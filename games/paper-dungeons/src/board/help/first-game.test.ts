import { type Chance, equal, fastChance, pick } from '@kazamata/kernel'
import { secretChance, seedOf } from '@kazamata/kernel/match'
import { describe, expect, it } from 'vitest'
import type { Event, SheetEvent } from '../../event.ts'
import { paperDungeons as game } from '../../game.ts'
import { lookAheadFrom } from '../../look-ahead.ts'
import type { Move } from '../../move.ts'
import { optionsSchema } from '../../options.ts'
import { goalProgress } from '../../rules/goals.ts'
import type { Turn } from '../../state.ts'
import { tutorial } from '../../tutorial/tutorial.ts'
import type { View } from '../../view.ts'
import { choicesOf } from '../turn/choices.ts'
import { type Draft, resolveDraft } from '../turn/draft.ts'
import { advisedCards } from './advised-cards.ts'
import type { Lesson } from './coach.ts'
import { closingValues, firstGameLesson, type Selection } from './first-game.ts'

/** The tutorial as its player sees it. */
function begin() {
  const chance = secretChance(seedOf(tutorial.seedWord) ?? '')
  const events: Event[] = []
  const state = game.setup(optionsSchema.parse(tutorial.options), 1, chance, event => events.push(event))
  return {
    state,
    events,
    view: () => game.view(state, 0),
    moves: () => game.moves(state, 0),
    play: (moves: readonly Move[]) => {
      for (const move of moves) {
        expect(game.moves(state, 0)).toContainEqual(move)
        game.apply(state, 0, move, chance, event => events.push(event))
      }
    },
  }
}

/** What can be chosen, and what a draft of it comes to. */
function question(view: View, moves: readonly Move[]) {
  const look = lookAheadFrom(view)
  if (look === undefined) throw new Error('Nothing can be chosen.')
  const choices = choicesOf(moves, look)
  const select = (draft: Draft): Selection => {
    const resolved = resolveDraft(choices, draft)
    const { choice, die } = resolved
    return { ...resolved, choices, draft, ...(choice && { preview: look(choice.previewMoves(die)) }) }
  }
  return { choices, look, select }
}

function turnOf({ own }: View): Turn {
  if (own === undefined) throw new Error('This is nobody’s view.')
  return own
}

const keep: readonly Move[] = [
  { do: 'power', power: advisedCards.power },
  { do: 'goal', goal: advisedCards.goal },
  { do: 'confirm' },
]

/** Follows the advice to the end, and plays the first legal move where there is none; the notes by round. */
function follow() {
  const table = begin()
  const notes: string[] = []
  let last = ''
  const hear = (lesson: Lesson | undefined, round: number) => {
    const said = lesson === undefined ? '' : `${round} ${lesson.id.replace('guided.', '')}`
    if (said !== '' && said !== last) notes.push(said)
    last = said
    return lesson
  }
  const start = table.view()
  hear(firstGameLesson(start, turnOf(start), question(start, table.moves()).select({})), 0)
  table.play(keep)
  while (game.outcome(table.state) === undefined) {
    const [view, moves] = [table.view(), table.moves()]
    const { select } = question(view, moves)
    const say = (draft: Draft) => {
      const selection = select(draft)
      return { selection, lesson: hear(firstGameLesson(view, turnOf(view), selection), view.round) }
    }
    let draft: Draft = {}
    let { selection, lesson } = say(draft)
    if (lesson?.die !== undefined) {
      draft = { die: lesson.die }
      ;({ selection, lesson } = say(draft))
    }
    if (lesson?.spot !== undefined) {
      draft = { ...draft, spot: lesson.spot }
      ;({ selection, lesson } = say(draft))
    }
    const { choice, ready, die } = selection
    const [first] = moves
    if (choice !== undefined && ready) table.play(choice.moves(die))
    else if (first !== undefined) table.play([first])
  }
  return { ...table, notes }
}

describe('the guided first game', () => {
  it('explains each thing once to whoever follows, and then keeps silent until something new matters', () => {
    const { notes, state } = follow()
    expect(notes.filter(note => !/^[4-8]/.test(note))).toEqual([
      '0 keep',
      '1 dice',
      '1 train',
      '1 look',
      '1 brew',
      '1 chain',
      '1 enter',
      '1 trap',
      '1 part',
      '1 confirm',
      '2 cleric',
      '2 walk',
      '2 beaten',
      '2 onward',
      '2 step',
      '2 mage',
      '2 sword',
      '2 strength',
      '3 gem',
      '3 value',
      '3 trapLevel',
      '3 rogue',
      '3 clover',
      '3 goal',
      '3 boss',
    ])
    expect(new Set(notes).size).toBe(notes.length)
    const later = notes.filter(note => /^[4-8]/.test(note))
    expect(later).toEqual(
      expect.arrayContaining(['4 after', '4 alone', '6 soon', '6 boss', '7 after', '8 last', '8 boss']),
    )
    expect(later.length).toBeLessThan(14)
    expect(state.players[0]?.shown.glory[0]).toBe(7)
  })

  it('ends with what decided it', () => {
    const sheet = follow().state.players[0]?.sheet
    if (sheet === undefined) throw new Error('Nobody played.')
    expect(closingValues(sheet)).toMatchObject({ tip: 'boss' })
    expect(closingValues({ ...sheet, glory: [7, 5, 8], levels: [4, 3, 3, 3], gems: 2, damage: 0 }).tip).toBe(
      'gems',
    )
  })

  it('adds all bosses up when it says what brought most', () => {
    const sheet = follow().state.players[0]?.sheet
    if (sheet === undefined) throw new Error('Nobody played.')
    const best = (glory: readonly [number, number, number]) => {
      const { best, glory: most } = closingValues({ ...sheet, glory: [...glory], levels: [3, 3, 3, 3] })
      return [best.id, most]
    }
    expect(best([10, 9, 8])).toEqual(['dialogs.bosses', 27])
    expect(best([0, 0, 0])[0]).not.toBe('dialogs.bosses')
  })

  it('says nothing untrue to whoever goes another way', () => {
    const chance = fastChance('another way')
    const heard = new Set<string>()
    for (let i = 0; i < 30; i++) for (const id of wander(chance)) heard.add(id)
    // Notes for those who left the path.
    for (const id of [
      'lit',
      'walk',
      'reward',
      'guided.second',
      'guided.soon',
      'guided.potions',
      'guided.near',
    ])
      expect(heard).toContain(id)
  })
})

/** Plays at random, sometimes as advised, and checks what is said on the way. */
function wander(chance: Chance): ReadonlySet<string> {
  const table = begin()
  const heard = new Set<string>()
  while (game.outcome(table.state) === undefined) {
    const [view, moves] = [table.view(), table.moves()]
    const asked = question(view, moves)
    const hear = (draft: Draft) => {
      const selection = asked.select(draft)
      const lesson = firstGameLesson(view, turnOf(view), selection)
      if (lesson !== undefined) {
        heard.add(lesson.id)
        checkLesson(lesson, turnOf(view), draft.die, asked)
      }
      return { lesson, selection }
    }
    const { lesson, selection } = hear({})
    const follows = chance.int(3) > 0
    if (follows && (lesson?.spot ?? lesson?.die) !== undefined) {
      const { die } = lesson ?? {}
      const second = die === undefined ? undefined : hear({ die }).lesson
      const spot = lesson?.spot ?? second?.spot
      if (spot === undefined) throw new Error('A die is marked, but nothing to do with it.')
      const { choice, ready } = hear(die === undefined ? { spot } : { die, spot }).selection
      if (choice === undefined || !ready) throw new Error('What is marked cannot be done.')
      table.play(choice.moves(die))
      continue
    }
    const { choices } = selection
    if (choices.length === 0) {
      table.play([pick(chance, moves)])
      continue
    }
    const choice = pick(chance, choices)
    const die = choice.dice.length === 0 ? undefined : pick(chance, choice.dice)
    const spot = choice.spot && { spot: choice.spot }
    hear({ ...spot, ...(die !== undefined && { die }) })
    if (die !== undefined) hear({ die })
    const before = table.events.length
    table.play(choice.moves(die))
    if (lesson?.id === 'guided.boss') {
      const fight = table.events.slice(before).find(event => event.type === 'fight')
      expect(lesson.values).toMatchObject({ glory: fight?.glory, result: fight?.fled ?? 'fights' })
    }
  }
  return heard
}

/** What follows when the marked thing is done is what the note promises. */
function checkLesson(
  { id, spot }: Lesson,
  { sheet }: Turn,
  die: number | undefined,
  { choices, look }: ReturnType<typeof question>,
) {
  if (spot === undefined) return
  const choice = choices.find(one => one.spot !== undefined && equal(one.spot, spot))
  if (choice === undefined) throw new Error(`${id} marks what cannot be done.`)
  const promises = claims[id]
  if (promises === undefined) return
  const { events, turn, past } = look(choice.previewMoves(die))
  const has = (what: SheetEvent['do']) => events.some(event => event.do === what)
  expect({
    id,
    kept: promises({ has, events, lost: past.turn.sheet.damage - sheet.damage, turn, sheet }),
  }).toEqual({ id, kept: true })
}

interface Result {
  has(what: SheetEvent['do']): boolean
  readonly events: readonly SheetEvent[]
  readonly lost: number
  readonly turn: Turn
  readonly sheet: Turn['sheet']
}

const asks = ({ turn }: Result, reward: string) =>
  turn.agenda.some(task => task.do === 'gain' && task.reward === reward)

/** What the notes say of the marked thing. */
const claims: Partial<Record<Lesson['id'], (result: Result) => boolean>> = {
  'guided.brew': result => asks(result, 'level'),
  'guided.enter': ({ events }) => events.some(event => event.do === 'potion' && event.by === 'room'),
  'guided.trap': result => result.has('trapped') && asks(result, 'part') && result.lost === 0,
  'guided.beaten': ({ events }) => events.some(event => event.do === 'levelled' && event.mastered === true),
  'guided.step': result => result.has('trapped') && asks(result, 'level'),
  'guided.sword': ({ events }) => events.some(event => event.do === 'crafted' && event.done === true),
  'guided.gem': ({ has, lost }) => has('gem') && lost === 0,
  'guided.trapLevel': result => result.has('trapped') && asks(result, 'level'),
  'guided.rogue': ({ sheet }) => sheet.levels.filter(level => level === 1).length === 1,
  'guided.goal': ({ turn, sheet }) =>
    goalProgress(turn.sheet, 'G16').tier === 1 && goalProgress(sheet, 'G16').tier === 0,
}
