import { fastChance, preview, type Viewer } from '@kazamata/kernel'
import { TestMessages } from '@kazamata/ui/testing'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import en from '../messages/en.json' with { type: 'json' }
import type { State } from '../state.ts'
import { drive, runOf, type Table, table } from '../testing/index.ts'
import { eventsTold } from '../testing/moments.ts'
import { Board } from './Board.tsx'
import { Help } from './help/Help.tsx'
import { corridor, ending } from './lazy.ts'
import { eventsLeadingTo } from './testing/fixtures.ts'
import { seats } from './testing/seats.ts'

function render(node: ReactNode): string {
  return renderToStaticMarkup(<TestMessages messages={en}>{node}</TestMessages>)
}

/** The board as the viewer sees it after these events. */
function board(
  state: State,
  viewer: Viewer,
  events: readonly Event[] = eventsLeadingTo(state),
  replay = false,
): string {
  const view = welcomeBack.view(state, viewer)
  const seat = welcomeBack.active(state)[0]
  return render(
    <Board
      view={view}
      viewer={viewer}
      seats={seats.slice(0, state.players.length)}
      moves={seat !== undefined && seat === viewer ? welcomeBack.moves(state, seat) : []}
      play={() => {}}
      undoable={0}
      undo={() => {}}
      hints={[]}
      hint={() => {}}
      preview={move => (seat === undefined ? [] : preview(welcomeBack, view, seat, move, fastChance(1)))}
      events={eventsTold(viewer, events)}
      replay={replay}
      onShown={() => {}}
      onWhy={() => {}}
    />,
  )
}

/** What a reader of the page reads, without its tags. */
const text = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const at: Table = {
  hero: 'bard',
  specials: ['mimic', 'jelly'],
  pile: [
    ['orc', 0],
    ['golem', 2],
    ['lich', 1],
  ],
  aside: [[], [['skeleton', 'harp']], []],
  passed: [2],
}

beforeAll(() => Promise.all([corridor.preload(), ending.preload()]))

describe('the table', () => {
  it('[WB-14.1] shows Hero, row, deck, pile, set-asides, passes and standing in words', () => {
    const seen = text(board(table(at), 0))
    for (const words of [
      'The Bard',
      'Fancy Tunic',
      'Beats every Goblin. For each one it beats, all later monsters deal 1 less damage.',
      'single use',
      '11 cards in the deck',
      '3 monsters wait in the dungeon',
      'passed',
      'Your turn.',
    ])
      expect(seen).toContain(words)
    expect(board(table(at), 0)).toMatch(/aria-label="Elven Harp: taken: Bea"/)
    expect(board(table(at), 0)).toMatch(/aria-label="no success card"/)
  })

  it('[WB-14.4] previews the starting HP for everybody', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const seen = board(table(at), viewer)
      expect(text(seen)).toContain('3 + 5 + 2 = 10')
      expect(seen).toMatch(/<meter[^>]*value="10"/)
    }
  })

  it('[WB-14.2] turns a drawn card for its owner only', () => {
    expect(text(board(table({ ...at, hand: 'vampire' }), 0))).toContain('You drew a Vampire.')
    expect(text(board(table({ ...at, hand: 'vampire' }), 1))).toContain('Ada looks at a card.')
  })

  it('[WB-7.11] never says that nothing helps where the Crown, the Scepter or the Sword may', () => {
    const princess: Table = { hero: 'princess', hand: 'orc' }
    const seen = board(table(princess), 0)
    expect(text(seen)).toContain('may help')
    expect(seen).toMatch(/aria-label="Family Crown"/)
    expect(text(board(table({ ...princess, row: ['charm', 'collar'] }), 0))).toContain(
      'nothing here beats it',
    )
  })

  it('[WB-14.11] is the same for others whatever the hidden cards are', () => {
    const page = (hand: Card, viewer: Viewer) => board(table({ ...at, hand }), viewer)
    for (const viewer of [1, 2, 'table'] as const) {
      expect(page('vampire', viewer)).toBe(page('dragon', viewer))
      expect(page('vampire', viewer)).not.toMatch(/Vampire/)
    }
    expect(page('vampire', 0)).not.toBe(page('dragon', 0))
  })

  it('[WB-14.2] offers only what is legal, and a confirmation that says what happens', () => {
    const page = board(table({ ...at, hand: 'dragon', row: [] }), 0)
    expect(text(page)).toContain('No equipment is left to throw away, so the card must be added.')
    expect(text(page)).toContain('Add the Dragon')
    expect(page).not.toMatch(/data-legal/)
  })
})

describe('the run', () => {
  /** A run of seat 0 on the table after some answers. */
  function run(state: State, answers: readonly string[] = [], viewer: Viewer = 0): string {
    const driven = drive(state, answers)
    return board(driven.state, viewer, [...eventsLeadingTo(state), ...driven.events])
  }

  it('[WB-14.5] shows position, strength, type, parity and the sum', () => {
    const page = text(run(runOf('bard', ['tunic', 'flute', 'blade'], ['goblin', 'golem', 'orc'])))
    for (const words of ['2nd of 3', 'Golem', 'odd', 'It blocks the way.', 'one more in the dark'])
      expect(page).toContain(words)
    expect(run(runOf('bard', ['tunic', 'flute', 'blade'], ['goblin', 'golem', 'orc']))).toMatch(
      /aria-label="5 − 1 = 4 damage"/,
    )
    const shape = text(run(runOf('ninja', ['outfit', 'tools'], ['shapeshifter', 'orc'])))
    expect(shape).toContain('as a Goblin')
  })

  it('[WB-14.6] choices show their result', () => {
    const page = text(run(runOf('bard', ['tunic', 'flute', 'blade'], ['goblin', 'golem', 'orc'])))
    expect(page).toContain('8 → 4 HP')
    expect(page).toContain('4 damage')
  })

  it('[WB-14.7] asks the named player, eliminated or not', () => {
    const state = drive(runOf('princess', ['sword'], ['goblin', 'orc'], { out: [2] }), [
      2,
      'golem demon',
    ]).state
    expect(text(board(state, 2))).toContain('Ada asks: which type?')
    expect(text(board(state, 1))).toContain('Cid picks a type.')
  })

  it('[WB-14.10] ends the round with result, hidden cards, rest, standing and who is next', () => {
    const lost = runOf('bard', [], ['dragon', 'lich', 'goblin'], { aside: [[], [['orc', 'hat']]] })
    const page = text(run(lost))
    for (const words of [
      'You did not come back.',
      'Felled by the Dragon.',
      'Thrown away',
      'from Bea',
      'Still in the dungeon',
    ])
      expect(page).toContain(words)
    expect(page).toContain('You choose the next Hero and begin.')
    expect(text(run(lost, [], 1))).toContain('Ada did not come back.')
  })

  it('[WB-14.10] shows the end of a round in a replay, too, and leaves going on to the slider', () => {
    const state = runOf('bard', [], ['dragon', 'lich'])
    const lost = drive(state)
    const page = board(lost.state, 'table', [...eventsLeadingTo(state), ...lost.events], true)
    expect(text(page)).toContain('Ada did not come back.')
    expect(text(page)).not.toContain('Next round')
  })

  it('[WB-14.10] ends the game with the winner, the reason and the story', () => {
    const state = runOf('bard', ['tunic'], ['goblin'], { successes: 1 })
    const won = drive(state)
    const page = text(board(won.state, 0, [...eventsLeadingTo(state), ...won.events]))
    for (const words of [
      'You win!',
      'Two runs into the dungeon, and back twice.',
      'How it went',
      'Ada, Bard: one monster, out with 7 HP',
    ])
      expect(page).toContain(words)
  })
})

describe('help', () => {
  it('[WB-14.8] has both aid cards in words', () => {
    const view = welcomeBack.view(table(at), 0)
    const page = text(render(<Help view={view} viewer={0} seats={seats} />))
    for (const words of [
      'Monsters',
      'Special monsters',
      'Mimic',
      'Jelly Cube',
      'Beaten by',
      'Whoever draws the last card',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Shapeshifter')
  })
})
