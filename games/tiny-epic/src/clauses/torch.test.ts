import { describe, expect, test } from 'vitest'
import { torch } from '../content/words.ts'
import type { Event } from '../event.ts'
import { proceed } from '../rules/agenda.ts'
import { Play } from '../rules/play.ts'
import { type Position, position, rigged, riggedTable, tableAt } from '../testing/index.ts'

/** What happens on its own from an agenda on. */
function run(told: Position, words = ''): { events: Event[]; state: ReturnType<typeof position> } {
  const state = position(told)
  const events: Event[] = []
  proceed(
    new Play(
      state,
      rigged(() => state, words),
      event => events.push(event),
    ),
  )
  return { events, state }
}

const types = (events: readonly Event[], ...wanted: Event['type'][]) =>
  events.map(({ type }) => type).filter(type => wanted.includes(type))

describe('the torch of Act 1', () => {
  test('[TE-17.1] each space on the way down is resolved before the next step', () => {
    const context = { why: 'TE-10.2', by: 'entrance', hero: 0, place: 24, targets: [] } as const
    const heroes = ['fighter', 'wizard', 'rogue', 'cleric'] as const
    const agenda = [{ do: 'turn' }, { do: 'run', effects: [torch(-2)], at: 0, context }] as const
    const { events, state } = run({ heroes, torch: 7, agenda }, 'boomy')
    expect(state.torch).toBe(9)
    expect(types(events, 'torch', 'phase', 'goblin')).toEqual(['torch', 'phase', 'torch', 'goblin'])
  })

  test('[TE-17.1] upwards nothing is resolved', () => {
    const table = riggedTable('', {
      heroes: [{ hero: 'wizard', has: 'oilLantern' }, 'fighter'],
      goblins: 'stabby@0,0',
      torch: 11,
    }).play('free:oilLantern free:oilLantern')
    // To 10 and 9, which would wake enemies and bring a goblin on the way down.
    expect(table.state.torch).toBe(9)
    expect(table.told('phase')).toEqual([])
    expect(table.state.goblins).toHaveLength(1)
  })

  test('[TE-17.2] the skull is the end', () => {
    expect(tableAt({ torch: 19 }).play('end').state.result).toEqual({ won: false, why: 'TE-3.3' })
    expect(tableAt({ torch: 18 }).play('end').state.result).toBeUndefined()
  })

  test('[TE-17.3] a goblin at the Entrance, in the lowest free slot; a fifth one is the end', () => {
    const rooms = 'encounter1@1,0'
    const table = riggedTable('pokey', { rooms, goblins: 'boomy@1,0#1 stabby@1,0#3', torch: 11 }).play('end')
    expect(table.told('goblin')).toMatchObject([{ goblin: 'pokey', slot: 2, place: 24 }])
    expect(table.state.goblins.map(({ slot }) => slot)).toEqual([1, 2, 3])
    const four = 'boomy@1,0 stabby@1,0 shooty@1,0 pokey@1,0'
    const lost = riggedTable('', { rooms, goblins: four, torch: 11 }).play('end')
    expect(lost.state.result).toEqual({ won: false, why: 'TE-3.2' })
  })

  test('[TE-17.4] whoever stands there takes no damage and is not stopped', () => {
    const table = riggedTable('stabby leverHall', {
      heroes: ['fighter', 'wizard'],
      facedown: 'A@1,0',
      torch: 11,
      rooms: 'encounter1@0,1',
      deck: [9, 0, 0],
    }).play('explore')
    expect(table.told('goblin')).toMatchObject([{ place: 24 }])
    expect(table.told('hurt')).toEqual([])
    expect(table.state.turn.stopped).toBe(false)
    expect(table.legal()).toContain('step:0,1')
  })

  test('[TE-17.5] [TE-17.6] enemies act on an enemy space, every time the torch comes down to it', () => {
    const table = riggedTable('', {
      heroes: [{ hero: 'fighter' }, { hero: 'wizard', at: '1,0', has: 'oilLantern' }],
      rooms: 'encounter1@1,0',
      goblins: 'stabby@0,0',
      torch: 9,
    }).play('end')
    expect(table.told('phase')).toMatchObject([{ enemies: ['stabby'], why: 'TE-17.5' }])
    expect(table.hero(0).health).toBe(5)
    table.play('free:oilLantern')
    expect(table.state.torch).toBe(9)
    expect(table.told('phase')).toHaveLength(1)
    table.next('').play('end')
    expect(table.told('phase')).toHaveLength(2)
  })

  test('[TE-17.5] [TE-17.7] on an empty space nothing happens, nor on the first one by starting on it', () => {
    // Three heroes start on 4, a goblin space, two on 7, one too.
    for (const heroes of [
      ['fighter', 'wizard', 'rogue'],
      ['fighter', 'wizard'],
    ] as const) {
      const table = riggedTable('', { heroes })
      expect(table.state.goblins).toEqual([])
      table.play('end')
      expect(table.state.goblins).toEqual([])
    }
    const quiet = riggedTable('', { torch: 10, goblins: 'stabby@0,0' }).play('end')
    expect(quiet.told('phase')).toEqual([])
    expect(quiet.told('hurt')).toEqual([])
  })

  test('[TE-17.8] a step caused while a space is resolved waits until that is done', () => {
    const context = { why: 'TE-10.2', by: 'entrance', hero: 0, place: 24, targets: [] } as const
    const { events, state } = run({
      heroes: ['fighter', 'wizard@1,0'],
      rooms: 'encounter1@1,0',
      goblins: 'sneaky@0,0',
      torch: 10,
      agenda: [
        { do: 'turn' },
        { do: 'phase', enemies: ['sneaky'] },
        { do: 'run', effects: [torch(-1)], at: 0, context },
      ],
    })
    expect(state.torch).toBe(11)
    const order = ['acts', 'drained', 'phaseEnded', 'torch'] as const
    expect(types(events, ...order)).toEqual(order)
  })

  /** A miss at the ogre whose torch face brings the torch to 10, where the enemies act. */
  const miss = (health: number, minions: string, attack: string) =>
    riggedTable('3 3 3 etorch', {
      heroes: [{ hero: 'fighter', health }, 'wizard@1,0'],
      rooms: 'encounter1@1,0',
      minions,
      torch: 9,
    }).play(attack)

  test('[TE-17.9] a step within an action is resolved, enemies and all, before the action goes on', () => {
    const table = miss(7, 'ogre@0,0', 'attack:hammer commit:0')
    expect(table.told('countered')).toMatchObject([{ damage: 0 }])
    expect(table.told('phase')).toHaveLength(1)
    expect(table.hero(0).health).toBe(4)
    expect(table.state.turn).toMatchObject({ hero: 0, acted: true })
  })

  test('[TE-17.9] if the hero falls in it, the turn ends when all that must happen has happened', () => {
    const table = miss(3, 'ogre@0,0 skeleton@0,0', 'attack:hammer enemy:ogre commit:0')
    expect(table.told('fell')).toMatchObject([{ hero: 'fighter' }])
    // The skeleton goes on to hunt the wizard, then the turn's own step follows.
    expect(table.told('acts').map(({ enemy }) => enemy)).toEqual(['ogre', 'skeleton'])
    expect(table.hero(1).health).toBe(3)
    expect(table.state.torch).toBe(11)
    expect(table.state.turn.hero).toBe(1)
  })
})
