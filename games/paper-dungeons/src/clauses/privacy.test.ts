import { fastChance, pick, type Seat, type Viewer } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { playerAt, type State } from '../state.ts'
import { happened, position, random, sit } from '../testing/index.ts'
import { faceUpView } from '../view.ts'

const bytes = (value: unknown) => JSON.stringify(value)

/** What each viewer can see, as bytes. */
function everybodySees(state: State): Map<Viewer, string> {
  const viewers: Viewer[] = ['table', ...state.players.keys()]
  return new Map(viewers.map(viewer => [viewer, bytes(game.view(state, viewer))]))
}

/** What everybody but one seat can see. */
function othersSee(state: State, seat: Seat): string[] {
  return [...everybodySees(state)].filter(([viewer]) => viewer !== seat).map(([, view]) => view)
}

describe('secrets', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])(
    '[PD-RND.12] [PD-SET.8] [PD-UI.2] nothing %i players do unconfirmed reaches another, byte for byte',
    seats => {
      for (const potionUse of ['auto', 'ask'] as const) {
        const chance = fastChance(seats)
        const options = optionsSchema.parse({ potionUse, vanishingGems: true })
        const state = game.setup(options, seats, chance, () => {})
        const seen = everybodySees(state)
        let hidden = 0
        for (let active = game.active(state); active.length > 0; active = game.active(state)) {
          const seat = pick(chance, active)
          const move = pick(chance, game.moves(state, seat))
          const open = state.phase === 'reward'
          const last = move.do === 'confirm' && active.length === 1
          const events: Event[] = []
          game.apply(state, seat, move, chance, event => events.push(event))
          const now = everybodySees(state)
          for (const [viewer, view] of now) {
            const before = seen.get(viewer) ?? ''
            seen.set(viewer, view)
            if (viewer === seat || open || last) continue
            const told = events.flatMap(event => game.redact(event, viewer) ?? [])
            const same = move.do === 'confirm' ? unmarked(view) === unmarked(before) : view === before
            const news = move.do === 'confirm' ? 'confirmed' : ''
            if (!same || told.map(({ type }) => type).join() !== news)
              throw new Error(`${viewer} notices ${bytes(move)} of seat ${seat}: ${bytes(told)}`)
            hidden++
          }
        }
        expect(hidden).toBeGreaterThan(seats * 8 * 6)
      }
    },
  )

  const unmarked = (view: string) => view.replaceAll(/"confirmed":(true|false)/g, '')

  test('[PD-RND.12] different turns look the same until the reveal, which then tells them', () => {
    const turns = ['1 walk F3 E3 5 W 2 brew confirm', '3 walk stop 6 brew 7 C confirm']
    const tables = turns.map(words => sit(position({ seats: 3, at: 'E3' })).play(words, 1))
    const seen = tables.map(({ state }) => othersSee(state, 1))
    expect(seen[0]).toEqual(seen[1])
    const [first] = tables
    first?.reveal()
    expect(first?.view(0).players[1]?.shown).toMatchObject({ levels: [2, 1, 1, 1], path: 'E3F3E3' })
  })

  test('[PD-RND.12] the reveal tells the others all that a turn did, and its own seat nothing twice', () => {
    const table = sit(position({ seats: 2, at: 'E3' }))
      .play('1 walk F3 E3 5 W 2 brew confirm', 0)
      .reveal()
    const noted = happened(table, 'noted').filter(({ seat }) => seat === 0)
    const retold = happened(table, 'retold').filter(({ seat }) => seat === 0)
    expect(retold.map(({ deed }) => deed)).toEqual(noted.map(({ deed }) => deed))
    for (const event of retold) {
      expect(game.redact(event, 0)).toBeUndefined()
      expect(game.redact(event, 1)).toEqual(event)
      expect(game.redact(event, 'table')).toEqual(event)
    }
    for (const event of noted) {
      expect(game.redact(event, 0)).toEqual(event)
      expect(game.redact(event, 1)).toBeUndefined()
      expect(game.redact(event, 'table')).toBeUndefined()
    }
  })

  test('[PD-RND.12] [PD-RND.16] in whole matches every reveal retells what was noted since the last', () => {
    for (let seed = 0; seed < 12; seed++) {
      const table = random(seed, { seats: 3, potionUse: seed % 2 === 0 ? 'ask' : 'auto' })
      const noted: string[][] = [[], [], []]
      const retold: string[][] = [[], [], []]
      for (const event of table.events) {
        if (event.type === 'noted') noted[event.seat]?.push(bytes(event.deed))
        if (event.type === 'retold') retold[event.seat]?.push(bytes(event.deed))
        if (event.type === 'revealed') expect(retold).toEqual(noted)
      }
      expect(noted.every(deeds => deeds.length > 50)).toBe(true)
    }
  })

  test('[PD-SET.10] [PD-UI.2] no view but one’s own shows what was dealt', () => {
    const state = game.setup(optionsSchema.parse({}), 4, fastChance(3), () => {})
    for (const seat of [0, 1, 2, 3]) {
      const { dealt } = playerAt(state, seat)
      for (const viewer of [0, 1, 2, 3, 'table'] as const) {
        const seen = bytes(game.view(state, viewer))
        for (const card of [...(dealt?.powers ?? []), ...(dealt?.goals ?? [])])
          expect(new RegExp(`"${card}"[\\],}]`).test(seen)).toBe(viewer === seat)
      }
    }
  })

  test('[PD-UI.1] dice, dungeon, bosses, open missions and every sheet as last revealed are public', () => {
    const table = sit(position({ seats: 2, missions: 'M01 M05', dice: 'W * C B M R' })).play(
      '1 walk C1 D1',
      0,
    )
    const view = table.view('table')
    expect(view).toMatchObject({ card: 'A', bosses: ['1A', '2D', '3B'], missions: ['M01', 'M05'], round: 2 })
    expect(view.dice).toEqual(table.state.dice)
    expect(
      view.players.map(({ shown, confirmed }) => [shown.power, shown.goal, shown.path, confirmed]),
    ).toEqual([
      ['assassin', 'G09', '', false],
      ['assassin', 'G09', '', false],
    ])
    expect(view.own).toBeUndefined()
    expect(table.view(0).own?.sheet.path).toBe('C1D1')
    const end = random(8, { seats: 2 })
    expect(end.view('table').players.map(({ shown }) => shown)).toEqual(
      end.state.players.map(({ sheet }) => sheet),
    )
  })

  test('everything face up shows every turn as it is drawn so far, and tells it once', () => {
    const table = sit(position({ seats: 2, dice: 'W * C B M R' })).play('1 walk C1 D1', 0)
    const { players } = faceUpView(table.state)
    expect(players.map(({ turn }) => turn?.sheet.path)).toEqual(['C1D1', ''])
    expect(players.map(({ shown }) => shown.path)).toEqual(['', ''])
    const events = random(8, { seats: 2 }).events
    const told = events.flatMap(event => game.faceUp?.tell(event) ?? [])
    expect(told).toEqual(events.filter(({ type }) => type !== 'retold'))
    expect(told.length).toBeLessThan(events.length)
  })
})
