import { fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { bosses } from './content/ids.ts'
import type { Event } from './event.ts'
import { tinyEpic as game } from './game.ts'
import { describeEvent } from './log.ts'
import { optionsSchema } from './options.ts'
import { seasoned, tableAt } from './testing/index.ts'
import { speaking, tongues } from './testing/speech.ts'

const names = ['Ada', 'Bea']
const readers = tongues.map(speaking)
const english = speaking('en')

function lines(events: readonly Event[]) {
  const context = { names, viewer: 'table' } as const
  return events.map(event => describeEvent(event, context)).filter(line => line !== undefined)
}

/** Random moves from a fresh game, or from a party before the open lair. */
function tale(seed: number): readonly Event[] {
  const chance = fastChance(`tale ${seed}`)
  const events: Event[] = []
  const emit = (event: Event) => events.push(event)
  const boss = bosses[seed % bosses.length] ?? 'dragon'
  const options = optionsSchema.parse({ boss, difficulty: seed % 3 === 0 ? 'easy' : 'standard' })
  const state = seed % 2 === 0 ? game.setup(options, 2, chance, emit) : seasoned(options, 2, seed % 4 === 1)
  for (let move = 0; move < 400; move++) {
    const [seat] = game.active(state)
    if (seat === undefined) break
    game.apply(state, seat, pick(chance, game.moves(state, seat)), chance, emit)
  }
  return events
}

describe('the ledger', () => {
  it('says what happens in many games in four languages, with its clause', () => {
    const said = new Set<string>()
    const read = new Set<string>()
    const wrong: string[] = []
    for (let seed = 0; seed < 24; seed++) {
      const context = { names, viewer: 0 }
      for (const event of tale(seed)) {
        const line = describeEvent(event, context)
        if (line === undefined) continue
        said.add(line.id)
        if (line.why !== event.why) wrong.push(`${line.id}: why`)
        if (line.icon !== undefined && !/^(sign|hero|enemy):\w+$/.test(line.icon)) wrong.push(line.icon)
        const key = JSON.stringify(line)
        if (read.has(key)) continue
        read.add(key)
        wrong.push(...readers.map(speak => speak(line)).filter(text => /undefined|[{}<>]/.test(text)))
      }
    }
    expect(wrong).toEqual([])
    expect(said.size).toBeGreaterThan(60)
  })

  it('[TE-UI.14] opens a chapter for every turn, act and enemy phase', () => {
    const events = tale(1)
    const heads = lines(events).filter(line => line.heading)
    const turns = events.filter(event => event.type === 'turn')
    const phases = events.filter(event => event.type === 'phase')
    expect(heads.filter(({ id }) => id === 'log.turn')).toHaveLength(turns.length)
    expect(heads.filter(({ id }) => id === 'log.phase')).toHaveLength(phases.length)
    expect(turns.length).toBeGreaterThan(0)
  })

  it('[TE-UI.20] names the reason of every end', () => {
    const ends = (['TE-3.1', 'TE-3.2', 'TE-3.3', 'TE-3.4'] as const).map(why =>
      lines([{ type: 'ended', why, won: why === 'TE-3.1' }]).map(english),
    )
    expect(ends).toEqual([
      ['Victory: the boss has no health left, and the way up is free.'],
      ['Defeat: four goblins are in the dungeon, and here comes the fifth.'],
      ['Defeat: the torch has gone out. Nobody finds the stairs in the dark.'],
      ['Defeat: no open corridor is left, and the Lair Door was never found.'],
    ])
  })

  it('tells a step by the hero who takes it', () => {
    const table = tableAt({
      heroes: [{ hero: 'paladin' }, { hero: 'rogue' }],
      seats: 2,
      rooms: 'encounter1@1,0',
    }).play('step:1,0 end')
    const told = lines(table.events.filter(({ type }) => type === 'moved' || type === 'turn'))
    expect(told.map(english)).toEqual(['Human Paladin moves to E4.', 'Wood Elf Rogue (Bea)'])
  })

  it('gives the sum behind a check and a hit', () => {
    const event: Event = {
      type: 'checked',
      why: 'TE-11.9',
      hero: 'rogue',
      deed: 'melee',
      by: 'dagger',
      main: 0,
      plus: 2,
      modifier: -1,
      result: 5,
      need: 4,
      success: true,
    }
    expect(
      lines([event, { ...event, deed: 'search', by: 'graveyard', need: 6, success: false }]).map(english),
    ).toEqual([
      'Dagger, a hit: 6 − 1 = 5 beats defence 4.',
      'Graveyard, failure: 6 − 1 = 5, difficulty 6 not reached.',
    ])
  })
})
