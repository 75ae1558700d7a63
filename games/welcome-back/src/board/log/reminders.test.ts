import type { Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { welcomeBack } from '../../game.ts'
import type { State } from '../../state.ts'
import { drive, runOf, table } from '../../testing/index.ts'
import { eventsTold } from '../../testing/moments.ts'
import { cardIcons } from '../icons.ts'
import { eventsLeadingTo } from '../testing/fixtures.ts'
import { seats } from '../testing/seats.ts'
import { inEnglish } from '../testing/words.ts'
import { remindersFor } from './reminders.ts'

const view = (state: State, viewer: Viewer = 0) => welcomeBack.view(state, viewer)

describe('reminders', () => {
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

  const listFor = (state: State, viewer: Viewer, more: readonly Event[] = [], told = viewer) => {
    const events = eventsTold(told, [...eventsLeadingTo(state), ...more])
    return remindersFor({ view: view(state, viewer), viewer, seats, events })
  }
  const reminders = (state: State, viewer: Viewer = 0) => listFor(state, viewer)?.items ?? []

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

  it('[WB-14.3] a card that lies open is no longer among those still below', () => {
    const run = runOf(
      'bard',
      ['tunic'],
      [
        ['orc', 0],
        ['lich', 1],
      ],
    )
    const { events } = drive(run)
    const texts = (type: Event['type']) => {
      const shown = events.slice(0, events.findIndex(event => event.type === type) + 1)
      return listFor(run, 0, shown)?.items.map(({ text }) => inEnglish(text))
    }
    expect(texts('revealed')).toEqual(['Card 2: from Bea'])
    expect(texts('failed')).toBeUndefined()
  })

  it('[WB-14.2] tells nothing while its owner keeps the cards covered', () => {
    expect(listFor(state, 0, [], 'table')).toBeUndefined()
    const nothingSeen = table({ hero: 'bard', pile: [['lich', 1]] })
    expect(listFor(nothingSeen, 0, [], 'table')?.items).toEqual([])
  })

  it('[WB-10.8] a match that is played from memory repeats no card, only what is at stake', () => {
    const options = { fromMemory: true }
    expect(listFor(table({ hero: 'bard', pile: [['orc', 0]], options }), 0)).toBeUndefined()
    const run = runOf('bard', ['tunic'], [['orc', 0]], { successes: 1, options })
    expect(listFor(run, 0)?.items.map(({ text }) => inEnglish(text))).toEqual([
      'Survive, and you win the game.',
    ])
  })
})
