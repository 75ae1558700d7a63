import { fastChance, preview, type Viewer } from '@kazamata/kernel'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import en from '../messages/en.json' with { type: 'json' }
import type { State } from '../state.ts'
import { drive, runOf, table } from '../testing/index.ts'
import { eventsTold } from '../testing/moments.ts'
import { Board } from './Board.tsx'
import { corridor, ending } from './lazy.ts'
import { eventsLeadingTo } from './testing/fixtures.ts'
import { seats } from './testing/seats.ts'

beforeAll(() => Promise.all([corridor.preload(), ending.preload()]))

/** What the board reported last. */
let covered: boolean | undefined
let skip: (() => void) | undefined

/** The board after these events; another call in the same test goes on from there. */
function show(
  state: State,
  viewer: Viewer,
  events: readonly Event[] = eventsLeadingTo(state),
  endingClosed = false,
) {
  const view = welcomeBack.view(state, viewer)
  const seat = welcomeBack.active(state)[0]
  return renderPage(
    <Board
      view={view}
      viewer={viewer}
      seats={seats.slice(0, state.players.length).map(info => ({ ...info, you: info.seat === viewer }))}
      moves={seat !== undefined && seat === viewer ? welcomeBack.moves(state, seat) : []}
      play={() => {}}
      undoable={0}
      undo={() => {}}
      hints={[]}
      hint={() => {}}
      preview={move => (seat === undefined ? [] : preview(welcomeBack, view, seat, move, fastChance(1)))}
      events={eventsTold(viewer, events)}
      replay={false}
      onShown={(_, __, rest) => {
        skip = rest
      }}
      endingClosed={endingClosed}
      onCovered={now => {
        covered = now
      }}
      onWhy={() => {}}
    />,
    en,
  )
}

const dock = () => page.querySelector('.wb-dock')?.textContent ?? ''
const press = async (label: string) => {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  if (button === undefined) throw new Error(`There is no button "${label}".`)
  await act(async () => button.click())
}

describe('those who wait', () => {
  it('[WB-14.5] do not read who chooses the next Hero, before the blow is shown', async () => {
    const run = runOf('bard', [], ['dragon', 'lich'])
    await show(run, 1)
    expect(dock()).toContain('Ada goes on into the dark.')
    const lost = drive(run)
    await show(lost.state, 1, [...eventsLeadingTo(run), ...lost.events])
    expect(dock()).not.toContain('chooses the Hero')
    expect(dock()).toContain('Ada goes on into the dark.')
  })

  it('[WB-14.5] nor that the game is over', async () => {
    const run = runOf('bard', ['tunic'], ['goblin'], { successes: 1 })
    await show(run, 1)
    const won = drive(run)
    await show(won.state, 1, [...eventsLeadingTo(run), ...won.events])
    expect(dock()).not.toMatch(/over|wins/)
  })

  it('[WB-14.10] read who has won where the last screen is closed', async () => {
    const run = runOf('bard', ['tunic'], ['goblin'], { successes: 1 })
    await show(run, 1)
    const won = drive(run)
    await show(won.state, 1, [...eventsLeadingTo(run), ...won.events], true)
    await act(async () => skip?.())
    expect(dock()).toContain('Ada wins.')
  })
})

describe('a hidden card', () => {
  const holds = (turn: number) =>
    table({ hero: 'bard', turn, hand: 'vampire', aside: [[['golem', 'hat']], [], []] })

  it('[WB-14.2] is covered in log and memory too, and nothing on the board names it', async () => {
    await show(holds(0), 0)
    expect(covered).toBe(false)
    await press('Hide my card')
    expect(covered).toBe(true)
    expect(page.innerHTML).not.toMatch(/Golem under|drew a Vampire|Add the Vampire/)
    await press('Show my card')
    expect(covered).toBe(false)
    expect(page.innerHTML).toMatch(/drew a Vampire/)
  })

  it('[WB-14.2] is the choice of one player, not of the next one at the same screen', async () => {
    await show(holds(0), 0)
    await press('Hide my card')
    await show(holds(1), 1)
    expect(covered).toBe(false)
    expect(dock()).toContain('You drew a Vampire.')
  })
})

it('[WB-10.8] a match that is played from memory keeps placed cards out of the log', async () => {
  await show(table({ hero: 'bard', pile: [['orc', 0]], options: { fromMemory: true } }), 0)
  expect(covered).toBe(true)
})
