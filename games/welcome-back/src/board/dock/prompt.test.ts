import type { Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { welcomeBack } from '../../game.ts'
import type { State } from '../../state.ts'
import { drive, runOf, table } from '../../testing/index.ts'
import { eventsTold } from '../../testing/moments.ts'
import { isOpenQuestion } from '../index.tsx'
import { statusOf } from '../log/status.ts'
import { activityOf } from '../seats/Seats.tsx'
import { displayOf, eventsLeadingTo } from '../testing/fixtures.ts'
import { seats } from '../testing/seats.ts'
import { inEnglish } from '../testing/words.ts'
import { promptFor, waitFor } from './prompt.ts'

const view = (state: State, viewer: Viewer = 0) => welcomeBack.view(state, viewer)

describe('words around the table', () => {
  const status = (state: State, viewer: Viewer = 0, more: readonly Event[] = []) => {
    const events = eventsTold(viewer, [...eventsLeadingTo(state), ...more])
    return inEnglish(statusOf({ view: view(state, viewer), viewer, seats, events }))
  }

  it('[WB-14.1] the status names round and phase', () => {
    expect(status(table({ round: 4 }))).toBe('Round 4 · who dares?')
    const run = runOf('bard', ['tunic', 'blade'], ['golem', 'orc'])
    expect(status(run)).toBe('Round 1 · you are in the dungeon')
    expect(status(run, 1)).toBe('Round 1 · Ada is in the dungeon')
    expect(status(run, 0, drive(run, ['suffer']).events)).toBe('Round 1 · card 2 of 2')
  })

  it('[WB-14.5] the status counts the card that kills, and not only those the runner was asked about', () => {
    const run = runOf('bard', [], ['goblin', 'goblin', 'dragon', 'orc'])
    const { events } = drive(run)
    const until = (type: Event['type']) => events.slice(0, events.findIndex(event => event.type === type) + 1)
    expect(status(run, 0, until('died'))).toBe('Round 1 · card 3 of 4')
    expect(status(run, 0, until('unveiled'))).toBe('Round 1 · card 3 of 4')
    expect(status(run, 0, until('round'))).toBe('Round 2 · who goes next?')
  })

  it('[WB-14.2] says why only one choice is there', () => {
    const help = (state: State) =>
      welcomeBack
        .active(state)
        .flatMap(seat => {
          const seen = view(state, seat)
          return seen.ask === undefined
            ? []
            : promptFor({ ask: seen.ask, moves: welcomeBack.moves(state, seat), view: seen, seats }).help
        })
        .map(inEnglish)
    expect(help(table({ row: [], hand: 'orc' }))).toEqual([
      'No equipment is left to throw away, so the card must be added.',
    ])
    expect(help(table({ deck: [] }))).toEqual(['The deck is empty, so all you can do is pass.'])
    expect(help(table({ deck: ['orc'] }))).toEqual([
      'It is the last card: draw it, and all others must pass.',
    ])
    const first = { options: { firstTurnAdd: true } }
    expect(help(table(first))).toEqual(['Your first turn of the round: a card must be drawn and added.'])
    expect(help(table({ ...first, hand: 'orc' }))).toEqual([
      'Your first turn of the round: the card must be added.',
    ])
  })

  it('[WB-14.1] says whom the table waits for, and what those who wait may expect', () => {
    const wait = (state: State) => {
      const prompt = waitFor(view(state).ask, displayOf(state, 0), seats, 0)
      return prompt === undefined ? [] : [prompt.title, ...prompt.help].map(inEnglish)
    }
    expect(wait(table({ turn: 1 }))).toEqual(['Bea draws or passes.', 'Your turn will come.'])
    expect(wait(table({ turn: 1, passed: [0] }))[1]).toBe('You have passed. Let them dare.')
    expect(wait(table({ turn: 1, out: [0] }))[1]).toBe('You are out of the game. Watch them dare.')
    expect(wait(table({ turn: 0 }))).toEqual([])
  })

  it('[WB-14.1] says how a run ended while its end is shown, and not that it goes on', () => {
    const state = table({ turn: 1 })
    const shown = (latest: Event) => {
      const display = displayOf(state, 0)
      const run = { seat: 1, hp: 0, of: 2, met: [], latest, flute: 0, coinActive: false, ally: false }
      const ask = { do: 'reveal', seat: 1 } as const
      const { title } = waitFor(ask, { ...display, run }, seats, 0) ?? {}
      return title && inEnglish(title)
    }
    expect(shown({ type: 'died', seat: 1, card: 'dragon', why: 'WB-5.1' })).toBe('Bea falls.')
    expect(shown({ type: 'succeeded', seat: 1, hp: 3, successes: 1, why: 'WB-5.1' })).toBe('Bea comes back.')
  })

  it('[WB-14.1] says of each player what they do or did', () => {
    const state = table({
      hero: 'bard',
      turn: 0,
      passed: [2],
      aside: [[], [['orc', 'hat']]],
      pile: [['lich', 3]],
      seats: 4,
    })
    const display = displayOf(state, 0)
    const does = (at: number, thinking = false) =>
      inEnglish(activityOf(display, at, view(state).ask, { seat: at, name: '', thinking, you: false }))
    expect([does(0), does(1), does(2), does(3), does(1, true)]).toEqual([
      'draws or passes',
      'threw away: Hat',
      'passed',
      'added a monster',
      'is thinking',
    ])
  })

  it('[WB-14.7] a drawn card and the turn before it are for the owner’s eyes; the rest is answered in the open', () => {
    expect(isOpenQuestion(view(table({ hand: 'orc' }), 'table'))).toBe(false)
    expect(isOpenQuestion(view(table(), 'table'))).toBe(false)
    expect(isOpenQuestion(view(table({ deck: [] }), 'table'))).toBe(true)
    expect(isOpenQuestion(view(runOf('princess', ['sword'], ['orc']), 'table'))).toBe(true)
    expect(isOpenQuestion(view(runOf('bard', ['hat'], ['orc']), 'table'))).toBe(true)
  })
})
