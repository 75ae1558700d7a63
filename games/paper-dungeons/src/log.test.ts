import type { LogLine, Seat, Viewer } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { logIcons } from './board/later-icons.ts'
import { speaking, tongues } from './board/testing/speech.ts'
import { type Event, redact } from './event.ts'
import { describeEvent, strengthText } from './log.ts'
import { position, random, sit, type Table, withPowers } from './testing/index.ts'

const names = ['Ada', 'Bea', 'Cid', 'Dora', 'Eli', 'Fay', 'Gus', 'Hal']
const readers = tongues.map(speaking)
const english = speaking('en')

const toldTo = (viewer: Viewer, events: readonly Event[]): readonly Event[] =>
  events.map(event => redact(event, viewer)).filter(event => event !== undefined)

const linesFor = (viewer: Viewer, events: readonly Event[]): readonly LogLine[] =>
  toldTo(viewer, events)
    .map(event => describeEvent(event, { names, viewer }))
    .filter(line => line !== undefined)

const texts = (table: Table, viewer: Viewer = 0): readonly string[] =>
  linesFor(viewer, table.events).map(english)

describe('the ledger', () => {
  it('says what happens in many games in four languages, for every reader', () => {
    const said = new Set<string>()
    const read = new Set<string>()
    const wrong: string[] = []
    for (let seed = 0; seed < 24; seed++) {
      const seats = [1, 2, 3, 8][seed % 4] ?? 1
      const { events } = random(seed, {
        seats,
        missions: seed % 3 > 0,
        vanishingGems: seed % 2 > 0,
        potionUse: seed % 5 > 0 ? 'auto' : 'ask',
      })
      const viewers: readonly Viewer[] = seats > 1 ? [0, 1, 'table'] : [0, 'table']
      for (const viewer of viewers)
        for (const event of toldTo(viewer, events)) {
          const line = describeEvent(event, { names, viewer })
          if (line === undefined) continue
          if (line.why !== ('deed' in event ? event.deed.why : event.why)) wrong.push(`${line.id}: why`)
          if (line.icon !== undefined && !(line.icon in logIcons)) wrong.push(line.icon)
          said.add(line.id)
          const key = JSON.stringify(line)
          if (read.has(key)) continue
          read.add(key)
          wrong.push(...readers.map(speak => speak(line)).filter(text => /undefined|[{}<>]/.test(text)))
        }
    }
    expect(wrong).toEqual([])
    expect(said.size).toBeGreaterThan(36)
  })

  it('[PD-RND.12] keeps the steps of an unfinished turn for their player', () => {
    const table = sit(position({ seats: 2 })).play('1 walk C1 D1')
    const own = linesFor(0, table.events)
    expect(own.map(english)).toEqual([
      'You use the white die: warrior.',
      'You go down into the dungeon at C1.',
      'You gain a potion: 1 of 12.',
      'You enter D1.',
      'Goblin 3 against the rogue, level 1: 2 damage.',
      '2 damage from a minion: your potions take it.',
      'You gain a potion: 2 of 12.',
    ])
    expect(own.every(({ secret }) => secret === true)).toBe(true)
    expect(linesFor(1, table.events)).toEqual([])
    expect(linesFor('table', table.events)).toEqual([])
  })

  it('[PD-UI.7] tells of a revealed turn what lasts, in few lines', () => {
    const table = sit(position({ seats: 2 }))
      .play('1 walk C1 D1 2 scepter 3 brew M confirm')
      .rest(1)
    const retold = toldTo(1, table.events).filter(event => event.type === 'retold')
    expect(linesFor(1, retold).map(english)).toEqual([
      'Ada goes down into the dungeon at C1.',
      'Ada defeats the goblin in D1: 1 minion so far.',
      'Ada makes the first part of the Death Scepter.',
      'Ada raises the mage to level 2.',
    ])
  })

  it('says to its player what something is good for, to the others only that it is there', () => {
    const drawn = { parts: { sword: 1 }, levels: 'W3', seats: 2, dice: '* * W W M C' }
    const table = sit(position(drawn)).play('9 W 1 sword 9 brew confirm').rest(1)
    const about = (viewer: Viewer) => texts(table, viewer).filter(text => /level 4|complete/.test(text))
    expect(about(0)).toEqual([
      'You raise the warrior to level 4. +1 strength in boss fights.',
      'You complete the Flaming Sword. +3 strength in boss fights.',
    ])
    expect(about(1)).toEqual(['Ada raises the warrior to level 4.', 'Ada completes the Flaming Sword.'])
  })

  it('[PD-SOL.6] has nothing to reveal to somebody who plays alone', () => {
    const { events } = random(2)
    const ids = (players: readonly string[]) =>
      events
        .map(event => describeEvent(event, { names: players, viewer: 0 })?.id)
        .filter(id => id?.startsWith('log.revealed'))
    expect(ids(['Ada'])).toEqual([])
    expect(ids(names)).toContain('log.revealed')
  })

  it('opens a chapter for every round and every boss', () => {
    const heads = linesFor('table', random(5, { seats: 2, dungeon: 'A' }).events).filter(line => line.heading)
    expect(heads.map(({ id }) => id).filter(id => id === 'log.rolled')).toHaveLength(8)
    expect(heads.filter(({ id }) => id === 'log.boss').map(english)).toEqual([
      'Boss 1: Bandit Captain',
      'Boss 2: Warlock',
      'Boss 3: Mummy',
    ])
  })

  it('[PD-GEM.5] announces a gem and says who crosses it out', () => {
    const table = sit(position({ seats: 3, at: 'F2' }))
    for (const seat of [0, 1]) table.play('1 walk A2 stop', seat)
    table.reveal()
    const announced = (viewer: Viewer) =>
      linesFor(viewer, table.events)
        .filter(({ id }) => id === 'log.announced')
        .map(english)
    expect(announced(0)).toEqual(['Gem A: Ada and Bea have it.'])
    expect(announced(2)).toEqual(['Gem A: Ada and Bea have it. You cross it out.'])
  })

  it('[PD-BOS.3] gives the sum behind a fight', () => {
    const fought = (seats: readonly { readonly levels: string; readonly at?: 'A4' }[]) =>
      texts(sit(position({ seats, round: 6, card: 'C' })).reveal()).filter(text =>
        /hardest|flee|tier/.test(text),
      )
    expect(
      fought([{ levels: 'W4 M2 C2 R4', at: 'A4' }, { levels: 'R2', at: 'A4' }, { levels: 'W6 M6' }]),
    ).toEqual([
      'Ada (you): strength 12 + 4 + 1 = 17, tier 1. +3 glory, 4 damage.',
      'Bea is too weak, 5 + 2 = 7, and flees: −4 glory.',
      "Cid has never been in the boss's room and flees: −4 glory.",
      'You strike hardest and get the reward.',
    ])
    expect(strengthText({ levels: 20, weakness: 6, warrior: 1, sword: 3, berserker: 2, total: 32 })).toBe(
      '20 + 6 + 1 + 3 + 2 = 32',
    )
  })

  it('[PD-SET.9] names powers and goals when all have chosen', () => {
    const table = withPowers('healer', 'merchant')
    const kept = (viewer: Seat | 'table') => texts(table, viewer).filter(text => text.includes(' keep'))
    expect(kept(0)).toEqual(['You keep the Healer.', 'Bea keeps the Merchant.'])
    expect(kept('table')).toEqual(['Ada keeps the Healer.', 'Bea keeps the Merchant.'])
  })

  it('[PD-SOL.5] ends a solo game with a rank', () => {
    const ended = random(3, { seats: 1 }).events.at(-1)
    if (ended?.type !== 'ended') throw new Error('The last event is the end.')
    const line = describeEvent({ ...ended, scores: [85] }, { names, viewer: 0 })
    expect(line && english(line)).toBe('The game is over: 85 glory. Rank: Hero of the Realm.')
  })

  it('[PD-END.3] names all who share the victory', () => {
    const ended: Event = {
      type: 'ended',
      why: 'PD-END.1',
      scores: [60, 58, 60],
      rooms: [26, 30, 26],
      winners: [0, 2],
    }
    const read = (viewer: Viewer) => linesFor(viewer, [ended]).map(english)
    expect(read(0)).toEqual(['Ada and Cid win with 60 glory.'])
    expect(linesFor(1, [{ ...ended, winners: [1] }]).map(english)).toEqual(['You win with 58 glory.'])
  })
})
