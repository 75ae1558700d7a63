import { fastChance, type Message, preview, type Seat } from '@kazamata/kernel'
import { textFormatter } from '@kazamata/ui/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { displayAfter } from '../display-state.ts'
import { welcomeBack } from '../game.ts'
import { describeEvent } from '../log.ts'
import cs from '../messages/cs.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import hu from '../messages/hu.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import { eventsTold, type Moment, moments } from '../testing/moments.ts'
import { choicesOf } from './dock/choices.ts'
import { promptFor, waitFor } from './dock/prompt.ts'
import { messageFor } from './dungeon/run-messages.ts'
import { remindersFor } from './log/reminders.ts'

/** Everything a seat reads at a moment that is a sentence, or a line of its own. */
function sentences({ state, events: all }: Moment, viewer: Seat): readonly (Message | undefined)[] {
  const seats = names.map((name, seat) => ({ seat, name, you: seat === viewer, thinking: false }))
  const events = eventsTold(viewer, all)
  const view = welcomeBack.view(state, viewer)
  const display = displayAfter(events, names.length)
  const moves = welcomeBack.moves(state, viewer)
  const hand = view.ask?.do === 'place' ? view.ask.card : undefined
  const choices = choicesOf(moves, {
    display,
    seats,
    preview: move => preview(welcomeBack, view, viewer, move, fastChance(1)),
    hand,
  })
  const prompt = view.ask && promptFor({ ask: view.ask, moves, view, seats, hand })
  const wait = waitFor(view.ask, display, seats, viewer)
  const run = display.run && messageFor(display.run, display.pile.length, choices)
  return [
    ...events.slice(-8).map(event => describeEvent(event, { names, viewer })),
    ...choices.flatMap(({ title, note, go }) => [title, note, go]),
    ...[prompt, wait].flatMap(asked => [asked?.title, ...(asked?.help ?? [])]),
    ...(run === undefined ? [] : [run.title, ...run.notes]),
    ...(remindersFor({ view, viewer, seats, events })?.items ?? []).map(({ text }) => text),
  ]
}

const names = ['Ada', 'Bea', 'Cid']

describe('sentences', () => {
  const found = new Map<string, Message>()

  beforeAll(() => {
    for (let seed = 0; seed < 8; seed++)
      for (const moment of moments(seed, names.length, { firstVisit: seed % 2 === 0 }))
        for (const viewer of [0, 1])
          for (const message of sentences(moment, viewer))
            if (message !== undefined) found.set(JSON.stringify(message), message)
  })

  it.each(Object.entries({ en, pl, cs, hu }))('begin with a capital letter: %s', (locale, messages) => {
    const text = textFormatter(locale, messages)
    const wrong = [...found.values()].filter(message => /^\p{Ll}/u.test(text(message)))
    expect(found.size).toBeGreaterThan(500)
    expect([...new Set(wrong.map(({ id }) => id))]).toEqual([])
  })
})
