import type { Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { displayAfter } from '../display-state.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { State } from '../state.ts'
import { drive, runOf, table } from '../testing/index.ts'
import { promptFor, waitFor } from './dock/prompt.ts'
import { outcomeLines } from './dungeon/Corridor.tsx'
import { activeTokens, mood, runMessage } from './dungeon/run-messages.ts'
import { aidCards, beaters } from './help/aid-cards.ts'
import { spaces } from './hero/HpTrack.tsx'
import { cardIcons } from './icons.ts'
import { isOpenQuestion } from './index.tsx'
import { remindersFor } from './log/reminders.ts'
import { statusOf } from './log/status.ts'
import { displayTime, isStop, pendingStop, stopFrom } from './playback/timing.ts'
import { doing } from './seats/Seats.tsx'
import { displayOf, eventsLeadingTo } from './testing/fixtures.ts'
import { seats } from './testing/seats.ts'
import { inEnglish } from './testing/words.ts'

const view = (state: State, viewer: Viewer = 0) => welcomeBack.view(state, viewer)

describe('memory', () => {
  const state = table({
    hero: 'bard',
    pile: [
      ['orc', 0],
      ['lich', 1],
      ['goblin', 0],
    ],
    aside: [[['golem', 'hat']], [['demon', 'harp']]],
    hand: 'vampire',
  })

  const reminders = (state: State, viewer: Viewer = 0) =>
    remindersFor({ view: view(state, viewer), viewer, seats })?.items ?? []

  it('[WB-14.3] lists the own seen cards with their place, and nobody else’s', () => {
    expect(reminders(state).map(({ text }) => inEnglish(text))).toEqual([
      'Goblin, card 1 of the dungeon from below',
      'Orc, card 3 of the dungeon from below',
      'Golem, thrown away with the Plumed Hat',
      'Vampire, in your hand',
    ])
    expect(reminders(state, 1).map(({ icon }) => icon)).toEqual([cardIcons.lich, cardIcons.demon])
    expect(reminders(state, 'table')).toEqual([])
  })

  it('[WB-14.3] in a run, tells who put what is still below, in the order of meeting', () => {
    const run = runOf(
      'bard',
      ['tunic'],
      [
        ['orc', 0],
        ['lich', 1],
        ['goblin', 0],
      ],
      { successes: 1, failures: 1 },
    )
    expect(reminders(run).map(({ text }) => inEnglish(text))).toEqual([
      'Card 1: Orc, from you',
      'Card 2: from Bea',
      'Card 3: Goblin, from you',
      'Survive, and you win the game.',
      'Fail, and you are out of the game.',
    ])
  })
})

describe('aid cards', () => {
  it('[WB-14.8] list strength, copies and what beats each Monster for the Hero in play', () => {
    const { monsters } = aidCards(view(table({ hero: 'bard', row: ['flute', 'blade'] })))
    expect(monsters.map(({ card, strength, copies }) => [card, strength, copies])).toEqual([
      ['goblin', 1, 2],
      ['skeleton', 2, 2],
      ['orc', 3, 2],
      ['vampire', 4, 2],
      ['golem', 5, 2],
      ['lich', 6, 1],
      ['demon', 7, 1],
      ['dragon', 9, 1],
    ])
    expect(monsters[0]?.by).toEqual([
      { token: 'bar.flute', gone: false },
      { token: 'bar.blade', gone: false },
    ])
    expect(monsters[1]?.by).toEqual([{ token: 'bar.coin', gone: true }])
  })

  it('[WB-14.8] strike copies out from public information only', () => {
    const before = table({ hero: 'bard', pile: [['goblin', 0]], aside: [[['orc', 'hat']]], hand: 'vampire' })
    expect(aidCards(view(before)).monsters.every(({ met }) => met === 0)).toBe(true)
    const { state } = drive(runOf('bard', ['tunic', 'blade'], ['goblin', 'golem', 'orc']), ['suffer'])
    expect(aidCards(view(state, 2)).monsters.filter(({ met }) => met > 0)).toMatchObject([
      { card: 'goblin', met: 1 },
      { card: 'golem', met: 1 },
    ])
  })

  it('[WB-14.8] show the Specials in play, or all six while nobody knows', () => {
    const known = view(table({ specials: ['mimic', 'jelly'] }))
    expect(aidCards(known).specials.map(({ card }) => card)).toEqual(['mimic', 'jelly'])
    const hidden = view(table({ options: { specialsKnown: false } }))
    expect(aidCards(hidden).specials.map(({ known }) => known)).toEqual(
      Array.from({ length: 6 }, () => false),
    )
  })

  it('[WB-14.8] count a named type from the moment it is named', () => {
    const run = runOf('warrior', ['sword'], ['golem', 'orc'], { named: 'golem' })
    const golem = aidCards(view(run)).monsters.find(({ card }) => card === 'golem')
    expect(golem?.by).toEqual([{ token: 'war.sword', gone: false }])
    expect(beaters('golem', ['war.sword'])).toEqual([])
  })
})

describe('words around the table', () => {
  const status = (state: State, viewer: Viewer = 0) =>
    inEnglish(statusOf({ view: view(state, viewer), viewer, seats }))

  it('[WB-14.1] the status names round and phase', () => {
    expect(status(table({ round: 4 }))).toBe('Round 4 · who dares?')
    const run = runOf('bard', ['tunic', 'blade'], ['golem', 'orc'])
    expect(status(run)).toBe('Round 1 · you are in the dungeon')
    expect(status(run, 1)).toBe('Round 1 · Ada is in the dungeon')
    expect(status(drive(run, ['suffer']).state)).toBe('Round 1 · in the dungeon, card 2 of 2')
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
    expect(wait(table({ turn: 1 }))).toEqual(['Bea draws or passes.', 'Your turn comes round.'])
    expect(wait(table({ turn: 1, passed: [0] }))[1]).toBe('You have passed. Let them dare.')
    expect(wait(table({ turn: 1, out: [0] }))[1]).toBe('You are out of the game. Watch them dare.')
    expect(wait(table({ turn: 0 }))).toEqual([])
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
      inEnglish(doing(display, at, view(state).ask, { seat: at, name: '', thinking, you: false }))
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

describe('the run', () => {
  /** The run as it stands after each of its events. */
  const told = (state: State, answers: readonly string[] = []) => {
    const start = eventsLeadingTo(state)
    const { events } = drive(state, answers)
    const end = events.findIndex(event => event.type === 'unveiled')
    return events.slice(0, end < 0 ? undefined : end).flatMap((event, i) => {
      const { run, pile } = displayAfter([...start, ...events.slice(0, i + 1)], 3)
      return run === undefined ? [] : [{ run, left: pile.length, type: event.type }]
    })
  }
  const speeches = (state: State, answers?: readonly string[]) =>
    told(state, answers).map(({ run, left }) => {
      const { title, notes } = runMessage(run, left)
      return [title, ...notes].map(inEnglish).join(' ')
    })

  it('[WB-14.5] has words for every outcome', () => {
    const state = runOf('bard', ['tunic', 'flute', 'coin'], ['ally', 'goblin', 'jelly', 'skeleton', 'orc'])
    expect(speeches(state, ['tunic', 'coin'])).toEqual(
      expect.arrayContaining([
        'A friend! The next card may be ignored.',
        'It falls. Beaten by: Enchanted Flute. From now on all damage −1.',
        'It wants something. One of your tokens goes.',
        'Swallowed. Lost: Tunic and 5 HP',
        'It falls. Beaten by: Lucky Coin.',
      ]),
    )
  })

  it('[WB-14.5] death, revival and daylight are moments of their own', () => {
    const dead = told(runOf('bard', [], ['dragon', 'orc']))
    expect(dead.map(({ run }) => mood(run))).toContain('dead')
    const risen = told(runOf('necromancer', ['bones'], ['dragon']))
    expect(risen.map(({ run }) => mood(run))).toEqual(expect.arrayContaining(['hurt', 'revived', 'daylight']))
  })

  it('[WB-14.5] the token that acts glows', () => {
    const acts = told(runOf('princess', ['charm', 'crown', 'collar'], ['dragon', 'vampire'])).map(
      ({ run, type }) => [type, activeTokens(run, undefined)],
    )
    expect(acts).toContainEqual(['defeated', ['pri.collar']])
    expect(acts).toContainEqual(['damaged', ['pri.crown']])
  })

  it('[WB-14.5] the trail keeps what became of each card', () => {
    const state = runOf('bard', ['tunic', 'flute', 'coin'], ['goblin', 'skeleton', 'orc', 'fairy', 'lich'])
    const last = told(state, ['coin']).findLast(({ type }) => type === 'died' || type === 'succeeded')
    expect(
      last?.run.met.map(met =>
        outcomeLines(met).flatMap(said => (said === undefined ? [] : [inEnglish(said)])),
      ),
    ).toEqual([['Flute', 'beat it'], ['Coin', 'beat it'], ['−2 HP', 'Coin lost'], ['harmless'], ['−5 HP']])
  })

  it('[WB-14.4] the track shows every value up to 32, and the skull always', () => {
    expect(spaces(13, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (let hp = 0; hp <= 32; hp++)
      for (const room of [8, 13, 21]) {
        const shown = spaces(room, hp)
        expect(shown).toHaveLength(room)
        expect(shown[0]).toBe(0)
        expect(shown).toContain(hp)
      }
  })
})

describe('the show', () => {
  const round: Event = { type: 'round', why: 'WB-9.1', round: 2, start: 0, deck: 15 }
  const unveiled: Event = { type: 'unveiled', why: 'WB-4.5', asides: [], rest: [] }
  const won: Event = { type: 'won', why: 'WB-8.2', seat: 0, by: 'successes' }
  const hero: Event = { type: 'hero', why: 'WB-9.3', seat: 0, hero: 'bard' }

  it('[WB-14.10] waits at the end of a round and of the game, once', () => {
    expect(stopFrom([hero, unveiled, round], 0)).toBe(1)
    expect(stopFrom([hero, unveiled, round], 2)).toBeUndefined()
    expect(isStop([unveiled, won], 0)).toBe(false)
    expect(stopFrom([unveiled, won], 0)).toBe(1)
  })

  it('[WB-14.10] opens at the end of a round that nobody has left behind yet', () => {
    expect(pendingStop([hero, unveiled, round])).toBe(1)
    expect(pendingStop([hero, unveiled, round, hero])).toBeUndefined()
    expect(pendingStop([unveiled, won])).toBe(1)
  })

  it('[WB-14.5] gives a blow more time than a shrug, and moments the most', () => {
    const { events } = drive(runOf('necromancer', ['bones'], ['dragon', 'fairy'], { specials: ['fairy'] }))
    const time = (type: Event['type']) =>
      Math.max(0, ...events.filter(event => event.type === type).map(displayTime))
    expect(time('revived')).toBeGreaterThan(time('damaged'))
    expect(time('succeeded')).toBeGreaterThan(time('harmless'))
    expect(time('unveiled')).toBe(0)
  })
})
