import { fastChance, pick } from '@kazamata/kernel'
import { eventsFor, legalMoves, type Match, play, seedOf, start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { textFormatter } from '@kazamata/ui/testing'
import { describe, expect, it } from 'vitest'
import { displayAfter } from '../../display-state.ts'
import { type WelcomeBack, welcomeBack } from '../../game.ts'
import cs from '../../messages/cs.json' with { type: 'json' }
import en from '../../messages/en.json' with { type: 'json' }
import hu from '../../messages/hu.json' with { type: 'json' }
import pl from '../../messages/pl.json' with { type: 'json' }
import type { Move } from '../../move.ts'
import { beatersOf } from '../../tutorial/reckoning.ts'
import { script } from '../../tutorial/script.ts'
import { tutorial } from '../../tutorial/tutorial.ts'
import { seats as people } from '../testing/seats.ts'
import { type Lesson, lessonFor, type Moment } from './lessons.ts'
import lessonsCs from './messages/cs.json' with { type: 'json' }
import lessonsEn from './messages/en.json' with { type: 'json' }
import lessonsHu from './messages/hu.json' with { type: 'json' }
import lessonsPl from './messages/pl.json' with { type: 'json' }

const seats = people.slice(0, 2)

type Choose = (moves: readonly Move[], lesson: Lesson | undefined) => Move | undefined

/** Plays the tutorial to its end; whoever has the first seat chooses, and hears what `hear` hears. */
function playTutorial(choose: Choose, hear: (lesson: Lesson | undefined, moment: Moment) => void) {
  const { id, rulesVersion } = welcomeBack
  const head = { version: 2, id: 'm', game: id, rulesVersion, options: tutorial.options } as const
  const occupants = seats.map(({ name }, seat) => ({
    name,
    occupant: seat === 0 ? ({ kind: 'person' } as const) : ({ kind: 'bot', level: 'novice' } as const),
    salt: '0'.repeat(32),
  }))
  let match: Match<WelcomeBack> = accepted(
    start(welcomeBack, { ...head, seats: occupants, seed: seedOf(tutorial.seedWord) ?? '' }),
  )
  let shown = 0
  for (;;) {
    const [seat] = welcomeBack.active(match.state)
    const events = eventsFor(welcomeBack, match, 0)
    const view = welcomeBack.view(match.state, 0)
    const moment = (count: number): Moment => {
      const seen = events.slice(0, count)
      return { view, display: displayAfter(seen, 2), events: seen, mine: 0, seats, moves: [] }
    }
    // What the board shows on the way, before it asks.
    while (shown < events.length) {
      const next = moment(++shown)
      hear(lessonFor(next), next)
    }
    if (seat === undefined) return view
    const moves = legalMoves(welcomeBack, match, seat)
    let move: Move | undefined
    if (seat === 0) {
      const asked = { ...moment(events.length), ask: view.ask, moves }
      const lesson = lessonFor(asked)
      hear(lesson, asked)
      move = choose(moves, lesson)
    } else {
      move = script({ seat, view: welcomeBack.view(match.state, seat), moves })
    }
    if (move === undefined) throw new Error('Nobody knows what to play.')
    match = accepted(play(welcomeBack, match, seat, move))
  }
}

/** The lessons of the questions, in order, for somebody who does as advised and picks this Hero. */
function lessonsFor(hero: string) {
  const met: string[] = []
  /** By round, the last one. */
  const ends: string[] = []
  const view = playTutorial(
    (moves, lesson) =>
      lesson?.move ?? moves.find(move => move.do === 'hero' && move.hero === hero) ?? moves[0],
    (lesson, { ask, display }) => {
      if (ask !== undefined) met.push(lesson?.id ?? '')
      else if (display.unveiled !== undefined) ends[display.round - 1] = lesson?.id ?? ''
    },
  )
  return { met, ends, view }
}

describe('the tutorial, for somebody who does as advised', () => {
  const { met, ends } = lessonsFor('necromancer')

  it('explains trap, pass, bluff and a run, each once and in this order', () => {
    const taught = met.slice(0, met.indexOf('hero'))
    expect(taught).toEqual([
      ...['draw', 'add', 'thrown', 'trap', 'pass'],
      ...['round', 'bluff', 'nerve', 'add-again', 'enter', 'beaten', 'once', 'onward', 'suffer'],
    ])
  })

  it('says after each round what came of it, and what decided the match', () => {
    expect(ends).toEqual(['end-trap', 'end-own-bluff', 'won-successes'])
  })

  it.each(['necromancer', 'princess', 'ninja', 'bard'])('is won in the third round with the %s', hero => {
    const { view } = lessonsFor(hero)
    expect([view.winner, view.round]).toEqual([0, 3])
  })
})

/** What has to be true of the table for a note to be true. */
function isTrue({ id, values = {} }: Lesson, { view, display, ask }: Moment): boolean {
  const hand = ask?.do === 'place' ? ask.card : undefined
  const beaten = hand !== undefined && view.hero !== undefined && beatersOf(hand, view.hero, view.row)
  switch (id) {
    case 'draw':
    case 'round':
    case 'alone':
    case 'thrown':
    case 'stay':
    case 'nerve':
    case 'pass':
    case 'pass-again':
      return ask?.do === 'turn' && ask.seat === 0
    case 'add':
    case 'add-again':
    case 'bluff':
      return beaten !== false && beaten.length > 0
    case 'trap':
      return view.pile.some(({ card }) => JSON.stringify(values.big) === `{"id":"card.${card}.theAcc"}`)
    case 'weak':
    case 'strong':
      return beaten !== false && beaten.length === 0
    case 'hero':
      return ask?.do === 'hero'
    case 'watch':
      return display.run?.seat === 1
    case 'enter':
    case 'beaten':
    case 'onward':
    case 'once':
    case 'free':
    case 'suffer':
    case 'rescue':
      return display.run?.seat === 0
    case 'wait':
    case 'wait-added':
    case 'wait-removed':
      return ask === undefined && display.run === undefined
    case 'end-trap':
    case 'end-failure':
      return display.run?.seat === 1 && display.run.result === 'failure'
    case 'end-success':
      return display.run?.seat === 1 && display.run.result === 'success'
    case 'end-own-success':
    case 'end-own-bluff':
      return display.run?.seat === 0 && display.run.result === 'success'
    case 'end-own-failure':
      return display.run?.seat === 0 && display.run.result === 'failure'
    case 'won-successes':
    case 'won-last':
      return display.won?.seat === 0
    case 'lost-successes':
    case 'lost-last':
      return display.won?.seat === 1
  }
}

it('whatever is played instead, every note is true, advises what is legal and has its words', () => {
  const chance = fastChance(7)
  const tell = Object.values({
    en: { ...en, ...lessonsEn },
    pl: { ...pl, ...lessonsPl },
    cs: { ...cs, ...lessonsCs },
    hu: { ...hu, ...lessonsHu },
  }).map((messages, i) => textFormatter(['en', 'pl', 'cs', 'hu'][i] ?? '', messages))
  const seen = new Map<string, Lesson>()
  const faults: Lesson[] = []
  for (let game = 0; game < 100; game++)
    playTutorial(
      (moves, lesson) => (chance.int(3) === 0 && lesson?.move) || pick(chance, moves),
      (lesson, moment) => {
        if (lesson === undefined) return
        seen.set(lesson.id, lesson)
        const isLegal = lesson.move === undefined || moment.moves.includes(lesson.move)
        if (!isLegal || !isTrue(lesson, moment)) faults.push(lesson)
      },
    )
  expect(faults).toEqual([])
  for (const { id, values } of seen.values())
    for (const say of tell)
      expect(say({ id: `coach.lesson.${id}`, ...(values && { values }) })).toMatch(/^\p{Lu}[^{}]+[.?]$/u)
  const written = Object.keys(lessonsEn).flatMap(id => id.match(/^coach\.lesson\.(.+)/)?.[1] ?? [])
  expect([...seen.keys()].toSorted()).toEqual(written.toSorted())
})
