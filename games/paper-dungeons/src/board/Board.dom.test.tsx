import type { Viewer } from '@kazamata/kernel'
import type { SeatInfo } from '@kazamata/ui'
import { page, renderPage } from '@kazamata/ui/testing/page'
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import en from '../messages/en.json' with { type: 'json' }
import type { Move } from '../move.ts'
import type { State } from '../state.ts'
import { type Position, position, sit, start, type Table, withPowers } from '../testing/index.ts'
import type { View } from '../view.ts'
import { Board } from './Board.tsx'
import { setCoaching } from './help/coach.ts'
import { dialogs, finalScore, ownSheetTab, turnParts } from './lazy.ts'

beforeAll(async () => {
  await turnParts.preload()
  await finalScore.preload()
  await dialogs.preload()
  await ownSheetTab.preload()
})

beforeEach(() => {
  // The whole sheet is in sight.
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  setCoaching('off')
})

const names = ['Ada', 'Bea', 'Cid', 'Dora', 'Eli', 'Fay', 'Gus', 'Hal']
const facesFor = (seats: number, viewer: Viewer): readonly SeatInfo[] =>
  names.slice(0, seats).map((name, seat) => ({ seat, name, thinking: false, you: seat === viewer }))

interface Told {
  readonly played: Move[]
  readonly undone: number[]
  readonly shown: boolean[]
}

interface Seated {
  readonly start: ReturnType<typeof sit>
  readonly viewer: Viewer
  readonly told: Told
  readonly hidden: boolean
}

/** A board that plays on a real table: seat 0's moves count, the others play as absent ones do. */
function Match({ start, viewer, told, hidden }: Seated) {
  const [moves, setMoves] = useState<readonly Move[]>([])
  const { state, events } = replayed(start.state, start.events, moves)
  const view = game.view(state, viewer)
  const mine = viewer !== 'table' && game.active(state).includes(viewer)
  const outcome = game.outcome(state)
  return (
    <Board
      view={view}
      viewer={viewer}
      seats={facesFor(state.players.length, viewer)}
      moves={mine ? game.moves(state, viewer) : []}
      play={(...more) => {
        told.played.push(...more)
        setMoves(now => [...now, ...more])
      }}
      undoable={view.own?.diary.length ?? 0}
      undo={n => {
        told.undone.push(n)
        setMoves(now => now.slice(0, -n))
      }}
      hints={[]}
      hint={() => undefined}
      preview={() => []}
      events={events.flatMap(event => game.redact(event, viewer) ?? [])}
      hidden={hidden}
      replay={false}
      {...(outcome && { outcome })}
      onShown={(_, resting) => {
        told.shown.push(resting)
      }}
      onWhy={() => undefined}
    />
  )
}

const open = (at: Position, words = '', viewer: Viewer = 0, hidden = false): Promise<Told> =>
  openTable(sit(position(at)).play(words), viewer, hidden)

async function openTable(start: Table, viewer: Viewer = 0, hidden = false): Promise<Told> {
  const told: Told = { played: [], undone: [], shown: [] }
  await renderPage(<Match start={start} viewer={viewer} told={told} hidden={hidden} />, en)
  return told
}

const toldTo = (table: Table, viewer: Viewer) =>
  table.events.flatMap(event => game.redact(event, viewer) ?? [])

/** A board on which nothing is asked, as in a replay. */
const show = (view: View, news: readonly Event[] = [], viewer: Viewer = 0) =>
  renderPage(
    <Board
      view={view}
      viewer={viewer}
      seats={facesFor(view.players.length, viewer)}
      moves={[]}
      play={() => undefined}
      undoable={0}
      undo={() => undefined}
      hints={[]}
      hint={() => undefined}
      preview={() => []}
      events={news}
      replay
      onShown={() => undefined}
      onWhy={() => undefined}
    />,
    en,
  )

function replayed(from: State, before: readonly Event[], moves: readonly Move[]) {
  const table = sit(game.clone(from), 'W M C W M C', before)
  for (const move of moves) {
    table.make(move)
    if (move.do === 'confirm') table.reveal()
  }
  return table
}

/** The page as markup, without the numbers that React gives to ids. */
const markup = () => page.innerHTML.replaceAll(/_r_\w+_/g, '')
const text = () => (page.textContent ?? '').replaceAll(/\s+/g, ' ')
const die = (n: number) => page.querySelectorAll<HTMLElement>('.pd-die')[n]
const go = () => page.querySelector<HTMLElement>('.pd-side-panel .pd-main-button')
const press = async (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press.')
  await act(async () => element.click())
}
const named = (label: RegExp) =>
  [...page.querySelectorAll<HTMLElement>('button')].find(
    one => label.test(one.getAttribute('aria-label') ?? '') || label.test(one.textContent ?? ''),
  )
/** How far a mission or a goal has come. */
const task = (name: RegExp) =>
  [...page.querySelectorAll('.pd-goals button')]
    .find(one => name.test(one.getAttribute('aria-label') ?? ''))
    ?.querySelector('b')?.textContent
const room = (name: string) => page.querySelector<HTMLElement>(`[data-room="${name}"]`)
const key = (pressed: string) =>
  act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })))

const at: Position = { card: 'A', at: 'D4', dice: 'W M * C B S', levels: 'W2 M2 C2 R2', potions: 1, seats: 3 }

describe('one’s own turn', () => {
  it('[PD-UI.3] die, place, button: a walk over a choice is played up to the choice and then goes on', async () => {
    const { played } = await open(at)
    await press(die(4))
    await press(room('E5'))
    expect(text()).toContain('Walk to E5?')
    expect(go()?.textContent).toBe('Walk to E5')
    await press(go())
    expect(played).toEqual([
      { do: 'die', die: 4 },
      { do: 'step', room: 'D5' },
    ])
    await press(named(/^Mage/))
    await press(go())
    expect(played.at(-1)).toEqual({ do: 'hero', hero: 'mage' })
    // The walk still knows where it was going.
    expect(go()?.textContent).toBe('Step to E5')
    await press(go())
    expect(played.at(-1)).toEqual({ do: 'step', room: 'E5' })
  })

  it('[PD-UI.3] a place first: the dice that do it glow, and one of them does it', async () => {
    const { played } = await open(at)
    await press(room('D3'))
    expect([...page.querySelectorAll('[data-state="fitting"]')]).toHaveLength(5)
    await press(die(0))
    await press(room('D3'))
    expect(played).toEqual([{ do: 'die', die: 0 }, { do: 'walk' }, { do: 'step', room: 'D3' }])
  })

  it('[PD-UI.3] by keyboard: a digit picks, Enter does it, Backspace takes it back, Escape lets go', async () => {
    const { played, undone } = await open(at)
    await key('3')
    expect(die(2)?.getAttribute('aria-pressed')).toBe('true')
    await key('Escape')
    expect(die(2)?.getAttribute('aria-pressed')).toBe('false')
    await key('3')
    await press(named(/^Warrior/))
    await key('Enter')
    expect(played).toEqual([
      { do: 'die', die: 2 },
      { do: 'train', hero: 'warrior' },
    ])
    await key('Backspace')
    expect(undone).toEqual([2])
  })

  it('[PD-UI.4] says what a room does before it is entered', async () => {
    await open({ ...at, at: 'E3', levels: 'M2' })
    await press(die(0))
    await press(room('E4'))
    expect(text()).toContain('Ghost 4')
    expect(text()).toContain('2 damage')
  })

  it('[PD-UI.4] [PD-UI.12] says that a gem is gone, who else could take it, and that a step would kill', async () => {
    await open({ ...at, crossed: 'C' })
    await press(die(0))
    await press(room('C4'))
    expect(text()).toContain('Gem C is gone')
    expect(page.querySelectorAll('.pd-deadly')).toHaveLength(0)
    expect(room('C4')?.getAttribute('aria-label')).not.toContain(en['sheet.room.deadly'])
    cleanup()
    await open({ ...at, potions: 0, levels: 'W2', damage: 5 })
    await press(die(0))
    await press(room('C4'))
    expect(text()).toContain('Bea and Cid could take gem C too')
    expect(text()).toContain('resurrect')
    expect(page.querySelectorAll('.pd-deadly').length).toBeGreaterThan(0)
    expect(room('C4')?.getAttribute('aria-label')).toContain(en['sheet.room.deadly'])
  })

  it('[PD-UI.4] a level-up shows the strength and tier it leads to', async () => {
    await open({ ...at, levels: 'W2 M2 C2 R2', round: 5, dice: 'W M * C B S' })
    await press(die(1))
    await press(named(/^Mage/))
    expect(text()).toMatch(/Warlock.*10 → 12/)
  })

  it('[PD-UI.4] what is counted for a mission or a goal stops at what it asks for', async () => {
    // The room holds two potions: the eighth pays, the ninth is one too many.
    await open({ ...at, at: 'B1', potions: 7, missions: 'M06', goal: 'G08', levels: 'M3' })
    expect(task(/^A full shelf/)).toBe('7/8')
    await press(die(0))
    await press(room('A1'))
    expect(task(/^A full shelf/)).toBe('8/8')
  })

  it('[PD-UI.4] two potions are shown whole, also where the first brings a reward', async () => {
    await open({ ...at, potions: 3 })
    await press(die(0))
    await press(named(/^Brew/))
    expect(text()).toMatch(/2 potions ?3 → 5/)
    expect(text()).toContain('Then: level up any hero')
  })

  it('[PD-UI.4] a tier that would be reached shows the next one', async () => {
    await open({ ...at, at: 'B1', potions: 5, goal: 'G08', levels: 'M3' })
    expect(task(/^Potions/)).toBe('5/6')
    await press(die(0))
    await press(named(/^Brew/))
    expect(task(/^Potions/)).toBe('7/9')
  })

  it('[PD-UI.4] what a choice on the way brings is not counted before it is made', async () => {
    // Whoever of the four is raised in D5: only the warrior would fulfil the mission.
    await open({ ...at, missions: 'M04', levels: 'W2 M3 C3 R3', round: 5 })
    await press(die(4))
    await press(room('E5'))
    expect(task(/^Nobody left behind/)).toBe('3/4')
    expect(text()).toContain('Then: level up any hero')
    expect(text()).not.toMatch(/Warlock: .*→/)
  })

  it('[PD-UI.5] shows what is due, the next thing first, with its depth', async () => {
    await open({ ...at, at: 'D4' }, '0 D5')
    const due = page.querySelector('.pd-pending')
    expect(due?.textContent).toMatch(/Level up any hero.*then: 2 more steps/)
    expect(page.querySelector('.pd-pending-count')?.textContent).toBe('2')
  })

  it('[PD-UI.5] damage asks once how much potions take, and says so on the button', async () => {
    await open({ ...at, at: 'E3', levels: 'M2', potions: 2, options: { potionUse: 'ask' } })
    expect(text().match(/how much do potions take/g)).toHaveLength(1)
    expect(go()?.textContent).toBe(en['button.hurt'])
    expect(text()).not.toContain(en['ask.reward'])
  })

  it('[PD-UI.6] warns before steps and dice are given away, and confirms at once where nothing is', async () => {
    const wasteful = await open(at, '0 stop 1 walk stop 2 brew')
    await press(go())
    expect(text()).toContain('The three boots die did nothing')
    expect(wasteful.played).toEqual([])
    await press(go())
    expect(wasteful.played).toEqual([{ do: 'confirm' }])
    cleanup()
    const thrifty = await open(at, '1 brew 2 M 9 crown')
    await press(go())
    expect(thrifty.played).toEqual([{ do: 'confirm' }])
  })

  it('[PD-UI.6] takes back a step, a die, the round', async () => {
    const { undone } = await open(at, '2 M 0 D5 W E5')
    await press(named(/^Undo step/))
    await press(named(/^Undo die/))
    await press(named(/^Restart/))
    // What was played before the board opened stays on this table, so each counts from the end.
    expect(undone).toEqual([1, 4, 6])
  })

  it('[PD-UI.9] keeps boss, distance, strength and tier in sight', async () => {
    await open({ ...at, round: 5 })
    expect(text()).toMatch(/Warlock.*after round 6.*10.*2 steps away/)
  })
})

describe('the table', () => {
  it('[PD-UI.1] shows who has confirmed and opens any sheet as last revealed', async () => {
    await open(at)
    expect(named(/^Bea.*still playing/)).toBeDefined()
    await press(named(/^Bea/))
    expect(document.querySelector('dialog')?.textContent).toContain('Bea')
  })

  it('says whom one waits for only once one has confirmed', async () => {
    const start = sit(position(at))
    const looked = (confirmed: boolean) => {
      const view = start.view(0)
      const players = view.players.map((one, seat) => (seat === 0 ? { ...one, confirmed } : one))
      return show({ ...view, players })
    }
    await looked(false)
    expect(text()).toContain(en['ask.watching'])
    await looked(true)
    expect(text()).toContain('Confirmed. Waiting for Bea and Cid.')
  })

  it('[PD-UI.2] a spectator sees nothing of a turn that is not confirmed', async () => {
    await open(at, '', 'table')
    const before = markup()
    cleanup()
    await open(at, '2 M', 'table')
    expect(markup()).toBe(before)
  })

  it('[PD-UI.7] tells the end of a round once, skippable and again when asked', async () => {
    const { shown } = await open({ ...at, at: 'D4', levels: 'R4' }, '1 walk C4 D4 2 brew 9 crown')
    await press(go())
    expect(text()).toContain('Round 2 ends')
    expect(text()).toContain('Ada claimed gem C')
    expect(shown.at(-1)).toBe(true)
    await press(page.querySelector('.pd-overlay .pd-main-button'))
    expect(text()).not.toContain('Round 2 ends')
    await press(named(/What happened/))
    expect(text()).toContain('Round 2 ends')
  })

  it('[PD-UI.7] draws the others’ ways on one’s own map until one begins to draw', async () => {
    const seats = [{ at: 'D4' }, { at: 'E5' }] as const
    const table = sit(position({ card: 'A', dice: 'W M * C B S', seats }))
    table.play('1 walk C4 D4 2 brew 9 crown confirm').play('1 brew 2 crown 9 crown confirm', 1)
    await openTable(table, 1)
    const drawn = () => page.querySelectorAll('.pd-sheet .pd-rival')
    expect(drawn()).toHaveLength(1)
    await openTable(table, 0)
    expect(drawn()).toHaveLength(0)
    table.play('1 brew', 1)
    await openTable(table, 1)
    expect(drawn()).toHaveLength(0)
  })

  it('[PD-UI.7] in a replay the end of a round is a step of its own, and takes the keyboard from nobody', async () => {
    const table = sit(position({ ...at, dice: 'W M C C B S' })).play('1 brew 2 crown 3 crown confirm')
    const before = [...table.events]
    table.reveal()
    const told = (events: readonly Event[]) => events.flatMap(event => game.redact(event, 0) ?? [])
    const leaf = () => page.querySelector('.pd-overlay')
    await show(table.view(0), told(before))
    expect(leaf()).toBeNull()
    await show(table.view(0), told(table.events))
    expect(leaf()?.textContent).toContain('Bea')
    expect(leaf()?.contains(document.activeElement)).toBe(false)
    await press(leaf()?.querySelector('[data-go]'))
    expect(leaf()).toBeNull()
    // Back and on again: it is told again.
    await show(table.view(0), told(before))
    await show(table.view(0), told(table.events))
    expect(leaf()).not.toBeNull()
    table.play('1')
    await show(table.view(0), told(table.events))
    expect(leaf()).toBeNull()
  })

  it('[PD-UI.8] builds up everybody’s sum against the boss, with tier or flight and why', async () => {
    await open(
      {
        card: 'C',
        round: 3,
        dice: 'W M C W M C',
        seats: [
          { at: 'E4', explored: 'E3', levels: 'W3 M2 C3 R2' },
          { at: 'E2', levels: 'W6 M6 C6 R6' },
        ],
      },
      '1 brew 2 crown 3 crown',
    )
    await press(go())
    const story = page.querySelector('.pd-overlay')?.textContent ?? ''
    expect(story).toContain('Bone Knight')
    expect(story).toMatch(/10 levels\+3.*= 13second tier\+4 glory/)
    expect(story).toContain('never found the room')
    expect(story).toContain('Ada')
  })

  it('[PD-UI.7] [PD-RND.14] tells a boss’s reward as part of its round, before gems vanish and missions', async () => {
    const seats = [{ levels: 'W3 M3 C3 R3', explored: 'D2', at: 'D3' }, {}] as const
    const table = sit(
      position({
        ...{ round: 3, bosses: ['1D', '2A', '3A'], missions: 'M02', seats },
        options: { vanishingGems: true },
      }),
    ).reveal()
    await show(table.view(1), [], 1)
    table.play('C')
    await show(table.view(1), toldTo(table, 1), 1)
    expect(page.querySelector('.pd-overlay h2')?.textContent).toBe('Round 3 ends')
    expect([...page.querySelectorAll('.pd-overlay-section')].map(one => one.textContent)).toEqual([
      expect.stringMatching(/^What the others did/),
      expect.stringMatching(/^Boss: Bone Knight/),
      expect.stringMatching(/^The boss’s reward.*Ada.*Cleric 4/),
      expect.stringMatching(/^Vanishing gems/),
      expect.stringMatching(/^The standing so far/),
    ])
  })

  it('[PD-UI.8] says that damage was spared only where the boss’s was', async () => {
    // Cleric 4 ignores the skull of round 3, but not the boss.
    const told: Position = {
      ...{ card: 'C', round: 3, dice: 'W M C W M C', seats: 2, at: 'E4', explored: 'E3' },
      levels: 'W3 M2 C4 R2',
    }
    const spared = { do: 'spared', why: 'PD-LVL.10', harm: 'skull', points: 1, by: 'cleric' } as const
    const start = sit(position(told), 'W M C W M C', [
      { type: 'done', why: 'PD-LVL.10', seat: 0, deed: spared },
    ])
    const story = async (power: 'noble' | 'barbarian') => {
      const from = sit(position({ ...told, power }), 'W M C W M C', start.events)
      await openTable(from.play('1 brew 2 crown 3 crown'))
      await press(go())
      const words = page.querySelector('.pd-fight li')?.textContent
      cleanup()
      return words
    }
    expect(await story('noble')).toMatch(/2 damage$/)
    expect(await story('barbarian')).toMatch(/2 damage spared$/)
  })

  it('[PD-UI.10] sets the shields side by side, each explaining itself, with the tie-break', async () => {
    await open({ ...at, parts: { sword: 2, crown: 2, tome: 1 } })
    await press(named(/^Score/))
    const leaf = document.querySelector('dialog')
    expect(leaf?.querySelectorAll('thead th')).toHaveLength(4)
    expect(leaf?.textContent).toContain('Rooms')
    await press(named(/^Ada, Items/))
    expect(leaf?.textContent).toMatch(/5 parts.*Complete: Sword and Crown/)
  })
})

describe('[PD-SET.13] the report of the setup', () => {
  const report = () => [...page.querySelectorAll('.pd-overlay-section')].map(one => one.textContent)

  it('tells powers kept apart from what they do before the first round', async () => {
    const table = withPowers('veteran', 'healer')
    await show(table.view(0))
    await show(table.view(0), toldTo(table, 0))
    expect(report()).toEqual([
      expect.stringMatching(/^What the others keep.*Bea.*Healer/),
      expect.stringMatching(/^Powers at work.*Bea.*2 potions/),
    ])
    cleanup()
    table.play('W M confirm')
    await show(table.view('table'), [], 'table')
    await show(table.view('table'), toldTo(table, 'table'), 'table')
    expect(report()).toEqual([
      expect.stringMatching(/^What everybody keeps.*Ada.*Veteran.*Bea.*Healer/),
      expect.stringMatching(/^Powers at work.*Ada.*Warrior 2.*Mage 2.*Bea.*2 potions/),
    ])
  })
})

describe('[PD-SET.6] power and goal', () => {
  const card = (n: number) => page.querySelectorAll<HTMLElement>('.pd-setup .pd-card')[n]
  const chosen = () => [0, 1, 2, 3].filter(n => card(n)?.getAttribute('aria-pressed') === 'true')

  it('are chosen with the dungeon in sight, and found again by whoever leaves the table and comes back', async () => {
    await openTable(start({ seats: 2 }))
    expect(page.querySelectorAll('.pd-setup [data-ladder]').length).toBeGreaterThan(0)
    await press(card(1))
    await press(card(2))
    cleanup()
    await openTable(start({ seats: 2 }))
    expect(chosen()).toEqual([1, 2])
    cleanup()
    // Other cards, nothing selected.
    await openTable(start({ seats: 2 }, 2))
    expect(chosen()).toEqual([])
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('innerWidth', 360)
    vi.stubGlobal('innerHeight', 740)
  })

  it('[PD-UI.9] the damage is counted, and no hearts below 0, once there was a resurrection', async () => {
    const health = () => page.querySelector('.pd-summary > div')?.textContent
    await open({ ...at, damage: 3 })
    expect(health()).toBe('Health 8, damage 3: 5 left5/8')
    cleanup()
    await open({ ...at, damage: 9, resurrected: true })
    expect(health()).toBe('Health 8, damage 9, which costs 4 glory. Resurrected once.9')
  })

  it('[PD-UI.10] a score on the sheet says what it is made of when it is touched', async () => {
    await open({ ...at, parts: { sword: 2, crown: 2, tome: 1 } })
    await press(named(/^Score$/))
    await press(page.querySelector('.pd-score [data-letter="E"] button'))
    expect(page.querySelector('.pd-score p')?.textContent).toMatch(/5 parts.*Complete: Sword and Crown/)
  })
})

it('[PD-SET.13] a power that is used before round 1 is confirmed without a word of dice', async () => {
  await openTable(withPowers('veteran', 'craftsman').play('W C', 0))
  expect(text()).toContain(en['ask.prepared'])
  expect(text()).not.toContain(en['ask.done'])
})

describe('[PD-SOL.6] alone', () => {
  const alone: Position = { ...at, seats: 1, power: 'treasureHunter' }
  const boss = () => document.querySelector('dialog .pd-boss')?.textContent

  it('nothing speaks of a reward, of rivals or of a tie', async () => {
    await open(alone)
    expect(page.querySelector('.pd-players')).toBeNull()
    await press(named(/^Treasure Hunter/))
    expect(text()).not.toContain('others')
    await press(named(/^Bosses/))
    expect(boss()).toContain('vanish')
    expect(boss()).not.toContain('strongest')
    cleanup()
    await open(alone)
    await press(named(/^Score$/))
    expect(document.querySelector('dialog')?.textContent).not.toContain('tie')
  })

  it('bosses say what they take away only where gems vanish', async () => {
    await open(at)
    await press(named(/^Bosses/))
    expect(boss()).toContain('strongest')
    expect(boss()).not.toContain('vanish')
  })
})

describe('[PD-UI.16] the first game', () => {
  it('is guided on the real board, and the guide follows what is done', async () => {
    setCoaching('on')
    await open({ ...at, round: 1 })
    expect(text()).toContain(en['coach.pick'])
    await press(die(2))
    expect(text()).toContain(en['coach.lit'])
    await press(named(/^Mage/))
    expect(text()).toContain(en['coach.look'])
    await press(go())
    expect(text()).toContain(en['coach.second'])
    await press(named(new RegExp(en['coach.leave'])))
    expect(page.querySelector('.pd-coach')).toBeNull()
  })

  it('is offered a guide once', async () => {
    setCoaching('new')
    await open({ ...at, round: 1 })
    expect(text()).toContain(en['coach.offer'])
    await press(named(new RegExp(en['coach.no'])))
    expect(text()).not.toContain(en['coach.offer'])
  })
})

describe('[PD-UI.2] around one screen', () => {
  it('nobody finds what another had in hand', async () => {
    await open(at)
    await press(die(2))
    expect(die(2)?.getAttribute('aria-pressed')).toBe('true')
    await open(at, '', 1)
    expect(die(2)?.getAttribute('aria-pressed')).toBe('false')
    expect(text()).not.toContain(en['ask.use'])
  })

  it('the end of a round is told before the curtain falls, and nothing is drawn behind it', async () => {
    const last = [{ ...at, at: 'D4', levels: 'R4' }, '1 walk C4 D4 2 brew 9 crown'] as const
    await open(...last)
    await press(go())
    const { shown } = await open(...last, 'table', true)
    expect(text()).toContain('Round 2 ends')
    expect(shown.at(-1)).toBe(false)
    await press(page.querySelector('.pd-overlay .pd-main-button'))
    expect(markup()).toBe('')
    expect(shown.at(-1)).toBe(true)
  })
})
