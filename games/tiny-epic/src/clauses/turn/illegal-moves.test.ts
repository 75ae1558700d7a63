import { hash, isRefusal, type Refusal } from '@kazamata/kernel'
import { type Match, play, start } from '@kazamata/kernel/match'
import { describe, expect, it } from 'vitest'
import { type TinyEpic, tinyEpic } from '../../game.ts'
import { cellOf, type Position, riggedTable } from '../../testing/index.ts'

type TinyEpicMatch = Match<TinyEpic>

function accepted(answer: TinyEpicMatch | Refusal): TinyEpicMatch {
  if (isRefusal(answer)) throw new Error(`Refused: ${answer.error}.`)
  return answer
}

/** A match that stands at a position. */
function at(told: Position, words = '', chance = ''): TinyEpicMatch {
  const seats = told.seats ?? 1
  const { state } = riggedTable(chance, told).play(words)
  const game = { ...tinyEpic, setup: () => state }
  const seat = { name: 'x', occupant: { kind: 'person' } } as const
  const record = {
    id: 'x',
    game: game.id,
    version: 2 as const,
    rulesVersion: game.rulesVersion,
    options: {},
    seed: '5'.repeat(64),
  }
  return accepted(start(game, { ...record, seats: Array.from({ length: seats }, () => seat) }))
}

/** The answer to a move, and that nothing has changed. */
function answer(match: TinyEpicMatch, move: unknown, seat = 0): string {
  const before = hash(match.state)
  const got = play(tinyEpic, match, seat, move)
  expect(hash(match.state)).toBe(before)
  expect(match.record.entries).toHaveLength(0)
  return isRefusal(got) ? got.error : 'accepted'
}

const hall = 'portalChamber@1,0 guardPost@2,0'

describe('what is refused', () => {
  it('[TE-6.1] a step through a wall, to a room far away, onto an empty cell, onto a facedown card', () => {
    const match = at({ rooms: `${hall} buzzsaw@0,1/1`, facedown: 'A@0,-1' })
    for (const cell of ['0,1', '2,0', '-1,0', '0,0', '0,-1'])
      expect(answer(match, { do: 'step', to: cellOf(cell) })).toBe('illegal-move')
    expect(answer(match, { do: 'step', to: cellOf('1,0') })).toBe('accepted')
    expect(answer(match, { do: 'flip', cell: cellOf('0,-1') })).toBe('accepted')
    expect(answer(match, { do: 'flip', cell: cellOf('1,0') })).toBe('illegal-move')
  })

  it('[TE-6.2] [TE-5.2] a step of a hero that is stopped, or has acted', () => {
    const step = { do: 'step', to: cellOf('0,0') }
    expect(answer(at({ rooms: hall, goblins: 'boomy@1,0' }, 'step:1,0'), step)).toBe('illegal-move')
    expect(answer(at({ heroes: ['fighter@1,0', 'ranger'], rooms: hall }, 'rest'), step)).toBe('illegal-move')
    expect(answer(at({ heroes: ['fighter@1,0', 'ranger'], rooms: hall }), step)).toBe('accepted')
  })

  it('[TE-5.1] a second heroic action', () => {
    expect(answer(at({}, 'rest'), { do: 'rest' })).toBe('illegal-move')
  })

  it('[TE-9.2] a fourth die, or one that was not rolled', () => {
    const match = at({ heroes: ['paladin', 'ranger'], minions: 'ogre@0,0' }, 'attack:hammer', '6 2 1 e2')
    expect(answer(match, { do: 'commit', main: 3, plus: 0 })).toBe('bad-move')
    expect(answer(match, { do: 'commit', main: 0, plus: 8 })).toBe('bad-move')
    expect(answer(match, { do: 'change', die: 3, by: 1 })).toBe('bad-move')
    expect(answer(match, { do: 'commit', main: 0, plus: 6 })).toBe('accepted')
    const two = at({ heroes: ['paladin', 'ranger'], rooms: hall }, 'cast:divineMight', '6 2')
    expect(answer(two, { do: 'commit', main: 2, plus: 0 })).toBe('illegal-move')
    expect(answer(two, { do: 'commit', main: 0, plus: 4 })).toBe('illegal-move')
  })

  it('[TE-9.4] [TE-9.3] a 3 as a plus die, or the main die added to itself', () => {
    const match = at({ heroes: ['paladin', 'ranger'], minions: 'ogre@0,0' }, 'attack:hammer', '6 3 1 e2')
    expect(answer(match, { do: 'commit', main: 0, plus: 2 })).toBe('illegal-move')
    expect(answer(match, { do: 'commit', main: 2, plus: 4 })).toBe('illegal-move')
    expect(answer(match, { do: 'commit', main: 0, plus: 4 })).toBe('accepted')
  })

  it('[TE-9.12] a 6 upward, a 1 downward, by two, or without focus', () => {
    const match = at({ heroes: ['paladin', 'ranger'], minions: 'ogre@0,0' }, 'attack:hammer', '6 3 1 e2')
    expect(answer(match, { do: 'change', die: 0, by: 1 })).toBe('illegal-move')
    expect(answer(match, { do: 'change', die: 2, by: -1 })).toBe('illegal-move')
    expect(answer(match, { do: 'change', die: 1, by: 2 })).toBe('bad-move')
    expect(answer(match, { do: 'change', die: 1, by: 1 })).toBe('accepted')
    const poor = at(
      { heroes: [{ hero: 'paladin', focus: 1 }, 'ranger'], minions: 'ogre@0,0' },
      'attack:hammer',
      '6 3 1 e2',
    )
    expect(answer(poor, { do: 'change', die: 1, by: 1 })).toBe('illegal-move')
  })

  it('[TE-4.2] [TE-9.14] a cost that cannot be paid', () => {
    expect(
      answer(at({ heroes: [{ hero: 'sorceress', focus: 3 }, 'ranger'] }), { do: 'free', with: 'research' }),
    ).toBe('illegal-move')
    expect(
      answer(at({ heroes: [{ hero: 'sorceress', focus: 4 }, 'ranger'] }), { do: 'free', with: 'research' }),
    ).toBe('accepted')
    const cast = at(
      { heroes: [{ hero: 'sorceress', focus: 1 }, 'ranger'], minions: 'ogre@0,0' },
      'cast:seekingBolt commit:0',
      '5 5 6 etorch',
    )
    expect(answer(cast, { do: 'pay' })).toBe('illegal-move')
    expect(
      answer(
        at({ rooms: 'lairDoor@1,0', boss: 'dragon@lair', heroes: [{ hero: 'fighter', focus: 1 }, 'ranger'] }),
        { do: 'taunt' },
      ),
    ).toBe('illegal-move')
  })

  it('[TE-11.5] [TE-10.3] an attack, a search or a spell that the place does not allow', () => {
    const match = at({ rooms: hall, goblins: 'boomy@1,0' })
    expect(answer(match, { do: 'attack', with: 'hammer' })).toBe('illegal-move')
    expect(answer(match, { do: 'attack', with: 'bow' })).toBe('illegal-move')
    expect(answer(match, { do: 'search' })).toBe('illegal-move')
    expect(answer(match, { do: 'cast', with: 'fireball' })).toBe('illegal-move')
    expect(answer(match, { do: 'enter' })).toBe('illegal-move')
  })

  it('[TE-15.3] acting while unconscious: whoever begins so has rested, and has no heroic action left', () => {
    const match = at(
      {
        heroes: ['ranger', { hero: 'fighter', health: 0 }],
        seats: 2,
        rooms: hall,
        torch: 10,
      },
      'end',
    )
    expect(match.state.turn).toMatchObject({ hero: 1, acted: true })
    expect(answer(match, { do: 'rest' }, 1)).toBe('illegal-move')
    expect(answer(match, { do: 'step', to: cellOf('1,0') }, 1)).toBe('accepted')
  })

  it('[TE-15.6] nor does a hero act that lies beside an enemy', () => {
    const match = at(
      {
        heroes: ['ranger', { hero: 'fighter', at: '1,0', health: 0 }],
        seats: 2,
        rooms: hall,
        goblins: 'boomy@1,0',
        torch: 10,
      },
      'end',
      'stabby',
    )
    expect(match.state.turn.hero).toBe(0)
    expect(answer(match, { do: 'attack', with: 'hammer' }, 1)).toBe('not-your-turn')
  })

  it('[TE-0.7] a move for a hero whose turn it is not, or by a seat that does not exist', () => {
    const match = at({ seats: 2, rooms: hall })
    expect(answer(match, { do: 'rest' }, 1)).toBe('not-your-turn')
    expect(answer(match, { do: 'end' }, 1)).toBe('not-your-turn')
    for (const seat of [2, -1, 0.5]) expect(answer(match, { do: 'rest' }, seat)).toBe('no-such-seat')
    expect(answer(match, { do: 'rest' }, 0)).toBe('accepted')
    const owned = at({ seats: 1, heroes: ['fighter', { hero: 'ranger', has: 'greatAxe' }] })
    expect(answer(owned, { do: 'discard', hero: 1, card: 'greatAxe' })).toBe('illegal-move')
  })

  it('[TE-25.5] anything but an answer while a choice is open', () => {
    const match = at({ facedown: 'A@1,0 A@0,1', deck: [4, 0, 0] }, 'flip:1,0', 'armory')
    expect(match.state.agenda.at(-1)?.do).toBe('rotate')
    expect(answer(match, { do: 'rest' })).toBe('illegal-move')
    expect(answer(match, { do: 'end' })).toBe('illegal-move')
    expect(answer(match, { do: 'rotate', turns: 0 })).toBe('illegal-move')
    expect(answer(match, { do: 'rotate', turns: 4 })).toBe('bad-move')
    expect(answer(match, { do: 'rotate', turns: 2 })).toBe('accepted')
  })

  it('[TE-3.7] anything once the game is over', () => {
    const match = at({ torch: 19 }, 'end')
    expect(answer(match, { do: 'end' })).toBe('over')
  })

  it.each([
    [undefined],
    [null],
    ['rest'],
    [7],
    [[]],
    [{}],
    [{ do: 'fly' }],
    [{ do: 'rest', why: 'x' }],
    [{ do: 'step' }],
    [{ do: 'step', to: 50 }],
    [{ do: 'step', to: -1 }],
    [{ do: 'step', to: 1.5 }],
    [{ do: 'step', to: '25' }],
    [{ do: 'attack', with: 'nuke' }],
    [{ do: 'space', space: 7 }],
  ])('[TE-0.1] what is no move at all: %o', move => {
    expect(answer(at({ rooms: hall }), move)).toBe('bad-move')
  })
})
