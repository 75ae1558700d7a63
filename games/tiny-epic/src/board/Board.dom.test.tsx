import { type Chance, fastChance, preview, type Viewer } from '@kazamata/kernel'
import { type Hint, paceChoice, type SeatInfo } from '@kazamata/ui'
import { act } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../event.ts'
import { tinyEpic as game } from '../game.ts'
import type { Move } from '../move.ts'
import { optionsSchema } from '../options.ts'
import { activeHero, clone, type State } from '../state.ts'
import { cellOf, type Position, position, rigged } from '../testing/index.ts'
import { english as en } from '../testing/messages.ts'
import { Board } from './Board.tsx'
import { setCoaching, setTutorialCoaching } from './help/coach.ts'
import { ui } from './index.tsx'
import { dungeonMessages, dungeonScreen, logIcons } from './lazy.ts'
import { isSameMove } from './shared/moves.ts'
import { show } from './testing/render.tsx'

let box: HTMLElement

beforeAll(() => Promise.all([dungeonScreen.preload(), dungeonMessages.preload('en'), logIcons.preload()]))

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  paceChoice.set('instant')
  setCoaching('off')
})
afterEach(() => void vi.useRealTimers())

const names = ['Ada', 'Bea', 'Cid', 'Dora']

interface Told {
  readonly played: Move[]
  readonly undone: number[]
  readonly hints: Hint<Move>[]
  readonly shown: (readonly [number, boolean])[]
  readonly asked: string[]
  state: State
}

interface Seating {
  readonly told: Told
  readonly viewer?: Viewer
  /** Seats of bots. */
  readonly bots?: readonly number[]
  readonly chance: Chance
  readonly hints?: readonly Hint<Move>[]
  readonly guided?: boolean
  readonly advice?: readonly Move[]
  /** The first turn has been told. */
  readonly began?: boolean
}

const firstTurn = (state: State): Event => ({
  type: 'turn',
  why: 'TE-5.1',
  hero: activeHero(state).hero,
  seat: 0,
})

/** A board on a real match: moves are played while they are legal, one after another. */
function Match({ told, viewer = 'table', bots = [], chance, hints = [], began, ...tutorial }: Seating) {
  const [news, setNews] = useState<readonly Event[]>(() => (began ? [firstTurn(told.state)] : []))
  const before = useRef<readonly (readonly [State, number])[]>([])
  const { state } = told
  const [decider = -1] = game.active(state)
  const view = game.view(state, viewer)
  const outcome = game.outcome(state)
  const seats = names.slice(0, state.seats).map(
    (name, seat): SeatInfo => ({
      seat,
      name,
      thinking: false,
      you: viewer === 'table' ? seat === decider : seat === viewer,
      ...(bots.includes(seat) && { bot: 'novice' }),
    }),
  )
  const mine = viewer === 'table' ? !bots.includes(decider) : decider === viewer
  return (
    <Board
      view={view}
      viewer={viewer}
      seats={seats}
      moves={mine && outcome === undefined ? game.moves(state, decider) : []}
      play={(...moves) => {
        const more: Event[] = []
        for (const move of moves) {
          const [seat = -1] = game.active(told.state)
          const listed = game.moves(told.state, seat).find(one => isSameMove(one, move))
          if (listed === undefined) break
          before.current = [...before.current, [told.state, news.length + more.length]]
          told.state = clone(told.state)
          told.played.push(move)
          game.apply(told.state, seat, listed, chance, event => more.push(event))
        }
        setNews([...news, ...more])
      }}
      undoable={before.current.length}
      undo={n => {
        told.undone.push(n)
        const [last, count] = before.current.at(-n) ?? []
        if (last === undefined) return
        told.state = last
        before.current = before.current.slice(0, -n)
        setNews(news.slice(0, count))
      }}
      hints={hints}
      hint={one => told.hints.push(one)}
      preview={move => preview(game, view, decider, move, fastChance('preview'), 2)}
      events={news}
      replay={false}
      {...tutorial}
      pace={paceChoice.use()}
      {...(outcome && { outcome, after: <p>after it</p> })}
      onShown={(count, resting) => told.shown.push([count, resting])}
      onWhy={clause => told.asked.push(clause)}
    />
  )
}

type Given = Omit<Seating, 'told' | 'chance'> & { readonly chance?: string }

async function seat(state: State, { chance, ...seating }: Given = {}): Promise<Told> {
  const told: Told = { played: [], undone: [], hints: [], shown: [], asked: [], state }
  const drawn = chance === undefined ? fastChance('board') : rigged(() => told.state, chance)
  box = await show(<Match told={told} chance={drawn} {...seating} />)
  return told
}
const open = (at: Position, given?: Given) => seat(position(at), given)

const text = () => (box.textContent ?? '').replaceAll(/\s+/g, ' ')
const bright = () =>
  [...box.querySelectorAll<HTMLElement>('[data-go]')].filter(one => one.closest('[inert]') === null)
const go = () => {
  const [one, ...more] = bright()
  expect(more, 'one bright button').toEqual([])
  return one
}
const press = async (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press.')
  await act(async () => element.click())
}
const named = (label: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    one => label.test(one.getAttribute('aria-label') ?? '') || label.test(one.textContent ?? ''),
  )
const cell = (word: string) => box.querySelector<HTMLElement>(`[data-at="${cellOf(word)}"]`)
const key = (pressed: string, target: EventTarget = window) =>
  act(
    async () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      ),
  )

const hall: Position = {
  heroes: ['fighter', 'sorceress@1,0'],
  rooms: 'feasthall@1,0 armory@2,0 graveyard@0,1',
  facedown: 'A@0,-1',
}

describe('a turn', () => {
  it('[TE-UI.5] a room is considered before one goes there, and the way is played step by step', async () => {
    const told = await open(hall)
    await press(cell('2,0'))
    expect(told.played).toEqual([])
    expect(text()).toContain('2 steps')
    await press(go())
    expect(told.played).toEqual([
      { do: 'step', to: cellOf('1,0') },
      { do: 'step', to: cellOf('2,0') },
    ])
  })

  it('[TE-UI.5] a way ends at the first thing that interrupts it', async () => {
    const told = await open({ ...hall, rooms: 'buzzsaw@1,0 armory@2,0' })
    await press(cell('2,0'))
    expect(text()).toContain('Trap on the way')
    await press(go())
    expect(told.played).toEqual([{ do: 'step', to: cellOf('1,0') }])
    expect(told.state.agenda.at(-1)?.do).toBe('skill')
  })

  it('[TE-UI.5] after a trap that was passed the same way is considered again, and one press goes on', async () => {
    const told = await open({ ...hall, rooms: 'buzzsaw@1,0 armory@2,0' }, { chance: '6 6 6' })
    await press(cell('2,0'))
    for (const asked of ['turn', 'skill', 'adjust']) {
      expect(told.state.agenda.at(-1)?.do).toBe(asked)
      await press(go())
    }
    expect(told.state.agenda.at(-1)?.do).toBe('turn')
    expect(go()?.textContent).toBe('Go')
    await press(go())
    expect(told.played.at(-1)).toEqual({ do: 'step', to: cellOf('2,0') })
    // Once it is walked, or forgotten, it is not considered any more.
    await press(named(/^Take back/))
    expect(go()?.textContent).toContain('End turn')
  })

  it('[TE-UI.4] why there are no steps is said, and the sheet says none are left either', async () => {
    await open({ ...hall, turn: { acted: true, still: true } })
    expect(text()).toContain('The action has ended your movement.')
    expect(text()).not.toContain('No steps left')
    expect(box.querySelector('[data-of="speed"]')?.textContent).toContain('0/')
  })

  it('[TE-UI.7] a touched enemy is attacked with what promises most; nothing is rolled before the button', async () => {
    const told = await open({ ...hall, goblins: 'stabby@0,0' })
    await press(
      box.querySelector('[data-figure][data-enemy="stabby"], [data-figure="stabby"]') ?? named(/Stabby/),
    )
    expect(told.played).toEqual([])
    await press(go())
    expect(told.played[0]).toEqual({ do: 'attack', with: 'hammer' })
  })

  it('[TE-UI.4] whoever has not acted yet is asked once more before the turn ends', async () => {
    const told = await open(hall)
    await press(go())
    expect(told.played).toEqual([])
    expect(text()).toContain(en['board.end.sure'])
    await press(go())
    expect(told.played).toEqual([{ do: 'end' }])
  })

  it('[TE-UI.18] a step through known rooms is taken back by button and by key', async () => {
    const told = await open(hall)
    await press(cell('1,0'))
    await press(go())
    expect(told.state.heroes[0]?.place).toBe(cellOf('1,0'))
    await press(named(/^Take back/))
    expect(told.undone).toEqual([1])
    expect(told.state.heroes[0]?.place).toBe(cellOf('0,0'))
    await press(cell('1,0'))
    await press(go())
    await key('Backspace')
    expect(told.undone).toEqual([1, 1])
  })

  it('[TE-UI.22] by keys alone: a room, Enter, Escape; a card is turned with R', async () => {
    const told = await open({ ...hall, facedown: 'A@0,-1 A@-1,0' }, { chance: 'mirrorGate' })
    await press(cell('1,0'))
    await key('Escape')
    expect(text()).not.toContain('1 step, then')
    await press(cell('0,-1'))
    await key('Enter')
    expect(told.played).toEqual([{ do: 'flip', cell: cellOf('0,-1') }])
    const lies = game.moves(told.state, 0)
    expect(lies.length).toBeGreaterThan(1)
    await key('r')
    await key('Enter')
    expect(told.played.at(-1)).toEqual(lies[1])
  })
})

it('[TE-UI.21] whoever plays for the first time is offered a guide, who follows what they do', async () => {
  setCoaching('new')
  await open(hall)
  await press(named(new RegExp(en['board.coach.yes'])))
  expect(text()).toContain(en['board.coach.walk'])
  await press(cell('1,0'))
  expect(text()).toContain(en['board.coach.way'])
  await press(go())
  expect(text()).toContain(en['board.coach.act'])
  await press(named(new RegExp(en['board.coach.leave'])))
  expect(box.querySelector('.te-coach')).toBeNull()
})

it('[TE-UI.21] the guide is offered until the first move, and no longer stands in the way of whoever plays on', async () => {
  setCoaching('new')
  await open(hall)
  expect(text()).toContain(en['board.coach.offer'])
  await press(cell('1,0'))
  expect(text()).toContain(en['board.coach.offer'])
  await press(go())
  expect(box.querySelector('.te-coach')).toBeNull()
})

it('[TE-UI.22] whoever sends the guide away by a key is back on the map', async () => {
  setCoaching('new')
  await open(hall)
  await key('Tab')
  named(new RegExp(en['board.coach.no']))?.focus()
  await press(named(new RegExp(en['board.coach.no'])))
  expect(document.activeElement?.getAttribute('data-at')).toBe(`${cellOf('0,0')}`)
})

describe('the tutorial', () => {
  it('rings what is advised: the room, then the button that goes there', async () => {
    const to = cellOf('1,0')
    await open(hall, { guided: true, advice: [{ do: 'step', to }] })
    const ringed = () => [...box.querySelectorAll('[data-advised]')]
    expect(ringed()).toEqual([cell('1,0')])
    expect(cell('1,0')?.getAttribute('aria-label')).toContain(en['board.advised'])
    await press(cell('1,0'))
    expect(ringed()).toEqual([go()])
  })

  it('rings an action, then the button that does it', async () => {
    await open(hall, { guided: true, advice: [{ do: 'rest' }] })
    const [action, ...others] = box.querySelectorAll('[data-advised]')
    expect(others).toEqual([])
    expect(action?.textContent).toContain('Rest')
    await press(action)
    expect([...box.querySelectorAll('[data-advised]')]).toEqual([go()])
  })

  it('is guided whatever was chosen for other matches, until the guide is sent away; the help brings it back', async () => {
    setTutorialCoaching('on')
    await open(hall, { guided: true, advice: [{ do: 'rest' }], began: true })
    expect(text()).toContain(en['board.tutorial.goal'])
    await press(named(new RegExp(en['board.coach.leave'])))
    expect(box.querySelector('.te-coach')).toBeNull()
    expect(box.querySelector('[data-advised]')).toBeNull()
    await act(async () => setTutorialCoaching('on'))
    expect(text()).toContain(en['board.tutorial.goal'])
  })
})

describe('the enemies', () => {
  const phase: Position = {
    ...hall,
    heroes: ['fighter@0,1', 'sorceress@2,0'],
    goblins: 'stabby@0,0 boomy@1,0',
    torch: 9,
    turn: { acted: true },
  }

  it('[TE-UI.13] their turn is told step by step, at the pace one likes, and can be skipped and told again', async () => {
    vi.useFakeTimers()
    const told = await open(phase)
    await act(async () => paceChoice.set('calm'))
    await press(go())
    for (let i = 0; i < 30 && box.querySelector('.te-phase') === null; i++)
      await act(async () => vi.advanceTimersByTimeAsync(100))
    expect(box.querySelector('.te-phase')).not.toBeNull()
    expect(told.shown.at(-1)?.[1]).toBe(false)
    // What has happened is not what is shown yet.
    expect(box.querySelectorAll('.te-enemy-actions li[data-state="waits"]').length).toBeGreaterThan(0)
    await press(named(/^Skip$/))
    expect(told.shown.at(-1)?.[1]).toBe(true)
    await press(named(/What the enemies did/))
    expect(document.body.textContent).toContain('goes for the nearest')
    await press(named(/Show the enemies’ turn again/))
    expect(told.shown.at(-1)).toEqual([told.shown.at(-1)?.[0], false])
    for (let i = 0; i < 300 && told.shown.at(-1)?.[1] !== true; i++)
      await act(async () => vi.advanceTimersByTimeAsync(100))
    expect(told.shown.at(-1)?.[1]).toBe(true)
  })

  it('[TE-UI.13] of heroes equally near the alternatives are named', async () => {
    const told = await open({
      ...phase,
      heroes: ['fighter@-1,0', 'sorceress@1,0'],
      rooms: 'feasthall@1,0 armory@-1,0',
      goblins: 'stabby@0,0',
    })
    await press(go())
    expect(told.state.agenda.at(-1)?.do).toBe('hunt')
    expect(box.querySelector('.te-question')?.textContent).toMatch(/Fighter/)
    expect(box.querySelector('.te-question')?.textContent).toMatch(/Sorceress/)
  })
})

describe('comrades', () => {
  it('[TE-UI.19] one who waits points and proposes; nothing of it is played', async () => {
    const told = await open({ ...hall, seats: 2 }, { viewer: 1 })
    expect(bright()).toEqual([])
    await press(named(/^Propose: Bea/))
    await press(cell('1,0'))
    await press(go())
    expect(told.hints).toEqual([{ seat: 1, move: { do: 'step', to: cellOf('1,0') } }])
    expect(told.played).toEqual([])
  })

  it('[TE-UI.19] whoever decides sees who proposes what, and takes it with one touch', async () => {
    const told = await open(
      { ...hall, seats: 2 },
      {
        viewer: 0,
        hints: [
          { seat: 1, move: { do: 'rest' } },
          { seat: 1, spot: cellOf('2,0') },
        ],
      },
    )
    expect(text()).toContain('Bea proposes: Rest')
    await press(named(/^Do it$/))
    expect(told.played).toEqual([{ do: 'rest' }])
  })
})

describe('before and after', () => {
  it('[TE-UI.21] heroes are chosen one after another, and everybody sees who runs which', async () => {
    const options = optionsSchema.parse({ heroes: 3, choice: 'free', first: '1' })
    const told = await seat(
      game.setup(options, 2, fastChance('pick'), () => {}),
      {},
    )
    expect(box.querySelectorAll('.te-pick-sheet')).toHaveLength(8)
    expect(text()).toContain('Ada: choose hero 1 of 3')
    await press(named(/Wood Elf Rogue/))
    expect(told.played).toEqual([])
    await press(go())
    expect(text()).toContain('Bea: choose hero 2 of 3')
    expect(box.querySelectorAll('.te-pick-sheet')).toHaveLength(7)
    expect([...box.querySelectorAll('.te-pick-party li')].map(one => one.textContent)).toEqual([
      'Wood Elf RogueAda',
      'openyou',
      'openAda',
    ])
  })

  const picking = (seats: number, choice: 'free' | 'draft') =>
    game.setup(optionsSchema.parse({ heroes: 2, choice, first: '1' }), seats, fastChance('pick'), () => {})

  it('[TE-UI.21] whoever chooses for all heroes takes a suggested party in one touch', async () => {
    const told = await seat(picking(1, 'free'))
    await press(box.querySelector('.te-pick-parties button'))
    expect(told.played).toEqual([
      { do: 'hero', hero: 'paladin' },
      { do: 'hero', hero: 'barbarian' },
    ])
  })

  it('[TE-UI.21] parties are only suggested where each chooses a hero of their own, and not where chance deals', async () => {
    await seat(picking(2, 'free'))
    expect(box.querySelectorAll('.te-pick-parties li').length).toBeGreaterThan(1)
    expect(box.querySelector('.te-pick-parties button')).toBeNull()
    await seat(picking(1, 'draft'))
    expect(box.querySelector('.te-pick-parties')).toBeNull()
  })

  it('[TE-UI.21] heroes can be compared side by side, every value under its name, and chosen there', async () => {
    const told = await seat(picking(1, 'free'))
    expect(box.querySelector('.te-pick-stats')?.textContent).toBe(
      '6health8focus4speed3defence1strength2agility3intellect',
    )
    await press(named(new RegExp(`^${en['board.pick.compare']}$`)))
    expect([...box.querySelectorAll('.te-pick-compare thead th')].map(one => one.textContent)).toEqual([
      ...['Hero', 'health', 'focus', 'speed', 'defence', 'strength', 'agility', 'intellect'],
    ])
    expect(box.querySelectorAll('.te-pick-compare tbody tr')).toHaveLength(8)
    await press(named(/Wood Elf Rogue/))
    await press(go())
    expect(told.played).toEqual([{ do: 'hero', hero: 'rogue' }])
  })

  it('[TE-UI.20] the end says why, by its clause, and what everybody did', async () => {
    const told = await open(
      {
        ...hall,
        boss: 'dragon@lair',
        markers: [1, 0],
        sealed: 2,
        rooms: 'lairDoor@1,0',
        heroes: ['fighter@lair:1', 'sorceress'],
      },
      { chance: '6 6 6 2' },
    )
    await press(named(/^Hammer/))
    await press(go())
    await press(go())
    while (told.state.result === undefined) await press(go())
    expect(told.state.result).toEqual({ won: true, why: 'TE-3.1' })
    const end = box.querySelector('.te-end')
    expect(end?.textContent).toContain(en['board.end.won'])
    expect(end?.textContent).toContain(en['log.ended.TE-3.1'])
    expect(end?.textContent).toContain('after it')
    await press(named(/TE-3.1/))
    expect(told.asked).toEqual(['TE-3.1'])
  })

  it('[TE-UI.22] on a phone the map stays, and enemies and cards are a touch away', async () => {
    vi.stubGlobal('innerWidth', 360)
    vi.stubGlobal('innerHeight', 740)
    await open({ ...hall, goblins: 'stabby@1,0' })
    expect(box.querySelector('.te')?.getAttribute('data-layout')).toBe('phone')
    expect(box.querySelector('.te-sheet')).toBeNull()
    await press(named(/^Enemies$/))
    expect(document.querySelector('.te-modal')?.textContent).toContain('Stabby')
  })
})

it('[TE-UI.14] every line of the log has its clause and a picture that exists', () => {
  const options = optionsSchema.parse({ heroes: 3, choice: 'random' })
  const chance = fastChance('log')
  const news: Event[] = []
  const state = game.setup(options, 2, chance, event => news.push(event))
  while (game.outcome(state) === undefined) {
    const [seat = 0] = game.active(state)
    const moves = game.moves(state, seat)
    game.apply(state, seat, moves[chance.int(moves.length)] ?? { do: 'end' }, chance, event =>
      news.push(event),
    )
  }
  const lines = news.flatMap(event => ui.describeEvent(event, { names, viewer: 'table' }) ?? [])
  expect(lines.length).toBeGreaterThan(20)
  for (const { icon, why } of lines) {
    expect(why).toMatch(/^TE-/)
    if (icon !== undefined) expect(ui.icons.loaded?.[icon], icon).toBeDefined()
  }
})

it('[TE-UI.17] nobody has to look away: the table has no secrets', () => {
  expect(ui.isOpenQuestion(game.view(position(hall), 'table'))).toBe(true)
})
