import { fastChance, isRefusal, pick } from '@kazamata/kernel'
import { type Match, play, seedOf, start } from '@kazamata/kernel/match'
import { expect, test } from 'vitest'
import { bots } from '../../bot/index.ts'
import type { Event } from '../../event.ts'
import { tinyEpic as game, type TinyEpic } from '../../game.ts'
import type { Move } from '../../move.ts'
import { doorCell } from '../../rules/dungeon/grid.ts'
import { isDoorOpen } from '../../rules/lair/lair-door.ts'
import { english as en } from '../../testing/messages.ts'
import { tutorial } from '../../tutorial/tutorial.ts'
import { type Draft, resolveDraft } from '../draft/draft.ts'
import { suggestedParties } from '../setup/suggested-parties.ts'
import { isListed, isSameMove } from '../shared/moves.ts'
import { destination } from './advice.ts'
import { type TutorialNote, tutorialNote, tutorialNotes } from './tutorial-note.ts'

type TutorialMatch = Match<TinyEpic>

function sure<T extends object>(made: T): Exclude<T, { error: unknown }> {
  if (isRefusal(made)) throw new Error(`Refused: ${JSON.stringify(made)}`)
  return made as Exclude<T, { error: unknown }>
}

/** The tutorial with its suggested party, before the first turn. */
function begin(): TutorialMatch {
  const begun = sure(
    start(game, {
      id: '0'.repeat(16),
      game: game.id,
      version: 2,
      rulesVersion: game.rulesVersion,
      options: tutorial.options,
      seats: [{ name: 'Ada', occupant: { kind: 'person' } }],
      seed: seedOf(tutorial.seedWord) ?? '',
    }),
  )
  const [party] = suggestedParties[2]
  return (party?.heroes ?? []).reduce(
    (match, hero) => sure(play(game, match, 0, { do: 'hero', hero })),
    begun,
  )
}

const eventsOf = (match: TutorialMatch): readonly Event[] => match.steps.flatMap(({ events }) => events)

/** Moves that the ring leads to, what is considered on the way, and what of the advice comes after them. */
interface Advised {
  readonly moves: readonly Move[]
  readonly draft?: Draft
  readonly rest: readonly Move[]
}

/** As the table does: a plan that is followed goes on. */
function advised({ state }: TutorialMatch, before: readonly Move[] = []): Advised {
  const view = game.view(state, 0)
  const moves = game.moves(state, 0)
  const context = {
    ...{ seat: 0, view, moves, events: [], chance: fastChance('advice') },
    ...{ shouldStop: () => true, announce: () => undefined },
  }
  const [next] = before
  const goesOn = next !== undefined && isListed(moves, next)
  const advice = goesOn ? before : (bots.bot(tutorial.adviser).plan?.(context) ?? [])
  const [first] = advice
  if (first === undefined) throw new Error('There is no advice.')
  if (state.agenda.at(-1)?.do !== 'turn') return { moves: [first], rest: advice.slice(1) }
  const to = destination(view, moves, advice)
  if (to === undefined) {
    const end = advice.findIndex((move, at) => at > 0 && !['enemy', 'target', 'skill'].includes(move.do))
    const draft: Draft = { kind: 'move', move: first, targets: [] }
    return { moves: end < 0 ? advice : advice.slice(0, end), draft, rest: end < 0 ? [] : advice.slice(end) }
  }
  const draft: Draft = { kind: 'walk', to }
  const steps = resolveDraft(view, moves, draft)?.moves ?? []
  const last = steps.at(-1)
  const at = advice.findIndex(move => isSameMove(move, last))
  return { moves: steps, draft, rest: at < 0 ? [] : advice.slice(at + 1) }
}

/** Plays moves one after another as long as each is legal, as the board does. */
function playOn(match: TutorialMatch, moves: readonly Move[]): TutorialMatch {
  let now = match
  for (const move of moves) {
    if (now.state.result !== undefined || !isListed(game.moves(now.state, 0), move)) break
    now = sure(play(game, now, 0, move))
  }
  return now
}

const noteAt = (match: TutorialMatch, draft?: Draft) =>
  tutorialNote(game.view(match.state, 0), eventsOf(match), draft)

/** Notes that only a worse game brings up. */
const inTrouble: readonly TutorialNote[] = ['goblins', 'hurt', 'fell', 'door']

test('whoever follows the advice wins, and meets every note', () => {
  const met = new Set<TutorialNote>()
  const turnsOf = new Map<TutorialNote, Set<number>>()
  let match = begin()
  let plan: readonly Move[] = []
  while (match.state.result === undefined) {
    const { moves, draft, rest } = advised(match, plan)
    plan = rest
    const turn = eventsOf(match).filter(({ type }) => type === 'turn').length
    for (const note of [noteAt(match), noteAt(match, draft)]) {
      if (note === undefined) continue
      met.add(note)
      turnsOf.set(note, (turnsOf.get(note) ?? new Set()).add(turn))
    }
    match = playOn(match, moves)
  }
  expect(match.state.result.won).toBe(true)
  const missed = tutorialNotes.filter(note => !met.has(note))
  expect(inTrouble).toEqual(expect.arrayContaining(missed))
  // What has happened is explained once. A question is explained until it has been answered.
  for (const [note, turns] of turnsOf)
    if (!['card', 'focus', 'before'].includes(note)) expect([note, turns.size]).toEqual([note, 1])
  // Once everything has been met, the guide is silent.
  expect(noteAt(match)).toBeUndefined()
})

test('whatever the player does instead, no note contradicts the table', () => {
  for (let seed = 0; seed < 200; seed++) {
    const chance = fastChance(`astray ${seed}`)
    let match = begin()
    for (let decisions = 0; decisions < 60 && match.state.result === undefined; decisions++) {
      const { state } = match
      // Now and then as advised, so that one gets somewhere.
      const moves = chance.int(3) === 0 ? advised(match).moves : [pick(chance, game.moves(state, 0))]
      const note = noteAt(match)
      if (note !== undefined) expect(en).toHaveProperty([`board.tutorial.${note}`])
      if (note === 'goblin') expect(state.goblins).not.toEqual([])
      if (note === 'goblins') expect(state.goblins.length).toBeGreaterThan(2)
      if (note === 'minion') expect(state.minions).not.toEqual([])
      if (note === 'door') expect([doorCell(state) >= 0, isDoorOpen(state)]).toEqual([true, false])
      if (note === 'doorOpen')
        expect([state.act, doorCell(state) >= 0, isDoorOpen(state)]).toEqual([1, true, true])
      if (note === 'fell') expect(state.heroes.some(({ health }) => health === 0)).toBe(true)
      if (note === 'actTwo' || note === 'taunt' || note === 'sealed') expect(state.act).toBe(2)
      match = playOn(match, moves)
    }
  }
})
