import type { Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { welcomeBack } from '../../game.ts'
import type { State } from '../../state.ts'
import { runOf, table } from '../../testing/index.ts'
import { cardIcons } from '../icons.ts'
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
